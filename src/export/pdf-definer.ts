import { zlibSync } from 'fflate';
import type PDFDocument from 'pdfkit';
import type { Reference } from 'pdfkit';
import { type Affine, compose } from '../geometry/affine.ts';
import type { Gradient, ImageMark, Picture } from '../page/marks.ts';
import { clipOperators, type Definitions, mapNumbers } from './operators.ts';

/** Pixels pack better than pages do when more time is given; a picture is packed once a book. */
const DEFLATE_LEVEL = 6;
/** Wider than any page, in any drawing's units. */
const WIDE = 1e6;

/** Defines what the operators of pages name: opacities, gradients and pictures, each once in a book. */
export class Definer implements Definitions {
  readonly #doc: PDFDocument;
  readonly #known = new Map<string, { readonly name: string; readonly reference: Reference }>();
  readonly #pictures = new Map<Picture, { readonly name: string; readonly reference: Reference }>();

  constructor(doc: PDFDocument) {
    this.#doc = doc;
  }

  opacity(value: number): string {
    const { name, reference } = this.#once(`opacity ${value}`, 'O', () => ({
      Type: 'ExtGState',
      ca: value,
      CA: value,
    }));
    this.#doc.page.ext_gstates[name] = reference;
    return name;
  }

  gradient(gradient: Gradient, map: Affine): { readonly pattern: string; readonly state?: string } {
    const { page } = this.#doc;
    // Patterns lie on the page as PDF sees it, y up, whatever is drawn with them.
    const matrix = compose([1, 0, 0, -1, 0, page.height], compose(map, gradient.map));
    const { name, reference } = this.#once(`gradient ${JSON.stringify([gradient, matrix])}`, 'G', () => ({
      Type: 'Pattern',
      PatternType: 2,
      Matrix: [...matrix],
      Shading: shadingOf(gradient, 'DeviceRGB', ({ colour }) => [...colour]),
    }));
    page.patterns[name] = reference;
    if (gradient.stops.every(({ opacity }) => opacity === 1)) return { pattern: name };
    const fading = this.#once(`fading ${JSON.stringify(gradient)}`, 'F', () => ({
      Type: 'ExtGState',
      SMask: { Type: 'Mask', S: 'Luminosity', G: this.#fadingForm(gradient) },
    }));
    page.ext_gstates[fading.name] = fading.reference;
    return { pattern: name, state: fading.name };
  }

  /** A picture as operators, clipped. */
  imageOperators({ picture, map, opacity, clips = [] }: ImageMark): string {
    let known = this.#pictures.get(picture);
    if (!known) {
      known = { name: `I${this.#pictures.size + 1}`, reference: this.#embed(picture) };
      this.#pictures.set(picture, known);
    }
    this.#doc.page.xobjects[known.name] = known.reference;
    return [
      '/decoration BMC q',
      ...clips.map(clipOperators),
      ...(opacity === undefined ? [] : [`/${this.opacity(opacity)} gs`]),
      // A picture's first row is its top, at 1.
      `${mapNumbers(compose(map, [1, 0, 0, -1, 0, 1]))} cm`,
      `/${known.name} Do`,
      'Q EMC',
    ].join('\n');
  }

  #once(key: string, letter: string, define: () => object) {
    let known = this.#known.get(key);
    if (!known) {
      const reference = this.#doc.ref(define());
      reference.end();
      known = { name: `${letter}${this.#known.size + 1}`, reference };
      this.#known.set(key, known);
    }
    return known;
  }

  /** A gradient's opacities as greys, for a soft mask; it lies as the drawing does that it is used in. */
  #fadingForm(gradient: Gradient): Reference {
    const form = this.#doc.ref({
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [-WIDE, -WIDE, WIDE, WIDE],
      Group: { S: 'Transparency', CS: 'DeviceGray' },
      Resources: { Shading: { S: shadingOf(gradient, 'DeviceGray', ({ opacity }) => [opacity]) } },
    });
    form.end(Uint8Array.from(`${mapNumbers(gradient.map)} cm /S sh`, (letter) => letter.charCodeAt(0)));
    return form;
  }

  #embed({ type, file, width, height, pixels, channels }: Picture): Reference {
    const image = (more: object, stream: Uint8Array): Reference => {
      const size = { Type: 'XObject', Subtype: 'Image', Width: width, Height: height, BitsPerComponent: 8 };
      const reference = this.#doc.ref({ ...size, ...more });
      reference.end(stream);
      return reference;
    };
    if (type === 'jpeg' || !pixels) {
      return image({ ColorSpace: spaceOf(channels ?? 3), Filter: 'DCTDecode' }, file);
    }
    const packed = (samples: Uint8Array): Uint8Array => zlibSync(samples, { level: DEFLATE_LEVEL });
    const { alpha } = pixels;
    const mask = alpha && {
      SMask: image({ ColorSpace: 'DeviceGray', Filter: 'FlateDecode' }, packed(alpha)),
    };
    const more = { ColorSpace: spaceOf(pixels.channels), Filter: 'FlateDecode', ...mask };
    return image(more, packed(pixels.data));
  }
}

const spaceOf = (channels: number): string => (channels === 1 ? 'DeviceGray' : 'DeviceRGB');

/** A gradient as PDF's axial or radial shading. */
function shadingOf(
  { kind, line, stops }: Gradient,
  space: string,
  partsOf: (stop: Gradient['stops'][number]) => number[],
): object {
  const [fx, fy, cx, cy, r] = line;
  return {
    ShadingType: kind === 'linear' ? 2 : 3,
    ColorSpace: space,
    Coords: kind === 'linear' ? [...line] : [fx, fy, 0, cx, cy, r],
    Function: functionOf(stops.map((stop) => ({ at: stop.at, value: partsOf(stop) }))),
    Extend: [true, true],
  };
}

/** Values between stops, from 0 to 1. */
function functionOf(stops: readonly { readonly at: number; readonly value: number[] }[]): object {
  const all = [{ ...stops[0], at: 0 }, ...stops, { ...stops[stops.length - 1], at: 1 }];
  // Of stops at one place the first and the last count; what is between has no length.
  const pieces = all.slice(1).flatMap((to, i) => (to.at > all[i].at ? [{ from: all[i], to }] : []));
  return {
    FunctionType: 3,
    Domain: [0, 1],
    Functions: pieces.map(({ from, to }) => ({
      FunctionType: 2,
      Domain: [0, 1],
      C0: from.value,
      C1: to.value,
      N: 1,
    })),
    Bounds: pieces.slice(1).map(({ from }) => from.at),
    Encode: pieces.flatMap(() => [0, 1]),
  };
}

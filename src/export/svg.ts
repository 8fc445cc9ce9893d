import { type G, SVG, type Svg, withWindow } from '@svgdotjs/svg.js';
import { fromUint8Array } from 'js-base64';
import { compose } from '../geometry/affine.ts';
import type { Clip, Gradient, ImageMark, Ink, Page, PathMark } from '../page/marks.ts';
import type { Typefaces } from '../page/typeface.ts';

import { mapNumbers, numberText, pathData } from './operators.ts';

/**
 * A page as a file of its own, the same as in the PDF: one path for each layer, and text as outlines, so that it
 * looks alike with and without the fonts. What a text says is its label.
 * @param window an SVG window, such as svgdom's or a browser's
 */
export function pageToSvg(page: Page, typefaces: Typefaces, window: object): string {
  let svg = '';
  withWindow(window as Parameters<typeof withWindow>[0], () => {
    const [width, height] = [numberText(page.width), numberText(page.height)];
    const canvas = SVG().size(`${width}pt`, `${height}pt`).viewbox(`0 0 ${width} ${height}`);
    canvas.rect(page.width, page.height).fill('white');
    const definer = new Definer(canvas);
    for (const mark of page.marks) {
      if (mark.kind === 'text') {
        const { text, x, y, size, weight, direction, ink } = mark;
        const outline = typefaces[weight].outlineOf(text, x, y, size, direction);
        const element = canvas.path(outline).attr('aria-label', text);
        if (ink) element.fill(colourText(ink)).attr(opacityOf(ink));
      } else if (mark.kind === 'image') drawImage(canvas, mark, definer);
      else drawPath(canvas, mark, definer);
    }
    svg = canvas.svg();
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${svg}\n`;
}

function drawPath(canvas: Svg, mark: PathMark, definer: Definer): void {
  const { gradient, line, stroke, clips = [] } = mark;
  const place: { transform?: string } = {};
  if (mark.scale !== 1 || mark.originX !== 0 || mark.originY !== 0) {
    const [scale, x, y] = [mark.scale, mark.originX, mark.originY].map((value) => numberText(value, 1e6));
    place.transform = `matrix(${scale} 0 0 ${scale} ${x} ${y})`;
  }
  const holder = clips.length === 0 ? canvas : definer.clipped(clips, place);
  const element = holder.path(pathData(mark.path)).addClass(mark.role).attr(opacityOf(mark));
  // Clips are in the path's own units.
  if (holder === canvas) element.attr(place);
  const colour = gradient ? definer.gradient(gradient) : colourText(mark);
  if (stroke === undefined) {
    if (colour !== 'black') element.fill(colour);
    if (mark.rule) element.attr('fill-rule', mark.rule);
    return;
  }
  element.fill('none').attr({
    stroke: colour,
    'stroke-width': numberText(stroke / mark.scale),
    'stroke-linecap': line?.cap ?? 'round',
    'stroke-linejoin': line?.join ?? 'round',
  });
  if (line?.join === 'miter') element.attr('stroke-miterlimit', numberText(line.miter));
  if (line && line.dash.length > 0) {
    element.attr({
      'stroke-dasharray': line.dash.map((length) => numberText(length / mark.scale)).join(' '),
      'stroke-dashoffset': numberText(line.offset / mark.scale),
    });
  }
}

function drawImage(canvas: Svg, { picture, map, clips = [], opacity }: ImageMark, definer: Definer): void {
  const { width, height } = picture;
  const transform = mapNumbers(compose(map, [1 / width, 0, 0, 1 / height, 0, 0]));
  const holder = clips.length === 0 ? canvas : definer.clipped(clips, {});
  holder.element('image').attr({
    width,
    height,
    preserveAspectRatio: 'none',
    transform: `matrix(${transform})`,
    href: `data:image/${picture.type};base64,${fromUint8Array(picture.file)}`,
    ...opacityOf(opacity === undefined ? {} : { opacity }),
  });
}

/** Defines what the marks of one page name, each once. */
class Definer {
  readonly #canvas: Svg;
  readonly #clips = new Map<Clip, string>();
  readonly #gradients = new Map<string, string>();

  constructor(canvas: Svg) {
    this.#canvas = canvas;
  }

  /**
   * A group that shows only what is inside of all of some clips: one in another, which more programs can than clips
   * that are clipped.
   * @param place where the outermost group lies
   */
  clipped(clips: readonly Clip[], place: { transform?: string }): G | Svg {
    return clips.reduce<G | Svg>(
      (holder, clip, i) =>
        holder.group().attr({ ...(i === 0 ? place : {}), 'clip-path': `url(#${this.#clip(clip)})` }),
      this.#canvas,
    );
  }

  #clip(clip: Clip): string {
    let id = this.#clips.get(clip);
    if (id === undefined) {
      id = `clip-${this.#clips.size + 1}`;
      const shape = this.#canvas
        .defs()
        .element('clipPath')
        .id(id)
        .element('path')
        .attr('d', pathData(clip.path));
      if (clip.rule) shape.attr('clip-rule', clip.rule);
      this.#clips.set(clip, id);
    }
    return id;
  }

  /** A gradient as a paint. */
  gradient(gradient: Gradient): string {
    const key = JSON.stringify(gradient);
    let id = this.#gradients.get(key);
    if (id === undefined) {
      id = `gradient-${this.#gradients.size + 1}`;
      const { kind, line, map, stops } = gradient;
      const names = kind === 'linear' ? ['x1', 'y1', 'x2', 'y2'] : ['fx', 'fy', 'cx', 'cy', 'r'];
      const element = this.#canvas
        .defs()
        .element(`${kind}Gradient`)
        .id(id)
        .attr(Object.fromEntries(names.map((name, i) => [name, numberText(line[i], 1e6)])))
        .attr({ gradientUnits: 'userSpaceOnUse', gradientTransform: `matrix(${mapNumbers(map)})` });
      for (const { at, colour, opacity } of stops) {
        const stop = element
          .element('stop')
          .attr({ offset: numberText(at), 'stop-color': colourText({ colour }) });
        if (opacity !== 1) stop.attr('stop-opacity', numberText(opacity));
      }
      this.#gradients.set(key, id);
    }
    return `url(#${id})`;
  }
}

function opacityOf({ opacity }: Ink): { opacity?: string } {
  return opacity === undefined ? {} : { opacity: numberText(opacity) };
}

function colourText({ grey, colour }: Ink): string {
  if (!colour && grey === undefined) return 'black';
  const parts = colour ?? Array(3).fill(grey ?? 0);
  return `#${parts
    .map((part) =>
      Math.round(255 * part)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

import { parseXml, XmlElement, XmlError } from '@rgrove/parse-xml';
import { type Affine, compose, IDENTITY } from '../geometry/affine.ts';
import { Refusal } from '../refusal.ts';
import { pathFrom } from '../svg/paths.ts';
import { pathOf, SHAPES } from '../svg/shapes.ts';
import { transformOf } from '../svg/viewport.ts';
import type { Box } from './marks.ts';
import type { ArtPiece, Artwork } from './template.ts';

/** Attributes that decide what artwork looks like; a group's hold for what is in it. */
const LOOK = ['fill', 'stroke', 'stroke-width'] as const;
type Look = Readonly<Record<(typeof LOOK)[number], string>>;
const PLAIN: Look = { fill: 'black', stroke: 'none', 'stroke-width': '1' };

/** Attributes that give a shape its form, in plain numbers. */
const NUMBERS = ['x', 'y', 'x1', 'y1', 'x2', 'y2', 'width', 'height', 'r', 'rx', 'ry', 'cx', 'cy'];
/** All that artwork may have; round ends and turns are what all lines have, said or not. */
const KNOWN: readonly string[] = [
  ...LOOK,
  ...NUMBERS,
  ...['d', 'points', 'transform', 'id', 'data-stretch', 'stroke-linecap', 'stroke-linejoin'],
];
/** A viewport for lengths in percent, which templates do not have. */
const NO_VIEWPORT = [0, 0] as const;

/** Whether an element may be artwork. */
export function isArt(name: string): boolean {
  return name === 'g' || SHAPES.some((shape) => shape === name);
}

/** The elements right in another. */
export function elementsIn(element: XmlElement): XmlElement[] {
  return element.children.filter((child) => child instanceof XmlElement);
}

/**
 * A template's SVG: its outermost element, and the box of its viewBox.
 * @throws Refusal (file) if it is not SVG, or has no viewBox
 */
export function rootOf(file: string, svg: string): { root: XmlElement; box: Box } {
  let root: XmlElement | null;
  try {
    root = parseXml(svg).root;
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    throw new Refusal(
      'file',
      `template ${file}: it is not readable as SVG (line ${error.line}, column ${error.column})`,
    );
  }
  const numbers = root?.attributes.viewBox?.split(/\s+/).map(Number);
  if (!root || numbers?.length !== 4) throw new Refusal('file', `template ${file}: its viewBox is missing`);
  const [x, y, width, height] = numbers;
  return { root, box: { x, y, width, height } };
}

/** A number that an element must have. */
export function numberIn(file: string, { name, attributes }: XmlElement, key: string): number {
  const value = Number(attributes[key]);
  if (Number.isFinite(value)) return value;
  throw new Refusal('file', `template ${file}: ${key} of a <${name}> is not a number`);
}

/**
 * Reads a file of artwork alone, such as what stands beside an entrance.
 * @throws Refusal (file) if it holds anything else
 */
export function readArtwork(file: string, svg: string): Artwork {
  const { root, box } = rootOf(file, svg);
  return { box, pieces: elementsIn(root).flatMap((element) => piecesOf(file, element)) };
}

/** An element and what is said around it. */
interface Step {
  readonly element: XmlElement;
  readonly map: Affine;
  readonly look: Look;
}

/**
 * What artwork draws, the lowest first.
 * @throws Refusal (file) for an element, an attribute or a colour that templates do not have
 */
export function piecesOf(file: string, outermost: XmlElement): ArtPiece[] {
  const pieces: ArtPiece[] = [];
  const stack: Step[] = [{ element: outermost, map: IDENTITY, look: PLAIN }];
  for (let step = stack.pop(); step; step = stack.pop()) {
    const { element } = step;
    const { name, attributes } = element;
    if (!isArt(name) && name !== 'line')
      throw new Refusal(
        'file',
        `template ${file}: <${name}> in artwork is not one of g, line, ${SHAPES.join(', ')}`,
      );
    checkAttributes(file, element);
    const map = compose(step.map, transformOf(attributes.transform));
    const look = { ...step.look };
    for (const key of LOOK) look[key] = attributes[key] ?? look[key];
    if (name === 'g') {
      stack.push(
        ...elementsIn(element)
          .reverse()
          .map((child) => ({ element: child, map, look })),
      );
    } else pieces.push(...drawn(file, element, map, look));
  }
  return pieces;
}

function checkAttributes(file: string, element: XmlElement): void {
  for (const key of Object.keys(element.attributes)) {
    if (!KNOWN.includes(key))
      throw new Refusal(
        'file',
        `template ${file}: ${key} of a <${element.name}> does not work; fill, stroke and stroke-width do`,
      );
    if (NUMBERS.includes(key)) numberIn(file, element, key);
  }
}

/** A shape as what is filled of it and what is stroked. */
function drawn(file: string, element: XmlElement, map: Affine, look: Look): ArtPiece[] {
  const path = pathIn(file, element, map);
  const pieces: ArtPiece[] = [];
  const fill = greyOf(file, look.fill);
  if (fill !== undefined && element.name !== 'line') pieces.push({ path, ...greyPart(fill) });
  const stroke = greyOf(file, look.stroke);
  if (stroke !== undefined) {
    const width = Number(look['stroke-width']);
    if (!(width > 0))
      throw new Refusal('file', `template ${file}: stroke-width of a <${element.name}> is not above 0`);
    // A map that stretches one way more than the other thickens a line by what is between.
    const thicker = Math.sqrt(Math.abs(map[0] * map[3] - map[1] * map[2]));
    pieces.push({ path, stroke: width * thicker, ...greyPart(stroke) });
  }
  return pieces;
}

/** Black is what marks are without a grey. */
function greyPart(grey: number): { grey?: number } {
  return grey === 0 ? {} : { grey };
}

/** A shape's path, mapped. */
function pathIn(file: string, element: XmlElement, map: Affine): number[] {
  const path = pathFrom(dataOf(file, element), map);
  if (typeof path !== 'string') return path;
  throw new Refusal('file', `template ${file}: a <${element.name}> is not drawn right: ${path}`);
}

/** A shape's path data; a polyline stays open. */
function dataOf(file: string, element: XmlElement): string {
  const { name, attributes } = element;
  if (name === 'line') {
    const [x1, y1, x2, y2] = ['x1', 'y1', 'x2', 'y2'].map((key) => numberIn(file, element, key));
    return `M${x1} ${y1}L${x2} ${y2}`;
  }
  if (name === 'polyline') return `M${attributes.points ?? ''}`;
  const shape = SHAPES.find((one) => one === name);
  const data = shape ? pathOf(shape, element, NO_VIEWPORT) : '';
  if (data === '') throw new Refusal('file', `template ${file}: a <${name}> draws nothing`);
  return data;
}

const NAMED: Readonly<Record<string, number>> = { black: 0, grey: 128, gray: 128, white: 255 };

/** A colour's grey, from 0 (black) to 1 (white); undefined for none. */
function greyOf(file: string, colour: string): number | undefined {
  if (colour === 'none') return undefined;
  // #888 or #888888: red, green and blue alike.
  const hex = colour.match(/^#(?:([\da-f])\1\1|([\da-f]{2})\2\2)$/i);
  const level = NAMED[colour] ?? (hex ? Number.parseInt(hex[2] ?? hex[1] + hex[1], 16) : undefined);
  if (level === undefined)
    throw new Refusal(
      'file',
      `template ${file}: the colour ${colour} does not work; none, black, white and greys such as #888 do`,
    );
  return level / 255;
}

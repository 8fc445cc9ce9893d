import { type Affine, compose, IDENTITY } from '../geometry/affine.ts';

/** Width and height that percentages refer to. */
export type Viewport = readonly [width: number, height: number];

type Attributes = Readonly<Record<string, string>>;

/** Pixels to a unit, as SVG and CSS count them. */
const PIXELS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 9.6 / 2.54,
  q: 2.4 / 2.54,
  pt: 96 / 72,
  pc: 16,
  rem: 16,
};

/**
 * A length in pixels, or undefined if it is none; a percentage is of `whole`.
 * @param em size of the letters that it stands among, in pixels
 */
export function lengthOf(value: string | undefined, whole: number, em = 16): number | undefined {
  const [, number, unit] = value?.trim().match(/^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(%|[a-z]*)$/i) ?? [];
  if (number === undefined || !Number.isFinite(Number(number))) return undefined;
  if (unit === '%') return (Number(number) / 100) * whole;
  const name = unit.toLowerCase();
  const pixels = name === 'em' ? em : name === 'ex' ? em / 2 : PIXELS[name];
  return pixels === undefined ? undefined : Number(number) * pixels;
}

/** What a list of transforms does; after a mistake nothing more, as viewers do. */
export function transformOf(value: string | undefined): Affine {
  let map = IDENTITY;
  for (const [, name, inside] of (value ?? '').matchAll(/([a-zA-Z]+)\s*\(([^)]*)\)/g)) {
    const next = mapOf(name, (inside.match(/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi) ?? []).map(Number));
    if (!next) break;
    map = compose(map, next);
  }
  return map;
}

function mapOf(name: string, n: readonly number[]): Affine | undefined {
  const radians = ((n[0] ?? 0) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  switch (`${name} ${n.length}`) {
    case 'matrix 6':
      return [n[0], n[1], n[2], n[3], n[4], n[5]];
    case 'translate 1':
    case 'translate 2':
      return [1, 0, 0, 1, n[0], n[1] ?? 0];
    case 'scale 1':
    case 'scale 2':
      return [n[0], 0, 0, n[1] ?? n[0], 0, 0];
    case 'rotate 1':
      return [cos, sin, -sin, cos, 0, 0];
    case 'rotate 3': {
      const [, x, y] = n;
      return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
    }
    case 'skewX 1':
      return [1, 0, Math.tan(radians), 1, 0, 0];
    case 'skewY 1':
      return [1, Math.tan(radians), 0, 1, 0, 0];
    default:
      return undefined;
  }
}

/** How an <svg> or a <symbol> shows what is in it, and what percentages in it refer to. */
export interface Window {
  readonly map: Affine;
  readonly viewport: Viewport;
}

/**
 * The window of an <svg> or <symbol>.
 * @param attributes its own; a <use> has a say on width and height
 * @param within undefined for the outermost, whose place does not matter
 */
export function windowOf(attributes: Attributes, within: Viewport | undefined): Window {
  const box = viewBoxOf(attributes.viewBox);
  const [width, height] = within ? innerSize(attributes, within) : outerSize(attributes);
  const place: Affine = within
    ? [1, 0, 0, 1, lengthOf(attributes.x, within[0]) ?? 0, lengthOf(attributes.y, within[1]) ?? 0]
    : IDENTITY;
  if (!box) return { map: place, viewport: [width, height] };
  const [left, top, boxWidth, boxHeight] = box;
  let [sx, sy] = [width / boxWidth, height / boxHeight];
  const fit = attributes.preserveAspectRatio?.trim() ?? '';
  if (!fit.startsWith('none')) sx = sy = fit.endsWith('slice') ? Math.max(sx, sy) : Math.min(sx, sy);
  // x or y: Min, Mid or Max says how much of the spare room comes before.
  const before = (axis: 'x' | 'Y'): number => {
    const where = fit.match(new RegExp(`${axis}(Min|Mid|Max)`))?.[1];
    return where === 'Min' ? 0 : where === 'Max' ? 1 : 0.5;
  };
  const dx = (width - boxWidth * sx) * before('x') - left * sx;
  const dy = (height - boxHeight * sy) * before('Y') - top * sy;
  return { map: compose(place, [sx, 0, 0, sy, dx, dy]), viewport: [boxWidth, boxHeight] };
}

function innerSize({ width, height }: Attributes, within: Viewport): Viewport {
  return [lengthOf(width, within[0]) ?? within[0], lengthOf(height, within[1]) ?? within[1]];
}

/**
 * Width and height of an outermost <svg>, in pixels: as it says, else like its box; percentages are of a page that
 * nobody knows.
 */
export function outerSize({ width, height, viewBox }: Attributes): Viewport {
  const box = viewBoxOf(viewBox);
  const known = (value: string | undefined): number | undefined =>
    value?.trim().endsWith('%') ? undefined : lengthOf(value, 0);
  const [across, down] = [known(width), known(height)];
  const [boxWidth, boxHeight] = box ? [box[2], box[3]] : [across ?? 100, down ?? 100];
  const scale = across ? across / boxWidth : down ? down / boxHeight : 1;
  return [across || boxWidth * scale, down || boxHeight * scale];
}

function viewBoxOf(value: string | undefined): [number, number, number, number] | undefined {
  const numbers = (value ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [x, y, width, height] = numbers;
  return numbers.length === 4 && numbers.every(Number.isFinite) && width > 0 && height > 0
    ? [x, y, width, height]
    : undefined;
}

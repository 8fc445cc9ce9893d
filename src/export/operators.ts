import type { Affine } from '../geometry/affine.ts';
import { type Path, trace } from '../geometry/path.ts';
import type { Clip, Gradient, Ink, LineStyle, PathMark } from '../page/marks.ts';

/** Decimals to which points are written: 1/1000 pt. */
const DECIMALS = 1000;

/** A number as short as can be; -0, NaN and infinity are refused or put right here, once for all formats. */
export function numberText(value: number, decimals = DECIMALS): string {
  if (!Number.isFinite(value)) throw new Error(`cannot write ${value} into a page`);
  return String(Math.round(value * decimals) / decimals + 0);
}

/** A path as PDF drawing operators, in its own units. */
function pathOperators(path: Path): string {
  const out: string[] = [];
  trace(path, {
    moveTo: (x, y) => out.push(`${numberText(x)} ${numberText(y)} m`),
    lineTo: (x, y) => out.push(`${numberText(x)} ${numberText(y)} l`),
    bezierCurveTo: (...xy) => out.push(`${xy.map((value) => numberText(value)).join(' ')} c`),
    closePath: () => out.push('h'),
  });
  return out.join('\n');
}

/** Names of what a page has to define before its operators may use it. */
export interface Definitions {
  /** A graphics state of this opacity, from 0 to 1. */
  opacity(value: number): string;
  /** A pattern, and where it is not opaque all over, a graphics state. */
  gradient(gradient: Gradient, map: Affine): { readonly pattern: string; readonly state?: string };
}

/** For marks that need none: black, grey or of one colour, and opaque. */
const NOTHING: Definitions = {
  opacity: (value) => {
    throw new Error(`no page defines an opacity of ${value}`);
  },
  gradient: ({ kind }) => {
    throw new Error(`no page defines a ${kind} gradient`);
  },
};

const CAPS = { butt: 0, round: 1, square: 2 } as const;
const JOINS = { miter: 0, round: 1, bevel: 2 } as const;
const ROUND = { cap: 'round', join: 'round', miter: 10, dash: [], offset: 0 } as const;

/**
 * A path mark as PDF operators: one transform for the whole path, so that its numbers stay the small whole ones
 * of the plate. It is marked with its role, which tells a reader of the file where the walls are.
 */
export function markOperators(mark: PathMark, definitions = NOTHING): string {
  const { role, path, originX, originY, scale, stroke, clips = [], rule } = mark;
  const map: Affine = [scale, 0, 0, scale, originX, originY];
  const moved = scale !== 1 || originX !== 0 || originY !== 0;
  return [
    `/${role} BMC q`,
    ...(moved ? [`${mapNumbers(map)} cm`] : []),
    ...clips.map(clipOperators),
    ...inkOperators(mark, map, definitions),
    ...(stroke === undefined ? [] : [lineOperators(stroke, mark.line ?? ROUND, scale)]),
    pathOperators(path),
    stroke !== undefined ? 'S' : rule === 'evenodd' ? 'f*' : 'f',
    'Q EMC',
  ].join('\n');
}

/** Keeps what follows inside of a path. */
export function clipOperators({ path, rule }: Clip): string {
  return `${pathOperators(path)}\n${rule === 'evenodd' ? 'W*' : 'W'} n`;
}

/** Sets the colour of what follows; nothing for plain black. */
function inkOperators(mark: PathMark, map: Affine, definitions: Definitions): string[] {
  const { gradient, opacity, stroke } = mark;
  const state = opacity === undefined ? [] : [`/${definitions.opacity(opacity)} gs`];
  if (!gradient) return [...colourOperators(mark, stroke !== undefined), ...state];
  const { pattern, state: fading } = definitions.gradient(gradient, map);
  const [space, colour] = stroke === undefined ? ['cs', 'scn'] : ['CS', 'SCN'];
  return [...state, ...(fading ? [`/${fading} gs`] : []), `/Pattern ${space} /${pattern} ${colour}`];
}

/** Sets a colour for lines, or for what is filled; nothing for black. */
export function colourOperators({ grey, colour }: Ink, isLine: boolean): string[] {
  if (colour) return [`${colour.map((part) => numberText(part)).join(' ')} ${isLine ? 'RG' : 'rg'}`];
  // As ink: K only.
  return grey === undefined ? [] : [`0 0 0 ${numberText(1 - grey)} ${isLine ? 'K' : 'k'}`];
}

function lineOperators(stroke: number, { cap, join, miter, dash, offset }: LineStyle, scale: number): string {
  const width = `${numberText(stroke / scale)} w ${CAPS[cap]} J ${JOINS[join]} j`;
  const limit = join === 'miter' ? ` ${numberText(miter)} M` : '';
  if (dash.length === 0) return width + limit;
  const lengths = dash.map((length) => numberText(length / scale)).join(' ');
  return `${width}${limit} [${lengths}] ${numberText(offset / scale)} d`;
}

/** A map's numbers as formats list them. */
export function mapNumbers(map: Affine): string {
  return map.map((value) => numberText(value, 1e6)).join(' ');
}

/** A path as SVG path data, in its own units. */
export function pathData(path: Path): string {
  const out: string[] = [];
  trace(path, {
    moveTo: (x, y) => out.push(`M${numberText(x)} ${numberText(y)}`),
    lineTo: (x, y) => out.push(`L${numberText(x)} ${numberText(y)}`),
    bezierCurveTo: (...xy) => out.push(`C${xy.map((value) => numberText(value)).join(' ')}`),
    closePath: () => out.push('Z'),
  });
  return out.join('');
}

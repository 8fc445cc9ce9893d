import { type Path, trace } from '../geometry/path.ts';
import type { PathMark } from '../page/marks.ts';

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

/**
 * A path mark as PDF operators: one transform for the whole path, so that its numbers stay the small whole ones
 * of the plate. It is marked with its role, which tells a reader of the file where the walls are.
 */
export function markOperators({ role, path, originX, originY, scale, stroke, grey }: PathMark): string {
  const moved = scale !== 1 || originX !== 0 || originY !== 0;
  const numbers = [scale, 0, 0, scale, originX, originY].map((value) => numberText(value, 1e6)).join(' ');
  return [
    `/${role} BMC q`,
    ...(moved ? [`${numbers} cm`] : []),
    // As ink: K only.
    ...(grey === undefined ? [] : [`0 0 0 ${numberText(1 - grey)} ${stroke === undefined ? 'k' : 'K'}`]),
    ...(stroke === undefined ? [] : [`${numberText(stroke / scale)} w 1 J 1 j`]),
    pathOperators(path),
    stroke === undefined ? 'f' : 'S',
    'Q EMC',
  ].join('\n');
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

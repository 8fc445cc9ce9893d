import svgpath from 'svgpath';
import { type Affine, apply } from '../geometry/affine.ts';
import { CLOSE, CURVE, LINE, MOVE } from '../geometry/path.ts';

/** Nothing on a page is farther away, and formats write such numbers plainly. */
const FARTHEST = 1e7;

/**
 * SVG path data as a path, mapped; what is open stays open.
 * @returns what is wrong with it, if it is not right
 */
export function pathFrom(data: string, map: Affine): number[] | string {
  const parsed = svgpath(data);
  if ('err' in parsed && parsed.err !== '') return String(parsed.err);
  const path: number[] = [];
  const add = (operator: number, ...numbers: number[]): void => {
    path.push(operator);
    for (let i = 0; i < numbers.length; i += 2) path.push(...apply(map, numbers[i], numbers[i + 1]));
  };
  parsed
    .abs()
    .unshort()
    .unarc()
    .iterate((segment, _index, x, y) => {
      if (segment[0] === 'M') add(MOVE, segment[1], segment[2]);
      else if (segment[0] === 'L') add(LINE, segment[1], segment[2]);
      else if (segment[0] === 'H') add(LINE, segment[1], y);
      else if (segment[0] === 'V') add(LINE, x, segment[1]);
      else if (segment[0] === 'C') {
        const [, ...points] = segment;
        add(CURVE, ...points);
      } else if (segment[0] === 'Q') {
        const third = (end: number, control: number): number => end + ((control - end) * 2) / 3;
        const [, cx, cy, toX, toY] = segment;
        add(CURVE, third(x, cx), third(y, cy), third(toX, cx), third(toY, cy), toX, toY);
      } else path.push(CLOSE);
    });
  return path.every((value) => Math.abs(value) <= FARTHEST) ? path : 'it has numbers too large';
}

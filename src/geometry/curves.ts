import svgpath from 'svgpath';
import { type Affine, apply } from './affine.ts';

/** A closed ring of lines and cubics: each side is the numbers x, y or x1, y1, x2, y2, x, y after the last point. */
export interface CurvedRing {
  readonly x: number;
  readonly y: number;
  readonly sides: readonly (readonly number[])[];
}

/** The rings of SVG path data, mapped. What is open is closed; what follows a mistake is left out, as viewers do. */
export function curvesOf(pathData: string, map: Affine): CurvedRing[] {
  const rings: { x: number; y: number; sides: number[][] }[] = [];
  // Lines after a closed ring start a new one where it started.
  let from: [number, number] = [0, 0];
  let isOpen = false;
  const add = (...numbers: number[]): void => {
    if (!isOpen) {
      const [x, y] = apply(map, ...from);
      rings.push({ x, y, sides: [] });
      isOpen = true;
    }
    const side: number[] = [];
    for (let i = 0; i < numbers.length; i += 2) side.push(...apply(map, numbers[i], numbers[i + 1]));
    rings[rings.length - 1].sides.push(side);
  };
  svgpath(pathData)
    .abs()
    .unshort()
    .unarc()
    .iterate((segment, _index, x, y) => {
      const command = segment[0];
      if (command === 'M') {
        from = [segment[1], segment[2]];
        isOpen = false;
      } else if (command === 'L') add(segment[1], segment[2]);
      else if (command === 'H') add(segment[1], y);
      else if (command === 'V') add(x, segment[1]);
      else if (command === 'C') add(segment[1], segment[2], segment[3], segment[4], segment[5], segment[6]);
      else if (command === 'Q') {
        const [, cx, cy, toX, toY] = segment;
        const third = (end: number, control: number): number => end + ((control - end) * 2) / 3;
        add(third(x, cx), third(y, cy), third(toX, cx), third(toY, cy), toX, toY);
      } else if (command === 'Z' || command === 'z') isOpen = false;
    });
  return rings.filter(({ x, y, sides }) => [x, y, ...sides.flat()].every(Number.isFinite));
}

/** A curved ring as points: lines between them stay within the tolerance of the curve. */
export function flattenCurves({ x, y, sides }: CurvedRing, tolerance: number): [number, number][] {
  const points: [number, number][] = [[x, y]];
  let [x0, y0] = [x, y];
  for (const side of sides) {
    if (side.length === 6) {
      const [x1, y1, x2, y2, x3, y3] = side;
      // In n equal steps of its parameter, a cubic leaves its chords by at most this bend / 8 / n².
      const bend =
        6 *
        Math.max(
          Math.hypot(x0 - 2 * x1 + x2, y0 - 2 * y1 + y2),
          Math.hypot(x1 - 2 * x2 + x3, y1 - 2 * y2 + y3),
        );
      const count = Math.min(MOST_STEPS, Math.ceil(Math.sqrt(bend / 8 / tolerance)));
      for (let i = 1; i < count; i++) {
        const t = i / count;
        const s = 1 - t;
        const [k0, k1, k2, k3] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
        points.push([k0 * x0 + k1 * x1 + k2 * x2 + k3 * x3, k0 * y0 + k1 * y1 + k2 * y2 + k3 * y3]);
      }
    }
    [x0, y0] = side.slice(-2);
    points.push([x0, y0]);
  }
  return points;
}

/** No curve inside the figure needs more; one that reaches far beyond would. */
const MOST_STEPS = 1000;

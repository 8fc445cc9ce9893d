import { type Path, trace } from './path.ts';

/** Left, top, right and bottom. */
export type Extent = readonly [left: number, top: number, right: number, bottom: number];

/** The least box about the ink of filled paths, exactly; undefined without a point. */
export function extentOf(paths: readonly Path[]): Extent | undefined {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const add = (x: number, y: number): void => {
    [left, top] = [Math.min(left, x), Math.min(top, y)];
    [right, bottom] = [Math.max(right, x), Math.max(bottom, y)];
  };
  let [fromX, fromY] = [0, 0];
  const to = (x: number, y: number): void => {
    add(x, y);
    [fromX, fromY] = [x, y];
  };
  for (const path of paths) {
    trace(path, {
      moveTo: to,
      lineTo: to,
      bezierCurveTo: (x1, y1, x2, y2, x, y) => {
        for (const t of [...turnsOf(fromX, x1, x2, x), ...turnsOf(fromY, y1, y2, y)]) {
          add(cubicAt(t, fromX, x1, x2, x), cubicAt(t, fromY, y1, y2, y));
        }
        to(x, y);
      },
      closePath: () => {},
    });
  }
  return left <= right ? [left, top, right, bottom] : undefined;
}

function cubicAt(t: number, p0: number, p1: number, p2: number, p3: number): number {
  const s = 1 - t;
  return s * s * s * p0 + 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t * p3;
}

/** Where a cubic turns back, from 0 to 1: its slope is 3 (a t² + b t + c). */
function turnsOf(p0: number, p1: number, p2: number, p3: number): number[] {
  const a = p3 - 3 * p2 + 3 * p1 - p0;
  const b = 2 * (p2 - 2 * p1 + p0);
  const c = p1 - p0;
  const root = Math.sqrt(b * b - 4 * a * c);
  // The way that loses no digits where a is next to nothing.
  const q = -(b + (b < 0 ? -root : root)) / 2;
  return [q / a, c / q].filter((t) => t > 0 && t < 1);
}

import { isInside } from '../geometry/ring.ts';
import type { Step } from './faces.ts';

/** Two places of a boundary nearer than this across a cell are a pinch, in corridors. */
const PINCH = 0.3;
/** But only if it is this far from one to the other along the boundary, both ways, in corridors. */
const APART = 1;

/** Whether a boundary comes to one point twice. */
export function touchesItself(steps: readonly Step[]): boolean {
  return new Set(steps.map(({ from }) => from)).size < steps.length;
}

/**
 * Whether a cell is all but cut in two: its boundary nearly meets itself across its inside.
 *
 *      +----+ +----+
 *      |     v     |      v: a corner that almost reaches the side below
 *      +-----------+
 */
export function isPinched(steps: readonly Step[], xy: readonly number[], corridor: number): boolean {
  const place = (point: number): readonly [number, number] => [xy[2 * point], xy[2 * point + 1]];
  const ring = steps.map(({ from }) => place(from));
  const along = [0];
  for (const { from, to } of steps) {
    const [[x0, y0], [x1, y1]] = [place(from), place(to)];
    along.push(along[along.length - 1] + Math.hypot(x1 - x0, y1 - y0));
  }
  const whole = along[steps.length];
  return steps.some((corner, i) =>
    steps.some((side, j) => {
      const [x, y] = place(corner.from);
      const [[ax, ay], [bx, by]] = [place(side.from), place(side.to)];
      const [dx, dy] = [bx - ax, by - ay];
      const length = along[j + 1] - along[j];
      const share = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (length * length || 1)));
      const [atX, atY] = [ax + share * dx, ay + share * dy];
      if (Math.hypot(atX - x, atY - y) >= PINCH * corridor) return false;
      const way = Math.abs(along[j] + share * length - along[i]);
      if (Math.min(way, whole - way) < APART * corridor) return false;
      return isInside([ring], (x + atX) / 2, (y + atY) / 2);
    }),
  );
}

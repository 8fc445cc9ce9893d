import type { Polygon } from '../../src/geometry/ring.ts';

/**
 * Pairs of sides of these rings that cross: each has an end on either side of the other. Sides that only touch do not
 * count. Written apart from src/geometry, which is what it checks; looks at all pairs.
 */
export function crossingsOf(rings: readonly Polygon[]): number {
  const sides = rings.flatMap((ring) =>
    ring.map(([x, y], i) => {
      const [nextX, nextY] = ring[(i + 1) % ring.length];
      return [x, y, nextX, nextY] as const;
    }),
  );
  const TOUCH = 1e-12;
  const turn = (x0: number, y0: number, x1: number, y1: number, x: number, y: number): number => {
    const cross = (x1 - x0) * (y - y0) - (y1 - y0) * (x - x0);
    return Math.abs(cross) < TOUCH ? 0 : Math.sign(cross);
  };
  let count = 0;
  sides.forEach(([ax, ay, bx, by], i) => {
    for (let j = i + 1; j < sides.length; j++) {
      const [cx, cy, dx, dy] = sides[j];
      const isApart =
        turn(ax, ay, bx, by, cx, cy) * turn(ax, ay, bx, by, dx, dy) >= 0 ||
        turn(cx, cy, dx, dy, ax, ay) * turn(cx, cy, dx, dy, bx, by) >= 0;
      if (!isApart) count++;
    }
  });
  return count;
}

import { flatten } from '../../src/geometry/ring.ts';
import type { Tile } from '../../src/grid/types.ts';

type Point = readonly [x: number, y: number, bulge?: number];

/**
 * Length of the boundary that two tiles share, straight from their corners: all pairs of straight steps. It is
 * slow and knows nothing of points, pieces or buckets, so that it can judge what weld makes of them.
 */
export function sharedLength(one: Tile, other: Tile): number {
  const [a, b] = [flatten(one), flatten(other)];
  let length = 0;
  for (let i = 0; i < a.length; i++) {
    for (let j = 0; j < b.length; j++) {
      length += overlap(a[i], a[(i + 1) % a.length], b[j], b[(j + 1) % b.length]);
    }
  }
  return length;
}

const NEAR = 1e-4;

/** Length that two straight steps have in common. */
function overlap([ax, ay]: Point, [bx, by]: Point, ...others: readonly [Point, Point]): number {
  const length = Math.hypot(bx - ax, by - ay);
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  const places: number[] = [];
  for (const [x, y] of others) {
    if (Math.abs((x - ax) * uy - (y - ay) * ux) > NEAR) return 0;
    places.push((x - ax) * ux + (y - ay) * uy);
  }
  return Math.max(0, Math.min(length, Math.max(...places)) - Math.max(0, Math.min(...places)));
}

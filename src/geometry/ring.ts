import { flattenSide } from './arc.ts';

/** x, y (down the page) and the bulge of the side that starts here: tan(sweep / 4), 0 when straight. */
export type Corner = readonly [x: number, y: number, bulge?: number];

/** A ring of straight sides. */
export type Polygon = readonly (readonly [x: number, y: number, bulge?: number])[];

/** A ring with its arcs as short straight steps; a ring without arcs is its own polygon. */
export function flatten(ring: readonly Corner[]): Polygon {
  if (ring.every(([, , bulge]) => !bulge)) return ring;
  return ring.flatMap(([x, y, bulge = 0], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length];
    return flattenSide(x, y, nextX, nextY, bulge);
  });
}

/** Twice the signed area of a ring of straight sides; positive when it runs the way angles grow. */
export function doubleArea(ring: Polygon): number {
  let sum = 0;
  for (let i = 0; i < ring.length; i++) {
    const [x0, y0] = ring[i];
    const [x1, y1] = ring[(i + 1) % ring.length];
    sum += x0 * y1 - x1 * y0;
  }
  return sum;
}

/** Centre of area of a ring of straight sides. */
export function centroidOf(ring: Polygon): [number, number] {
  // Relative to the first corner, so that a small cell far from the origin loses no digits.
  const [originX, originY] = ring[0];
  let [area, sumX, sumY] = [0, 0, 0];
  for (let i = 1; i + 1 < ring.length; i++) {
    const [x0, y0] = [ring[i][0] - originX, ring[i][1] - originY];
    const [x1, y1] = [ring[i + 1][0] - originX, ring[i + 1][1] - originY];
    const cross = x0 * y1 - x1 * y0;
    area += cross;
    sumX += cross * (x0 + x1);
    sumY += cross * (y0 + y1);
  }
  return [originX + sumX / (3 * area), originY + sumY / (3 * area)];
}

/** Left, top, right and bottom of some rings of straight sides. */
export function boundsOf(rings: readonly Polygon[]): [number, number, number, number] {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const ring of rings) {
    for (const [x, y] of ring) {
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  return [left, top, right, bottom];
}

/** Whether a point lies inside straight-sided rings, by the even-odd rule. */
export function isInside(rings: readonly Polygon[], x: number, y: number): boolean {
  let inside = false;
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [xi, yi] = ring[i];
      const [xj, yj] = ring[j];
      if (yi > y !== yj > y && x < xi + ((y - yi) * (xj - xi)) / (yj - yi)) inside = !inside;
    }
  }
  return inside;
}

/** The same ring the other way round; each bulge moves to the corner its side now starts at. */
export function reversed(tile: readonly Corner[]): Corner[] {
  return tile.map((_, i) => {
    const at = tile.length - 1 - i;
    const [x, y] = tile[at];
    return [x, y, -(tile[(at - 1 + tile.length) % tile.length][2] ?? 0)] as const;
  });
}

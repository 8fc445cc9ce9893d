import { boundsOf, doubleArea, flatten, isInside, type Polygon } from '../../src/geometry/ring.ts';
import type { Grid } from '../../src/grid/grid.ts';
import type { Outline, Tile } from '../../src/grid/types.ts';

/** Arcs are taken in steps so small that their chords lie within a thousandth of the outline's height. */
const PARTS = 48;

/**
 * The rings of an outline as fine polygons, in a box of this width and height in the middle of some tiles; found here
 * without the code that cuts.
 */
export function placedRings(
  { rings, aspect }: Outline,
  tiles: readonly Tile[],
  [width, height]: readonly [number, number],
): Polygon[] {
  const [left, top, right, bottom] = boundsOf(tiles.map(flatten));
  const form = aspect ?? width / height;
  const scale = Math.min(height, width / form);
  const [x0, y0] = [(left + right - scale * form) / 2, (top + bottom - scale) / 2];
  return rings.map((ring) =>
    ring.flatMap(([x, y, bulge = 0], i) => {
      const [nextX, nextY] = ring[(i + 1) % ring.length];
      return arcPoints(x, y, nextX, nextY, bulge).map(([px, py]): [number, number] => [
        x0 + scale * px,
        y0 + scale * py,
      ]);
    }),
  );
}

/** Points from the first of two up to, but without, the second, along an arc that sweeps 4 · atan(bulge). */
function arcPoints(x: number, y: number, toX: number, toY: number, bulge: number): [number, number][] {
  if (bulge === 0) return [[x, y]];
  const half = 2 * Math.atan(bulge);
  const [midX, midY] = [(x + toX) / 2, (y + toY) / 2];
  const [dx, dy] = [toX - x, toY - y];
  // The centre lies square to the chord, at half its length over the tangent of half the sweep.
  const [cx, cy] = [midX - dy / 2 / Math.tan(half), midY + dx / 2 / Math.tan(half)];
  return Array.from({ length: PARTS }, (_, i): [number, number] => {
    const turn = (2 * half * i) / PARTS;
    const [ux, uy] = [x - cx, y - cy];
    return [cx + ux * Math.cos(turn) - uy * Math.sin(turn), cy + ux * Math.sin(turn) + uy * Math.cos(turn)];
  });
}

/** Area inside rings that lie apart or in one another, by the even-odd rule. */
export function areaInside(rings: readonly Polygon[]): number {
  return rings.reduce((sum, ring) => {
    const [[x0, y0], [x1, y1]] = ring;
    const others = rings.filter((other) => other !== ring);
    const isHole = isInside(others, (x0 + x1) / 2, (y0 + y1) / 2);
    return sum + ((isHole ? -1 : 1) * Math.abs(doubleArea(ring))) / 2;
  }, 0);
}

/** Distance of a point from the nearest ring. */
export function distanceToRings(rings: readonly Polygon[], x: number, y: number): number {
  let least = Infinity;
  for (const ring of rings) {
    for (let i = 0; i < ring.length; i++) {
      const [ax, ay] = ring[i];
      const [bx, by] = ring[(i + 1) % ring.length];
      const [dx, dy] = [bx - ax, by - ay];
      const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
      least = Math.min(least, Math.hypot(ax + along * dx - x, ay + along * dy - y));
    }
  }
  return least;
}

/** Points at which pieces of a grid's borders end, and half way between two. */
export function borderPoints({ edgeCount, borderOfEdge, piecesOfEdge, endsOfPiece, xyOfPoint: xy }: Grid): {
  ends: [number, number][];
  middles: [number, number][];
} {
  const [ends, middles]: [number, number][][] = [[], []];
  for (let edge = 0; edge < edgeCount; edge++) {
    if (borderOfEdge[edge] < 0) continue;
    for (let piece = piecesOfEdge[edge]; piece < piecesOfEdge[edge + 1]; piece++) {
      const [a, b] = [endsOfPiece[2 * piece], endsOfPiece[2 * piece + 1]];
      ends.push([xy[2 * a], xy[2 * a + 1]]);
      middles.push([(xy[2 * a] + xy[2 * b]) / 2, (xy[2 * a + 1] + xy[2 * b + 1]) / 2]);
    }
  }
  return { ends, middles };
}

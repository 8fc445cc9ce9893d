import { boundsOf, doubleArea, flatten } from '../../src/geometry/ring.ts';
import { OUTSIDE } from '../../src/grid/grid.ts';
import type { Tile } from '../../src/grid/types.ts';
import { weld } from '../../src/grid/weld.ts';
import { sharedLength } from '../grid/shared-lengths.ts';

export function areaOf(tile: Tile): number {
  return Math.abs(doubleArea(flatten(tile))) / 2;
}

/** Pairs of cells that weld gives an edge between, as text. */
export function weldedPairs(tiles: readonly Tile[]): string[] {
  const { cellsOfEdge, edgeCount } = weld(tiles);
  const pairs = new Set<string>();
  for (let edge = 0; edge < edgeCount; edge++) {
    const [a, b] = [cellsOfEdge[2 * edge], cellsOfEdge[2 * edge + 1]];
    if (b !== OUTSIDE) pairs.add(`${Math.min(a, b)}-${Math.max(a, b)}`);
  }
  return [...pairs].sort();
}

/** Pairs of cells whose boundaries share some length. */
export function touchingPairs(tiles: readonly Tile[]): string[] {
  const bounds = tiles.map((tile) => boundsOf([flatten(tile)]));
  const pairs: string[] = [];
  for (let a = 0; a < tiles.length; a++) {
    for (let b = a + 1; b < tiles.length; b++) {
      const [left, top, right, bottom] = bounds[a];
      const [otherLeft, otherTop, otherRight, otherBottom] = bounds[b];
      const apart = Math.max(left - otherRight, otherLeft - right, top - otherBottom, otherTop - bottom);
      if (apart < 1e-3 && sharedLength(tiles[a], tiles[b]) > 0.05) pairs.push(`${a}-${b}`);
    }
  }
  return pairs.sort();
}

/** Sines of the turns at a tile's corners, positive where it is convex. */
export function turnsOf(tile: Tile): number[] {
  const sign = Math.sign(doubleArea(flatten(tile)));
  return tile.map(([x, y], i) => {
    const [beforeX, beforeY] = tile.at(i - 1)!;
    const [nextX, nextY] = tile[(i + 1) % tile.length];
    const [inX, inY, outX, outY] = [x - beforeX, y - beforeY, nextX - x, nextY - y];
    return (sign * (inX * outY - inY * outX)) / Math.hypot(inX, inY) / Math.hypot(outX, outY);
  });
}

export function sidesOf(tile: Tile): number[] {
  return tile.map(([x, y], i) => {
    const [nextX, nextY] = tile[(i + 1) % tile.length];
    return Math.hypot(nextX - x, nextY - y);
  });
}

import { centroidOf, flatten, isInside, type Polygon } from '../geometry/ring.ts';
import { placementOf } from './placed-outline.ts';
import type { Outline, Tile } from './types.ts';

/**
 * The tiles whose middles lie inside an outline. The outline is fitted into a box of this width and height in
 * the middle of the tiles, which may stand out beyond it.
 */
export function cull(tiles: Tile[], outline: Outline, width: number, height: number): Tile[] {
  if (outline.rings.length === 0) return tiles;
  const flat: Polygon[] = tiles.map(flatten);
  const { scale, originX, originY } = placementOf(flat, outline, width, height);
  const rings = outline.rings.map(flatten);
  return tiles.filter((_, i) => {
    const [x, y] = centroidOf(flat[i]);
    return isInside(rings, (x - originX) / scale, (y - originY) / scale);
  });
}

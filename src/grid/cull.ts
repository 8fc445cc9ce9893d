import { boundsOf, centroidOf, flatten, isInside } from '../geometry/ring.ts';
import type { Outline, Tile } from './types.ts';

/**
 * The tiles whose middles lie inside an outline. The outline is fitted into a box of this width and height in
 * the middle of the tiles, which may stand out beyond it.
 */
export function cull(tiles: Tile[], outline: Outline, width: number, height: number): Tile[] {
  if (outline.rings.length === 0) return tiles;
  const flat = tiles.map(flatten);
  const [left, top, right, bottom] = boundsOf(flat);
  const aspect = outline.aspect ?? width / height;
  const scale = Math.min(height, width / aspect);
  const originX = (left + right - scale * aspect) / 2;
  const originY = (top + bottom - scale) / 2;
  const rings = outline.rings.map(flatten);
  return tiles.filter((_, i) => {
    const [x, y] = centroidOf(flat[i]);
    return isInside(rings, (x - originX) / scale, (y - originY) / scale);
  });
}

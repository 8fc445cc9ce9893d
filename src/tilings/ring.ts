import type { Corner } from '../geometry/ring.ts';
import type { Tile, Tiling } from '../grid/types.ts';

/** Cells in the first ring about the middle. */
const FIRST = 6;

/** The point at this radius, j / count of the way round from the top. */
function at(radius: number, j: number, count: number, bulge = 0): Corner {
  const angle = 2 * Math.PI * (j / count) - Math.PI / 2;
  return [radius * Math.cos(angle), radius * Math.sin(angle), bulge];
}

/** Bulge of an arc of 1 / count of the whole circle. */
function bulgeOf(count: number): number {
  return Math.tan(Math.PI / 2 / count);
}

/**
 * A round middle cell, and rings of width 1 about it. Cells double outward wherever the inner side of a ring's
 * cells would be 2 long: widths stay between 1 and 2.1. A cell whose outer neighbours have doubled has a
 * corner in the middle of its outer side:
 *
 *     ._____.____.
 *     |     |    |
 *     .-----+----.   this + belongs to all three cells
 *      \        /
 *       .______.
 */
export const ring: Tiling = {
  id: 4,
  name: 'ring',
  title: 'Rings',
  aliases: ['rings', 'theta', 'polar', 'circular'],
  pitch: [1, 1],
  cellArea: 1.55,
  own: { aspect: 1, coverage: Math.PI / 4 },
  tiles([across, down], cover) {
    const inBox = Math.max(1, Math.round(Math.min(across, down) / 2));
    // A little wider or narrower than 1, so that rings, not halves of them, fill the box in an outline.
    const width = cover ? Math.min(across, down) / 2 / inBox : 1;
    const covering = cover ? Math.ceil(Math.hypot(across, down) / 2 / width - 1e-9) : inBox;
    const rings = cover ? Math.ceil(Math.hypot(across + 2, down + 2) / 2 / width - 1e-9) : inBox;
    const middle: Corner[] = [];
    for (let j = 0; j < FIRST; j++) middle.push(at(width, j, FIRST, bulgeOf(FIRST)));
    const tiles: Tile[] = [middle];
    for (let inner = 1, count = FIRST; inner < rings; inner++) {
      // Codes were printed when the rings that cover the box were all there were, and the last had whole outer sides.
      const mayDouble = inner + 1 < rings && inner + 1 !== covering;
      const doubles = mayDouble && (2 * Math.PI * (inner + 1)) / count >= 2;
      const next = doubles ? 2 * count : count;
      for (let j = 0; j < count; j++) {
        const outer: Corner[] = [];
        for (let k = ((j + 1) * next) / count; k > (j * next) / count; k--) {
          outer.push(at(width * (inner + 1), k, next, -bulgeOf(next)));
        }
        tiles.push([
          at(width * inner, j, count, bulgeOf(count)),
          at(width * inner, j + 1, count),
          ...outer,
          at(width * (inner + 1), (j * next) / count, next),
        ]);
      }
      count = next;
    }
    return tiles;
  },
};

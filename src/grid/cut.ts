import { lengthOf } from '../geometry/arc.ts';
import { boundsOf, doubleArea, flatten, type Polygon } from '../geometry/ring.ts';
import { Cutter, type Usual } from './cutter.ts';
import { Tangle } from './faces.ts';
import { PlacedOutline, placementOf } from './placed-outline.ts';
import type { Outline, Tile } from './types.ts';

/** Where lines of the outline and of the tiling meet in ways that cannot be told apart, the outline is moved by so
 * little that no eye sees it, in cells. */
const SHIFTS = [
  [0, 0],
  [0.0031, 0.0017],
  [-0.0023, 0.0041],
  [0.0053, -0.0037],
  [-0.0071, -0.0059],
] as const;

/** A tile farther from the outline than this, in cells, is neither cut nor moved. */
const BAND = 0.6;

/**
 * Cuts tiles along an outline. Corners near the outline are moved onto it, sides that cross it are cut there, and
 * what is inside of each tile becomes a cell; slivers join the neighbour that shares their longest side:
 *
 *     +----+----+                 +----+
 *     |    |   /|/                |    |\          o: a corner moved onto the outline
 *     +----+--/-+         ->      +----o \
 *     |    | /  |                 |    |  |        the sliver beside the corner joined the cell below it
 *     +----+/---+                 +----+--
 *
 * The outline is fitted into a box of this width and height in the middle of the tiles, which cover it.
 * @throws Tangle if no small shift of the outline helps
 */
export function cut(tiles: readonly Tile[], outline: Outline, width: number, height: number): Tile[] {
  const flat = tiles.map(flatten);
  const usual = usualOf(tiles, flat);
  const { scale, originX, originY } = placementOf(flat, outline, width, height);
  for (const [i, [x, y]] of SHIFTS.entries()) {
    try {
      const placed = new PlacedOutline(outline.rings, scale, originX + x, originY + y);
      return cutAlong(tiles, flat, usual, placed);
    } catch (error) {
      if (!(error instanceof Tangle) || i === SHIFTS.length - 1) throw error;
    }
  }
  return [];
}

/** Most tiles lie far from the outline, all in or all out: only the others are cut. */
function cutAlong(
  tiles: readonly Tile[],
  flat: readonly Polygon[],
  usual: Usual,
  outline: PlacedOutline,
): Tile[] {
  const near: Tile[] = [];
  const cells: { place: number; tile: Tile }[] = [];
  const placeOfNear: number[] = [];
  tiles.forEach((tile, place) => {
    const [left, top, right, bottom] = boundsOf([flat[place]]);
    if (outline.isNear(left - BAND, top - BAND, right + BAND, bottom + BAND)) {
      near.push(tile);
      placeOfNear.push(place);
    } else if (outline.isInside(tile[0][0], tile[0][1])) cells.push({ place, tile });
  });
  if (near.length > 0) {
    for (const { of, tile } of new Cutter(near, usual, outline).cells())
      cells.push({ place: placeOfNear[of], tile });
  }
  return cells.sort((a, b) => a.place - b.place).map(({ tile }) => tile);
}

/** As for a grid: a corridor is 4 · area / perimeter wide. */
function usualOf(tiles: readonly Tile[], flat: readonly Polygon[]): Usual {
  let [areas, corridors] = [0, 0];
  tiles.forEach((tile, i) => {
    const area = Math.abs(doubleArea(flat[i])) / 2;
    let perimeter = 0;
    tile.forEach(([x, y, bulge = 0], corner) => {
      const [nextX, nextY] = tile[(corner + 1) % tile.length];
      perimeter += lengthOf(x, y, nextX, nextY, bulge);
    });
    areas += area;
    corridors += (4 * area) / perimeter;
  });
  return { area: areas / tiles.length, corridor: corridors / tiles.length };
}

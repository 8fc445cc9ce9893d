import { boundsOf, centroidOf, flatten, isInside, type Polygon } from '../geometry/ring.ts';
import { cellAcross, OUTSIDE } from './grid.ts';
import type { Tile } from './types.ts';
import { weld } from './weld.ts';

/** Where in a place its row's line runs, so that it meets no corner: tilings like to have one in the middle. */
const ASIDE = 0.3017;
/** Cells this far inside a box are in its one part, and none of them is a spike. */
const DEEP = 3;
/** A box less wide than this may have cells that only its spine joins. */
const NARROW = 2.5;
/** A box less wide than this holds one row: the spine itself. */
const ONE_ROW = 1.25;

/**
 * A patch of whole cells, for tilings whose rows are not straight: those whose middles lie in the box about (0, 0) and
 * that are joined side to side to its spine, the row of cells that its long middle line crosses. Cells that hang on
 * by one side only are left out. The narrowest box has its spine, if nothing else:
 *
 *      /\  /\  .
 *     |  \/  |/\      the box ........
 *     |__/\__|_/          the spine --------
 */
export function wholeCells(tiles: readonly Tile[], box: readonly [number, number]): Tile[] {
  const [right, bottom] = [box[0] / 2, box[1] / 2];
  const breadth = Math.min(...box);
  const isCrossed = spineFor(right, bottom);
  const core: Tile[] = [];
  const rim: Tile[] = [];
  const joined: boolean[] = [];
  const firm: boolean[] = [];
  for (const tile of tiles) {
    const flat = flatten(tile);
    const [x, y] = centroidOf(flat);
    const depth = Math.min(right - Math.abs(x), bottom - Math.abs(y));
    // What lies deeper need not be welded to know that it belongs.
    if (depth > DEEP + 1) core.push(tile);
    else {
      const crossed = isCrossed(flat);
      const spine = crossed && breadth < NARROW;
      if (!spine && (depth < 0 || breadth < ONE_ROW)) continue;
      rim.push(tile);
      joined.push(crossed || depth > DEEP);
      firm.push(spine || depth > DEEP);
    }
  }
  const neighbours = neighboursOfEach(rim);
  const kept = reachedFrom(joined, neighbours);
  dropSpikes(neighbours, firm, kept);
  return [...core, ...rim.filter((_, i) => kept[i])];
}

/** Cells that lie wholly in the box about (0, 0) with this margin, so that it is the middle of their bounds too. */
export function cellsThatCover(
  tiles: readonly Tile[],
  box: readonly [number, number],
  margin: number,
): Tile[] {
  const [right, bottom] = [box[0] / 2 + margin, box[1] / 2 + margin];
  return tiles.filter((tile) => {
    const [left, top, far, low] = boundsOf([flatten(tile)]);
    return left >= -right && far <= right && top >= -bottom && low <= bottom;
  });
}

/** Tells whether the middle line along the box's longer side, half a place short at both ends, meets a cell. */
function spineFor(right: number, bottom: number): (ring: Polygon) => boolean {
  const lies = right >= bottom;
  const half = Math.max(0, Math.max(right, bottom) - 0.5);
  const [startX, startY] = lies ? [-half, ASIDE] : [ASIDE, -half];
  return (ring) => {
    for (let i = 0; i < ring.length; i++) {
      const [x0, y0] = ring[i];
      const [x1, y1] = ring[(i + 1) % ring.length];
      const [from, to, along0, along1] = lies ? [y0, y1, x0, x1] : [x0, x1, y0, y1];
      if (from > ASIDE === to > ASIDE) continue;
      const meets = along0 + ((ASIDE - from) * (along1 - along0)) / (to - from);
      if (Math.abs(meets) <= half) return true;
    }
    return isInside([ring], startX, startY);
  };
}

function neighboursOfEach(tiles: readonly Tile[]): number[][] {
  const grid = weld(tiles);
  return tiles.map((_, cell) => {
    const edges = grid.edgeOfSide.subarray(grid.sidesOfCell[cell], grid.sidesOfCell[cell + 1]);
    return Array.from(edges, (edge) => cellAcross(grid, edge, cell)).filter((next) => next !== OUTSIDE);
  });
}

/** Which cells can be reached from some. */
function reachedFrom(some: readonly boolean[], neighbours: readonly number[][]): Uint8Array {
  const reached = Uint8Array.from(some, Number);
  const stack = some.flatMap((is, cell) => (is ? [cell] : []));
  while (stack.length > 0) {
    for (const next of neighbours[stack.pop() as number]) {
      if (reached[next]) continue;
      reached[next] = 1;
      stack.push(next);
    }
  }
  return reached;
}

/** Takes away cells that only one other holds, unless firm, and then those that have become so. */
function dropSpikes(neighbours: readonly number[][], firm: readonly boolean[], kept: Uint8Array): void {
  const stack = neighbours.map((_, cell) => cell);
  while (stack.length > 0) {
    const cell = stack.pop() as number;
    if (!kept[cell] || firm[cell]) continue;
    const held = neighbours[cell].filter((next) => kept[next]);
    if (held.length > 1) continue;
    kept[cell] = 0;
    stack.push(...held);
  }
}

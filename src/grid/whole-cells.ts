import { boundsOf, centroidOf, flatten, isInside, type Polygon } from '../geometry/ring.ts';
import { cellAcross, OUTSIDE } from './grid.ts';
import type { Tile } from './types.ts';
import { weld } from './weld.ts';

/** Where in a place its row's line runs, so that it meets no corner: tilings like to have one in the middle. */
const ASIDE = 0.3017;
/** Cells this far inside a box are in its one part, and none of them is a spike. */
const DEEP = 3;
/** Further inside, cells need not be welded to know that they belong. */
const CORE = DEEP + 1;
/** A box less wide than this may have cells that only its spine joins. */
const NARROW = 2.5;
/** A box less wide than this holds one row: the spine itself. */
const ONE_ROW = 1.25;

/** Width and height of a box about (0, 0). */
type Box = readonly [number, number];

/** A cell near the border of a patch. */
interface Candidate {
  readonly tile: Tile;
  /** Whether it surely belongs to the patch's one part. */
  readonly joined: boolean;
  /** Whether it may hang on by one side. */
  readonly firm: boolean;
}

/**
 * A patch of whole cells, for tilings whose rows are not straight: those whose middles lie in the box and that are
 * joined side to side to its spine, the row of cells that its long middle line crosses. Cells that hang on by one
 * side only are left out. The narrowest box has its spine, if nothing else:
 *
 *      /\  /\  .
 *     |  \/  |/\      the box ........
 *     |__/\__|_/          the spine --------
 */
export function wholeCells(tiles: readonly Tile[], [width, height]: Box): Tile[] {
  const breadth = Math.min(width, height);
  const isCrossed = spineFor(width / 2, height / 2);
  const core: Tile[] = [];
  const rim: Candidate[] = [];
  for (const tile of tiles) {
    const flat = flatten(tile);
    const [x, y] = centroidOf(flat);
    const depth = Math.min(width / 2 - Math.abs(x), height / 2 - Math.abs(y));
    if (depth > CORE) core.push(tile);
    else {
      const crossed = isCrossed(flat);
      const spine = crossed && breadth < NARROW;
      if (!spine && (depth < 0 || breadth < ONE_ROW)) continue;
      rim.push({ tile, joined: crossed || depth > DEEP, firm: spine || depth > DEEP });
    }
  }
  return [...core, ...sound(rim)];
}

/**
 * Cells that lie wholly in the box with this margin about it, so that the box is in the middle of their bounds, but for
 * those joined to no others. The margin is at least a place and a cell's length.
 */
export function cellsThatCover(tiles: readonly Tile[], [width, height]: Box, margin: number): Tile[] {
  const core: Tile[] = [];
  const rim: Candidate[] = [];
  for (const tile of tiles) {
    const [left, top, right, bottom] = boundsOf([flatten(tile)]);
    const beyond = Math.max(Math.max(right, -left) - width / 2, Math.max(bottom, -top) - height / 2);
    if (beyond > margin) continue;
    if (beyond < margin - CORE) core.push(tile);
    else rim.push({ tile, joined: beyond < 1, firm: true });
  }
  return [...core, ...sound(rim)];
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

/** Those that belong to the one part, without spikes. */
function sound(rim: readonly Candidate[]): Tile[] {
  const grid = weld(rim.map(({ tile }) => tile));
  const neighbours = rim.map((_, cell) => {
    const edges = grid.edgeOfSide.subarray(grid.sidesOfCell[cell], grid.sidesOfCell[cell + 1]);
    return Array.from(edges, (edge) => cellAcross(grid, edge, cell)).filter((next) => next !== OUTSIDE);
  });
  const kept = reachedFrom(rim, neighbours);
  dropSpikes(rim, neighbours, kept);
  return rim.filter((_, cell) => kept[cell]).map(({ tile }) => tile);
}

/** Which cells can be reached from those that are surely joined. */
function reachedFrom(rim: readonly Candidate[], neighbours: readonly number[][]): Uint8Array {
  const reached = Uint8Array.from(rim, ({ joined }) => Number(joined));
  const stack = rim.flatMap(({ joined }, cell) => (joined ? [cell] : []));
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
function dropSpikes(rim: readonly Candidate[], neighbours: readonly number[][], kept: Uint8Array): void {
  const stack = neighbours.map((_, cell) => cell);
  while (stack.length > 0) {
    const cell = stack.pop() as number;
    if (!kept[cell] || rim[cell].firm) continue;
    const held = neighbours[cell].filter((next) => kept[next]);
    if (held.length > 1) continue;
    kept[cell] = 0;
    stack.push(...held);
  }
}

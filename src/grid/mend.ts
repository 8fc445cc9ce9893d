import { centroidOf, flatten } from '../geometry/ring.ts';
import type { Grid } from './grid.ts';
import type { Tile } from './types.ts';
import { weld } from './weld.ts';

/** A culled tile's middle lies this near to the middle of the hole that it left, in corridors. */
const NEAR = 0.75;

/** A grid and the tiles it was made from, one for each cell. */
interface Mended {
  readonly tiles: readonly Tile[];
  readonly grid: Grid;
}

/**
 * Welds the tiles that an outline has kept, and takes back those whose loss left a hole that the outline does not
 * have: small outlines can drop a tile and keep all its neighbours, which would look like a cell without a door.
 * @param all every tile of the patch
 * @param holes holes that the outline has
 */
export function weldWithoutGaps(all: readonly Tile[], kept: readonly Tile[], holes: number): Mended {
  let tiles = kept;
  let grid = weld(tiles);
  while (grid.holeCount > holes) {
    const [x, y] = middleOfSmallestHole(grid);
    const present = new Set(tiles);
    const lost = all.find((tile) => {
      if (present.has(tile)) return false;
      const [atX, atY] = centroidOf(flatten(tile));
      return Math.hypot(atX - x, atY - y) < NEAR * grid.corridor;
    });
    if (!lost) break;
    tiles = [...tiles, lost];
    grid = weld(tiles);
  }
  return { tiles, grid };
}

/** The mean of the points along the hole with the fewest edges. */
function middleOfSmallestHole({
  borderOfEdge,
  holeCount,
  piecesOfEdge,
  endsOfPiece,
  xyOfPoint,
}: Grid): [number, number] {
  const edges = Array.from({ length: holeCount }, (): number[] => []);
  borderOfEdge.forEach((border, edge) => {
    if (border > 0) edges[border - 1].push(edge);
  });
  const smallest = edges.reduce((best, one) => (one.length < best.length ? one : best));
  let [x, y] = [0, 0];
  for (const edge of smallest) {
    const point = endsOfPiece[2 * piecesOfEdge[edge]];
    x += xyOfPoint[2 * point] / smallest.length;
    y += xyOfPoint[2 * point + 1] / smallest.length;
  }
  return [x, y];
}

import { cellAcross, type Grid, OUTSIDE } from '../grid/grid.ts';
import type { Random } from '../random.ts';

/**
 * One of the edges from `cell` to a neighbour of which `wanted` is true, each equally likely; -1 if none.
 * It draws one number only where there is a choice.
 */
export function drawEdge(
  grid: Grid,
  cell: number,
  random: Random,
  wanted: (neighbour: number) => boolean,
): number {
  let count = 0;
  let found = -1;
  for (let side = grid.sidesOfCell[cell]; side < grid.sidesOfCell[cell + 1]; side++) {
    const next = cellAcross(grid, grid.edgeOfSide[side], cell);
    if (next === OUTSIDE || !wanted(next)) continue;
    count++;
    found = grid.edgeOfSide[side];
  }
  if (count < 2) return found;
  let left = random.below(count);
  for (let side = grid.sidesOfCell[cell]; ; side++) {
    const next = cellAcross(grid, grid.edgeOfSide[side], cell);
    if (next === OUTSIDE || !wanted(next)) continue;
    if (left-- === 0) return grid.edgeOfSide[side];
  }
}

import { cellAcross, type Grid } from '../grid/grid.ts';
import type { Way } from './solver.ts';

/**
 * The way that a search has found, read from its end.
 * @param edgeInto the edge by which each cell was reached
 */
export function wayBack(grid: Grid, edgeInto: ArrayLike<number>, from: number, to: number): Way {
  const cells = [to];
  const edges: number[] = [];
  for (let cell = to; cell !== from; ) {
    const edge = edgeInto[cell];
    cell = cellAcross(grid, edge, cell);
    edges.push(edge);
    cells.push(cell);
  }
  return { cells: cells.reverse(), edges: edges.reverse() };
}

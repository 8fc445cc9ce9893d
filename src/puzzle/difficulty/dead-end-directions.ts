import type { Maze } from '../../maze/maze.ts';
import { cellsBeside, type ShortestWays } from './shortest-ways.ts';
import { rootTree } from './tree.ts';

/**
 * Forward and backward dead ends: those that lie nearer to the exit, by the straight line between middles of cells,
 * than the cell of the way from which one comes to them; and those that do not. Alcoves, up to r cells deep, are
 * neither: they are seen at a glance. The terms are those of Kim and Crawfis (2015).
 *
 * With loops, one comes from the nearest cell of a shortest way, and of several from the one farthest from the exit.
 * @param sight r, in cells
 */
export function deadEndDirections(
  maze: Maze,
  { cells }: ShortestWays,
  deadEnds: readonly number[],
  sight: number,
): { forward: number; backward: number } {
  const wood = rootTree(maze, cells);
  const { stepsOfCell, order } = wood;
  const { xyOfCell: xy } = maze.grid;
  const goal = cells[cells.length - 1];
  // Rounded, so that engines cannot differ about two that lie equally far.
  const away = (cell: number): number =>
    Math.round(1e6 * Math.hypot(xy[2 * cell] - xy[2 * goal], xy[2 * cell + 1] - xy[2 * goal + 1]));
  /** How far from the goal one leaves the way for a cell. */
  const leftAt = new Float64Array(order.length);
  for (const cell of order) {
    const before = cellsBeside(maze, wood, cell, -1);
    leftAt[cell] = before.length === 0 ? away(cell) : Math.max(...before.map((one) => leftAt[one]));
  }
  const deep = deadEnds.filter((cell) => stepsOfCell[cell] > sight);
  const forward = deep.filter((cell) => away(cell) < leftAt[cell]).length;
  return { forward, backward: deep.length - forward };
}

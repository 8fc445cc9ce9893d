import type { Maze } from '../../maze/maze.ts';
import { rootTree } from './tree.ts';

/**
 * Forward and backward dead ends: those that lie nearer to the exit, by the straight line between middles of cells,
 * than the cell of the way from which one comes to them; and those that do not. Alcoves, up to r cells deep, are
 * neither: they are seen at a glance. The terms are those of Kim and Crawfis (2015).
 *
 * With loops, one comes from the nearest cell of the way, and of several from the one nearest the entrance.
 * @param sight r, in cells
 */
export function deadEndDirections(
  maze: Maze,
  way: readonly number[],
  deadEnds: readonly number[],
  sight: number,
): { forward: number; backward: number } {
  const { parentOfCell, stepsOfCell, order } = rootTree(maze, ...way);
  const { xyOfCell: xy } = maze.grid;
  const goal = way[way.length - 1];
  const away = (cell: number): number =>
    Math.hypot(xy[2 * cell] - xy[2 * goal], xy[2 * cell + 1] - xy[2 * goal + 1]);
  const baseOfCell = new Int32Array(order.length);
  for (const cell of order)
    baseOfCell[cell] = stepsOfCell[cell] === 0 ? cell : baseOfCell[parentOfCell[cell]];
  // Rounded, so that engines cannot differ about two that lie equally far.
  const nearer = (cell: number): boolean => away(baseOfCell[cell]) - away(cell) > 1e-6;
  const deep = deadEnds.filter((cell) => stepsOfCell[cell] > sight);
  const forward = deep.filter(nearer).length;
  return { forward, backward: deep.length - forward };
}

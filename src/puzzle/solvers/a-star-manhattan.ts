import { type Grid, OUTSIDE } from '../../grid/grid.ts';
import { Refusal } from '../../refusal.ts';
import { aStar } from '../a-star.ts';
import type { Solver } from '../solver.ts';

/** Offsets up to this share of a corridor are none. */
const STRAIGHT = 1e-6;

/**
 * A* by the cells across and the cells down to the goal, as streets lead in a town of square blocks. That needs
 * cells in rows and columns: each move has to go straight across or straight down.
 */
export const aStarManhattan: Solver = {
  name: 'a-star-manhattan',
  title: 'A*, Manhattan distance',
  aliases: ['astar-manhattan', 'manhattan', 'taxicab'],
  step: 'a cell taken from the queue',
  shortest: true,
  unfit: (grid) => (longestMoves(grid) ? undefined : 'these cells do not lie in rows and columns'),
  solve(maze, from, to) {
    const longest = longestMoves(maze.grid);
    if (!longest) throw new Refusal('wish', 'Manhattan distance needs cells in rows and columns');
    const [across, down] = longest;
    const { xyOfCell: xy } = maze.grid;
    const bound = (cell: number): number =>
      Math.abs(xy[2 * cell] - xy[2 * to]) / across + Math.abs(xy[2 * cell + 1] - xy[2 * to + 1]) / down;
    return aStar(maze, from, to, bound);
  },
};

/** The longest moves across and down between middles of cells side by side; undefined if any is aslant. */
function longestMoves({
  edgeCount,
  cellsOfEdge,
  xyOfCell: xy,
  corridor,
}: Grid): [number, number] | undefined {
  const [straight, longest] = [STRAIGHT * corridor, [0, 0]];
  for (let edge = 0; edge < edgeCount; edge++) {
    const [a, b] = [cellsOfEdge[2 * edge], cellsOfEdge[2 * edge + 1]];
    if (b === OUTSIDE) continue;
    const x = Math.abs(xy[2 * a] - xy[2 * b]);
    const y = Math.abs(xy[2 * a + 1] - xy[2 * b + 1]);
    if (x > straight && y > straight) return undefined;
    if (x > longest[0]) longest[0] = x;
    if (y > longest[1]) longest[1] = y;
  }
  // A single row has no moves down, nor any distance to divide by them.
  return [longest[0] || 1, longest[1] || 1];
}

import { type Grid, OUTSIDE } from '../../grid/grid.ts';
import { aStar } from '../a-star.ts';
import type { Solver } from '../solver.ts';

/** A* by the straight line to the goal: no way there has fewer moves than that line has longest moves. */
export const aStarEuclidean: Solver = {
  name: 'a-star-euclidean',
  title: 'A*, Euclidean distance',
  aliases: ['a-star', 'astar', 'a*', 'euclidean'],
  step: 'a cell taken from the queue',
  shortest: true,
  solve(maze, from, to) {
    const { xyOfCell: xy } = maze.grid;
    const longest = longestMove(maze.grid);
    const bound = (cell: number): number =>
      Math.hypot(xy[2 * cell] - xy[2 * to], xy[2 * cell + 1] - xy[2 * to + 1]) / longest;
    return aStar(maze, from, to, bound);
  },
};

/** The longest distance between the middles of two cells side by side. */
function longestMove({ edgeCount, cellsOfEdge, xyOfCell: xy }: Grid): number {
  let longest = 0;
  for (let edge = 0; edge < edgeCount; edge++) {
    const [a, b] = [cellsOfEdge[2 * edge], cellsOfEdge[2 * edge + 1]];
    if (b === OUTSIDE) continue;
    longest = Math.max(longest, Math.hypot(xy[2 * a] - xy[2 * b], xy[2 * a + 1] - xy[2 * b + 1]));
  }
  return longest;
}

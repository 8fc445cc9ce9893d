import type { Maze } from '../../maze/maze.ts';
import type { Branch } from './branches.ts';
import { cellsBeside, type ShortestWays } from './shortest-ways.ts';
import type { RootedTree } from './tree.ts';

/**
 * Branch weight W of one direction, the moves that a solver is expected to waste, in cells:
 *
 *     W = Σ 2 · p_b · w_b        p_b = e^(β cos φ_b) / (e^(β cos φ_b) + e^(β cos φ_true))
 *
 * over the branches b that hang on the way before its last cell, φ the angle between a way out and the straight line to
 * the goal, cells taken by their middles. With β = r = τ = 0 it is what a blind solver wastes:
 * n − 1 − L − (cells behind the exit). Formula: model of docs/difficulty.md. With several shortest ways each branch
 * counts as often as the solver passes it, and e^(β cos φ_true) is the mean over those that go on.
 * @param pull β: how strongly the goal draws
 */
export function branchWeight(
  maze: Maze,
  tree: RootedTree,
  { cells, isOnWay, shareOfCell }: ShortestWays,
  branches: readonly Branch[],
  pull: number,
): number {
  const { xyOfCell: xy } = maze.grid;
  const goal = cells[cells.length - 1];
  const attraction = (from: number, to: number): number => {
    const [outX, outY] = [xy[2 * to] - xy[2 * from], xy[2 * to + 1] - xy[2 * from + 1]];
    const [awayX, awayY] = [xy[2 * goal] - xy[2 * from], xy[2 * goal + 1] - xy[2 * from + 1]];
    const lengths = Math.sqrt((outX * outX + outY * outY) * (awayX * awayX + awayY * awayY));
    return Math.exp(lengths === 0 ? 0 : (pull * (outX * awayX + outY * awayY)) / lengths);
  };
  let wasted = 0;
  for (const { from, root, weight } of branches) {
    if (from === goal) continue;
    const on = cellsBeside(maze, tree, from, 1).filter((cell) => isOnWay[cell]);
    const right = on.reduce((sum, cell) => sum + attraction(from, cell), 0) / on.length;
    const astray = attraction(from, root);
    wasted += shareOfCell[from] * ((2 * astray) / (astray + right)) * weight;
  }
  return wasted;
}

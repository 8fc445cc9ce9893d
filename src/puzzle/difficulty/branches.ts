import type { Maze } from '../../maze/maze.ts';
import { cellsBeside, type ShortestWays } from './shortest-ways.ts';
import type { RootedTree } from './tree.ts';
import { isTurn } from './turns.ts';

/** How a solver is thought to see, and what a turn costs it. */
export interface Sight {
  /** r: a branch whose root is less than this high is seen to be dead at a glance; so are its last cells. */
  readonly sight: number;
  /** τ: what a turn costs, in cells. */
  readonly turnCost: number;
}

/** What leads astray at one cell of a way. */
export interface Branch {
  /** The cell of the way on which it hangs, and its own first cell. */
  readonly from: number;
  readonly root: number;
  /** w_b: its cells of height at least r, and τ for each turn among them. */
  readonly weight: number;
}

/**
 * The branches that hang on the shortest ways, but for those that are seen to be dead at a glance. Linear in cells.
 *
 * With loops, a cell may be reached by several shortest ways from the start. It then counts into each of them with an
 * equal share, so that no choice among equals matters: a loop is two branches that meet at its far end. In a perfect
 * maze each cell has one way, and a whole share.
 * @param tree the maze hung up where the ways start
 */
export function branchesOff(
  maze: Maze,
  tree: RootedTree,
  { isOnWay }: ShortestWays,
  { sight, turnCost }: Sight,
): Branch[] {
  const { order } = tree;
  // From the far ends up: height of each cell (a last one is 0), then what it weighs.
  const height = new Int32Array(order.length);
  const weight = new Float64Array(order.length);
  /** Turns at each on the ways to those cells beyond it that count. */
  const turns = new Float64Array(order.length);
  const branches: Branch[] = [];
  const [before, earlier]: [number[], number[]] = [[], []];
  for (let i = order.length - 1; i > 0; i--) {
    const cell = order[i];
    if (isOnWay[cell]) continue;
    const counts = height[cell] >= sight;
    if (counts) weight[cell] += 1 + turnCost * turns[cell];
    const share = 1 / cellsBeside(maze, tree, cell, -1, before).length;
    for (const from of before) {
      if (isOnWay[from]) {
        if (counts) branches.push({ from, root: cell, weight: weight[cell] * share });
        continue;
      }
      height[from] = Math.max(height[from], height[cell] + 1);
      weight[from] += weight[cell] * share;
      if (!counts) continue;
      for (const one of cellsBeside(maze, tree, from, -1, earlier)) {
        if (isTurn(maze.grid, one, from, cell)) turns[from] += share / earlier.length;
      }
    }
  }
  return branches;
}

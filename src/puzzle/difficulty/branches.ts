import { cellAcross, OUTSIDE } from '../../grid/grid.ts';
import { type Maze, OPEN } from '../../maze/maze.ts';
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
  /** The place on the way, from 0, at which it hangs. */
  readonly at: number;
  /** Its first cell. */
  readonly root: number;
  /** w_b: its cells of height at least r, and τ for each turn among them. */
  readonly weight: number;
}

/**
 * The branches that hang on a way, but for those that are seen to be dead at a glance. Linear in cells.
 *
 * With loops, a cell may be reached by several shortest ways from the start. It then counts into each of them with an
 * equal share, so that no choice among equals matters: a loop is two branches that meet at its far end. In a perfect
 * maze each cell has one way, and a whole share.
 * @param tree hung up at the way's first cell
 */
export function branchesOff(
  { grid, doors }: Maze,
  { order, stepsOfCell }: RootedTree,
  way: readonly number[],
  { sight, turnCost }: Sight,
): Branch[] {
  const placeOnWay = new Int32Array(order.length).fill(-1);
  way.forEach((cell, at) => {
    placeOnWay[cell] = at;
  });
  /** Cells one step nearer to the start. */
  const lookBack = (cell: number, into: number[]): number[] => {
    into.length = 0;
    for (let side = grid.sidesOfCell[cell]; side < grid.sidesOfCell[cell + 1]; side++) {
      const edge = grid.edgeOfSide[side];
      if (doors[edge] !== OPEN) continue;
      const next = cellAcross(grid, edge, cell);
      if (next !== OUTSIDE && stepsOfCell[next] === stepsOfCell[cell] - 1) into.push(next);
    }
    return into;
  };

  // From the far ends up: height of each cell (a last one is 0), then what it weighs.
  const height = new Int32Array(order.length);
  const weight = new Float64Array(order.length);
  /** Turns at each on the ways to those cells beyond it that count. */
  const turns = new Float64Array(order.length);
  const branches: Branch[] = [];
  const [before, earlier]: [number[], number[]] = [[], []];
  for (let i = order.length - 1; i > 0; i--) {
    const cell = order[i];
    if (placeOnWay[cell] !== -1) continue;
    const counts = height[cell] >= sight;
    if (counts) weight[cell] += 1 + turnCost * turns[cell];
    const share = 1 / lookBack(cell, before).length;
    for (const from of before) {
      const at = placeOnWay[from];
      if (at !== -1) {
        if (counts) branches.push({ at, root: cell, weight: weight[cell] * share });
        continue;
      }
      height[from] = Math.max(height[from], height[cell] + 1);
      weight[from] += weight[cell] * share;
      if (!counts) continue;
      for (const one of lookBack(from, earlier)) {
        if (isTurn(grid, one, from, cell)) turns[from] += share / earlier.length;
      }
    }
  }
  return branches;
}

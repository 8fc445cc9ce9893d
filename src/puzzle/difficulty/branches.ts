import type { Grid } from '../../grid/grid.ts';
import type { RootedTree } from './tree.ts';
import { isTurn } from './turns.ts';

/** How a solver is thought to see and to choose; version 1 has 3, 1, 1. */
export interface Sight {
  /** r: a branch whose root is less than this high is seen to be dead at a glance; so are its last cells. */
  readonly sight: number;
  /** β: how strongly the goal draws. */
  readonly pull: number;
  /** τ: what a turn costs, in cells. */
  readonly turnCost: number;
}

export interface Branches {
  /** W: expected wasted effort, in cells, the mean of both directions. */
  readonly weight: number;
  /** Cells on the solution, the last left out, at which a branch that counts leads astray. */
  readonly decisions: number;
}

/**
 * Branch weight W = Σ 2 · p_b · w_b over the branches that hang on the solution, with
 * p_b = e^(β cos φ_b) / (e^(β cos φ_b) + e^(β cos φ_true)), φ the angle between a way out and the line to the goal.
 * w_b counts a branch's cells of height at least r, and τ for each turn among them; only branches with a root
 * that high count. With β = r = τ = 0 it is what a blind solver wastes: n − 1 − L − (cells behind the exit).
 * @param way the solution, from the tree's root on
 */
export function branchWeight(
  grid: Grid,
  tree: RootedTree,
  way: readonly number[],
  { sight, pull, turnCost }: Sight,
): Branches {
  const { order, parentOfCell } = tree;
  const onWay = new Uint8Array(order.length);
  for (const cell of way) onWay[cell] = 1;

  // From the leaves up: height of each cell (a leaf is 0), then what it weighs.
  const height = new Int32Array(order.length);
  const weight = new Float64Array(order.length);
  const turnsAt = new Int32Array(order.length);
  const hanging = new Map<number, number[]>();
  for (let i = order.length - 1; i > 0; i--) {
    const cell = order[i];
    if (onWay[cell]) continue;
    const parent = parentOfCell[cell];
    const counts = height[cell] >= sight;
    if (counts) weight[cell] += 1 + turnCost * turnsAt[cell];
    if (onWay[parent]) {
      if (counts) hanging.set(parent, [...(hanging.get(parent) ?? []), cell]);
      continue;
    }
    height[parent] = Math.max(height[parent], height[cell] + 1);
    weight[parent] += weight[cell];
    if (counts && isTurn(grid, parentOfCell[parent], parent, cell)) turnsAt[parent]++;
  }

  const attraction = (from: number, to: number, goal: number): number => {
    const { xyOfCell: xy } = grid;
    const [outX, outY] = [xy[2 * to] - xy[2 * from], xy[2 * to + 1] - xy[2 * from + 1]];
    const [goalX, goalY] = [xy[2 * goal] - xy[2 * from], xy[2 * goal + 1] - xy[2 * from + 1]];
    const lengths = Math.sqrt((outX * outX + outY * outY) * (goalX * goalX + goalY * goalY));
    return Math.exp(lengths === 0 ? 0 : (pull * (outX * goalX + outY * goalY)) / lengths);
  };
  const wasted = (step: 1 | -1): number => {
    const last = step === 1 ? way.length - 1 : 0;
    let sum = 0;
    for (let i = way.length - 1 - last; i !== last; i += step) {
      for (const root of hanging.get(way[i]) ?? []) {
        const astray = attraction(way[i], root, way[last]);
        sum += ((2 * astray) / (astray + attraction(way[i], way[i + step], way[last]))) * weight[root];
      }
    }
    return sum;
  };
  const decisions = way.slice(0, -1).filter((cell) => hanging.has(cell)).length;
  return { weight: (wasted(1) + wasted(-1)) / 2, decisions };
}

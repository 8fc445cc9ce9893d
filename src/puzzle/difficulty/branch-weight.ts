import type { Grid } from '../../grid/grid.ts';
import type { Branch } from './branches.ts';

/**
 * Branch weight W of one direction, the moves that a solver is expected to waste, in cells:
 *
 *     W = Σ 2 · p_b · w_b        p_b = e^(β cos φ_b) / (e^(β cos φ_b) + e^(β cos φ_true))
 *
 * over the branches b that hang on the way before its last cell, φ the angle between a way out and the straight line to
 * the goal, cells taken by their middles. With β = r = τ = 0 it is what a blind solver wastes:
 * n − 1 − L − (cells behind the exit). Formula: model of docs/difficulty.md.
 * @param pull β: how strongly the goal draws
 */
export function branchWeight(
  { xyOfCell: xy }: Grid,
  way: readonly number[],
  branches: readonly Branch[],
  pull: number,
): number {
  const last = way.length - 1;
  const [goalX, goalY] = [xy[2 * way[last]], xy[2 * way[last] + 1]];
  const attraction = (from: number, to: number): number => {
    const [outX, outY] = [xy[2 * to] - xy[2 * from], xy[2 * to + 1] - xy[2 * from + 1]];
    const [awayX, awayY] = [goalX - xy[2 * from], goalY - xy[2 * from + 1]];
    const lengths = Math.sqrt((outX * outX + outY * outY) * (awayX * awayX + awayY * awayY));
    return Math.exp(lengths === 0 ? 0 : (pull * (outX * awayX + outY * awayY)) / lengths);
  };
  let wasted = 0;
  for (const { at, root, weight } of branches) {
    if (at === last) continue;
    const astray = attraction(way[at], root);
    wasted += ((2 * astray) / (astray + attraction(way[at], way[at + 1]))) * weight;
  }
  return wasted;
}

import type { RootedTree } from './tree.ts';

/**
 * J¹, the universal tree balance index (Lemant et al. 2022), 0 to 1:
 *
 *     J¹ = Σ S*_i · (−Σ_j p_j · log_{d_i} p_j) / Σ S*_i        p_j = S_j / S*_i
 *
 * over the inner nodes i of the tree, S*_i the weight below node i, S_j the weight of its branch j (the node at
 * its foot included), d_i the number of its branches. Corridors are contracted first: cells with one child join
 * the node they lead to, the one that begins at the root as well, and each cell weighs 1. This reading gives the
 * values of the table in the sources (20×20, corner to corner: backtracker .303, hunt and kill .440).
 */
export function treeBalance({ order, parentOfCell, childrenOfCell }: RootedTree): number {
  const count = order.length;
  const weight = new Int32Array(count).fill(1);
  for (let i = count - 1; i > 0; i--) weight[parentOfCell[order[i]]] += weight[order[i]];

  // Σ_j S_j ln S_j over the branches of each node; −Σ p ln p = ln S* − (Σ S ln S) / S*.
  const sums = new Float64Array(count);
  for (let i = 1; i < count; i++) {
    const cell = order[i];
    sums[parentOfCell[cell]] += weight[cell] * Math.log(weight[cell]);
  }
  let balance = 0;
  let total = 0;
  for (let i = 0; i < count; i++) {
    const cell = order[i];
    const degree = childrenOfCell[cell];
    if (degree < 2) continue;
    const below = weight[cell] - 1;
    total += below;
    balance += (below * Math.log(below) - sums[cell]) / Math.log(degree);
  }
  return total === 0 ? 0 : balance / total;
}

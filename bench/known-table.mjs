// Solution length and tree balance of 20×20 squares from corner to corner, beside the known values.
import { built } from './population.mjs';

const { carvers } = await built('maze/carvers/index.js');
const { usualMannerOf } = await built('maze/maze.js');
const { weld } = await built('grid/weld.js');
const { square } = await built('tilings/square.js');
const { breadthFirst } = await built('puzzle/solvers/breadth-first.js');
const { rootTree } = await built('puzzle/difficulty/tree.js');
const { treeBalance } = await built('puzzle/difficulty/tree-balance.js');
const { randomFrom } = await built('random.js');

const SIDE = 20;
const MAZES = 400;
/** Half of the last digit of the known values: all solutions of a binary tree are equally long. */
const ROUNDING = { solution: 0.05, balance: 0.0005 };

/** Solution in % of cells, J¹; and the corner that J¹ is seen from: a binary tree runs to the lower right. */
const known = [
  ['backtracker', 29.3, 0.303, 'first'],
  ['hunt-and-kill', 19.5, 0.44, 'first'],
  ['kruskal', 14.3, 0.241, 'first'],
  ['wilson', 15.2, 0.242, 'first'],
  ['binary-tree', 9.8, 0.498, 'last'],
  ['sidewinder', 11.8, 0.373, 'first'],
  ['prim-true', 14.3, 0.245, 'first'],
  ['prim-modified', 10.9, 0.263, 'first'],
];

/** A row for each carver, as the given table-maker puts them. */
export function knownTable(table) {
  const grid = weld(square.tiles([SIDE, SIDE], false));
  const rows = known.map(([name, solution, balance, corner]) => {
    const carver = carvers.find((one) => one.name === name);
    const [lengths, balances] = [[], []];
    for (let seed = 0; seed < MAZES; seed++) {
      const maze = { grid, doors: carver.carve(grid, randomFrom('20x20', seed), usualMannerOf(carver)) };
      const last = grid.cellCount - 1;
      lengths.push((100 * breadthFirst.solve(maze, 0, last).way.cells.length) / grid.cellCount);
      balances.push(treeBalance(rootTree(maze, [corner === 'first' ? 0 : last])));
    }
    const [ours, spread] = meanAndError(lengths);
    const [balanced, balanceSpread] = meanAndError(balances);
    const errors = [
      Math.abs(ours - solution) / Math.max(Math.SQRT2 * spread, ROUNDING.solution),
      Math.abs(balanced - balance) / Math.max(Math.SQRT2 * balanceSpread, ROUNDING.balance),
    ];
    return [name, ours.toFixed(1), solution, balanced.toFixed(3), balance, Math.max(...errors).toFixed(1)];
  });
  return table(['carver', 'solution %', 'known', 'J¹', 'known', 'errors'], rows);
}

/** Mean, and its standard error. */
function meanAndError(values) {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  return [mean, Math.sqrt(variance / values.length)];
}

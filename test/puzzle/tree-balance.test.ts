import { describe, expect, it } from 'vitest';
import { weld } from '../../src/grid/weld.ts';
import { carvingOf } from '../../src/puzzle/carving.ts';
import type { RootedTree } from '../../src/puzzle/difficulty/tree.ts';
import { rootTree } from '../../src/puzzle/difficulty/tree.ts';
import { treeBalance } from '../../src/puzzle/difficulty/tree-balance.ts';
import { breadthFirst } from '../../src/puzzle/solvers/breadth-first.ts';
import { randomFrom } from '../../src/random.ts';
import { square } from '../../src/tilings/square.ts';

/** A tree by the parent of each node; -1 for the root, which comes first, and parents before children. */
function treeOf(parents: readonly number[]): RootedTree {
  const childrenOfCell = new Int32Array(parents.length);
  for (const parent of parents) if (parent !== -1) childrenOfCell[parent]++;
  return {
    order: Int32Array.from(parents.keys()),
    parentOfCell: Int32Array.from(parents),
    childrenOfCell,
  };
}

/** Each node has `degree` children, down to this depth. */
function fullTree(degree: number, depth: number): RootedTree {
  const parents = [-1];
  let level = [0];
  for (let i = 0; i < depth; i++) {
    const next: number[] = [];
    for (const parent of level) for (let j = 0; j < degree; j++) next.push(parents.push(parent) - 1);
    level = next;
  }
  return treeOf(parents);
}

describe('tree balance J¹', () => {
  it('is 1 where all branches of every node weigh the same', () => {
    for (const [degree, depth] of [
      [2, 1],
      [2, 6],
      [3, 4],
      [5, 2],
    ]) {
      expect(treeBalance(fullTree(degree, depth))).toBeCloseTo(1, 12);
    }
  });

  it('is 0 for a corridor, and for a single cell', () => {
    expect(treeBalance(treeOf([-1, 0, 1, 2, 3]))).toBe(0);
    expect(treeBalance(treeOf([-1]))).toBe(0);
  });

  it('of a caterpillar is what the formula gives by hand', () => {
    // 0 has the branches {1} and {2, 3, 4}; 2 has {3} and {4}. S* is 4 and 2. The entropy to base 2 of
    // (1/4, 3/4) is 2 − (3/4) log2 3, that of (1/2, 1/2) is 1.
    const entropy = 2 - 0.75 * Math.log2(3);
    expect(treeBalance(treeOf([-1, 0, 0, 2, 2]))).toBeCloseTo((4 * entropy + 2 * 1) / 6, 12);
  });

  it('counts the cells of a corridor into the branch that it leads to', () => {
    // 0 has the branch {1, 3} of two cells, and {2} of one.
    const entropy = -(2 / 3) * Math.log2(2 / 3) - (1 / 3) * Math.log2(1 / 3);
    expect(treeBalance(treeOf([-1, 0, 0, 1]))).toBeCloseTo(entropy, 12);
  });

  it('falls as the weight moves to one side', () => {
    const lopsided = (length: number): number => {
      const parents = [-1, 0, 0];
      for (let i = 0; i < length; i++) parents.push(i === 0 ? 2 : parents.length - 1);
      return treeBalance(treeOf(parents));
    };
    for (let length = 0; length < 20; length++) expect(lopsided(length + 1)).toBeLessThan(lopsided(length));
  });
});

describe('20×20 squares from corner to corner, over 200 mazes', () => {
  // Solution in % of cells, and J¹ seen from the corner that the mazes run down to, as measured over 400 mazes
  // elsewhere. A binary tree runs to the lower right here. The tolerances are three standard errors, of 200
  // mazes and 400 together.
  const table = [
    {
      name: 'backtracker',
      solution: 29.3,
      within: 2.3,
      balance: 0.303,
      balanceWithin: 0.023,
      fromEnd: false,
    },
    {
      name: 'hunt-and-kill',
      solution: 19.5,
      within: 1.2,
      balance: 0.44,
      balanceWithin: 0.021,
      fromEnd: false,
    },
    { name: 'binary-tree', solution: 9.8, within: 0.06, balance: 0.498, balanceWithin: 0.02, fromEnd: true },
  ];
  const grid = weld(square.tiles([20, 20], false));
  const end = grid.cellCount - 1;

  it.each(table)('$name: a way of $solution % and a balance of $balance', ({ name, fromEnd, ...known }) => {
    let [solution, balance] = [0, 0];
    for (let seed = 0; seed < 200; seed++) {
      const { carver, manner } = carvingOf(name);
      const maze = { grid, doors: carver.carve(grid, randomFrom('table', seed), manner) };
      solution += (100 * breadthFirst.solve(maze, 0, end).way.cells.length) / grid.cellCount / 200;
      balance += treeBalance(rootTree(maze, fromEnd ? end : 0)) / 200;
    }
    expect(Math.abs(solution - known.solution)).toBeLessThan(known.within);
    expect(Math.abs(balance - known.balance)).toBeLessThan(known.balanceWithin);
  });
});

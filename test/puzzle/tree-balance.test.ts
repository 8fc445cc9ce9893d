import { describe, expect, it } from 'vitest';
import { weld } from '../../src/grid/weld.ts';
import { carvingOf } from '../../src/puzzle/carving.ts';
import type { RootedTree } from '../../src/puzzle/difficulty/tree.ts';
import { rootTree } from '../../src/puzzle/difficulty/tree.ts';
import { treeBalance } from '../../src/puzzle/difficulty/tree-balance.ts';
import { randomFrom } from '../../src/random.ts';
import { square } from '../../src/tilings/square.ts';

/** A tree by the parent of each node; -1 for the root, which comes first, and parents before children. */
function treeOf(parents: readonly number[]): RootedTree {
  const childrenOfCell = new Int32Array(parents.length);
  const stepsOfCell = new Int32Array(parents.length);
  parents.forEach((parent, node) => {
    if (parent === -1) return;
    childrenOfCell[parent]++;
    stepsOfCell[node] = stepsOfCell[parent] + 1;
  });
  return {
    order: Int32Array.from(parents.keys()),
    parentOfCell: Int32Array.from(parents),
    childrenOfCell,
    stepsOfCell,
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

describe('20×20 squares from corner to corner, over 400 mazes', () => {
  // Cells of the solution in %, and J¹ seen from the upper left, as measured over 400 mazes elsewhere. J¹ of a binary
  // tree is seen from the corner that its ways run down to, here the lower right; from the other it is half as much.
  // (A sidewinder's runs come together in the top row, so the upper left is that corner too.)
  const table = [
    { name: 'backtracker', solution: 29.3, balance: 0.303 },
    { name: 'hunt-and-kill', solution: 19.5, balance: 0.44 },
    { name: 'kruskal', solution: 14.3, balance: 0.241 },
    { name: 'wilson', solution: 15.2, balance: 0.242 },
    { name: 'binary-tree', solution: 9.8, balance: 0.498, fromEnd: true },
    { name: 'sidewinder', solution: 11.8, balance: 0.373 },
    { name: 'prim-true', solution: 14.3, balance: 0.245 },
    { name: 'prim-modified', solution: 10.9, balance: 0.263 },
  ];
  const MAZES = 400;
  const grid = weld(square.tiles([20, 20], false));
  const end = grid.cellCount - 1;

  /** Solution and J¹ of each maze, seen from either corner. */
  const drawSample = (name: string, root: number): { solution: number[]; balance: number[] } => {
    const { carver, manner } = carvingOf(name);
    const trees = Array.from({ length: MAZES }, (_, seed) =>
      rootTree({ grid, doors: carver.carve(grid, randomFrom('table', seed), manner) }, [root]),
    );
    return {
      solution: trees.map(({ stepsOfCell }) => (100 * (stepsOfCell[end - root] + 1)) / grid.cellCount),
      balance: trees.map(treeBalance),
    };
  };

  const samples = new Map<string, ReturnType<typeof drawSample>>();
  const sampleOf = (name: string, root: number): ReturnType<typeof drawSample> => {
    const key = `${name} ${root}`;
    const sample = samples.get(key) ?? drawSample(name, root);
    samples.set(key, sample);
    return sample;
  };

  /**
   * How far the mean of a sample may lie from one that another sample of its size had: three standard errors of the
   * difference, both by the variance of this one; and half of what was printed as the last digit.
   */
  const compared = (sample: readonly number[], lastDigit: number): { mean: number; within: number } => {
    const mean = sample.reduce((a, b) => a + b, 0) / sample.length;
    const variance = sample.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (sample.length - 1);
    return { mean, within: 3 * Math.sqrt((2 * variance) / sample.length) + lastDigit / 2 + 1e-9 };
  };

  it.each(table)('$name: a way of $solution % and a balance of $balance', ({ name, fromEnd, ...known }) => {
    const sample = sampleOf(name, fromEnd ? end : 0);
    const solution = compared(sample.solution, 0.1);
    expect(Math.abs(solution.mean - known.solution)).toBeLessThan(solution.within);
    const balance = compared(sample.balance, 0.001);
    expect(Math.abs(balance.mean - known.balance)).toBeLessThan(balance.within);
  });

  it('the samples can tell the rows apart, and the corners of those that lean', () => {
    const balances = table.map(({ name, fromEnd }) =>
      compared(sampleOf(name, fromEnd ? end : 0).balance, 0.001),
    );
    // Kruskal, Wilson and Prim, whose J¹ are within a hundredth, cannot be told; each of the others can from all.
    const alike = ['kruskal', 'wilson', 'prim-true', 'prim-modified'];
    table.forEach(({ name }, i) => {
      table.forEach(({ name: other, balance }, j) => {
        if (i === j || (alike.includes(name) && alike.includes(other))) return;
        expect(Math.abs(balances[i].mean - balance), `${name}, ${other}`).toBeGreaterThan(balances[i].within);
      });
    });
    for (const [name, root, known] of [
      ['binary-tree', 0, 0.498],
      ['sidewinder', end, 0.373],
      ['hunt-and-kill', end, 0.44],
    ] as const) {
      const { mean, within } = compared(sampleOf(name, root).balance, 0.001);
      expect(Math.abs(mean - known), name).toBeGreaterThan(within);
    }
  });
});

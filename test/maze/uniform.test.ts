import { describe, expect, it } from 'vitest';
import { weld } from '../../src/grid/weld.ts';
import { carvingOf } from '../../src/puzzle/carving.ts';
import { randomFrom } from '../../src/random.ts';
import { square } from '../../src/tilings/square.ts';

/** Spanning trees of 3×3 squares, by Kirchhoff's theorem. */
const TREES = 192;
const MAZES_A_TREE = 100;
/** Chi-square with 191 degrees of freedom is above this once in 1,000 times (Wilson and Hilferty's approximation). */
const LIMIT = 257;

const grid = weld(square.tiles([3, 3], false));

/** How unevenly a carver draws from all mazes of 3×3 squares: chi-square against all of them equally often. */
function unevennessOf(name: string): { trees: number; chiSquare: number } {
  const { carver, manner } = carvingOf(name);
  const timesOfTree = new Map<string, number>();
  const random = randomFrom('uniform');
  for (let maze = 0; maze < TREES * MAZES_A_TREE; maze++) {
    const tree = carver.carve(grid, random, manner).join('');
    timesOfTree.set(tree, (timesOfTree.get(tree) ?? 0) + 1);
  }
  let chiSquare = (TREES - timesOfTree.size) * MAZES_A_TREE;
  for (const times of timesOfTree.values()) chiSquare += (times - MAZES_A_TREE) ** 2 / MAZES_A_TREE;
  return { trees: timesOfTree.size, chiSquare };
}

describe('uniform algorithms', () => {
  it.each(['wilson', 'aldous-broder'])(
    '%s carves each of the 192 mazes of 3×3 squares equally often',
    (name) => {
      const { trees, chiSquare } = unevennessOf(name);
      expect(trees).toBe(TREES);
      expect(chiSquare).toBeLessThan(LIMIT);
    },
  );

  it.each(['kruskal', 'prim-true', 'backtracker', 'binary-tree'])(
    'the check can fail: %s prefers some mazes',
    (name) => {
      const { trees, chiSquare } = unevennessOf(name);
      expect(trees).toBeLessThanOrEqual(TREES);
      expect(chiSquare).toBeGreaterThan(2 * LIMIT);
    },
  );
});

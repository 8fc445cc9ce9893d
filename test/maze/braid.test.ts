import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Grid, OUTSIDE } from '../../src/grid/grid.ts';
import { weld } from '../../src/grid/weld.ts';
import { braid } from '../../src/maze/braid.ts';
import { backtracker } from '../../src/maze/carvers/backtracker.ts';
import { kruskal } from '../../src/maze/carvers/kruskal.ts';
import { type Doors, OPEN, usualMannerOf } from '../../src/maze/maze.ts';
import { breadthFirst } from '../../src/puzzle/solvers/breadth-first.ts';
import { randomFrom } from '../../src/random.ts';
import { square } from '../../src/tilings/square.ts';
import { runs } from '../grid/fixed-seed.ts';
import { anyPatch } from '../grid/patches.ts';
import { openBorderDoors, passagesOf } from './spanning-tree.ts';

const anySeed = fc.integer({ min: 0 });

function kruskalMaze(grid: Grid, seed: number): Doors {
  return kruskal.carve(grid, randomFrom(seed), usualMannerOf(kruskal));
}

function deadEndsOf(grid: Grid, doors: Doors): number[] {
  const cells = Array.from({ length: grid.cellCount }, (_, cell) => cell);
  return cells.filter((cell) => passagesOf(grid, doors, cell) === 1);
}

/** Cells beside this one, open or not. */
function neighbourCount(grid: Grid, cell: number): number {
  const sides = grid.edgeOfSide.slice(grid.sidesOfCell[cell], grid.sidesOfCell[cell + 1]);
  return sides.filter((edge) => grid.cellsOfEdge[2 * edge + 1] !== OUTSIDE).length;
}

describe('braiding', () => {
  it('at 100 % leaves no dead end but those cells that have one neighbour only', () => {
    fc.assert(
      fc.property(anyPatch(20), anySeed, ({ grid }, seed) => {
        const doors = kruskalMaze(grid, seed);
        braid(grid, doors, 100, randomFrom('braid', seed));
        for (const cell of deadEndsOf(grid, doors)) expect(neighbourCount(grid, cell)).toBe(1);
      }),
      runs(100),
    );
  });

  it('does away with the share of dead ends that was wished, or one more, on squares', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 25 }),
        fc.integer({ min: 0, max: 100 }),
        anySeed,
        (side, percent, seed) => {
          const grid = weld(square.tiles([side, side + 1], false));
          const doors = kruskalMaze(grid, seed);
          const before = deadEndsOf(grid, doors).length;
          braid(grid, doors, percent, randomFrom('braid', seed));
          const gone = before - deadEndsOf(grid, doors).length;
          const wished = Math.round((percent / 100) * before);
          expect(gone).toBeGreaterThanOrEqual(wished);
          expect(gone).toBeLessThanOrEqual(wished + 1);
        },
      ),
      runs(100),
    );
  });

  it('only opens doors, none of them at the border, each at a dead end; what was joined stays joined', () => {
    fc.assert(
      fc.property(anyPatch(20), fc.integer({ min: 0, max: 100 }), anySeed, ({ grid }, percent, seed) => {
        const before = kruskalMaze(grid, seed);
        const doors = before.slice();
        braid(grid, doors, percent, randomFrom('braid', seed));
        for (let edge = 0; edge < grid.edgeCount; edge++) {
          if (doors[edge] === before[edge]) continue;
          expect(doors[edge]).toBe(OPEN);
          const cells = [grid.cellsOfEdge[2 * edge], grid.cellsOfEdge[2 * edge + 1]];
          expect(cells.some((cell) => passagesOf(grid, before, cell) === 1)).toBe(true);
        }
        expect(openBorderDoors(grid, doors)).toEqual([]);
        const { way } = breadthFirst.solve({ grid, doors }, 0, grid.cellCount - 1);
        expect(way.cells.at(-1)).toBe(grid.cellCount - 1);
      }),
      runs(100),
    );
  });

  it('at 0 % changes nothing and draws nothing', () => {
    const grid = weld(square.tiles([20, 20], false));
    const doors = kruskalMaze(grid, 0);
    const before = doors.slice();
    const silent = (): never => expect.fail('drew a number');
    braid(grid, doors, 0, { unit: silent, below: silent });
    expect(doors).toEqual(before);
  });

  it('the same seed braids the same maze alike, another one differently', () => {
    const grid = weld(square.tiles([20, 20], false));
    const braided = (seed: number): string => {
      const doors = backtracker.carve(grid, randomFrom('one maze'), usualMannerOf(backtracker));
      braid(grid, doors, 50, randomFrom(seed));
      return doors.join('');
    };
    expect(braided(1)).toBe(braided(1));
    expect(braided(1)).not.toBe(braided(2));
  });

  it('the count of dead ends can fail: a maze not braided has some', () => {
    const grid = weld(square.tiles([20, 20], false));
    expect(deadEndsOf(grid, kruskalMaze(grid, 0)).length).toBeGreaterThan(50);
  });
});

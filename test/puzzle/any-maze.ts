import fc from 'fast-check';
import { carvers } from '../../src/maze/carvers/index.ts';
import { type Maze, usualMannerOf } from '../../src/maze/maze.ts';
import { randomFrom } from '../../src/random.ts';
import { anyPatch, type Patch } from '../grid/patches.ts';

/** Perfect mazes over every tiling, shape and carver, up to this size across and down, with two of their cells. */
export function anyMaze(
  largest: number,
): fc.Arbitrary<{ patch: Patch; maze: Maze; from: number; to: number; seed: number }> {
  return fc
    .record({
      patch: anyPatch(largest),
      carver: fc.constantFrom(...carvers),
      seed: fc.integer({ min: 0 }),
      from: fc.nat(),
      to: fc.nat(),
    })
    .map(({ patch, carver, seed, from, to }) => ({
      patch,
      maze: { grid: patch.grid, doors: carver.carve(patch.grid, randomFrom(seed), usualMannerOf(carver)) },
      from: from % patch.grid.cellCount,
      to: to % patch.grid.cellCount,
      seed,
    }));
}

import fc from 'fast-check';
import { carvers } from '../../src/maze/carvers/index.ts';
import { type Carver, type Maze, usualMannerOf } from '../../src/maze/maze.ts';
import { randomFrom } from '../../src/random.ts';
import { Refusal } from '../../src/refusal.ts';
import { anyPatch, type Patch } from '../grid/patches.ts';

/**
 * Perfect mazes over every tiling, shape, edge and carver, up to this size across and down, with two of their cells.
 * Carvers that need rows go with cells that have some.
 */
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
      maze: mazeOrNone(patch, carver, seed),
      from: from % patch.grid.cellCount,
      to: to % patch.grid.cellCount,
      seed,
    }))
    .filter((made): made is typeof made & { maze: Maze } => made.maze !== undefined);
}

function mazeOrNone({ grid }: Patch, carver: Carver, seed: number): Maze | undefined {
  try {
    return { grid, doors: carver.carve(grid, randomFrom(seed), usualMannerOf(carver)) };
  } catch (error) {
    if (error instanceof Refusal && error.kind === 'wish') return undefined;
    throw error;
  }
}

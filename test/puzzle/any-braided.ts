import fc from 'fast-check';
import { type Grid, OUTSIDE } from '../../src/grid/grid.ts';
import { braid } from '../../src/maze/braid.ts';
import { OPEN } from '../../src/maze/maze.ts';
import type { Solver } from '../../src/puzzle/solver.ts';
import { solvers } from '../../src/puzzle/solvers/index.ts';
import { randomFrom } from '../../src/random.ts';
import { anyMaze } from './any-maze.ts';

/** Mazes with their two cells and with loops: any share of dead ends opened, and more doors, up to a field
 * with a few walls, where bounds of A* matter most. */
export const anyBraided = fc
  .record({ any: anyMaze(12), percent: fc.nat({ max: 100 }), wild: fc.constantFrom(0, 0.15, 0.5, 0.8) })
  .map(({ any: { maze, from, to, seed }, percent, wild }) => {
    const { grid } = maze;
    const random = randomFrom('braid', seed);
    const doors = maze.doors.map((state, edge) =>
      grid.cellsOfEdge[2 * edge + 1] !== OUTSIDE && random.unit() < wild ? OPEN : state,
    );
    braid(grid, doors, percent, random);
    return { maze: { grid, doors }, from, to };
  });

/** The solvers that can work in this grid. */
export function suited(grid: Grid): Solver[] {
  return solvers.filter((solver) => solver.unfit?.(grid) === undefined);
}

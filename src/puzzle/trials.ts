import type { Puzzle } from './generate.ts';
import type { Solved, Solver } from './solver.ts';
import { solvers } from './solvers/index.ts';

/** What one solver did in a maze, or why it cannot work there. */
export interface Trial {
  readonly solver: Solver;
  readonly result: Solved | string;
}

/** Every solver in one maze, from entrance to exit. */
export function tryAll({ maze, entrance, exit }: Pick<Puzzle, 'maze' | 'entrance' | 'exit'>): Trial[] {
  return solvers.map((solver) => ({
    solver,
    result: solver.unfit?.(maze.grid) ?? solver.solve(maze, entrance.cell, exit.cell),
  }));
}

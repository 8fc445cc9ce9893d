import type { Maze } from '../maze/maze.ts';
import type { Variant } from '../registry.ts';

/** A way through: cells in order, and the edges between them (one fewer). */
export interface Way {
  readonly cells: readonly number[];
  readonly edges: readonly number[];
}

/** What a solver did. */
export interface Solved {
  readonly way: Way;
  /** Moves from a cell to the next, back-tracking included. */
  readonly steps: number;
  /** Different cells entered, the first included. */
  readonly visited: number;
}

export interface Solver extends Variant {
  /** @throws Error if no way leads from one cell to the other */
  solve(maze: Maze, from: number, to: number): Solved;
}

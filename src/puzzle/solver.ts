import type { Grid } from '../grid/grid.ts';
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
  /** As the solver's `step` says. */
  readonly steps: number;
  /** Each cell visited once, in the order of the first visits. */
  readonly entered: readonly number[];
}

export interface Solver extends Variant {
  /** What it counts as one step: not all of them walk. */
  readonly step: string;
  /** Whether its way is a shortest one, where loops leave a choice. */
  readonly shortest: boolean;
  /** Why it cannot work among these cells, as part of a sentence; without it, it works anywhere. */
  unfit?(grid: Grid): string | undefined;
  /**
   * @throws Error if no way leads from one cell to the other
   * @throws Refusal (wish) if it is unfit
   */
  solve(maze: Maze, from: number, to: number): Solved;
}

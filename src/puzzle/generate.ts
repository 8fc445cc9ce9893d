import { type Doors, type Maze, OPEN } from '../maze/maze.ts';
import { randomFrom } from '../random.ts';
import { codeOf, identityOf } from './code.ts';
import { type Difficulty, measure } from './difficulty/measure.ts';
import type { GridCache } from './grids.ts';
import { farthestOpenings, type Opening } from './openings.ts';
import type { Way } from './solver.ts';
import { breadthFirst } from './solvers/breadth-first.ts';
import { carverOf, type PuzzleSpec } from './spec.ts';

/** A maze with entrance, exit, solution, difficulty and the code that regenerates it. */
export interface Puzzle {
  readonly spec: PuzzleSpec;
  readonly code: string;
  /** The doors of entrance and exit stand open. */
  readonly maze: Maze;
  readonly entrance: Opening;
  readonly exit: Opening;
  /** From the entrance's cell to the exit's. */
  readonly way: Way;
  readonly difficulty: Difficulty;
}

/**
 * Makes the puzzle that a spec stands for, always the same.
 * @throws Refusal (wish) if the outline leaves no cell, or parts that do not touch
 */
export function generate(spec: PuzzleSpec, grids: GridCache): Puzzle {
  const grid = grids.gridOf(spec);
  const doors: Doors = carverOf(spec.algorithm).carve(grid, randomFrom('maze', identityOf(spec)));
  const maze = { grid, doors };
  const [entrance, exit] = farthestOpenings(maze);
  const { way } = breadthFirst.solve(maze, entrance.cell, exit.cell);
  doors[entrance.edge] = OPEN;
  doors[exit.edge] = OPEN;
  return { spec, code: codeOf(spec), maze, entrance, exit, way, difficulty: measure(maze, way.cells) };
}

import { braid } from '../maze/braid.ts';
import { type Maze, OPEN } from '../maze/maze.ts';
import { randomFrom } from '../random.ts';
import { carvingOf } from './carving.ts';
import { codeOf, identityOf } from './code.ts';
import { type Difficulty, measure } from './difficulty/measure.ts';
import type { GridCache } from './grids.ts';
import type { Stop } from './opening.ts';
import { openingsOf } from './openings/index.ts';
import type { Way } from './solver.ts';
import { breadthFirst } from './solvers/breadth-first.ts';
import type { PuzzleSpec } from './spec.ts';

/** A maze with entrance, exit, solution, difficulty and the code that regenerates it. */
export interface Puzzle {
  readonly spec: PuzzleSpec;
  readonly code: string;
  /** Doors of entrance and exit stand open, if they are gaps. */
  readonly maze: Maze;
  readonly entrance: Stop;
  readonly exit: Stop;
  /** From the entrance's cell to the exit's; a shortest one, where a braided maze has several. */
  readonly way: Way;
  readonly difficulty: Difficulty;
}

/** Clear ground for an arrow before each gap, in corridors. More of it would give some printed codes of whole cells
 * other gaps than they were printed with. */
const CLEAR = { smooth: 0.9, stepped: 0.5 } as const;

/**
 * Makes the puzzle that a spec stands for, always the same.
 * @throws Refusal (wish) if the outline leaves no cell, or parts that do not touch, or the carver cannot work there
 */
export function generate(spec: PuzzleSpec, grids: GridCache): Puzzle {
  const grid = grids.gridOf(spec);
  const { carver, manner } = carvingOf(spec.algorithm);
  const random = randomFrom('maze', identityOf(spec));
  const doors = carver.carve(grid, random, manner);
  const maze = { grid, doors };
  const [entrance, exit] = openingsOf(spec.openings).choose(maze, CLEAR[spec.edge]);
  for (const { edge } of [entrance, exit]) if (edge !== undefined) doors[edge] = OPEN;
  if (spec.braid > 0) braid(grid, doors, spec.braid, random);
  const { way } = breadthFirst.solve(maze, entrance.cell, exit.cell);
  return {
    spec,
    code: codeOf(spec),
    maze,
    entrance,
    exit,
    way,
    difficulty: measure(maze, spec.cells, entrance.cell, exit.cell),
  };
}

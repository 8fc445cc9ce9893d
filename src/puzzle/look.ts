import { carvers } from '../maze/carvers/index.ts';
import { shuffle } from '../maze/shuffle.ts';
import { randomFrom } from '../random.ts';
import type { Wish } from './aim.ts';
import { type Grade, grades } from './difficulty/grade.ts';
import type { Shape } from './spec.ts';

/** Tiling and outline of a puzzle. Lists of equal length shift against each other, so that all pairs occur. */
export function lookOf({ cells, shapes }: Wish, number: number): { cells: string; shape: Shape } {
  const turn = number - 1;
  const shift = Math.floor(turn / leastCommonMultiple(cells.length, shapes.length));
  return { cells: cells[turn % cells.length], shape: shapes[(turn + shift) % shapes.length] };
}

function leastCommonMultiple(a: number, b: number): number {
  let multiple = a;
  while (multiple % b !== 0) multiple += a;
  return multiple;
}

/**
 * The carvers that bookgen may choose for a puzzle, in an order of the book's own. Puzzles with odd numbers have one half of
 * them, those with even numbers the other, so that neighbours never look alike. Each half has carvers for each grade.
 */
export function carversFor(seed: string, number: number): string[] {
  const order = [...carvers.keys()];
  shuffle(order, randomFrom('carvers', seed));
  const hardest = (at: number): number =>
    Math.max(...carvers[at].suits.map((grade) => grades.findIndex(({ name }) => name === grade)));
  return order
    .filter((at) => carvers[at].suits.length > 0)
    .sort((a, b) => hardest(a) - hardest(b))
    .filter((_, i) => i % 2 === number % 2)
    .map((at) => carvers[at].name);
}

/** Whether a carver's mazes suit a grade. */
export function suits(carver: string, grade: Grade): boolean {
  return carvers.some(({ name, suits }) => name === carver && suits.includes(grade));
}

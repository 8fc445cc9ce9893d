import { type PuzzleSpec, Refusal, type Shape, specOf } from '../../src/index.ts';
import { allOpenings } from '../../src/puzzle/openings/index.ts';
import type { DrawnMaze } from './maze-graph.ts';
import type { ReadPage } from './read-book.ts';

/** A code in its groups, the last of which may have one symbol more. */
const CODE = /^[0-9A-Z]{4}(-[0-9A-Z]{2,4})*-[0-9A-Z]{2,5}$/;

/**
 * The spec that the code on a puzzle's page spells; undefined if there is no code, or none that can be read.
 * @param shapes shapes from files that the book's puzzles were made in, which codes do not spell
 */
export function printedSpec({ items }: ReadPage, shapes: readonly Shape[]): PuzzleSpec | undefined {
  const codes = items.flatMap((item) => (item.kind === 'text' && CODE.test(item.text) ? [item.text] : []));
  if (codes.length !== 1) return undefined;
  const brought = shapes.filter((shape) => typeof shape !== 'string');
  for (const shape of [undefined, ...brought]) {
    try {
      return specOf(codes[0], shape);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
  return undefined;
}

/** Whether a maze has the arrows and spots that its openings ask for, on its page or in its answer. */
export function markFaults({ arrows, spots, answers }: DrawnMaze, { openings }: PuzzleSpec): string[] {
  const gates = { far: 2, opposite: 2, corners: 2, center: 1, none: 0 }[openings];
  if (gates === undefined) throw new Error(`say here how many gaps openings '${openings}' have`);
  const shown = allOpenings.find(({ name }) => name === openings)?.shown || answers.length > 0;
  const dots = shown ? 2 - gates : 0;
  if (arrows.length === gates && spots.length === dots) return [];
  return [
    `has ${arrows.length} arrows and ${spots.length} spots, but '${openings}' has ${gates} and ${dots}`,
  ];
}

import { type Grade, grades } from '../puzzle/difficulty/grade.ts';
import { PROGRESSIVE } from '../puzzle/level.ts';
import type { Plate } from '../puzzle/plate.ts';
import type { Sheet } from './sheets.ts';
import type { BookSpec } from './spec.ts';

/** Puzzles that belong together. Sheets and mazes are named by their places, from 0. */
export interface Section {
  /** From 1; undefined if the book has only one, or each is a pupil's. */
  readonly part: number | undefined;
  readonly pupil: string | undefined;
  readonly sheets: readonly number[];
  /** The numbers of its first and its last maze. */
  readonly numbers: readonly [first: number, last: number];
  /** The lowest and the highest grade of its mazes, as measured. */
  readonly grades: readonly [lowest: Grade, highest: Grade];
}

/**
 * Divides a book: in a class by pupil; a book that gets harder, where a grade is first reached; any other has one section.
 */
export function sectionsOf(
  { names, difficulty }: BookSpec,
  sheets: readonly Sheet[],
  plates: readonly Plate[],
): Section[] {
  const groups: { readonly pupil: string | undefined; readonly sheets: number[] }[] = [];
  let hardest = -1;
  sheets.forEach(({ pupil, maze }, sheet) => {
    const rank = rankOf(plates[maze]);
    const isHarder = names.length === 0 && difficulty === PROGRESSIVE && rank > hardest;
    hardest = Math.max(hardest, rank);
    const group = groups.at(-1);
    if (group && group.pupil === pupil && !isHarder) group.sheets.push(sheet);
    else groups.push({ pupil, sheets: [sheet] });
  });
  return groups.map((group, i) => {
    const ranks = group.sheets.map((sheet) => rankOf(plates[sheets[sheet].maze]));
    const [first, last] = [group.sheets[0], group.sheets[group.sheets.length - 1]];
    return {
      ...group,
      part: group.pupil === undefined && groups.length > 1 ? i + 1 : undefined,
      numbers: [sheets[first].number, sheets[last].number],
      grades: [grades[Math.min(...ranks)].name, grades[Math.max(...ranks)].name],
    };
  });
}

function rankOf({ difficulty }: Plate): number {
  return grades.findIndex(({ name }) => name === difficulty.grade);
}

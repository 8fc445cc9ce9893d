import { randomFrom } from '../random.ts';
import { type Grade, gradeOf, grades } from './difficulty/grade.ts';

/** Where the score of one puzzle is to lie: from one limit up to another, and at best at a place between. */
export interface Target {
  readonly from: number;
  readonly to: number;
  readonly at: number;
  /** What it is called in a message: "hard", or "45 to 51". */
  readonly title: string;
}

/** Difficulties that are no grade and no range. */
export const PROGRESSIVE = 'progressive';
export const MIXED = 'mixed';

/** Difficulties with a name, as lists and messages show them. */
export const levels: readonly { readonly name: string }[] = [
  ...grades.map(({ name }) => ({ name })),
  { name: PROGRESSIVE },
  { name: MIXED },
];

/** A grade reaches up to the next one's lowest score, but not to that itself. */
const JUST_BELOW = 1e-6;
/** Part of a range, at either end, that is not aimed at. */
const MARGIN = 0.2;
/** A progressive book's scores never fall by more than this from one puzzle to the next. */
const MOST_FALL = 3;
/** However few the puzzles, each lies within this of where it should. */
const FARTHEST_OFF = 4;

/** A whole score range such as 55-75; undefined if the text is none. */
function rangeOf(text: string): [number, number] | undefined {
  const limits = text
    .match(/^(\d{1,3})\s*-\s*(\d{1,3})$/)
    ?.slice(1)
    .map(Number);
  return limits && limits[0] < limits[1] && limits[1] <= 100 ? [limits[0], limits[1]] : undefined;
}

/** The plain spelling of a difficulty: a grade, a range, progressive or mixed; undefined if the text is none. */
export function levelOf(text: string): string | undefined {
  const word = text.trim().toLowerCase();
  if (levels.some(({ name }) => name === word)) return word;
  return rangeOf(word)?.join('-');
}

/** The scores of a grade. */
function scoresOf(grade: Grade): [number, number] {
  const at = grades.findIndex(({ name }) => name === grade);
  return [grades[at].from, at + 1 < grades.length ? grades[at + 1].from - JUST_BELOW : 100];
}

/**
 * The target of puzzle `number`, from 1, of `count` in a book.
 * @param level as `levelOf` spells it
 * @param ends the first and the last score of a progressive book
 */
export function targetOf(
  level: string,
  seed: string,
  number: number,
  count: number,
  [first, last]: readonly [number, number],
): Target {
  if (level === PROGRESSIVE) {
    const step = count > 1 ? Math.max(0, last - first) / (count - 1) : 0;
    const at = first + step * (number - 1);
    // Two neighbours that are off by so much, one up and one down, fall by as much as is allowed.
    const off = Math.min(FARTHEST_OFF, (MOST_FALL + step) / 2);
    const [from, to] = [Math.max(0, at - off), Math.min(100, at + off)];
    return { from, to, at, title: `${gradeOf(at)} (score ${Math.round(from)} to ${Math.round(to)})` };
  }
  const grade = level === MIXED ? mixedGrade(seed, number) : grades.find(({ name }) => name === level)?.name;
  const [from, to] = grade ? scoresOf(grade) : (rangeOf(level) ?? [0, 100]);
  const place = MARGIN + (1 - 2 * MARGIN) * randomFrom('target', seed, number).unit();
  return { from, to, at: from + (to - from) * place, title: grade ?? `score ${level}` };
}

/** Each four puzzles in a row have all four grades, in an order of their own. */
function mixedGrade(seed: string, number: number): Grade {
  const random = randomFrom('mixed', seed, Math.floor((number - 1) / grades.length));
  const order = grades.map(({ name }) => ({ name, rank: random.unit() })).sort((a, b) => a.rank - b.rank);
  return order[(number - 1) % grades.length].name;
}

/** Whether a score meets a target. A score is rounded to six places first, as for its grade. */
export function meets(target: Target, score: number): boolean {
  const rounded = Math.round(score * 1e6) / 1e6;
  return rounded >= target.from && rounded <= target.to;
}

import { grades } from '../puzzle/difficulty/grade.ts';
import { MIXED, PROGRESSIVE } from '../puzzle/level.ts';
import type { BookSpec } from './spec.ts';

/**
 * What mazes a book has: "50 hard mazes", "50 mazes of squares, harder from page to page, suggested for ages 6 to 8".
 * @param cells what they are of, such as " of squares"
 */
export function mazesOf({ pages, difficulty = '', age, names, same }: BookSpec, cells = ''): string {
  const isGrade = grades.some(({ name }) => name === difficulty);
  const mazes = [pages, ...(isGrade ? [difficulty] : []), pages === 1 ? 'maze' : 'mazes'].join(' ');
  return [
    `${mazes}${cells}`,
    ...(isGrade ? [] : levelWords(difficulty)),
    ...ageWords(age),
    ...classWords(names, same),
  ].join(', ');
}

function levelWords(level: string): string[] {
  if (level === PROGRESSIVE) return ['harder from page to page'];
  if (level === MIXED) return ['easy to expert by turns'];
  return level === '' ? [] : [`score ${level.replace('-', ' to ')}`];
}

function ageWords(age: string | undefined): string[] {
  if (age === undefined) return [];
  const [from, to] = age.split('-');
  return [`suggested for ${from === to ? `age ${from}` : `ages ${from} to ${to}`}`];
}

function classWords({ length }: readonly string[], same: boolean): string[] {
  if (length === 0) return [];
  const pupils = length === 1 ? '1 pupil' : `${length} pupils`;
  return [same ? `the same for ${pupils}` : length === 1 ? `for ${pupils}` : `for each of ${pupils}`];
}

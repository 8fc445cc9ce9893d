import { answersPerPage } from '../page/answers-page.ts';
import { codesPerPage } from '../page/codes-page.ts';
import type { Kit } from '../page/fill.ts';
import type { Plate } from '../puzzle/plate.ts';
import { type Sheet, sheetsOf } from './sheets.ts';
import type { BookSpec } from './spec.ts';

/** One page to come. Sheets are named by their place in the plan's list, mazes by theirs among the plates, from 0. */
export type PlannedPage =
  | { readonly kind: 'title' }
  | { readonly kind: 'puzzle'; readonly sheet: number }
  | { readonly kind: 'answers'; readonly mazes: readonly number[] }
  | { readonly kind: 'codes'; readonly mazes: readonly number[] };

/** All pages of a book in printing order, and where each puzzle and each answer will be (page 1 is the first). */
export interface Plan {
  readonly pages: readonly PlannedPage[];
  readonly sheets: readonly Sheet[];
  /** Pages of the answers in a file of their own; none if there is none. */
  readonly keyPages: readonly PlannedPage[];
  /** Undefined where nobody knows, as of a single code. */
  readonly pageOfSheet: readonly (number | undefined)[];
  /** Of each maze, in this book; or in the file of answers, if they are only there. Undefined if they are nowhere. */
  readonly answerPageOfMaze: readonly (number | undefined)[];
}

/** Plans a book: title page, a page for each puzzle, answers at the end or in a file of their own, as the spec says. */
export function planBook(spec: BookSpec, kit: Kit, plates: readonly Plate[]): Plan {
  const sheets = sheetsOf(spec);
  const pages: PlannedPage[] = [
    { kind: 'title' },
    ...sheets.map((_, sheet) => ({ kind: 'puzzle', sheet }) as const),
  ];
  const pageOfSheet = sheets.map((_, sheet) => sheet + 2);
  const isOfClass = spec.names.length > 0 && !spec.same;
  const key = planKey(kit, plates, isOfClass ? byPupil(sheets) : [...plates.keys()], isOfClass);
  const isAppended = spec.answers === 'appendix' || spec.answers === 'both';
  const keyPages = spec.answers === 'separate' || spec.answers === 'both' ? key : [];
  const before = isAppended ? pages.length : 0;
  const answerPageOfMaze: (number | undefined)[] = plates.map(() => undefined);
  if (spec.answers !== 'none') {
    key.forEach((page, i) => {
      if (page.kind === 'answers') for (const maze of page.mazes) answerPageOfMaze[maze] = before + i + 1;
    });
  }
  if (isAppended) pages.push(...key);
  return { pages, sheets, keyPages, pageOfSheet, answerPageOfMaze };
}

/**
 * Plans the answers: as many share a page as can be read at that size; a page that holds one that needs more room has
 * fewer.
 * @param order the mazes in the order of their answers
 * @param withCodes whether a list by code follows
 */
export function planKey(
  kit: Kit,
  plates: readonly Plate[],
  order: readonly number[],
  withCodes: boolean,
): PlannedPage[] {
  const pages: PlannedPage[] = [];
  for (let next = 0; next < order.length; ) {
    const mazes: number[] = [];
    let room = Infinity;
    while (next < order.length) {
      room = Math.min(room, answersPerPage(kit, plates[order[next]]));
      if (mazes.length >= room) break;
      mazes.push(order[next++]);
    }
    pages.push({ kind: 'answers', mazes });
  }
  if (!withCodes) return pages;
  const byCode = order.toSorted((a, b) => (plates[a].code < plates[b].code ? -1 : 1));
  const each = codesPerPage(kit);
  for (let at = 0; at < byCode.length; at += each)
    pages.push({ kind: 'codes', mazes: byCode.slice(at, at + each) });
  return pages;
}

/** Mazes by the names of their pupils, whatever the order of the list. One collation, so that it is the same everywhere. */
export function byPupil(sheets: readonly Sheet[]): number[] {
  const { compare } = new Intl.Collator('en', { sensitivity: 'base' });
  return sheets
    .toSorted((a, b) => compare(a.pupil ?? '', b.pupil ?? '') || a.maze - b.maze)
    .map(({ maze }) => maze);
}

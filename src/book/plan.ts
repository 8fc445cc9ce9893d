import { answersPerPage } from '../page/answers-page.ts';
import { codesPerPage } from '../page/codes-page.ts';
import type { Kit } from '../page/fill.ts';
import { type BookPart, bookParts } from '../page/template.ts';
import type { Plate } from '../puzzle/plate.ts';
import { type Section, sectionsOf } from './sections.ts';
import { type Sheet, sheetsOf } from './sheets.ts';
import type { BookSpec } from './spec.ts';

/** One page to come. Sheets are named by their place in the plan's list, mazes by theirs among the plates, from 0. */
export type PlannedPage =
  | { readonly kind: 'cover' | 'title' | 'notes' }
  /** Without a section, that of the answers. */
  | { readonly kind: 'section'; readonly section?: Section }
  | { readonly kind: 'puzzle'; readonly sheets: readonly number[] }
  | { readonly kind: 'certificate'; readonly pupil?: string | undefined }
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

/** Plans a book: the template's parts in its order and those asked for besides, and answers where the spec says. */
export function planBook(spec: BookSpec, kit: Kit, plates: readonly Plate[]): Plan {
  const sheets = sheetsOf(spec);
  const isOfClass = spec.names.length > 0 && !spec.same;
  const key = planKey(kit, plates, isOfClass ? byPupil(sheets) : [...plates.keys()], isOfClass);
  const isAppended = spec.answers === 'appendix' || spec.answers === 'both';
  const order = partsOf(kit.template.order, spec.add).filter((part) => part !== 'answers' || isAppended);
  const sections = sectionsOf(spec, sheets, plates);
  const pages = order.flatMap((part, i): readonly PlannedPage[] => {
    switch (part) {
      case 'section':
        return order[i + 1] === 'answers' ? [{ kind: 'section' }] : [];
      case 'puzzle':
        return sections.flatMap((section) => [
          ...(order[i - 1] === 'section' ? [{ kind: 'section', section } as const] : []),
          ...puzzlePages(section, spec.perPage),
        ]);
      case 'certificate':
        return spec.names.length === 0
          ? [{ kind: part }]
          : spec.names.map((pupil) => ({ kind: part, pupil }));
      case 'answers':
        return key;
      default:
        return [{ kind: part }];
    }
  });
  const pageOfSheet: number[] = [];
  const answerPageOfMaze: (number | undefined)[] = plates.map(() => undefined);
  pages.forEach((page, at) => {
    if (page.kind === 'puzzle') for (const sheet of page.sheets) pageOfSheet[sheet] = at + 1;
  });
  const withAnswers = isAppended ? pages : spec.answers === 'none' ? [] : key;
  withAnswers.forEach((page, at) => {
    if (page.kind === 'answers') for (const maze of page.mazes) answerPageOfMaze[maze] = at + 1;
  });
  const keyPages = spec.answers === 'separate' || spec.answers === 'both' ? key : [];
  return { pages, sheets, keyPages, pageOfSheet, answerPageOfMaze };
}

function puzzlePages({ sheets }: Section, perPage: number): PlannedPage[] {
  return Array.from({ length: Math.ceil(sheets.length / perPage) }, (_, i) => ({
    kind: 'puzzle',
    sheets: sheets.slice(i * perPage, (i + 1) * perPage),
  }));
}

/**
 * The parts of a book: a template's in their order, and others each before what usually comes after it.
 *
 * Sections divide what they stand before: puzzles, and answers.
 */
export function partsOf(order: readonly BookPart[], added: readonly BookPart[]): BookPart[] {
  const parts: BookPart[] = order.includes('answers') ? [...order] : [...order, 'answers'];
  for (const part of bookParts) {
    if (part === 'section' || !added.includes(part) || parts.includes(part)) continue;
    const later = bookParts.slice(bookParts.indexOf(part) + 1);
    const next = parts.findIndex((one) => later.includes(one));
    parts.splice(next < 0 ? parts.length : next, 0, part);
  }
  // Last, so that nothing comes between a section and what it divides.
  if (added.includes('section') && !parts.includes('section')) {
    for (const divided of ['puzzle', 'answers'] as const) parts.splice(parts.indexOf(divided), 0, 'section');
  }
  return parts;
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

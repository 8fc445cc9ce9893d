import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openKit } from '../../src/book/kit.ts';
import { type PlannedPage, partsOf, planBook } from '../../src/book/plan.ts';
import { sectionsOf } from '../../src/book/sections.ts';
import { sheetsOf } from '../../src/book/sheets.ts';
import { type BookRequest, bookSpecSchema } from '../../src/book/spec.ts';
import { host } from '../../src/cli/host.ts';
import type { BookPart } from '../../src/page/template.ts';
import { type Grade, grades } from '../../src/puzzle/difficulty/grade.ts';
import type { Plate } from '../../src/puzzle/plate.ts';
import { runs } from '../grid/fixed-seed.ts';
import { squarePlate } from '../page/square-plate.ts';

const plate = squarePlate({ openings: 'far', size: [6, 6], seed: 1 });
const platesOf = (names: readonly Grade[]): Plate[] =>
  names.map((grade) => ({ ...plate, difficulty: { ...plate.difficulty, grade } }));
const easy = (count: number): Plate[] => platesOf(Array.from({ length: count }, () => 'easy'));

function planOf(request: Omit<BookRequest, 'seed'>, plates: readonly Plate[]) {
  const spec = bookSpecSchema.parse({ seed: 'plan', ...request });
  return planBook(spec, openKit(spec, host), plates);
}

/** A page in a word or two. */
function said(page: PlannedPage): string {
  if (page.kind === 'puzzle') return `puzzle ${page.sheets.join(' ')}`;
  if (page.kind === 'answers') return `answers ${page.mazes.join(' ')}`;
  if (page.kind === 'certificate') return `certificate ${page.pupil ?? ''}`.trim();
  if (page.kind !== 'section') return page.kind;
  if (!page.section) return 'section: answers';
  const { part, pupil, numbers, grades: range } = page.section;
  return `section: ${[part ?? '', pupil ?? '', numbers.join('-'), range.join('-')].filter((word) => word !== '').join(' ')}`;
}

describe('the pages of a book', () => {
  test('are the template’s, in its order', () => {
    expect(planOf({ pages: 2 }, easy(2)).pages.map(said)).toEqual([
      'title',
      'puzzle 0',
      'puzzle 1',
      'answers 0 1',
    ]);
    expect(planOf({ pages: 1, template: 'kids' }, easy(1)).pages.map(said)).toEqual([
      'cover',
      'title',
      'puzzle 0',
      'certificate',
      'answers 0',
    ]);
  });

  test('and those that are asked for, each where it belongs', () => {
    const plan = planOf({ pages: 5, perPage: 2, add: ['notes', 'certificate', 'section', 'cover'] }, easy(5));
    expect(plan.pages.map(said)).toEqual([
      'cover',
      'title',
      'section: 1-5 easy-easy',
      'puzzle 0 1',
      'puzzle 2 3',
      'puzzle 4',
      'certificate',
      'section: answers',
      'answers 0 1 2 3 4',
      'notes',
    ]);
    expect(plan.pageOfSheet).toEqual([4, 4, 5, 5, 6]);
    expect(plan.answerPageOfMaze).toEqual([9, 9, 9, 9, 9]);
  });

  test('a pupil’s mazes share a page with nobody else’s, and each pupil has a certificate', () => {
    const request = { names: ['Ada', 'Bo'], pages: 3, perPage: 2, answers: 'none' } as const;
    expect(
      planOf({ ...request, names: [...request.names], add: ['section', 'certificate'] }, easy(6)).pages.map(
        said,
      ),
    ).toEqual([
      'title',
      'section: Ada 1-3 easy-easy',
      'puzzle 0 1',
      'puzzle 2',
      'section: Bo 1-3 easy-easy',
      'puzzle 3 4',
      'puzzle 5',
      'certificate Ada',
      'certificate Bo',
    ]);
  });

  test('one maze for each pupil, unless a page has room for more', () => {
    const { pages } = bookSpecSchema.parse({ seed: 'a', names: ['Ada'] });
    expect(pages).toBe(1);
    expect(bookSpecSchema.parse({ seed: 'a', names: ['Ada'], perPage: 4 }).pages).toBe(4);
  });

  test('hold each puzzle once and each answer once, whatever is asked for', () => {
    const request = fc.record({
      pages: fc.integer({ min: 1, max: 30 }),
      perPage: fc.constantFrom(1, 2, 4, 6),
      add: fc.subarray(['cover', 'section', 'certificate', 'notes']),
      answers: fc.constantFrom('appendix', 'separate', 'both', 'none'),
      difficulty: fc.constantFrom('easy', 'progressive', 'mixed'),
      names: fc.constantFrom<string[]>([], ['Ada', 'Bo', 'Cy']),
      same: fc.boolean(),
    });
    const level = fc.constantFrom(...grades.map(({ name }) => name));
    fc.assert(
      fc.property(request, fc.array(level, { minLength: 90, maxLength: 90 }), (wanted, all) => {
        const same = wanted.same && wanted.names.length > 0;
        const pages = wanted.names.length > 0 ? Math.max(wanted.pages, wanted.perPage) : wanted.pages;
        const mazes = pages * (same ? 1 : Math.max(1, wanted.names.length));
        const plan = planOf({ ...wanted, same, pages }, platesOf(all.slice(0, mazes)));
        const sheets = plan.pages.flatMap((page) => (page.kind === 'puzzle' ? page.sheets : []));
        expect(sheets).toEqual(plan.sheets.map((_, sheet) => sheet));
        sheets.forEach((sheet) => {
          const page = plan.pages[(plan.pageOfSheet[sheet] ?? 0) - 1];
          expect(page.kind === 'puzzle' && page.sheets.includes(sheet)).toBe(true);
        });
        const answered = [plan.pages, plan.keyPages].map((all) =>
          all.flatMap((page) => (page.kind === 'answers' ? page.mazes : [])).sort((a, b) => a - b),
        );
        const each = Array.from({ length: mazes }, (_, maze) => maze);
        const { answers } = wanted;
        expect(answered[0]).toEqual(answers === 'appendix' || answers === 'both' ? each : []);
        expect(answered[1]).toEqual(answers === 'separate' || answers === 'both' ? each : []);
        expect(plan.answerPageOfMaze.every((page) => (page === undefined) === (answers === 'none'))).toBe(
          true,
        );
      }),
      runs(40),
    );
  });
});

describe('sections', () => {
  const sectionsAt = (request: Omit<BookRequest, 'seed'>, plates: readonly Plate[]) => {
    const spec = bookSpecSchema.parse({ seed: 'sections', pages: plates.length, ...request });
    return sectionsOf(spec, sheetsOf(spec), plates).map(({ part, numbers, grades: range }) => [
      part,
      ...numbers,
      ...range,
    ]);
  };

  test('of a book that gets harder begin where a grade is first reached, and say what grades they have', () => {
    const plates = platesOf(['easy', 'easy', 'medium', 'easy', 'medium', 'hard', 'expert', 'hard']);
    expect(sectionsAt({ difficulty: 'progressive' }, plates)).toEqual([
      [1, 1, 2, 'easy', 'easy'],
      [2, 3, 5, 'easy', 'medium'],
      [3, 6, 6, 'hard', 'hard'],
      [4, 7, 8, 'hard', 'expert'],
    ]);
  });

  test('any other book has one, without a number', () => {
    const plates = platesOf(['easy', 'expert', 'medium']);
    expect(sectionsAt({ difficulty: 'mixed' }, plates)).toEqual([[undefined, 1, 3, 'easy', 'expert']]);
    expect(sectionsAt({ difficulty: 'progressive' }, easy(2))).toEqual([[undefined, 1, 2, 'easy', 'easy']]);
  });
});

describe('the parts of a book', () => {
  test('are each there once, sections but for what they divide, and none of a template’s changes its place', () => {
    const order = fc
      .shuffledSubarray(['cover', 'title', 'certificate', 'answers', 'notes'] as BookPart[])
      .chain((others) => fc.nat(others.length).map((at) => others.toSpliced(at, 0, 'puzzle')));
    const added = fc.subarray(['cover', 'section', 'certificate', 'notes'] as const);
    fc.assert(
      fc.property(order, added, (given, more) => {
        const parts = partsOf(given, more);
        expect(parts.filter((part) => given.includes(part))).toEqual(given);
        const wanted = new Set([...given, ...more, 'answers']);
        expect(new Set(parts)).toEqual(wanted);
        expect(parts.length).toBe(wanted.size + (more.includes('section') ? 1 : 0));
        parts.forEach((part, i) => {
          if (part === 'section') expect(['puzzle', 'answers']).toContain(parts[i + 1]);
        });
      }),
      runs(200),
    );
  });
});

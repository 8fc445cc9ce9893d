import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { drawPlate, type Plate, tilings } from '../../src/index.ts';
import type { Page } from '../../src/page/marks.ts';
import { gradeOf, grades } from '../../src/puzzle/difficulty/grade.ts';
import { runs } from '../grid/fixed-seed.ts';
import { checkBook, inspectBook } from './check-book.ts';
import { captionFaults, gradeFaults } from './check-labels.ts';
import { bookOf, type Draft, draftBook, pdfOf } from './make-book.ts';
import type { Drawing, ReadPage, Text } from './read-book.ts';
import { withMarks, withPages, withStars, withText } from './sabotage.ts';

const names = grades.map(({ name }) => name);
const all = tilings.map(({ name }) => name);
const shapes = ['rectangle', 'circle'];

/** Each of these books is wrong on all its pages at once, as if the generator had erred. */
describe.each([
  { braid: 0, cells: all },
  { braid: 0.5, cells: all.filter((_, i) => i % 3 === 0) },
])('labels that are wrong are found on every page, braid $braid', ({ braid, cells }) => {
  let draft: Draft;
  let plates: Plate[];
  beforeAll(() => {
    draft = draftBook({ cells, shapes, pages: cells.length, size: [8, 8], braid, seed: 'labels' });
    plates = draft.puzzles.map(drawPlate);
  });
  const bookWith = async (change: (difficulty: Plate['difficulty']) => Partial<Plate['difficulty']>) =>
    pdfOf(
      bookOf(
        draft,
        plates.map((plate) => ({
          ...plate,
          difficulty: { ...plate.difficulty, ...change(plate.difficulty) },
        })),
      ),
    );

  test('none, if all is right: scores are as the generator has them', async () => {
    const { faults, scores } = await inspectBook(await pdfOf(bookOf(draft)));
    expect(faults).toEqual([]);
    expect(scores).toEqual(draft.puzzles.map(({ difficulty }) => expect.closeTo(difficulty.score, 9)));
  });

  test('another grade', async () => {
    const other = (score: number): number => (names.indexOf(gradeOf(score)) + 1) % names.length;
    const faults = await checkBook(await bookWith(({ score }) => ({ grade: names[other(score)] })));
    expect(faults).toEqual(
      draft.puzzles.flatMap(({ difficulty: { score } }, i) => {
        const truth = `but its maze is ${gradeOf(score)}, at score ${score.toFixed(3)}.`;
        const name = `Puzzle ${i + 1} on page ${i + 2}`;
        return [
          `${name} has ${other(score) + 1} filled stars, ${truth}`,
          `${name} says “${names[other(score)]}”, ${truth}`,
        ];
      }),
    );
  });

  test('a way of a step too many, and a balance that is a hundredth off or not there', async () => {
    const spoilt = await bookWith(({ solutionLength, treeBalance }) => ({
      solutionLength: solutionLength + 1,
      treeBalance: treeBalance === null ? 0.5 : treeBalance + (treeBalance < 0.5 ? 0.01 : -0.01),
    }));
    const faults = await checkBook(spoilt);
    expect(faults).toHaveLength(2 * plates.length);
    plates.forEach(({ difficulty: { solutionLength, treeBalance } }, i) => {
      const [ofWay, ofBalance] = faults.filter((fault) => fault.startsWith(`Answer ${i + 1} on page `));
      const way = braid > 0 ? 'shortest way' : 'way';
      expect(ofWay).toMatch(
        new RegExp(` says ${way} ${solutionLength + 1}, but its way takes ${solutionLength} steps\\.$`),
      );
      expect(ofBalance).toMatch(
        treeBalance === null
          ? /says balance 0\.50, but its maze has loops/
          : /says balance \d\.\d\d, but it is \d/,
      );
    });
    const silent = await checkBook(await bookWith(() => ({ treeBalance: null })));
    const trees = plates.filter(({ difficulty }) => difficulty.treeBalance !== null);
    expect(silent).toHaveLength(trees.length);
    for (const fault of silent)
      expect(fault).toMatch(/^Answer \d+ on page \d+ says no balance; it is 0\.\d+\.$/);
  });
});

describe('a label that is wrong on one page is found there', () => {
  let draft: Draft;
  beforeAll(() => {
    draft = draftBook({ cells: ['hexagon'], pages: 2, difficulty: 'easy', seed: 'one' });
  });
  /** Pages of this book: title, puzzles 1 and 2, answers. */
  const on = async (wanted: number, change: (page: Page) => Page): Promise<string[]> =>
    checkBook(
      await pdfOf(withPages(bookOf(draft), (page, index) => (index === wanted ? change(page) : page))),
    );
  const truthOf = (puzzle: number): string =>
    `but its maze is easy, at score ${draft.puzzles[puzzle].difficulty.score.toFixed(3)}.`;

  test('a star too many or too few, or one that is not there', async () => {
    expect(await on(1, (page) => withStars(page, 1))).toEqual([]);
    for (const filled of [0, 2, 4]) {
      expect(await on(1, (page) => withStars(page, filled))).toEqual([
        `Puzzle 1 on page 2 has ${filled} filled stars, ${truthOf(0)}`,
      ]);
    }
    const thin = (page: Page): Page =>
      withMarks(page, (mark) =>
        mark.kind === 'path' && mark.role === 'walls' ? { ...mark, stroke: 0.7 } : mark,
      );
    // What else is wrong with a maze is no reason to believe its label.
    expect(await on(1, (page) => withStars(thin(page), 3))).toEqual([
      'Puzzle 1 on page 2 has walls of 0.700 pt; 0.75 is the least.',
      `Puzzle 1 on page 2 has 3 filled stars, ${truthOf(0)}`,
    ]);
    expect(await on(2, (page) => withStars(page, 1, 3))).toEqual([
      'Puzzle 2 on page 3 has 3 stars, filled and empty, not 4.',
    ]);
  });

  test('another grade in words, or none at all', async () => {
    expect(await on(2, (page) => withText(page, /^easy$/, 'hard'))).toEqual([
      `Puzzle 2 on page 3 says “hard”, ${truthOf(1)}`,
    ]);
    expect(await on(2, (page) => withText(withStars(page, 0, 0), /^easy$/, ''))).toEqual([
      'Puzzle 2 on page 3 shows no grade.',
    ]);
  });

  test('a caption that says another thing, or nothing that can be read', async () => {
    const { solutionLength, treeBalance } = draft.puzzles[1].difficulty;
    const saying = (pattern: RegExp, words: string): Promise<string[]> =>
      on(3, (page) => withText(page, pattern, words));
    expect(await saying(/(?<=^page 3 · )way \d+/, `way ${solutionLength - 1}`)).toEqual([
      `Answer 2 on page 4 says way ${solutionLength - 1}, but its way takes ${solutionLength} steps.`,
    ]);
    expect(await saying(/(?<=^page 3 ·.*balance ).*/, '0.99')).toEqual([
      `Answer 2 on page 4 says balance 0.99, but it is ${treeBalance?.toFixed(4)}.`,
    ]);
    expect(await saying(/(?<=^page 3 · )way/, 'shortest way')).toEqual([
      'Answer 2 on page 4 says “shortest way”, but its maze has no loops.',
    ]);
    expect(await saying(/(?<=^page 3) .*/, '')).toEqual([
      'Answer 2 on page 4 has the caption “page 3”, which cannot be read.',
    ]);
  });

  test('a title page that promises what its puzzles are not', async () => {
    for (const difficulty of ['hard', '60-100', 'mixed']) {
      const said = { ...draft, spec: { ...draft.spec, difficulty } };
      expect(await checkBook(await pdfOf(bookOf(said)))).toEqual([
        expect.stringMatching(/^The title page says “2 .*mazes.*”, but the scores are \d+\.\d, \d+\.\d\.$/),
      ]);
    }
    const easier = draftBook({ pages: 2, difficulty: 'progressive', seed: 'falls' });
    const turned = { ...easier, puzzles: easier.puzzles.toReversed() };
    expect(await checkBook(await pdfOf(bookOf(turned)))).toEqual([
      expect.stringMatching(/^The title page says “2 mazes of squares, harder from page to page”, but /),
    ]);
  });
});

describe('labels held against measures, without a file', () => {
  const text = (words: string): Text => ({ kind: 'text', text: words, x: 0, y: 0, width: 9, size: 9 });
  const star = (stroke: number | undefined): Drawing => ({
    kind: 'path',
    role: 'decoration',
    lines: [Array.from({ length: 11 }, (_, i) => [i % 10, i % 2] as const)],
    stroke,
  });
  const pageOf = (filled: number, word: string): ReadPage => ({
    width: 612,
    height: 792,
    items: [text(word), ...[1, 2, 3, 4].map((place) => star(place > filled ? 0.75 : undefined))],
    unread: [],
  });

  test('of all stars and words only those of the grade are right', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 100, noNaN: true }), (score) => {
        const far = grades.every(({ from }) => Math.abs(score - from) > 1e-5);
        fc.pre(far);
        names.forEach((name, i) => {
          expect(gradeFaults(pageOf(i + 1, name), score).length).toBe(name === gradeOf(score) ? 0 : 2);
        });
      }),
      runs(200),
    );
  });

  test('next to a limit both grades are right, farther off one is', () => {
    for (const [i, { from }] of grades.entries()) {
      if (i === 0) continue;
      for (const score of [from - 0.9e-9, from, from + 0.9e-9]) {
        expect(gradeFaults(pageOf(i, names[i - 1]), score)).toEqual([]);
        expect(gradeFaults(pageOf(i + 1, names[i]), score)).toEqual([]);
      }
      expect(gradeFaults(pageOf(i, names[i - 1]), from + 1e-6)).toHaveLength(2);
      expect(gradeFaults(pageOf(i + 1, names[i]), from - 1e-6)).toHaveLength(2);
    }
  });

  test('a balance is right to the digits that are printed, and no others are', () => {
    const draft = draftBook({ pages: 1, size: [6, 6], seed: 'digits' });
    const { spec, difficulty } = draft.puzzles[0];
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(500), (treeBalance, length) => {
        const measures = { ...difficulty, treeBalance, solutionLength: length };
        const caption = (balance: string): string => `page 2 · way ${length} · balance ${balance}`;
        const printed = treeBalance.toFixed(2);
        const off = (Number(printed) + (treeBalance < 0.5 ? 0.01 : -0.01)).toFixed(2);
        expect(captionFaults(caption(printed), spec, measures)).toEqual([]);
        expect(captionFaults(caption(off), spec, measures)).toHaveLength(1);
        expect(captionFaults(caption(treeBalance.toFixed(1)), spec, measures)).toHaveLength(1);
      }),
      runs(200),
    );
  });
});

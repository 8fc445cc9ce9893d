import { beforeAll, describe, expect, test } from 'vitest';
import {
  type Book,
  type BookRequest,
  drawPlate,
  outlines,
  type Plate,
  type Puzzle,
  tilings,
} from '../../src/index.ts';
import type { Page } from '../../src/page/marks.ts';
import { randomFrom } from '../../src/random.ts';
import { checkBook, inspectBook } from './check-book.ts';
import { bookOf, type Draft, draftBook, makeBook, pdfOf } from './make-book.ts';
import {
  type EdgesToSpoil,
  edgesToSpoil,
  flipped,
  withCaptionsSwapped,
  withMarks,
  withoutStrokes,
  withPages,
  withPagesOf,
  withText,
} from './sabotage.ts';

const cells = tilings.map(({ name }) => name);
const heart = {
  title: 'heart',
  mask: '.##...##.\n####.####\n#########\n#########\n.#######.\n..#####..\n...###...\n....#....',
};
const donut = { title: 'donut', mask: '#######\n#######\n##...##\n##...##\n##...##\n#######\n#######' };
const shapes = [...outlines.map(({ name }) => name), heart, donut];
/** So many that each tiling and each shape has its turn. Pairs of them are in registry-pairs.ts. */
const each = { cells, shapes, pages: Math.max(cells.length, shapes.length) };

/** Large mazes take long to read: these tilings and shapes stand for all, whose pairs are in registry-pairs.ts. */
const few = {
  cells: ['square', 'ring', 'hexagon', 'triangle', 'kagome'],
  shapes: ['rectangle', 'circle', 'heart', 'arrow'],
};

describe('a finished book has no fault, and each of its mazes can be measured anew', () => {
  /** What else `difficulty` may be is a line here. */
  const requests: Record<string, BookRequest & { pages: number }> = {
    'easy, letter': { ...each, difficulty: 'easy', paper: 'letter', seed: 'a' },
    'medium, a4': { ...each, difficulty: 'medium', paper: 'a4', seed: 'd' },
    'hard, letter': {
      ...each,
      pages: 12,
      difficulty: 'hard',
      seed: 'e',
      title: 'Twelve',
      author: 'A. Mazer',
    },
    'expert, a4': { ...few, pages: 5, difficulty: 'expert', paper: 'a4', seed: 'f' },
    'a range, letter': { ...few, pages: 5, difficulty: '55-75', seed: 'g' },
    'progressive, a4': { ...few, pages: 6, difficulty: 'progressive', paper: 'a4', seed: 'h' },
    'mixed, letter': { ...few, pages: 6, difficulty: 'mixed', seed: 'm' },
    'a size and no difficulty, a4': { ...each, size: [12, 12], paper: 'a4', seed: 'j' },
    'a size and no difficulty, loops, letter': { ...each, pages: 8, size: [11, 13], braid: 0.5, seed: 'k' },
    'one maze': { pages: 1, seed: 'l' },
  };
  test.each(Object.entries(requests))('%s', async (_, request) => {
    const { faults, scores } = await inspectBook(await makeBook(request), shapes);
    expect(faults).toEqual([]);
    expect(scores).toHaveLength(request.pages);
  });
});

/** Edges tried of each kind, on each tiling, in each shape. */
const TRIES = 2;
const spoilt = Array.from({ length: each.pages }, (_, i) => {
  const shape = shapes[i % shapes.length];
  return { cell: cells[i % cells.length], shape, title: typeof shape === 'string' ? shape : shape.title };
});

/**
 * Each of these books holds one maze again and again, each time with another edge spoilt, so that a few files show
 * many faults. Walls and ways are chosen by chance, from a seed.
 */
describe.each(spoilt)(
  'one wall too few or too many in a maze of $cell in $title',
  ({ cell, shape, title }) => {
    let puzzle: Puzzle;
    let draft: Draft;
    let edges: EdgesToSpoil;
    let plate: Plate;
    beforeAll(() => {
      const seed = `spoilt ${title}`;
      draft = draftBook({ pages: 1, difficulty: '5-25', cells: [cell], shapes: [shape], seed });
      puzzle = draft.puzzles[0];
      edges = edgesToSpoil(puzzle);
      plate = drawPlate(puzzle);
    });
    const some = (kind: keyof EdgesToSpoil): number[] => {
      const random = randomFrom(cell, title, kind);
      const left = [...edges[kind]];
      const count = Math.min(TRIES, left.length);
      return Array.from({ length: count }, () => left.splice(random.below(left.length), 1)[0]);
    };
    const bookWith = (plates: readonly Plate[]): Book => {
      const spec = { ...draft.spec, pages: plates.length };
      return bookOf({ spec, puzzles: plates.map(() => puzzle) }, plates);
    };
    /** Faults on the page of each puzzle, and of each answer, of a book. */
    const faultsOf = async (
      bytes: Uint8Array,
      count: number,
    ): Promise<{ puzzle: string; answer: string }[]> => {
      const faults = await checkBook(bytes, shapes);
      const about = (start: string): string => faults.filter((fault) => fault.startsWith(start)).join('\n');
      return Array.from({ length: count }, (_, i) => ({
        puzzle: about(`Puzzle ${i + 1} on page ${i + 2} `),
        answer: about(`Answer ${i + 1} on page `),
      }));
    };

    test('on both pages, as if the generator had erred', async () => {
      const [walls, passages, border] = [some('walls'), some('passages'), some('border')];
      const tips = some('wallTips');
      expect(Math.min(walls.length, passages.length, border.length)).toBeGreaterThan(0);
      const all = [...walls, ...passages, ...border, ...tips];
      const pdf = await pdfOf(bookWith(all.map((edge) => flipped(puzzle, edge))));
      const found = await faultsOf(pdf, all.length);
      all.forEach((edge, i) => {
        const isOnWay = puzzle.way.edges.includes(edge);
        const [expected, also] = walls.includes(edge)
          ? [/has more than one way: /]
          : tips.includes(edge)
            ? [/has cells in a circle, hence more than one way/]
            : border.includes(edge)
              ? [
                  /has a gap in its border|has no walls in a room|arrow beside the middle|an arrow that stands at no gap/,
                ]
              : isOnWay
                ? [/has no way from its entrance to its exit/, /has an answer that runs into a wall/]
                : [/has a place at .* that nobody can get into/];
        expect(found[i].puzzle, `edge ${edge}`).toMatch(expected);
        expect(found[i].answer, `edge ${edge}`).toMatch(expected);
        if (also) expect(found[i].answer, `edge ${edge}`).toMatch(also);
      });
    });

    test('on the puzzle page alone, the tip of a wall as well', async () => {
      const all = (['walls', 'wallTips', 'passages', 'border'] as const).flatMap((kind) =>
        some(kind).slice(0, 2),
      );
      const whole = bookWith(all.map(() => plate));
      const other = bookWith(all.map((edge) => flipped(puzzle, edge)));
      const pdf = await pdfOf(withPagesOf(whole, other, (index) => index <= all.length));
      (await faultsOf(pdf, all.length)).forEach((found, i) => {
        expect(found.puzzle, `edge ${all[i]}`).toMatch(/ and answer \d+ on page \d+ differ at /);
        expect(found.answer).toBe('');
      });
    });

    test('a whole stroke gone from the bytes of the finished file', async () => {
      const random = randomFrom(cell, title, 'stroke');
      const whole = await pdfOf(bookWith(new Array<Plate>(TRIES).fill(plate)));
      const found = await faultsOf(
        withoutStrokes(whole, (count) => random.below(count)),
        TRIES,
      );
      for (const faults of found) {
        expect(faults.puzzle).toMatch(/ and answer \d+ on page \d+ differ at /);
        expect(faults.answer).toBe('');
      }
    });
  },
);

describe('other faults are found', () => {
  let draft: Draft;
  let plates: Plate[];
  beforeAll(() => {
    draft = draftBook({ pages: 3, difficulty: 'easy', cells: ['square', 'hexagon'], seed: 'swap' });
    plates = draft.puzzles.map(drawPlate);
  });
  /** Pages of this book: title, puzzles 1 to 3, answers. */
  const faultsOf = async (change: Parameters<typeof withPages>[1]): Promise<string[]> =>
    checkBook(await pdfOf(withPages(bookOf(draft), change)));
  const on = (wanted: number, change: (page: Page) => Page) =>
    faultsOf((page, index) => (index === wanted ? change(page) : page));

  test('two answers swapped', async () => {
    const faults = await on(4, withCaptionsSwapped);
    expect(faults).toContainEqual(expect.stringMatching(/^Puzzle 1 on page 2 and answer 1 on page 5 differ/));
    expect(faults).toContainEqual(expect.stringMatching(/^Puzzle 2 on page 3 and answer 2 on page 5 differ/));
  });

  test('the lines of two answers of the same tiling swapped', async () => {
    const [a, b, c] = plates;
    const other = bookOf(draft, [{ ...a, answer: c.answer }, b, { ...c, answer: a.answer }]);
    const faults = await checkBook(await pdfOf(withPagesOf(bookOf(draft), other, (index) => index === 4)));
    expect(faults).toContainEqual(
      expect.stringMatching(/^Answer 1 on page 5 has an answer that runs into a wall/),
    );
    expect(faults).toContainEqual(
      expect.stringMatching(/^Answer 3 on page 5 has an answer that runs into a wall/),
    );
  });

  test('an answer that is missing, or that names another page', async () => {
    expect(await on(4, (page) => withText(page, /^2$/, '3'))).toEqual(
      expect.arrayContaining(['Answer 3 on page 5 is there twice.', 'Puzzle 2 on page 3 has no answer.']),
    );
    expect(await on(4, (page) => withText(page, /^page 3 /, 'page 4 '))).toEqual([
      'Answer 2 says page 4, but its puzzle is on page 3.',
    ]);
  });

  test('walls too thin, and an answer no wider than its walls', async () => {
    const thin = (role: string) => (page: Page) =>
      withMarks(page, (mark) =>
        mark.kind === 'path' && mark.role === role ? { ...mark, stroke: 0.7 } : mark,
      );
    expect(await on(2, thin('walls'))).toEqual([
      'Puzzle 2 on page 3 has walls of 0.700 pt; 0.75 is the least.',
    ]);
    expect(await on(4, thin('answer'))).toHaveLength(3);
  });

  test('ink in the margin, a wrong folio, a page with nothing but its footer', async () => {
    const moved = (dx: number) => (page: Page) =>
      withMarks(page, (mark) => (mark.kind === 'text' ? { ...mark, x: mark.x + dx } : mark));
    expect(await on(1, moved(-12))).toContainEqual(
      expect.stringMatching(/^Page 2 has the text “1” less than 12 mm/),
    );
    expect(await on(3, (page) => withText(page, /^4$/, '5'))).toEqual(['Page 4 has the folio “5”.']);
    const emptied = await on(3, (page) => ({
      ...page,
      marks: page.marks.filter((mark) => mark.kind === 'text' && mark.y > 740),
    }));
    expect(emptied).toContain('Page 4 has nothing on it but its footer.');
    expect(emptied).toContain('Answer 3 on page 5 has no puzzle.');
  });

  test('arrows that point the wrong way, or stand at no gap', async () => {
    const reversed = (page: Page): Page => {
      const [entrance, exit] = page.marks.filter((mark) => mark.kind === 'path' && mark.role === 'arrow');
      return withMarks(page, (mark) => (mark === entrance ? exit : mark === exit ? entrance : mark));
    };
    expect(await on(2, reversed)).toContainEqual(expect.stringMatching(/^Puzzle 2 on page 3 has /));
    const shifted = (page: Page): Page =>
      withMarks(page, (mark) =>
        mark.kind === 'path' && mark.role === 'arrow' ? { ...mark, originX: 9, originY: 9 } : mark,
      );
    expect(await on(2, shifted)).toContainEqual(expect.stringMatching(/^Puzzle 2 on page 3 has /));
  });

  test('a puzzle that is not in the outline', async () => {
    const faults = await on(2, ({ width, height, marks }) => ({ width, height, marks }));
    expect(faults).toContain('Puzzle 2 on page 3 is not in the outline.');
  });
});

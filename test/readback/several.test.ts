import { beforeAll, describe, expect, test } from 'vitest';
import { tilings } from '../../src/index.ts';
import { checkBook } from './check-book.ts';
import { bookOf, type Draft, draftBook, pdfOf } from './make-book.ts';
import { withMarks, withPages } from './sabotage.ts';

/** Tilings taken in turn, so that all of them stand among others on a page. */
const cells = tilings.map(({ name }) => name);

describe('a book with several mazes to a page is right when its PDF is read back', () => {
  test.each([
    { perPage: 2, paper: 'a5', shapes: ['circle'], qr: false },
    { perPage: 4, paper: 'letter', shapes: ['rectangle', 'heart'], qr: true },
    { perPage: 6, paper: 'a4', shapes: ['rectangle'], qr: false },
  ])('$perPage to a page of $paper', async ({ perPage, paper, shapes, qr }) => {
    const draft = draftBook({
      perPage,
      paper,
      shapes,
      qr,
      cells,
      pages: 17,
      difficulty: 'easy',
      seed: 'several',
    });
    const book = bookOf(draft);
    expect(book.mazes.map(({ number, page }) => [number, page])).toEqual(
      Array.from({ length: 17 }, (_, i) => [i + 1, 2 + Math.floor(i / perPage)]),
    );
    expect(await checkBook(await pdfOf(book))).toEqual([]);
  });
});

describe('and what is wrong there is found', () => {
  let draft: Draft;
  beforeAll(() => {
    draft = draftBook({ perPage: 2, pages: 4, difficulty: 'easy', seed: 'wrong' });
  });
  /** Puzzles 3 and 4 are on page 3. */
  const with34 = async (change: (text: string) => string): Promise<string[]> =>
    checkBook(
      await pdfOf(
        withPages(bookOf(draft), (page, index) =>
          index === 2
            ? withMarks(page, (mark) => (mark.kind === 'text' ? { ...mark, text: change(mark.text) } : mark))
            : page,
        ),
      ),
    );

  test('numbers, grades and what the page says of its answers', async () => {
    expect(await with34((text) => text)).toEqual([]);
    expect(await with34((text) => text.replace('Answers 3 to 4', 'Answers 3 to 5'))).toEqual([
      'Page 3 says “Answers 3 to 5 at the back”, but has puzzles 3 to 4.',
    ]);
    expect((await with34((text) => (text === '3' ? '4' : text))).join()).toContain(
      'has the number of another',
    );
    expect(await with34((text) => (text === 'easy' ? 'hard' : text))).toEqual(
      [3, 4].map((number) =>
        expect.stringContaining(`Puzzle ${number} on page 3 says “hard”, but its maze is easy`),
      ),
    );
  });

  test('two codes that have changed places', async () => {
    const [, , third, fourth] = bookOf(draft).mazes.map(({ code }) => code);
    const faults = await with34((text) => (text === third ? fourth : text === fourth ? third : text));
    expect(faults.join()).toContain('Puzzle 3 on page 3');
    expect(faults.join()).toContain('Puzzle 4 on page 3');
  });
});

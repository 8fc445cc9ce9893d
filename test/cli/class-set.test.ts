import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type ReadBook, readBook } from '../readback/read-book.ts';
import { emptyFolder, run } from './run.ts';

interface Row {
  readonly name?: string;
  readonly number: number;
  readonly page: number;
  readonly answerPage: number | null;
  readonly code: string;
  readonly difficulty: { readonly score: number };
}

const CLASS = ['Zoë Exemple', 'Ada Sample', 'Łukasz Wzór', 'Bo Example', 'Ångström Test'];

/** Makes a book in a folder, and reads its data. */
function make(folder: string, names: readonly string[], ...words: string[]): Row[] {
  writeFileSync(join(folder, 'class.csv'), `name\n${names.join('\n')}\n`);
  const made = run(
    folder,
    '--names',
    'class.csv',
    '-o',
    'book.pdf',
    '--json',
    'book.json',
    '--force',
    ...words,
  );
  expect(made.err).toBe('');
  expect(made.code).toBe(0);
  return (JSON.parse(readFileSync(join(folder, 'book.json'), 'utf8')) as { puzzles: Row[] }).puzzles;
}

const read = (folder: string, file = 'book.pdf'): Promise<ReadBook> =>
  readBook(new Uint8Array(readFileSync(join(folder, file))));
const textsOf = ({ pages }: ReadBook, page: number): string[] =>
  pages[page - 1].items.flatMap((item) => (item.kind === 'text' ? [item.text] : []));
const answersOn = ({ pages }: ReadBook, page: number): number =>
  pages[page - 1].items.filter((item) => item.kind === 'path' && item.role === 'answer').length;

describe('a class set', () => {
  const folder = emptyFolder();
  const words = ['-n', '2', '-d', 'medium', '--seed', 'set', '--answers', 'both', '--qr'];
  let rows: Row[];
  let book: ReadBook;
  beforeAll(async () => {
    rows = make(folder, CLASS, ...words);
    book = await read(folder);
  });

  test('has mazes of their own for each pupil, in the order of the list, with the name on the page', () => {
    expect(rows.map(({ name, number }) => `${name} ${number}`)).toEqual(
      CLASS.flatMap((name) => [`${name} 1`, `${name} 2`]),
    );
    expect(new Set(rows.map(({ code }) => code)).size).toBe(10);
    for (const { name, page, code } of rows) {
      expect(textsOf(book, page)).toContain(name);
      expect(textsOf(book, page)).toContain(code);
    }
  });

  test('is equally hard for all: each number within 3 points', () => {
    for (const number of [1, 2]) {
      const scores = rows.filter((row) => row.number === number).map(({ difficulty }) => difficulty.score);
      expect(Math.max(...scores) - Math.min(...scores)).toBeLessThanOrEqual(3);
    }
  });

  test('leaves everybody their mazes when a pupil comes, goes, or the list is sorted', () => {
    const other = make(emptyFolder(), ['New Pupil', ...CLASS.toSorted().slice(0, 4)], ...words);
    const codeOf = new Map(rows.map(({ name, number, code }) => [`${name} ${number}`, code]));
    for (const { name, number, code } of other) {
      if (name === 'New Pupil') continue;
      expect(code).toBe(codeOf.get(`${name} ${number}`));
    }
  });

  test('has answers by name, whatever the order of the list, and then a list by code', () => {
    const key = book.pages.length;
    const last = textsOf(book, key);
    expect(last).toContain('Answers by code');
    const codes = last.filter((text) => /^[0-9A-Z]{4}-/.test(text));
    expect(codes).toEqual(rows.map(({ code }) => code).sort());
    const captions = Array.from({ length: key - 12 }, (_, i) => textsOf(book, 12 + i))
      .flat()
      .filter((text) => CLASS.some((name) => text.startsWith(`${name} `)));
    expect(captions).toEqual(
      ['Ada Sample', 'Ångström Test', 'Bo Example', 'Łukasz Wzór', 'Zoë Exemple'].flatMap((name) => [
        `${name} 1`,
        `${name} 2`,
      ]),
    );
    for (const { answerPage } of rows) expect(answersOn(book, answerPage as number)).toBeGreaterThan(0);
  });

  test('has a key of its own, which the PDF alone, elsewhere, gives again', async () => {
    const key = await read(folder, 'book-answers.pdf');
    expect(key.pages.length).toBe(book.pages.length - 11);
    const elsewhere = emptyFolder();
    copyFileSync(join(folder, 'book.pdf'), join(elsewhere, 'found.pdf'));
    const { code, err, out } = run(elsewhere, 'answers', 'found.pdf');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.toString()).toBe('found-answers.pdf\n');
    const again = await read(elsewhere, 'found-answers.pdf');
    // The last line of the last page says how the book was made; a key made again does not know the seed.
    const drawn = ({ pages }: ReadBook) =>
      pages.map(({ items }) =>
        items.filter((item) => !(item.kind === 'text' && item.text.startsWith('Made with'))),
      );
    expect(drawn(again)).toEqual(drawn(key));
    copyFileSync(join(folder, 'book.json'), join(elsewhere, 'found.json'));
    expect(run(elsewhere, 'answers', 'found.json', '-o', 'from-data.pdf').code).toBe(0);
    expect(drawn(await read(elsewhere, 'from-data.pdf'))).toEqual(drawn(key));
  });

  test('with one code gives one answer', async () => {
    const elsewhere = emptyFolder();
    const { code, out } = run(
      elsewhere,
      'answers',
      ...rows[3].code.toLowerCase().split('-'),
      '-o',
      'one.pdf',
    );
    expect(code).toBe(0);
    expect(out.toString()).toBe('one.pdf\n');
    const one = await read(elsewhere, 'one.pdf');
    expect(one.pages).toHaveLength(1);
    expect(answersOn(one, 1)).toBe(1);
    expect(textsOf(one, 1)).toContain(rows[3].code);
  });
});

describe('where answers go', () => {
  test('--same: the same mazes for all, each answered once', async () => {
    const folder = emptyFolder();
    const rows = make(folder, CLASS.slice(0, 3), '--same', '-n', '2', '-d', 'easy', '--seed', 'same');
    expect(rows.map(({ name }) => name)).toEqual(CLASS.slice(0, 3).flatMap((name) => [name, name]));
    expect(new Set(rows.map(({ code }) => code)).size).toBe(2);
    const book = await read(folder);
    expect(book.pages).toHaveLength(1 + 6 + 1);
    expect(answersOn(book, 8)).toBe(2);
    expect(run(folder, 'answers', 'book.pdf', '-o', 'key.pdf').code).toBe(0);
    expect(answersOn(await read(folder, 'key.pdf'), 1)).toBe(2);
  });

  test.each([
    ['separate', 3, true, 'The answers are in a file of their own.'],
    ['none', 3, false, undefined],
    ['appendix', 4, false, 'The answers begin on page 4.'],
  ])('--answers %s', async (where, pages, hasKey, says) => {
    const folder = emptyFolder();
    expect(
      run(folder, '-n', '2', '-d', 'easy', '--seed', 'a', '--answers', where, '-o', 'book.pdf').code,
    ).toBe(0);
    const book = await read(folder);
    expect(book.pages).toHaveLength(pages);
    expect(existsSync(join(folder, 'book-answers.pdf'))).toBe(hasKey);
    const title = textsOf(book, 1).join(' ');
    if (says) expect(title).toContain(says);
    else expect(title).not.toContain('answers');
    const foot = textsOf(book, 2).filter((text) => text.startsWith('Answer'));
    expect(foot).toEqual(
      { separate: ['Answer 1 in the key'], none: [], appendix: ['Answer 1 at the back'] }[where],
    );
  });
});

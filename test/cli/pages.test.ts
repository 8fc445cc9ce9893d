import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type ReadBook, readBook } from '../readback/read-book.ts';
import { emptyFolder, run } from './run.ts';

const read = (folder: string, file: string): Promise<ReadBook> =>
  readBook(new Uint8Array(readFileSync(join(folder, file))));
const textsOf = ({ pages }: ReadBook, page: number): string[] =>
  pages[page - 1].items.flatMap((item) => (item.kind === 'text' ? [item.text] : []));

describe('pages besides puzzles and answers', () => {
  test('are there, with their words and numbers, in the outline where a section begins', async () => {
    const folder = emptyFolder();
    const words = [
      '-n',
      '12',
      '-d',
      'progressive',
      '--add',
      'cover,section,certificate,notes',
      '--per-page',
      '2',
    ];
    const said = [
      '--title',
      'For Zoë',
      '--subtitle',
      'One a day',
      '--author',
      'A. Teacher',
      '--seed',
      'kinds',
    ];
    const made = run(folder, ...words, ...said, '-o', 'book.pdf', '--json', 'book.json');
    expect(made.code, made.err).toBe(0);
    const book = await read(folder, 'book.pdf');
    for (const page of [1, 2]) {
      for (const word of ['For Zoë', 'One a day', 'A. Teacher']) expect(textsOf(book, page)).toContain(word);
    }
    expect(textsOf(book, 3)).toContain('Part 1');
    expect(textsOf(book, 3).join()).toMatch(/Part 1,easy,Mazes 1 to \d+/);
    const at = (text: string): number[] =>
      book.pages.flatMap((_, i) => (textsOf(book, i + 1).includes(text) ? [i + 1] : []));
    const [certificate] = at('Certificate');
    expect(textsOf(book, certificate)).toContain('has solved 12 mazes');
    const answers = at('Answers');
    expect(answers.slice(0, 2)).toEqual([certificate + 1, certificate + 2]);
    // The seed is on the last page of the answers, whatever comes after.
    const seeded = book.pages.flatMap((_, i) =>
      textsOf(book, i + 1).some((text) => text.endsWith('seed kinds')) ? [i + 1] : [],
    );
    expect(seeded).toEqual([book.pages.length - 1]);
    expect(at('Notes')).toEqual([book.pages.length]);
    const top = book.outline.filter(({ level }) => level === 0);
    const parts = top.filter(({ title }) => title.startsWith('Part '));
    expect(parts.length).toBeGreaterThan(2);
    for (const { title, page } of parts) expect(textsOf(book, page + 1)).toContain(title);
    expect(top[0]).toMatchObject({ title: 'For Zoë', page: 0 });
    expect(top.at(-1)).toMatchObject({ title: 'Answers', page: answers[1] - 1 });
    const { puzzles } = JSON.parse(readFileSync(join(folder, 'book.json'), 'utf8')) as {
      puzzles: { number: number; page: number; code: string }[];
    };
    for (const { number, page, code } of puzzles)
      expect(textsOf(book, page)).toEqual(expect.arrayContaining([String(number), code]));
  });

  test('of a class: each pupil’s mazes together, a certificate for each, and the key from the PDF alone', async () => {
    const folder = emptyFolder();
    writeFileSync(join(folder, 'class.csv'), 'name\nZoë Exemple\nBo Example\n');
    const words = ['--names', 'class.csv', '--per-page', '4', '--add', 'certificate', '--seed', 'set'];
    expect(run(folder, ...words, '-o', 'book.pdf', '--answers', 'separate').code).toBe(0);
    const book = await read(folder, 'book.pdf');
    const pages = book.pages.map((_, i) => textsOf(book, i + 1));
    const own = pages.map((texts) =>
      ['Zoë Exemple', 'Bo Example'].filter((name) => texts.includes(name)).join(),
    );
    expect(own).toEqual(['', 'Zoë Exemple', 'Bo Example', 'Zoë Exemple', 'Bo Example']);
    expect(pages[1].filter((text) => /^[1-4]$/.test(text))).toEqual(
      expect.arrayContaining(['1', '2', '3', '4']),
    );
    expect(run(folder, 'answers', 'book.pdf', '-o', 'again.pdf').code).toBe(0);
    const answersOf = ({ pages: all }: ReadBook): string[] =>
      all.flatMap(({ items }) => items.flatMap((item) => (item.kind === 'text' ? [item.text] : [])));
    const [first, again] = [await read(folder, 'book-answers.pdf'), await read(folder, 'again.pdf')];
    const named = (book: ReadBook): string[] =>
      answersOf(book).filter((text) => /^(?:Zoë|Bo) Example/.test(text.replace('Exemple', 'Example')));
    expect(named(again)).toEqual(named(first));
    expect(named(first).length).toBeGreaterThanOrEqual(8);
  });
});

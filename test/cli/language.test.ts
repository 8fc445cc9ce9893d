import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { readTags } from '../export/read-tags.ts';
import { emptyFolder, run } from './run.ts';

interface Read {
  readonly language: string;
  readonly title: string;
  /** The texts of each page. */
  readonly pages: readonly (readonly string[])[];
  readonly bookmarks: readonly string[];
}

async function read(path: string): Promise<Read> {
  const task = getDocument({ data: new Uint8Array(readFileSync(path)), verbosity: 0 });
  try {
    const pdf = await task.promise;
    const { info } = await pdf.getMetadata();
    const { Title: title = '', Language: language = '' } = info as { Title?: string; Language?: string };
    const pages: string[][] = [];
    for (let page = 1; page <= pdf.numPages; page++) {
      const { items } = await (await pdf.getPage(page)).getTextContent();
      pages.push(items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.str] : [])));
    }
    const bookmarks = (await pdf.getOutline()).flatMap((one) => [
      one.title,
      ...one.items.map((item: { title: string }) => item.title),
    ]);
    return { language, title, pages, bookmarks };
  } finally {
    await task.destroy();
  }
}

describe('a book in German', () => {
  const folder = emptyFolder();
  const words = ['-n', '2', '-d', 'easy', '--seed', 'a', '--shape', 'heart', '--answers', 'both'];
  const made = run(folder, ...words, '--language', 'deutsch', '-o', 'buch.pdf', '--json', 'buch.json');

  test('says so, to programs and to its readers', async () => {
    expect(made.code).toBe(0);
    // What the terminal says stays English.
    expect(made.out.toString()).toContain('2 easy mazes with answers');
    const { language, title, pages, bookmarks } = await read(join(folder, 'buch.pdf'));
    expect([language, title]).toEqual(['de', 'Labyrinthe']);
    expect(readFileSync(join(folder, 'buch.pdf')).toString('latin1')).toContain(
      '<dc:language><rdf:Bag><rdf:li>de</rdf:li></rdf:Bag></dc:language>',
    );
    expect(pages[0]).toContain('2 leichte Labyrinthe aus Quadraten in einem Herzen');
    expect(pages[1]).toEqual(
      expect.arrayContaining(['Quadrate in einem Herzen', 'leicht', 'Klasse', 'Lösung 1 hinten im Buch']),
    );
    expect(pages.at(-1)).toContain('Lösungen');
    expect(pages.at(-1)?.join(' ')).toMatch(/Seite 2 · Weg \d+ · Balance \d,\d\d/);
    expect(bookmarks).toEqual([
      'Labyrinthe',
      '1. Quadrate in einem Herzen',
      '2. Quadrate in einem Herzen',
      'Lösungen',
    ]);
  });

  test('has a key in German, which its file or its data give again, unless another language is asked for', async () => {
    const key = await read(join(folder, 'buch-answers.pdf'));
    expect([key.language, key.title]).toEqual(['de', 'Labyrinthe: Lösungen']);
    const again = async (...more: string[]): Promise<string[]> => {
      expect(run(folder, 'answers', ...more, '-o', 'key.pdf', '--force').code).toBe(0);
      const { language, pages } = await read(join(folder, 'key.pdf'));
      return [language, pages[0][0]];
    };
    expect(await again('buch.pdf')).toEqual(['de', 'Lösungen']);
    expect(await again('buch.json')).toEqual(['de', 'Lösungen']);
    expect(await again('buch.pdf', '--language', 'en')).toEqual(['en', 'Answers']);
  });

  test('is read out in German', async () => {
    const out = join(folder, 'laut.pdf');
    expect(run(folder, ...words, '--language', 'de', '--accessible', '-o', out).code).toBe(0);
    const { language, pages } = await readTags(new Uint8Array(readFileSync(out)));
    expect(language).toBe('de');
    const alts = pages.flatMap((page) => page.flatMap(({ alt }) => alt ?? []));
    expect(alts[0]).toMatch(/^Beispiel, Quadrate; Eingang .*; der Weg hat \d+ Schritte\.$/);
    expect(alts[1]).toMatch(/^Labyrinth 1, leicht, Quadrate in einem Herzen; Eingang .*\d+ von 100\.$/);
    expect(alts.at(-1)).toMatch(/^Lösung zu Labyrinth 2: der Weg hat \d+ Schritte\.$/);
  });
});

test('a title of one’s own is kept in any language, and each answer to a code has a title in its own', async () => {
  const folder = emptyFolder();
  run(folder, '-n', '1', '-d', 'easy', '--seed', 'a', '--language', 'fi', '--title', 'Omat', '-o', 'a.pdf');
  const { title, pages } = await read(join(folder, 'a.pdf'));
  expect(title).toBe('Omat');
  const code = pages[1].find((text) => /^[0-9A-Z]{4}-/.test(text)) ?? '';
  expect(run(folder, 'answers', code, '--language', 'fr', '-o', 'b.pdf').code).toBe(0);
  expect((await read(join(folder, 'b.pdf'))).title).toBe('Labyrinthe\u00a0: solutions');
});

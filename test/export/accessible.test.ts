import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeMaze, ordersOf } from '../../src/book/sheets.ts';
import { host } from '../../src/cli/host.ts';
import { specFrom } from '../../src/cli/options.ts';
import { readCodes } from '../../src/cli/read-codes.ts';
import {
  type Book,
  type BookRequest,
  bookSpecSchema,
  GridCache,
  openKit,
  type Plate,
  wishOf,
} from '../../src/index.ts';
import type { Page, TextMark } from '../../src/page/marks.ts';
import { textParts } from '../../src/page/parts.ts';
import { bookOf, pdfOf } from '../readback/make-book.ts';
import { readBook } from '../readback/read-book.ts';
import { withPages } from '../readback/sabotage.ts';
import { readTags } from './read-tags.ts';

const small: BookRequest = { pages: 3, cells: ['hexagon'], shapes: ['heart'], size: [9, 9], seed: 'tags' };

function make(request: BookRequest): { book: Book; plates: readonly Plate[] } {
  const spec = bookSpecSchema.parse({ accessible: true, ...request });
  const wish = wishOf(spec, openKit(spec, host));
  const grids = new GridCache();
  const plates = ordersOf(spec).map((order) => makeMaze(wish, order, grids));
  return { book: bookOf({ spec, puzzles: [] }, plates), plates };
}

const { book, plates } = make(small);
const bytes = await pdfOf(book);
const read = await readTags(bytes);

/** A page that does not say what its marks are. */
function untold({ parts: _, ...page }: Page): Page {
  return { ...page, marks: page.marks.map(({ part: __, ...mark }) => mark) };
}

test('an accessible book is marked, has a language and a title to display, and claims no conformance', () => {
  expect(read).toMatchObject({ isMarked: true, language: 'en', title: 'Mazes', xmpTitle: 'Mazes' });
  const file = Buffer.from(bytes).toString('latin1');
  expect(file).toMatch(/\/DisplayDocTitle true/);
  expect(file.match(/\/Tabs \/S\b/g)).toHaveLength(book.pageCount);
  expect(file).not.toMatch(/pdfuaid|pdfaid/);
});

test('the tree in reading order', () => {
  const said = read.pages.map((page) => page.map(({ role, text }) => `${role} ${text}`.trim()));
  expect(said[0]).toEqual([
    'H1 Mazes',
    'P 3 mazes of hexagons in a heart',
    'Figure',
    'P An easy maze, and its answer',
    'H2 How to solve a maze',
    'P 1 Start at the arrow that points into the maze.',
    'P 2 Draw a line along the paths. Never cross a wall.',
    'P 3 Leave by the arrow that points out. There is exactly one way.',
    'P More stars mean more estimated search effort. The answers begin on page 5.',
  ]);
  const [{ code, difficulty }] = plates;
  const top = ['H2 1 Hexagons in a heart', `P ${difficulty.grade}`, 'P Name', 'P Date', 'P Class', 'P Score'];
  expect(said[1]).toEqual([...top, 'Figure', `P ${code}`, 'P Answer 1 at the back']);
  expect(said[4][0]).toBe('H1 Answers');
  expect(said[4].map((line) => line.split(' ')[0])).toEqual([
    'H1',
    'P',
    'Figure',
    'P',
    'Figure',
    'P',
    'Figure',
    'P',
  ]);
  expect(said[4][3]).toMatch(/^P 2 page 3 · way \d+ · balance/);
  expect(said[4].at(-1)).toBe('P Made with bookgen test, seed tags');
});

test('each puzzle page has one heading and one figure, and each figure words and a box on the page', () => {
  const at = 'at the (upper|lower) (left|right)|at the (top|bottom)|on the (left|right)|in the middle';
  plates.forEach(({ difficulty: { grade, score, solutionLength } }, i) => {
    const page = read.pages[i + 1];
    expect(page.filter(({ role }) => role === 'H2')).toHaveLength(1);
    const figures = page.filter(({ role }) => role === 'Figure');
    expect(figures).toHaveLength(1);
    const [{ alt = '', box = [] }] = figures;
    expect(alt.replace(new RegExp(at, 'g'), '*')).toBe(
      `Maze ${i + 1}, ${grade}, hexagons in a heart; entrance *, exit *. Estimated search effort ${score} of 100.`,
    );
    const [left, bottom, right, top] = box;
    expect([0 < left, left < right, right < 612, 0 < bottom, bottom < top, top < 792]).not.toContain(false);
    const answer = read.pages[4].filter(({ role }) => role === 'Figure')[i];
    expect(answer.alt).toBe(`Answer to maze ${i + 1}: the way takes ${solutionLength} steps.`);
  });
});

test('everything painted is in the tree or an artifact, also with names, QR codes, a list by code, and dots', async () => {
  expect(read.faults).toEqual([]);
  const more = make({
    ...small,
    pages: 1,
    names: ['7', 'שרה', 'Ada Lovelace'],
    qr: true,
    openings: 'center',
    author: 'Zoë',
  });
  const { faults, pages } = await readTags(await pdfOf(more.book));
  expect(faults).toEqual([]);
  expect(
    pages
      .flat()
      .filter(({ role }) => role === 'H1')
      .map(({ text }) => text),
  ).toEqual(['Mazes', 'Answers', 'Answers by code']);
  expect(pages[1].find(({ role }) => role === 'Figure')?.alt).toContain('goal in the middle');
  // A child called 7 is not taken for the number of a page.
  expect(pages[1].map(({ text }) => text)).toContain('7');
  expect(pages[4][1].text).toMatch(/^7 page 2 · way/);
});

test('the checker finds what is not tagged, and a mark that no page reads is refused', async () => {
  const { faults } = await readTags(await pdfOf({ ...book, accessible: false }));
  expect(faults).toContain('page 1: text in 0 contents');
  expect(faults).toContain('page 2: path in 0 contents');
  const unread = withPages(book, (page) => ({ ...page, parts: [] }));
  await expect(pdfOf(unread)).rejects.toThrow('that its page does not read');
});

test('a page that does not say what its marks are reads text by text', async () => {
  const plain = withPages(book, untold);
  const { faults, pages } = await readTags(await pdfOf(plain));
  expect(faults).toEqual([]);
  expect(pages[1].map(({ role, text }) => `${role} ${text}`).slice(0, 2)).toEqual([
    'P 1',
    'P Hexagons in a heart',
  ]);
});

test('without the option, what marks are changes no byte', async () => {
  const untagged = { ...book, accessible: false };
  const plain = withPages(untagged, untold);
  const file = await pdfOf(untagged);
  expect(Buffer.from(file).equals(Buffer.from(await pdfOf(plain)))).toBe(true);
  expect(Buffer.from(file).equals(Buffer.from(bytes))).toBe(false);
  const text = Buffer.from(file).toString('latin1');
  expect(text).toMatch(/^%PDF-1\.4/);
  expect(text).not.toMatch(/StructTreeRoot|MarkInfo|Artifact|\/Tabs/);
});

test('the option changes nothing that is drawn', async () => {
  const tagged = await readBook(bytes);
  const plain = await readBook(await pdfOf({ ...book, accessible: false }));
  // Texts that are read as one have a space between.
  const pages = tagged.pages.map((page) => ({
    ...page,
    items: page.items.filter((item) => item.kind === 'path' || item.text !== ' '),
  }));
  expect({ ...tagged, pages }).toEqual(plain);
});

test('a title full of markup survives in Info and in XMP', async () => {
  const title = `Mäze & <b>"it's"</b> ]]> &amp; (\\)`;
  const { book: named } = make({ ...small, pages: 1, title, author: 'A & B <c>' });
  const file = await pdfOf(named);
  expect(await readTags(file)).toMatchObject({ title, xmpTitle: title, faults: [] });
  const text = Buffer.from(file).toString('utf8');
  expect(text).toContain('<rdf:li>A &amp; B &lt;c&gt;</rdf:li>');
});

test('words from right to left are told in reading order', async () => {
  const title = 'מבוכים (2) for Ada';
  const file = Buffer.from(await pdfOf(make({ ...small, pages: 1, title }).book));
  const { faults, pages } = await readTags(new Uint8Array(file));
  expect(faults).toEqual([]);
  expect(pages[0][0]).toMatchObject({ role: 'H1', children: [{ role: 'Span' }] });
  const written = Buffer.from(`\ufeff${title}`, 'utf16le').swap16().toString('latin1');
  const escaped = written.replace(/[()\\]/g, (letter) => `\\${letter}`);
  expect(file.toString('latin1')).toContain(`/ActualText (${escaped})`);
});

test('texts that go on: small capitals, a number and its words, a second line; but not what is just near', () => {
  const { typefaces } = openKit(bookSpecSchema.parse({ seed: 's' }), host);
  const text = (words: string, x: number, y: number, size: number, weight: 'bold' | 'regular'): TextMark => ({
    kind: 'text',
    text: words,
    x,
    y,
    size,
    weight,
  });
  const capital = text('H', 50, 90, 12, 'regular');
  const marks = [
    text('7', 10, 50, 24, 'bold'),
    text('Words', 40, 50, 14, 'bold'),
    capital,
    text('EXAGONS', 50 + typefaces.regular.widthOf('H', 12), 90, 9.6, 'regular'),
    text('Name', 150, 90, 12, 'regular'),
    text('1', 10, 200, 12, 'bold'),
    text('the upper line', 30, 188, 10, 'regular'),
    text('the lower one', 30, 200, 10, 'regular'),
    text('7', 30, 500, 9, 'regular'),
  ];
  const told = textParts(typefaces, marks, 2, 7);
  const groups = told.texts.map(({ part }) =>
    told.marks.filter((mark) => mark.part === part).map((mark) => mark.kind === 'text' && mark.text),
  );
  expect(groups).toEqual([
    ['7', 'Words'],
    ['H', 'EXAGONS'],
    ['Name'],
    ['1', 'the upper line', 'the lower one'],
  ]);
  expect(told.texts.map(({ part }) => part.kind)).toEqual(['heading', 'paragraph', 'paragraph', 'paragraph']);
});

test('codes are read back from an accessible book as from another', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bookgen-test-'));
  const path = join(folder, 'book.pdf');
  writeFileSync(path, bytes);
  const { mazes } = await readCodes(path);
  expect(mazes).toEqual(plates.map(({ code }, i) => ({ number: i + 1, page: i + 2, code, name: undefined })));
});

test('--accessible', async () => {
  expect((await specFrom({ accessible: true }, 's')).accessible).toBe(true);
  expect((await specFrom({}, 's')).accessible).toBe(false);
});

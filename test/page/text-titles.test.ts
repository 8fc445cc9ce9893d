import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { createSVGWindow } from 'svgdom';
import { describe, expect, test } from 'vitest';
import { host } from '../../src/cli/host.ts';
import { type Book, bookSpecSchema, drawPlate, openKit, pageToSvg } from '../../src/index.ts';
import { fonts } from '../../src/page/fonts.ts';
import type { Page, TextMark } from '../../src/page/marks.ts';
import { titlePage } from '../../src/page/title-page.ts';
import type { Typefaces } from '../../src/page/typeface.ts';
import { bookOf, draftBook, pdfOf } from '../readback/make-book.ts';
import { readBook } from '../readback/read-book.ts';

/** Titles, and what a program reads on the page where that is something else. */
const TITLES: [title: string, read?: string][] = [
  ['Mazes'],
  ['Tom & Jerry <3 "Mazes"'],
  ['Kid’s “Best” Mazes – №1 …'],
  ['Zażółć gęślą jaźń'],
  ['Příliš žluťoučký kůň'],
  ['İstanbul ığdır'],
  ['Лабиринты'],
  ['Λαβύρινθοι'],
  ['Mê cung cho trẻ em'],
  ['מבוכים לילדים'],
  // A PDF knows glyphs, and a bracket that is turned round is the other bracket.
  ['מבוכים Mazes 2025 (שלום)', 'מבוכים Mazes 2025 )שלום('],
  ['متاهات للأطفال'],
  ['متاهات 50'],
  ['A very long book of mazes for everyone'],
];

/** No ink is nearer to the edge of the page than this, in points: half an inch, less what letters overhang. */
const EDGE = 35;

const draft = draftBook({ pages: 1, seed: 'titles', size: [8, 8] });
const request = { pages: 1, seed: 'titles', size: [8, 8] } as const;
const plain = bookOf(draft);
const example = drawPlate(draft.puzzles[0]);
const words = {
  summaries: ['One maze'],
  begin: 'Begin.',
  end: 'End.',
  mouse: '',
  cheese: '',
  answers: 'The answers begin on page 3.',
};
const kits = {
  letter: openKit(bookSpecSchema.parse(request), host),
  a4: openKit(bookSpecSchema.parse({ ...request, paper: 'a4' }), host),
};

/** A book that is just a title page, which takes less time than a whole one. */
function titleBook(title: string, author = '', paper: keyof typeof kits = 'letter'): Book & { page: Page } {
  const page = titlePage(kits[paper], { ...words, title, subtitle: '', author }, example, true);
  return {
    ...plain,
    title,
    author,
    typefaces: kits[paper].typefaces,
    pageCount: 1,
    pages: () => [page],
    page,
  };
}

const wholeBook = (more: { title?: string; author?: string; font?: string }): Book =>
  bookOf({ ...draft, spec: bookSpecSchema.parse({ ...request, ...more }) });

/** All points of a text's outlines, those that bend its curves included. */
function inkOf(mark: TextMark, typefaces: Typefaces): [x: number, y: number][] {
  const data = typefaces[mark.weight].outlineOf(mark.text, mark.x, mark.y, mark.size, mark.direction);
  const numbers = (data.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
  return Array.from({ length: numbers.length / 2 }, (_, i) => [numbers[2 * i], numbers[2 * i + 1]]);
}

/** The first page as a program reads it that takes the text out of a PDF: its lines, in the file's order. */
async function linesOf(bytes: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: bytes.slice(), verbosity: 0 });
  try {
    const page = await (await task.promise).getPage(1);
    const lines = new Map<number, { text: string; left: number; right: number }>();
    for (const item of (await page.getTextContent()).items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const [left, y] = [item.transform[4], Math.round(item.transform[5])];
      const before = lines.get(y);
      // pdf.js leaves out spaces at ends of runs: a reader takes a gap for one.
      const isApart = before && Math.max(left - before.right, before.left - left - item.width) > 1;
      const text = `${before?.text ?? ''}${isApart ? ' ' : ''}${item.str}`;
      lines.set(y, { text, left, right: left + item.width });
    }
    return Array.from(lines.values(), ({ text }) => text.replace(/ +/g, ' ').trim());
  } finally {
    await task.destroy();
  }
}

describe('a title page', () => {
  test.each(TITLES)('%s: its ink is inside the page, on letter and A4', (title) => {
    for (const paper of ['letter', 'a4'] as const) {
      const book = titleBook(title, '', paper);
      const { marks, width, height } = book.page;
      const texts = marks.filter((mark) => mark.kind === 'text');
      const drawn = texts.filter(({ size }) => size > 22).map(({ text }) => text);
      expect(drawn.join(' ')).toBe(title);
      for (const text of texts) {
        const ink = inkOf(text, book.typefaces);
        expect(ink.length).toBeGreaterThan(3);
        for (const [x, y] of ink) {
          expect(Math.min(x, width - x, y, height - y)).toBeGreaterThan(EDGE);
        }
      }
    }
  });

  test('ink outside the page would be noticed', () => {
    const { typefaces } = kits.letter;
    const mark: TextMark = { kind: 'text', text: 'מבוכים', x: 580, y: 100, size: 44, weight: 'bold' };
    expect(Math.max(...inkOf(mark, typefaces).map(([x]) => x))).toBeGreaterThan(612);
  });

  test.each(TITLES)(
    '%s: the PDF says it, draws it as the SVG does, and keeps it as its title',
    async (title, read) => {
      const book = titleBook(title, title);
      const bytes = await pdfOf(book);
      const { pages, title: kept, outline } = await readBook(bytes);
      expect(kept).toBe(title);
      expect(outline[0].title).toBe(title);

      const lines = await linesOf(bytes);
      const wanted = read ?? title;
      expect(lines.join(' ')).toContain(wanted);
      expect(lines.at(-1)).toBe(wanted);

      const texts = book.page.marks.filter((mark) => mark.kind === 'text');
      const runs = texts.flatMap(({ text, x, y, size, weight, direction }) =>
        book.typefaces[weight]
          .runsOf(text, direction)
          .map((run) => [x + run.left * size, y, run.face.widthOf(run.text, run.isRightToLeft, size)]),
      );
      const printed = pages[0].items.flatMap((item) => (item.kind === 'text' ? [item] : []));
      expect(printed).toHaveLength(runs.length);
      printed.forEach(({ x, y, width }, i) => {
        expect(Math.abs(x - runs[i][0]) + Math.abs(y - runs[i][1])).toBeLessThan(0.01);
        expect(Math.abs(width - runs[i][2])).toBeLessThan(0.3);
      });
    },
  );

  test('in NFD has the bytes of one in NFC', async () => {
    const [nfc, nfd] = await Promise.all(
      ['NFC', 'NFD'].map((form) => {
        const title = 'Příliš Mê trẻ İ Ελλάδα أب'.normalize(form);
        return pdfOf(wholeBook({ title, author: title }));
      }),
    );
    expect(Buffer.compare(nfc, nfd)).toBe(0);
  });

  test('has the same bytes each time, whatever was drawn with its fonts before', async () => {
    // The letters of the titles are parts of the glyphs that are drawn before.
    for (const [title, before] of [
      ['fig', 'ģ'],
      ['trẻ em gù', 'ģẻế'],
      ['αυ', 'ΰ'],
    ]) {
      const [fresh, used] = [1, 2].map(() => openKit(bookSpecSchema.parse(request), host).typefaces);
      used.bold.outlineOf(before, 0, 0, 10);
      await pdfOf({ ...titleBook(before), typefaces: used });
      const [first, again] = await Promise.all(
        [fresh, used].map((typefaces) => pdfOf({ ...titleBook(title), typefaces })),
      );
      expect(Buffer.compare(first, again)).toBe(0);
      expect((await linesOf(again))[0]).toBe(title);
    }
  });

  test('markup is text in the SVG', () => {
    const title = 'Tom & Jerry <3 "Mazes" >';
    const book = titleBook(title);
    const svg = pageToSvg(book.page, book.typefaces, createSVGWindow());
    const [, label] = svg.match(/aria-label="(Tom[^"]*)"/) ?? [];
    const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"' };
    expect(label?.replace(/&(\w+);/g, (_, name: string) => entities[name])).toBe(title);
    expect(svg).not.toContain('<3');
  });

  test.each(['a\nb', 'a\u0000b', 'a\u2028b', 'a\ud800b', 'a\udc00'])('%j is no title', (title) => {
    const parsed = bookSpecSchema.safeParse({ seed: 'a', title });
    expect(parsed.error?.issues[0].message).toContain('without control characters');
    expect(bookSpecSchema.safeParse({ seed: 'a', author: title }).success).toBe(false);
  });
});

describe('the fonts in a PDF', () => {
  /** Names of the fonts that a PDF embeds, without the tags of their subsets. */
  const fontsIn = async (request: Parameters<typeof wholeBook>[0]): Promise<string[]> => {
    const names = Buffer.from(await pdfOf(wholeBook(request)))
      .toString('latin1')
      .matchAll(/\/FontName \/\w+\+([\w-]+)/g);
    return Array.from(names, ([, name]) => name).sort();
  };

  test('are those that it uses, each once', async () => {
    const own = ['AtkinsonHyperlegible-Bold', 'AtkinsonHyperlegible-Regular'];
    expect(await fontsIn({ title: 'Zażółć' })).toEqual(own);
    expect(await fontsIn({ title: 'Лабиринты' })).toEqual([...own, 'DejaVuSans-Bold']);
    expect(await fontsIn({ title: 'Лабиринты', author: 'Αδα' })).toEqual([
      ...own,
      'DejaVuSans',
      'DejaVuSans-Bold',
    ]);
    expect(await fontsIn({ title: 'Лабиринты', author: 'Αδα', font: 'dejavu' })).toEqual([
      'DejaVuSans',
      'DejaVuSans-Bold',
    ]);
  });

  test.each(fonts)('$title: all pages can be drawn and read', async ({ name }) => {
    const bytes = await pdfOf(wholeBook({ font: name, title: 'Zażółć Mazes' }));
    const { pages } = await readBook(bytes);
    expect((await linesOf(bytes))[0]).toBe('Zażółć Mazes');
    expect(pages).toHaveLength(3);
  });
});

import fc from 'fast-check';
import { encode } from 'fast-png';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { createSVGWindow } from 'svgdom';
import { describe, expect, test } from 'vitest';
import type { Book } from '../../src/book/assemble.ts';
import { markOperators } from '../../src/export/operators.ts';
import { pageToSvg } from '../../src/export/svg.ts';
import { fill } from '../../src/page/fill.ts';
import type { Page } from '../../src/page/marks.ts';
import { pathFrom } from '../../src/svg/paths.ts';
import { transformOf } from '../../src/svg/viewport.ts';
import { runs } from '../grid/fixed-seed.ts';
import { drawing, kitOf, ownTemplate, SLOT, typefaces } from '../page/own-folder.ts';
import { pageBook } from '../page/page-book.ts';
import { pdfOf } from '../readback/make-book.ts';
import { flatten, type Point } from '../readback/page-geometry.ts';
import { readBook } from '../readback/read-book.ts';

const png = Buffer.from(
  encode({ width: 1, height: 2, channels: 4, data: new Uint8Array([255, 0, 0, 255, 0, 0, 255, 128]) }),
).toString('base64');

/** A page of a person's drawing on some paper. */
function pageOf(inside: string, width = 612, height = 792): Page {
  return {
    width,
    height,
    marks: fill(kitOf(ownTemplate(drawing(inside + SLOT)), width, height), 'puzzle', {}),
  };
}

const bookOf = (page: Page): Book => pageBook('a', page, typefaces);

/** One path: its lines in points on the page, and how thick they are; undefined where it is filled. */
interface Ink {
  readonly lines: readonly (readonly Point[])[];
  readonly stroke: number | undefined;
}

async function inkOfPdf(page: Page): Promise<Ink[]> {
  const [read] = (await readBook(await pdfOf(bookOf(page)))).pages;
  return read.items.flatMap((item) =>
    item.kind === 'path' ? [{ lines: item.lines, stroke: item.stroke }] : [],
  );
}

function inkOfSvg(page: Page): Ink[] {
  const svg = pageToSvg(page, typefaces, createSVGWindow());
  return [...svg.matchAll(/<path ([^>]*)>/g)]
    .map(([, text]) =>
      Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value])),
    )
    .filter((attributes) => attributes.class === 'decoration')
    .map((attributes) => {
      const map = transformOf(attributes.transform);
      const path = pathFrom(attributes.d, [1, 0, 0, 1, 0, 0]);
      if (typeof path === 'string') throw new Error(path);
      const width = attributes['stroke-width'];
      return {
        lines: flatten(closing(path), map),
        stroke: width === undefined ? undefined : Number(width) * map[0],
      };
    });
}

/** Our paths with pdf.js's number for closing. */
function closing(path: readonly number[]): number[] {
  const out: number[] = [];
  for (let i = 0; i < path.length; ) {
    const count = [3, 3, 7, 1][path[i]];
    out.push(path[i] === 3 ? 4 : path[i], ...path.slice(i + 1, i + count));
    i += count;
  }
  return out;
}

/** Both ends of a line, and how far it reaches. */
function placesOf(line: readonly Point[]): number[] {
  const [xs, ys] = [0, 1].map((axis) => line.map((point) => point[axis]));
  const reach = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  return [...line[0], ...line[line.length - 1], ...reach];
}

function expectSame(one: readonly Ink[], other: readonly Ink[]): void {
  expect(one.length).toBe(other.length);
  one.forEach(({ lines, stroke }, i) => {
    expect(Math.abs((stroke ?? -1) - (other[i].stroke ?? -1))).toBeLessThan(0.01);
    const [mine, theirs] = [lines, other[i].lines].map((all) => all.flatMap(placesOf));
    expect(mine.length).toBe(theirs.length);
    mine.forEach((value, at) => {
      expect(Math.abs(value - theirs[at])).toBeLessThan(0.02);
    });
  });
}

describe('a person’s artwork', () => {
  test('is the same ink in PDF and SVG, on any paper, however it is turned', async () => {
    const number = fc.integer({ min: -200, max: 800 });
    const shape = fc.oneof(
      fc
        .tuple(number, number, number, number)
        .map(
          ([x, y, w, h]) =>
            `<rect x="${x}" y="${y}" width="${Math.abs(w) + 1}" height="${Math.abs(h) + 1}" stroke="red" stroke-width="3"/>`,
        ),
      fc
        .tuple(number, number, number)
        .map(
          ([x, y, r]) =>
            `<circle cx="${x}" cy="${y}" r="${Math.abs(r) + 1}" fill="none" stroke="blue" stroke-dasharray="4"/>`,
        ),
      fc
        .tuple(number, number, number, number)
        .map(
          (n) =>
            `<path d="M${n[0]} ${n[1]}C${n[1]} ${n[2]} ${n[2]} ${n[3]} ${n[3]} ${n[0]}Q1 2 ${n[2]} 4Z" fill="#0a0" fill-rule="evenodd"/>`,
        ),
    );
    const turn = fc.constantFrom('', 'rotate(33)', 'scale(.5)', 'skewX(20)', 'matrix(0 1 -1 0 400 3)');
    const paper = fc.constantFrom([612, 792], [420, 595], [612, 612], [900, 400]);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(turn, shape), { minLength: 1, maxLength: 6 }),
        paper,
        async (all, [width, height]) => {
          const page = pageOf(
            all.map(([how, what]) => `<g transform="${how}">${what}</g>`).join(''),
            width,
            height,
          );
          expectSame(await inkOfPdf(page), inkOfSvg(page));
        },
      ),
      runs(25),
    );
  });

  test('that differs is told apart', async () => {
    const page = pageOf('<rect x="10" y="10" width="50" height="40" stroke="red"/>');
    const moved = pageOf('<rect x="10" y="10" width="50" height="41" stroke="red"/>');
    expect(() => expectSame(inkOfSvg(page), inkOfSvg(moved))).toThrow();
    const thicker = pageOf('<rect x="10" y="10" width="50" height="40" stroke="red" stroke-width="2"/>');
    expect(() => expectSame(inkOfSvg(page), inkOfSvg(thicker))).toThrow();
    const ink = await inkOfPdf(page);
    expect(() => expectSame(ink, ink.slice(1))).toThrow();
  });

  const RICH =
    '<linearGradient id="g"><stop stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient>' +
    '<radialGradient id="f"><stop stop-color="red"/><stop offset="1" stop-color="red" stop-opacity="0"/></radialGradient>' +
    '<clipPath id="c"><circle cx="50" cy="50" r="30"/></clipPath>' +
    '<rect x="20" y="20" width="60" height="60" fill="#36c" opacity=".5" clip-path="url(#c)"/>' +
    '<rect x="100" y="20" width="60" height="60" fill="url(#g)" stroke="url(#g)"/><rect x="200" y="20" width="60" height="60" fill="url(#f)"/>' +
    `<image x="300" y="20" width="60" height="60" href="data:image/png;base64,${png}"/><text x="400" y="60" fill="#c00">Red</text>`;

  /** The names of a page's operators, with what they are given. */
  async function operatorsOf(page: Page): Promise<(readonly [name: string, args: unknown])[]> {
    const task = getDocument({ data: await pdfOf(bookOf(page)), verbosity: 0 });
    const { fnArray, argsArray } = await (await (await task.promise).getPage(1)).getOperatorList();
    await task.destroy();
    const names = new Map(Object.entries(OPS).map(([name, code]) => [code, name]));
    return fnArray.map((code, i) => [names.get(code) ?? '', argsArray[i]] as const);
  }

  test('has its colours, clips, gradients and pictures in both', async () => {
    const page = pageOf(RICH);
    const operators = await operatorsOf(page);
    const given = (name: string): unknown[] =>
      operators.filter(([one]) => one === name).map(([, args]) => args);
    expect(JSON.stringify(given('setFillRGBColor'))).toMatch(/#3366cc.*#cc0000/);
    expect(given('clip')).toHaveLength(1);
    expect(given('setFillColorN')).toHaveLength(2);
    expect(given('setStrokeColorN')).toHaveLength(1);
    expect(given('paintImageXObject')).toHaveLength(1);
    const states = JSON.stringify(given('setGState'));
    expect(states).toContain('["ca",0.5]');
    expect(states).toContain('"SMask"');
    const svg = pageToSvg(page, typefaces, createSVGWindow());
    for (const part of [
      'fill="#3366cc"',
      'opacity="0.5"',
      '<clipPath id="clip-1">',
      'clip-path="url(#clip-1)"',
      'fill="url(#gradient-1)"',
      'stroke="url(#gradient-1)"',
      '<radialGradient',
      'stop-opacity="0"',
      `href="data:image/png;base64,${png}"`,
      'aria-label="Red" fill="#cc0000"',
    ]) {
      expect(svg).toContain(part);
    }
  });

  test('is the same bytes each time, and can be in a tagged file', async () => {
    const [one, two] = await Promise.all([pdfOf(bookOf(pageOf(RICH))), pdfOf(bookOf(pageOf(RICH)))]);
    expect(Buffer.compare(one, two)).toBe(0);
    const tagged = await pdfOf({ ...bookOf(pageOf(RICH)), accessible: true });
    expect(Buffer.from(tagged).toString('latin1')).toContain('/Subtype /Image');
  });

  test('black and greys are black ink alone', () => {
    const { marks } = pageOf(
      '<rect width="50" height="40" stroke="#888"/><rect width="9" height="9" fill="#777"/>',
    );
    const written = marks.map((mark) => (mark.kind === 'path' ? markOperators(mark) : ''));
    expect(written).toHaveLength(3);
    for (const operators of written) expect(operators).not.toMatch(/ rg$| RG$/m);
    expect(written[0]).not.toMatch(/ k$| K$/m);
    expect(written[1]).toContain('0 0 0 0.467 K');
    expect(written[2]).toContain('0 0 0 0.533 k');
  });
});

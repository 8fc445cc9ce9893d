import fc from 'fast-check';
import { createSVGWindow } from 'svgdom';
import { describe, expect, test } from 'vitest';
import { openKit } from '../../src/book/kit.ts';
import { bookSpecSchema } from '../../src/book/spec.ts';
import { host } from '../../src/cli/host.ts';
import { writePdf } from '../../src/export/pdf.ts';
import { pageToSvg } from '../../src/export/svg.ts';
import { type ChartedMaze, chartPage } from '../../src/page/chart-page.ts';
import { english } from '../../src/page/languages/en.ts';
import type { Page } from '../../src/page/marks.ts';
import { grades } from '../../src/puzzle/difficulty/grade.ts';
import { randomFrom } from '../../src/random.ts';
import { Refusal } from '../../src/refusal.ts';
import { runs } from '../grid/fixed-seed.ts';
import { readBook } from '../readback/read-book.ts';
import { boxOf, dotsOf, evenly, outside, overlaps, pathsOf, plotsOn, textsOf } from './mark-geometry.ts';
import { pageBook } from './page-book.ts';

const { typefaces } = openKit(bookSpecSchema.parse({ seed: 'a' }), host);
const NOTE = 'no balance: these mazes have loops';

/** A book's mazes as they might be, from a fixed seed. */
function someMazes(count: number): ChartedMaze[] {
  const random = randomFrom('chart', count);
  const about = (middle: number, spread: number): number =>
    middle + spread * (random.unit() + random.unit() + random.unit() - 1.5);
  return Array.from({ length: count }, (_, i) => ({
    number: i + 1,
    score: Math.min(100, Math.max(0, about(55, 40))),
    solutionLength: Math.max(0, Math.round(about(120, 90))),
    treeBalance: Math.min(1, Math.max(0, about(0.4, 0.4))),
  }));
}

const alike = (count: number, maze: Omit<ChartedMaze, 'number'>): ChartedMaze[] =>
  Array.from({ length: count }, (_, i) => ({ number: i + 1, ...maze }));

/** Makes sure that what a reader can see of a chart is what it was made from. */
function check({ width, height, marks }: Page, mazes: readonly ChartedMaze[]): void {
  expect(outside(marks, { x: 0, y: 0, width, height }, typefaces)).toEqual([]);
  expect(overlaps(marks, typefaces)).toEqual([]);

  const [scores, balances, ...others] = plotsOn(marks, typefaces);
  expect(others).toEqual([]);
  const [upper, lower, ...more] = pathsOf(marks).flatMap((mark) => {
    const dots = dotsOf(mark);
    return dots ? [{ dots, radius: (mark.stroke ?? 0) / 2 }] : [];
  });
  expect(more).toEqual([]);
  const read = upper.dots.map(([x, y]) => [scores.x(x), scores.y(y)]);
  expect(read).toHaveLength(mazes.length);
  mazes.forEach(({ number, score }, i) => {
    expect(read[i][0]).toBeCloseTo(number, 6);
    expect(read[i][1]).toBeCloseTo(score, 6);
  });

  const trees = mazes.filter(({ treeBalance }) => treeBalance !== null);
  const texts = textsOf(marks).map(({ text }) => text);
  expect(texts.includes(NOTE)).toBe(trees.length === 0);
  if (trees.length === 0) {
    expect(lower).toBeUndefined();
    return;
  }
  expect(lower.dots).toHaveLength(trees.length);
  trees.forEach(({ solutionLength, treeBalance }, i) => {
    const [x, y] = lower.dots[i];
    expect(balances.x(x)).toBeCloseTo(solutionLength, 6);
    expect(balances.y(y)).toBeCloseTo(treeBalance ?? Number.NaN, 6);
  });
  const { frame } = balances;
  const names = textsOf(marks).filter(({ x, y }) => x > frame.x && y > frame.y && y < frame.y + frame.height);
  for (const name of names) {
    const box = boxOf(name, typefaces);
    const gaps = lower.dots.map(([x, y]) =>
      Math.hypot(
        Math.max(box.x - x, 0, x - box.x - box.width),
        Math.max(box.y - y, 0, y - box.y - box.height),
      ),
    );
    const own = gaps[trees.findIndex(({ number }) => String(number) === name.text)];
    expect(Math.min(...gaps), `${name.text} and the dots about it`).toBeGreaterThanOrEqual(lower.radius);
    expect(own, `${name.text} and its own dot`).toBeLessThan(lower.radius + 4);
  }
}

describe('a chart shows each maze where its figures say, within the page, no two texts over each other', () => {
  test.each([1, 2, 50, 2000])('%i mazes', (count) => {
    const mazes = someMazes(count);
    const page = chartPage('Fifty Mazes', mazes, typefaces, english);
    check(page, mazes);
    expect([page.width, page.height]).toEqual([792, 612]);
    expect(Math.min(...textsOf(page.marks).map(({ size }) => size))).toBeGreaterThanOrEqual(7);
  });

  test.each([
    ['no way at all', alike(3, { score: 0, solutionLength: 0, treeBalance: 0 })],
    ['the greatest figures', alike(60, { score: 100, solutionLength: 999_999, treeBalance: 1 })],
    ['a hundred alike', alike(100, { score: 40, solutionLength: 77, treeBalance: 1 / 3 })],
    ['all with loops', alike(20, { score: 50, solutionLength: 30, treeBalance: null })],
    [
      'one with loops, and numbers that do not begin with 1',
      someMazes(40)
        .slice(7)
        .map((maze, i) => (i === 5 ? { ...maze, treeBalance: null } : maze)),
    ],
  ])('%s', (_, mazes) => check(chartPage('Mazes', mazes, typefaces, english), mazes));

  test('any mazes', () => {
    const score = fc.oneof(fc.constantFrom(0, 40, 55, 75, 100), evenly(0, 100));
    const solutionLength = fc.oneof(fc.nat(5), fc.nat(100_000));
    const treeBalance = fc.oneof(fc.constantFrom(null, 0, 1), evenly(0, 1), evenly(0.3, 0.3001));
    const figures = fc.array(fc.record({ score, solutionLength, treeBalance }), {
      minLength: 1,
      maxLength: 70,
    });
    fc.assert(
      fc.property(figures, (all) => {
        const mazes = all.map((maze, i) => ({ number: i + 1, ...maze }));
        check(chartPage('Mazes', mazes, typefaces, english), mazes);
      }),
      runs(60),
    );
  });

  test('the checks can fail: a dot, a label or a line that is moved is seen', () => {
    const mazes = someMazes(9);
    const page = chartPage('Mazes', mazes, typefaces, english);
    const moved = (kind: 'score' | 'solutionLength' | 'treeBalance', by: number): ChartedMaze[] =>
      mazes.map((maze, i) => (i === 4 ? { ...maze, [kind]: (maze[kind] ?? 0) + by } : maze));
    expect(() => check(page, moved('score', 0.01))).toThrow();
    expect(() => check(page, moved('solutionLength', 1))).toThrow();
    expect(() => check(page, moved('treeBalance', 0.001))).toThrow();
    const [first, second] = textsOf(page.marks);
    const marks = page.marks.map((mark) => (mark === second ? { ...second, y: first.y + 3 } : mark));
    expect(overlaps(marks, typefaces)).toEqual([`“${first.text}” over “${second.text}”`]);
    const short = { ...page, height: 500 };
    expect(() => check(short, mazes)).toThrow();
  });
});

describe('about the plots', () => {
  test('bands are the grades, each a grey of its own, from score to score', () => {
    const { marks } = chartPage('Mazes', someMazes(5), typefaces, english);
    const [scores] = plotsOn(marks, typefaces);
    const bands = pathsOf(marks).filter(({ stroke }) => stroke === undefined);
    expect(new Set(bands.map(({ grey }) => grey)).size).toBe(grades.length);
    const labels = textsOf(marks);
    grades.forEach(({ name, from }, i) => {
      const { y, height } = boxOf(bands[i], typefaces);
      expect(scores.y(y + height)).toBeCloseTo(from, 6);
      expect(scores.y(y)).toBeCloseTo(grades[i + 1]?.from ?? 100, 6);
      const label = labels.find(({ text }) => text === name);
      expect(label?.y).toBeGreaterThan(y);
      expect(label?.y).toBeLessThan(y + height);
    });
  });

  test('every maze of a few has its number beside its dot; of many, none has', () => {
    const named = (count: number): number => {
      const { marks } = chartPage('Mazes', someMazes(count), typefaces, english);
      const { frame } = plotsOn(marks, typefaces)[1];
      return textsOf(marks).filter(({ x, y }) => x > frame.x && y > frame.y && y < frame.y + frame.height)
        .length;
    };
    expect(named(12)).toBe(12);
    expect(named(61)).toBe(0);
  });

  test('the chart says how many mazes with loops it leaves out', () => {
    const mazes = someMazes(9).map((maze, i) => (i < 2 ? { ...maze, treeBalance: null } : maze));
    const texts = textsOf(chartPage('Mazes', mazes, typefaces, english).marks).map(({ text }) => text);
    expect(texts).toContain('tree balance (left out: 2 with loops)');
  });
});

describe('the heading', () => {
  test('is the title, and what the figures are not', () => {
    const [title, caveat] = textsOf(chartPage('Fifty Mazes', someMazes(3), typefaces, english).marks);
    expect(title).toMatchObject({ text: 'Fifty Mazes', size: 16, weight: 'bold' });
    expect(caveat.text).toBe('Estimated search effort, by a model; not tested on people.');
    expect(caveat.y).toBeGreaterThan(title.y);
  });

  test('is set smaller if it is long, and refused if the font cannot show it', () => {
    const mazes = someMazes(3);
    const long = 'Mazes upon mazes '.repeat(12).trim();
    const page = chartPage(long, mazes, typefaces, english);
    check(page, mazes);
    const [title] = textsOf(page.marks);
    expect(title.text).toBe(long);
    expect(title.size).toBeLessThan(16);
    expect(() => chartPage('迷路', mazes, typefaces, english)).toThrow(Refusal);
  });
});

describe('as files', () => {
  const page = chartPage('Fifty Mazes', someMazes(50), typefaces, english);

  // Reviewed as a picture: open the file.
  test('SVG, as it was reviewed', async () => {
    const svg = pageToSvg(page, typefaces, createSVGWindow());
    await expect(svg).toMatchFileSnapshot('../snapshots/chart.svg');
  });

  test('PDF: a page of its size, with its words and its lines', async () => {
    const chunks: Uint8Array[] = [];
    const book = pageBook('Fifty Mazes', page, typefaces);
    await writePdf(book, (chunk) => void chunks.push(chunk));
    const { pages } = await readBook(new Uint8Array(Buffer.concat(chunks)));
    expect(pages).toHaveLength(1);
    expect([pages[0].width, pages[0].height]).toEqual([page.width, page.height]);
    const words = pages[0].items.flatMap((item) => (item.kind === 'text' ? [item.text] : []));
    expect(words).toEqual(textsOf(page.marks).map(({ text }) => text));
    const strokes = pages[0].items.flatMap((item) => (item.kind === 'path' ? [item.stroke] : []));
    expect(strokes).toHaveLength(pathsOf(page.marks).length);
    pathsOf(page.marks).forEach(({ stroke }, i) => {
      if (stroke === undefined) expect(strokes[i]).toBeUndefined();
      else expect(strokes[i]).toBeCloseTo(stroke, 3);
    });
  });
});

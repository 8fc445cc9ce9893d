import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openKit } from '../../src/book/kit.ts';
import { bookSpecSchema } from '../../src/book/spec.ts';
import { host } from '../../src/cli/host.ts';
import { trace } from '../../src/geometry/path.ts';
import { contactSheet, type SheetLayout, type SheetMaze, sheetLayout } from '../../src/page/contact-sheet.ts';
import { english } from '../../src/page/languages/en.ts';
import type { Box, Mark, Page, PathMark } from '../../src/page/marks.ts';
import { papers } from '../../src/page/papers.ts';
import { gradeOf } from '../../src/puzzle/difficulty/grade.ts';
import { generate } from '../../src/puzzle/generate.ts';
import { GridCache } from '../../src/puzzle/grids.ts';
import { drawPlate, type Plate } from '../../src/puzzle/plate.ts';
import { Refusal } from '../../src/refusal.ts';
import { runs } from '../grid/fixed-seed.ts';
import { outside, overlaps, pathsOf, textsOf } from './mark-geometry.ts';

const { typefaces } = openKit(bookSpecSchema.parse({ seed: 'a' }), host);
const WORDS = { title: 'Sixty Mazes', seed: 's' };
const NARROWEST = 42;

const grids = new GridCache();
const plates = (
  [
    ['square', 'rectangle', [9, 11]],
    ['hexagon', 'heart', [12, 14]],
    ['rhombitrihexagonal', 'rectangle', [40, 8]],
    ['ring', 'circle', [9, 9]],
  ] as const
).map(([cells, shape, size], seed) => {
  const parts = { cells, shape, size, edge: 'smooth', openings: 'far', braid: 0, seed } as const;
  return drawPlate(generate({ ...parts, algorithm: 'growing-tree' }, grids));
});

const mazes = (count: number, name = ''): SheetMaze[] =>
  Array.from({ length: count }, (_, i) => ({ plate: plates[i % plates.length], title: `${name}${i + 1}` }));

function sheet(shown: readonly SheetMaze[], paper = { width: 612, height: 792 }): [SheetLayout, Page[]] {
  const layout = sheetLayout(shown.length, paper, 0.85);
  return [layout, [...contactSheet(WORDS, shown, layout, typefaces, english)]];
}

/** The box about a mark's points; curves lie within the box about theirs. */
function reachOf({ path, originX, originY, scale }: PathMark): Box {
  const [xs, ys]: [number[], number[]] = [[], []];
  const at = (...xy: number[]): void => {
    for (let i = 0; i < xy.length; i += 2) {
      xs.push(originX + scale * xy[i]);
      ys.push(originY + scale * xy[i + 1]);
    }
  };
  trace(path, { moveTo: at, lineTo: at, bezierCurveTo: at, closePath: () => {} });
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Mazes on a page in order: what is drawn from one set of walls up to the next. */
function drawnOn(marks: readonly Mark[]): { walls: PathMark; answer: boolean; reach: Box }[] {
  const drawn: PathMark[][] = [];
  for (const mark of pathsOf(marks)) {
    if (mark.role === 'walls') drawn.push([]);
    drawn[drawn.length - 1].push(mark);
  }
  return drawn.map((parts) => {
    const reaches = parts.map(reachOf);
    const [x, y] = [Math.min(...reaches.map((box) => box.x)), Math.min(...reaches.map((box) => box.y))];
    const right = Math.max(...reaches.map((box) => box.x + box.width));
    const bottom = Math.max(...reaches.map((box) => box.y + box.height));
    return {
      walls: parts[0],
      answer: parts.some(({ role }) => role === 'answer'),
      reach: { x, y, width: right - x, height: bottom - y },
    };
  });
}

/** Makes sure that all mazes are shown once and in order, each beside its answer, and nothing lies over anything. */
function check(shown: readonly SheetMaze[], [layout, pages]: [SheetLayout, Page[]]): void {
  expect(pages).toHaveLength(layout.pageCount);
  let next = 0;
  for (const { width, height, marks } of pages) {
    const texts = textsOf(marks);
    expect(outside(texts, { x: 30, y: 30, width: width - 60, height: height - 60 }, typefaces)).toEqual([]);
    expect(overlaps(texts, typefaces)).toEqual([]);
    expect(texts[0].text).toBe(WORDS.title);
    const drawn = drawnOn(marks);
    expect(drawn.length).toBeGreaterThan(0);
    const names = texts.filter(({ weight }) => weight === 'bold').slice(1);
    for (let i = 0; i < drawn.length; i += 2) {
      const [puzzle, answer] = [drawn[i], drawn[i + 1]];
      const { plate, title } = shown[next++];
      expect([puzzle.walls.path, answer.walls.path]).toEqual([plate.walls, plate.walls]);
      expect([puzzle.answer, answer.answer]).toEqual([false, true]);
      expect(answer.walls.scale).toBe(puzzle.walls.scale);
      const name = names[i / 2];
      expect(name.text).toBe(title);
      const at = texts.indexOf(name);
      const [grade, score] = texts[at + 1].text.split(' ');
      expect(grade).toBe(plate.difficulty.grade);
      expect(gradeOf(Number(score))).toBe(grade);
      expect(Math.abs(Number(score) - plate.difficulty.score)).toBeLessThan(1);
      expect(texts[at + 2].text).toContain(` ${plate.spec.size[0]} × ${plate.spec.size[1]}`);
      for (const { reach } of [puzzle, answer]) {
        expect(reach.y).toBeGreaterThan(texts[at + 2].y);
        expect(reach.x).toBeGreaterThan(30);
        expect(reach.x + reach.width).toBeLessThan(width - 30);
        expect(reach.y + reach.height).toBeLessThan(height - 30);
      }
      expect(puzzle.reach.x + puzzle.reach.width).toBeLessThan(answer.reach.x);
    }
    const boxes = drawn.map(({ reach }) => reach);
    const words = texts.map(({ x, y, size, text, weight }) => ({
      x,
      y: y - 0.7 * size,
      width: typefaces[weight].widthOf(text, size),
      height: 0.7 * size,
    }));
    boxes.forEach((a, i) => {
      for (const b of [...boxes.slice(i + 1), ...words]) {
        const isClear =
          a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
        expect(isClear, `a maze at ${a.x}, ${a.y} and what is at ${b.x}, ${b.y}`).toBe(true);
      }
    });
  }
  expect(next).toBe(shown.length);
}

describe('a contact sheet shows every maze beside its answer, nothing over anything else', () => {
  test.each([1, 2, 7, 20, 61])('%i mazes', (count) => {
    const shown = mazes(count);
    check(shown, sheet(shown));
  });

  test.each(['a5', '5x8in', 'tabloid', '8.5x8.5in'])('on %s', (name) => {
    const shown = mazes(13, 'Maximiliane Sommerfeld-Wintermayr ');
    check(
      shown,
      sheet(
        shown,
        papers.find((paper) => paper.name === name),
      ),
    );
  });

  test('the check can fail: mazes in another order, a maze that is moved, an answer that is missing', () => {
    const shown = mazes(6);
    const [layout, [page]] = sheet(shown);
    check(shown, [layout, [page]]);
    expect(() => check(shown.toReversed(), [layout, [page]])).toThrow();
    const shifted = page.marks.map((mark) =>
      mark.kind === 'path' && mark.role === 'walls' ? { ...mark, originY: mark.originY - 20 } : mark,
    );
    expect(() => check(shown, [layout, [{ ...page, marks: shifted }]])).toThrow();
    const bare = page.marks.filter((mark) => mark.kind !== 'path' || mark.role !== 'answer');
    expect(() => check(shown, [layout, [{ ...page, marks: bare }]])).toThrow();
  });

  test('lines are never thicker than a share of the corridor: the smallest mazes do not turn black', () => {
    const shown = mazes(400);
    const [, [page]] = sheet(shown);
    for (const { role, path, stroke = 0, scale } of pathsOf(page.marks)) {
      if (role !== 'walls') continue;
      const { corridor } = plates.find(({ walls }) => walls === path) as Plate;
      expect(stroke / (corridor * scale)).toBeLessThan(0.16);
    }
  });

  test('the font must have the letters of the words', () => {
    const [layout] = sheet(mazes(1));
    const pages = contactSheet({ title: '迷路', seed: 's' }, mazes(1), layout, typefaces, english);
    expect(() => pages.next()).toThrow(Refusal);
  });
});

describe('the layout', () => {
  test('has room for all, on as few pages as there can be, and no maze narrower than it may be', () => {
    const aspect = fc.integer({ min: 60, max: 160 }).map((part) => part / 100);
    const paper = fc.constantFrom(...papers);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), aspect, paper, (count, wide, on) => {
        const { columns, rows, pageCount, mazeWidth, mazeHeight } = sheetLayout(count, on, wide);
        expect(columns * rows * pageCount).toBeGreaterThanOrEqual(count);
        expect(columns * rows * (pageCount - 1)).toBeLessThan(count);
        expect(mazeWidth).toBeGreaterThanOrEqual(NARROWEST);
        expect(mazeWidth / mazeHeight).toBeCloseTo(wide, 9);
        expect(pageCount).toBeGreaterThanOrEqual(sheetLayout(Math.max(1, count - 1), on, wide).pageCount);
      }),
      runs(100),
    );
  });

  test('of the sizes that were looked at', () => {
    const letter = { width: 612, height: 792 };
    const seen = [1, 20, 24, 60, 2000].map((count) => {
      const { columns, rows, pageCount } = sheetLayout(count, letter, 0.85);
      return [columns, rows, pageCount];
    });
    expect(seen).toEqual([
      [1, 1, 1],
      [5, 4, 1],
      [4, 6, 1],
      [6, 5, 2],
      [5, 8, 50],
    ]);
  });
});

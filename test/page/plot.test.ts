import fc from 'fast-check';
import { createSVGWindow } from 'svgdom';
import { describe, expect, test } from 'vitest';
import { openKit } from '../../src/book/kit.ts';
import { bookSpecSchema } from '../../src/book/spec.ts';
import { host } from '../../src/cli/host.ts';
import { markOperators } from '../../src/export/operators.ts';
import { pageToSvg } from '../../src/export/svg.ts';
import type { PathMark, TextMark } from '../../src/page/marks.ts';
import { type Plot, plotMarks } from '../../src/page/plot.ts';
import { layNames, layNumbers } from '../../src/page/plot-axis.ts';
import { placeNames, spread } from '../../src/page/plot-labels.ts';
import { Refusal } from '../../src/refusal.ts';
import { tilings } from '../../src/tilings/index.ts';
import { runs } from '../grid/fixed-seed.ts';
import { boxOf, dotsOf, evenly, outside, overlaps, pathsOf, textsOf } from './mark-geometry.ts';

const { typefaces } = openKit(bookSpecSchema.parse({ seed: 'a' }), host);
const box = { x: 30, y: 20, width: 480, height: 320 };
const names = tilings.map(({ name }) => name);

/** A score for each number of cells and tiling, as a calibration might find it. */
const lines: Plot = {
  x: { kind: 'log', title: 'cells', from: 20, to: 20_000 },
  y: { kind: 'linear', title: 'score', from: 0, to: 100 },
  series: names.map((label, i) => ({
    kind: 'line',
    label,
    points: [30, 100, 300, 1000, 3000, 10_000].map((cells) => [
      cells,
      (10 + (i % 5)) * Math.log10(cells) + i / 7,
    ]),
  })),
};

/** Effort for each tiling and grade, from a low figure to a high one. */
const ranges: Plot = {
  x: { kind: 'log', title: 'effort, in steps', from: 10, to: 20_000 },
  y: { kind: 'names', title: 'tiling', names },
  series: ['easy', 'medium', 'hard', 'expert'].map((label, grade) => ({
    kind: 'ranges',
    label,
    grey: 0.2 * (3 - grade),
    ranges: names.map((_, i) => {
      const [row, middle] = [i + 0.16 * (grade - 1.5), 40 * 4 ** grade * (1 + i / 40)];
      return { low: [middle / 2, row], middle: [middle, row], high: [middle * 2, row] };
    }),
  })),
};

describe('a plot keeps to its box, and its words apart', () => {
  test.each([
    ['a line for each tiling', lines],
    ['ranges for each tiling', ranges],
    ['lines over bands', { ...lines, bands: [{ from: 0, to: 40, label: 'easy', grey: 0.9 }] }],
    [
      'thin bands',
      { ...lines, bands: [0, 1, 2, 3].map((i) => ({ from: i, to: i + 1, label: `${i}`, grey: 0.9 })) },
    ],
  ] as const)('%s', (_, plot) => {
    const marks = plotMarks(plot, box, typefaces);
    expect(outside(marks, box, typefaces)).toEqual([]);
    expect(overlaps(marks, typefaces)).toEqual([]);
    const texts = textsOf(marks);
    for (const { size } of texts) expect(size).toBeGreaterThanOrEqual(7);
    const words = texts.map(({ text }) => text);
    const labels = plot.series.flatMap((one) =>
      'label' in one && one.label !== undefined ? [one.label] : [],
    );
    expect(words).toEqual(expect.arrayContaining([plot.x.title, plot.y.title, ...labels]));
    if (plot.y.kind === 'names') expect(words).toEqual(expect.arrayContaining([...plot.y.names]));
  });

  test('the checks can fail: in a box too low for its names they run together, in one too narrow they leave it', () => {
    const low = { ...box, height: 120 };
    expect(overlaps(plotMarks(ranges, low, typefaces), typefaces)).not.toEqual([]);
    const narrow = { ...box, width: 90 };
    expect(outside(plotMarks(ranges, narrow, typefaces), narrow, typefaces)).not.toEqual([]);
  });

  test('keys have a line of their own where the title above the axis is long', () => {
    const title = 'tilings, in the order of their names, which is that of their files, and their numbers too';
    const marks = plotMarks({ ...ranges, y: { kind: 'names', title, names } }, box, typefaces);
    expect(outside(marks, box, typefaces)).toEqual([]);
    expect(overlaps(marks, typefaces)).toEqual([]);
    const heightOf = (word: string): number =>
      (textsOf(marks).find(({ text }) => text === word) as TextMark).y;
    expect(heightOf('easy')).toBeGreaterThan(heightOf(title) + 8);
    expect(heightOf('easy')).toBeLessThan(heightOf(names[0]));
  });
});

describe('what a plot draws lies where its values say', () => {
  /** Where a figure has its tick, by its label below the plot. */
  const placesBelow = (marks: ReturnType<typeof plotMarks>, figures: readonly number[]): number[] =>
    figures.map((figure) => {
      const label = textsOf(marks).findLast(({ text }) => text === String(figure)) as TextMark;
      const { x, width } = boxOf(label, typefaces);
      return x + width / 2;
    });

  test('ranges: dots and bars, on a log axis and in their rows', () => {
    const marks = plotMarks(ranges, box, typefaces);
    const [from, to] = placesBelow(marks, [10, 10_000]);
    const across = (value: number): number => from + ((to - from) * Math.log10(value / 10)) / 3;
    // The first name's middle is that of its row; the rows are all as high.
    const rows = [names[0], names[1]].map((name) => {
      const { y, size } = textsOf(marks).find(({ text }) => text === name) as TextMark;
      return y - 0.34 * size;
    });
    const down = (row: number): number => rows[0] + (rows[1] - rows[0]) * row;
    const between = Array.from({ length: names.length }, (_, i) => down(i - 0.5));
    const hairlines = pathsOf(marks).find(({ grey }) => grey === 0.8);
    const last = Array.from(hairlines?.path ?? []).slice(-6 * names.length);
    expect(last.filter((_, i) => i % 6 === 2)).toEqual(between.map((at) => expect.closeTo(at, 6)));
    ranges.series.forEach((series, i) => {
      if (series.kind !== 'ranges') throw new Error('not a series of ranges');
      const drawn = pathsOf(marks).filter(({ grey }) => grey === series.grey);
      expect(drawn).toHaveLength(3);
      const [bars, dots, key] = drawn;
      expect(dotsOf(key), `key ${i}`).toHaveLength(1);
      const spots = dotsOf(dots) ?? [];
      expect(spots).toHaveLength(series.ranges.length);
      series.ranges.forEach(({ low, middle, high }, row) => {
        expect(spots[row][0]).toBeCloseTo(across(middle[0]), 6);
        expect(spots[row][1]).toBeCloseTo(down(middle[1]), 6);
        const [, x1, y1, , x2, y2] = Array.from(bars.path).slice(6 * row);
        expect([x1, x2]).toEqual([expect.closeTo(across(low[0]), 6), expect.closeTo(across(high[0]), 6)]);
        expect([y1, y2]).toEqual([expect.closeTo(down(low[1]), 6), expect.closeTo(down(high[1]), 6)]);
      });
    });
  });

  test('lines: each ends where it should, and is joined to the middle of its own label', () => {
    const marks = plotMarks(lines, box, typefaces);
    const [from, to] = placesBelow(marks, [1000, 10_000]);
    const drawn = pathsOf(marks).filter(({ path }) => path.length === 18);
    expect(drawn).toHaveLength(names.length);
    const joins = pathsOf(marks).find(({ path }) => path.length === 12 * names.length);
    names.forEach((name, i) => {
      const [endX, endY] = Array.from(drawn[i].path).slice(-2);
      expect(endX).toBeCloseTo(to, 6);
      expect(drawn[i].path[10]).toBeCloseTo(from, 6);
      const join = Array.from(joins?.path ?? []).slice(12 * i, 12 * i + 12);
      expect(join.slice(1, 3)).toEqual([endX, endY]);
      const label = textsOf(marks).find(({ text }) => text === name) as TextMark;
      expect(join[11]).toBeCloseTo(label.y - 0.34 * label.size, 6);
      expect(join[10]).toBeLessThan(label.x);
    });
  });

  test('a value that is not on its axis is an error, and words that the font lacks are refused', () => {
    const at = (x: number, y: number): Plot => ({ ...lines, series: [{ kind: 'dots', points: [[x, y]] }] });
    expect(() => plotMarks(at(20, 100), box, typefaces)).not.toThrow();
    expect(() => plotMarks(at(19, 50), box, typefaces)).toThrow(
      '19 is not on the axis “cells” from 20 to 20000',
    );
    expect(() => plotMarks(at(30, 101), box, typefaces)).toThrow('101 is not on the axis “score”');
    expect(() => plotMarks(at(30, Number.NaN), box, typefaces)).toThrow('NaN is not on the axis');
    expect(() => plotMarks({ ...lines, note: '迷' }, box, typefaces)).toThrow(Refusal);
  });
});

describe('axes', () => {
  const widthOf = (text: string): number => 4 * text.length;
  const least = (a: string, b: string): number => (widthOf(a) + widthOf(b)) / 2 + 5;
  type Axis = Parameters<typeof layNumbers>[0];
  const labelled = (axis: Axis, length: number): { at: number; label: string }[] =>
    layNumbers(axis, 0, length, 50, least).ticks.flatMap(({ at, label }) =>
      label === undefined ? [] : [{ at, label }],
    );
  const labels = (axis: Axis, length = 400): string =>
    labelled(axis, length)
      .map(({ label }) => label)
      .join(' ');

  test('of known ranges', () => {
    const linear = { kind: 'linear', title: '' } as const;
    expect(labels({ ...linear, from: 0, to: 100 })).toBe('0 10 20 30 40 50 60 70 80 90 100');
    expect(labels({ ...linear, from: 0, to: 100 }, 200)).toBe('0 20 40 60 80 100');
    expect(labels({ ...linear, from: 0.1, to: 0.32 }, 200)).toBe('0.10 0.15 0.20 0.25 0.30');
    expect(labels({ ...linear, from: 0.5, to: 2.5, whole: true })).toBe('1 2');
    expect(labels({ ...linear, from: 7, to: 7 })).toBe('7');
    const log = { kind: 'log', title: '' } as const;
    expect(labels({ ...log, from: 20, to: 20_000 })).toBe('20 50 100 200 500 1000 2000 5000 10000 20000');
    expect(labels({ ...log, from: 20, to: 20_000 }, 180)).toBe('30 100 300 1000 3000 10000');
    expect(labels({ ...log, from: 1, to: 1e6 }, 150)).toBe('1 100 10000 1000000');
    expect(labels({ ...log, from: 12, to: 18 })).toBe('12 13 14 15 16 17 18');
    expect(labels({ ...log, from: 7, to: 7 })).toBe('7');
  });

  test('of any range: labels say where they are, stand apart, and there is one at least', () => {
    const kind = fc.constantFrom('linear', 'log');
    const from = evenly(0.001, 1e5);
    const factor = fc.oneof(fc.constant(0), evenly(0.001, 8));
    fc.assert(
      fc.property(kind, from, factor, fc.integer({ min: 100, max: 700 }), (kind, from, factor, length) => {
        const axis = { kind, title: '', from, to: from * 10 ** factor } as const;
        const { place } = layNumbers(axis, 0, length, 50, least);
        const found = labelled(axis, length);
        expect(place(axis.from)).toBeCloseTo(axis.to > from ? 0 : length / 2, 6);
        expect(found.length).toBeGreaterThan(0);
        for (const [i, { at, label }] of found.entries()) {
          const value = Number(label);
          // A label may be rounded, by less than can be seen.
          const near = place(Math.min(axis.to, Math.max(axis.from, value)));
          expect(Math.abs(near - at), `${label} of ${from} to ${axis.to}`).toBeLessThan(0.01);
          if (i > 0) expect(at - found[i - 1].at).toBeGreaterThanOrEqual(least(found[i - 1].label, label));
        }
      }),
      runs(300),
    );
  });

  test('of names: rows of one height from end to end', () => {
    const { place, ticks } = layNames({ kind: 'names', title: '', names: ['a', 'b', 'c', 'd'] }, 100, 180);
    expect(ticks).toEqual([110, 130, 150, 170].map((at, i) => ({ at, label: 'abcd'[i] })));
    expect([-0.5, 1.25, 3.5].map(place)).toEqual([100, 135, 180]);
    expect(() => place(4)).toThrow('4 is not on the axis');
  });
});

describe('labels', () => {
  test('spread apart, of known places', () => {
    expect(spread([], 10, 0, 100)).toEqual([]);
    expect(spread([50], 10, 0, 100)).toEqual([50]);
    expect(spread([80, 20, 50], 10, 0, 100)).toEqual([80, 20, 50]);
    expect(spread([50, 50], 10, 0, 100)).toEqual([45, 55]);
    expect(spread([0, 0, 30], 10, 0, 100)).toEqual([0, 10, 30]);
    expect(spread([100, 99, 98], 10, 0, 100)).toEqual([100, 90, 80]);
    expect(spread([50, 50, 50], 10, 0, 10)).toEqual([0, 5, 10]);
  });

  test('spread apart: in order, no nearer than the gap, within the ends, and moved as little as can be', () => {
    const some = fc.array(evenly(0, 200), { minLength: 1, maxLength: 20 });
    const slacks = fc.array(evenly(0, 1), { minLength: 20, maxLength: 20 });
    const gaps = evenly(0.1, 10);
    fc.assert(
      fc.property(some, gaps, slacks, (wanted, gap, slacks) => {
        const places = spread(wanted, gap, 0, 200);
        const order = wanted.map((_, i) => i).sort((a, b) => places[a] - places[b]);
        order.forEach((i, rank) => {
          expect(places[i]).toBeGreaterThanOrEqual(-1e-9);
          expect(places[i]).toBeLessThanOrEqual(200 + 1e-9);
          if (rank === 0) return;
          expect(places[i] - places[order[rank - 1]]).toBeGreaterThanOrEqual(gap - 1e-9);
          expect(wanted[i]).toBeGreaterThanOrEqual(wanted[order[rank - 1]]);
        });
        // No other places that would do, in the same order, are nearer to what is wanted: neither far off nor near by.
        const cost = (at: readonly number[]): number =>
          at.reduce((sum, x, i) => sum + (x - wanted[i]) ** 2, 0);
        const room = 200 - gap * (wanted.length - 1);
        const free = slacks.slice(0, wanted.length).sort((a, b) => a - b);
        const others = wanted.map((_, i) => free[order.indexOf(i)] * room + gap * order.indexOf(i));
        for (const share of [1, 0.1, 0.01]) {
          const mixed = places.map((place, i) => place + share * (others[i] - place));
          expect(cost(places)).toBeLessThanOrEqual(cost(mixed) + 1e-6);
        }
      }),
      runs(200),
    );
  });

  test('names of dots touch no dot and no other name, keep to the area, and are left off only for want of room', () => {
    const area = { x: 10, y: 20, width: 120, height: 80 };
    const [radius, height] = [2, 8];
    const spot = fc.tuple(evenly(10, 130), evenly(20, 100));
    fc.assert(
      fc.property(
        fc.array(spot, { minLength: 1, maxLength: 60 }),
        fc.integer({ min: 1, max: 30 }),
        (spots, width) => {
          const places = placeNames(
            spots.map(() => width),
            spots,
            radius,
            area,
          );
          const boxes = [...places.values()].map(([x, middle]) => ({ left: x, top: middle - height / 2 }));
          boxes.forEach(({ left, top }, i) => {
            expect(left >= area.x && left + width <= area.x + area.width).toBe(true);
            expect(top >= area.y && top + height <= area.y + area.height).toBe(true);
            for (const [x, y] of spots) {
              const [aside, off] = [
                Math.max(left - x, 0, x - left - width),
                Math.max(top - y, 0, y - top - height),
              ];
              expect(Math.max(aside, off)).toBeGreaterThanOrEqual(radius - 1e-9);
            }
            for (const other of boxes.slice(i + 1)) {
              const isClear = Math.abs(other.left - left) >= width || Math.abs(other.top - top) >= height;
              expect(isClear).toBe(true);
            }
          });
          // The first is placed when nothing but dots is in its way.
          const [[x, y], ...rest] = spots;
          const reach = width + height + 10;
          if (rest.every((one) => Math.hypot(one[0] - x, one[1] - y) > reach))
            expect(places.has(0)).toBe(true);
        },
      ),
      runs(200),
    );
  });

  test('of dots in one place, two stand beside it', () => {
    const spots = Array.from({ length: 30 }, () => [60, 60] as const);
    const places = placeNames(
      spots.map(() => 9),
      spots,
      2,
      { x: 0, y: 0, width: 120, height: 120 },
    );
    expect([...places.keys()]).toEqual([0, 1]);
  });
});

test('greys count for strokes as for what is filled, in PDF and in SVG', () => {
  const line: PathMark = {
    kind: 'path',
    role: 'decoration',
    path: [0, 1, 1, 1, 9, 9],
    originX: 0,
    originY: 0,
    scale: 1,
    stroke: 2,
  };
  expect(markOperators({ ...line, grey: 0.75 })).toContain('\n0 0 0 0.25 K\n');
  expect(markOperators({ ...line, grey: 0.75 })).not.toContain('k\n');
  expect(markOperators(line)).not.toContain('K');
  const svg = (mark: PathMark): string =>
    pageToSvg({ width: 10, height: 10, marks: [mark] }, typefaces, createSVGWindow());
  expect(svg({ ...line, grey: 0.2 })).toContain('stroke="#333333"');
  expect(svg({ ...line, grey: 0.2 })).toContain('fill="none"');
  expect(svg(line)).toContain('stroke="black"');
});

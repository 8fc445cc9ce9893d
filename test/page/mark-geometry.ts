import fc from 'fast-check';
import { LINE, MOVE, trace } from '../../src/geometry/path.ts';
import type { Box, Mark, PathMark, TextMark } from '../../src/page/marks.ts';
import type { Typefaces } from '../../src/page/typeface.ts';

/** Above and below the baseline, as shares of the size, there is ink of letters. */
const ASCENT = 0.74;
const DESCENT = 0.24;
/** Numbers may differ by what adding them in another order does. */
const SLACK = 1e-6;

/** Numbers from one to another, all parts alike; fc.double favours those next to 0. */
export const evenly = (from: number, to: number): fc.Arbitrary<number> =>
  fc.integer({ min: 0, max: 1e6 }).map((part) => from + ((to - from) * part) / 1e6);

export const textsOf = (marks: readonly Mark[]): TextMark[] => marks.filter((mark) => mark.kind === 'text');

export const pathsOf = (marks: readonly Mark[]): PathMark[] => marks.filter((mark) => mark.kind === 'path');

/** The least box about a mark's ink, as the page's reader sees it. */
export function boxOf(mark: Mark, typefaces: Typefaces): Box {
  if (mark.kind === 'text') {
    const { text, x, y, size, weight } = mark;
    const width = typefaces[weight].widthOf(text, size);
    return { x, y: y - ASCENT * size, width, height: (ASCENT + DESCENT) * size };
  }
  if (mark.kind === 'image') throw new Error('a plot has no pictures');
  const [xs, ys]: [number[], number[]] = [[], []];
  const at = (x: number, y: number): void => {
    xs.push(mark.originX + mark.scale * x);
    ys.push(mark.originY + mark.scale * y);
  };
  const curve = (): void => {
    throw new Error('a plot has no curves');
  };
  trace(mark.path, { moveTo: at, lineTo: at, bezierCurveTo: curve, closePath: () => {} });
  const half = (mark.stroke ?? 0) / 2;
  const [left, top] = [
    xs.reduce((a, b) => Math.min(a, b)) - half,
    ys.reduce((a, b) => Math.min(a, b)) - half,
  ];
  const [right, bottom] = [
    xs.reduce((a, b) => Math.max(a, b)) + half,
    ys.reduce((a, b) => Math.max(a, b)) + half,
  ];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Marks that reach out of a box, each as a phrase. */
export function outside(marks: readonly Mark[], box: Box, typefaces: Typefaces): string[] {
  return marks.flatMap((mark) => {
    const { x, y, width, height } = boxOf(mark, typefaces);
    const isInside =
      x >= box.x - SLACK &&
      y >= box.y - SLACK &&
      x + width <= box.x + box.width + SLACK &&
      y + height <= box.y + box.height + SLACK;
    return isInside ? [] : [`${mark.kind === 'text' ? mark.text : mark.kind} at ${x}, ${y}`];
  });
}

/** Pairs of texts that lie over each other, each as a phrase. */
export function overlaps(marks: readonly Mark[], typefaces: Typefaces): string[] {
  const texts = textsOf(marks).map((mark) => ({ text: mark.text, ...boxOf(mark, typefaces) }));
  return texts.flatMap((a, i) =>
    texts.slice(i + 1).flatMap((b) => {
      const isClear =
        a.x + a.width <= b.x + SLACK ||
        b.x + b.width <= a.x + SLACK ||
        a.y + a.height <= b.y + SLACK ||
        b.y + b.height <= a.y + SLACK;
      return isClear ? [] : [`“${a.text}” over “${b.text}”`];
    }),
  );
}

type Segment = readonly [x1: number, y1: number, x2: number, y2: number];

/** The pieces of a path of separate lines of one piece each; none of any other path. */
function segmentsOf({ path }: PathMark): Segment[] {
  const found: Segment[] = [];
  for (let i = 0; i < path.length; i += 6) {
    if (path[i] !== MOVE || path[i + 3] !== LINE) return [];
    found.push([path[i + 1], path[i + 2], path[i + 4], path[i + 5]]);
  }
  return found;
}

/** Middles of the dots that a mark draws; undefined if it draws something else. */
export function dotsOf(mark: PathMark): (readonly [x: number, y: number])[] | undefined {
  const segments = segmentsOf(mark);
  const isDotted = segments.length > 0 && segments.every(([x1, y1, x2, y2]) => y1 === y2 && x2 - x1 < 0.02);
  return isDotted ? segments.map(([x, y]) => [x, y]) : undefined;
}

/** What a reader sees of a plot: where the axes are, and the places of the figures at their ticks. */
export interface SeenPlot {
  readonly frame: Box;
  readonly x: (at: number) => number;
  readonly y: (at: number) => number;
}

/** Finds the plots on a page by their axes, from the top, and reads their scales off their ticks. */
export function plotsOn(marks: readonly Mark[], typefaces: Typefaces): SeenPlot[] {
  const corners = pathsOf(marks).filter(
    ({ path }) => path.length === 9 && path[3] === LINE && path[1] === path[4] && path[5] === path[8],
  );
  const texts = textsOf(marks).map((mark) => ({ value: Number(mark.text), ...boxOf(mark, typefaces) }));
  const segments = pathsOf(marks).flatMap(segmentsOf);
  return corners.map(({ path }) => {
    const [left, top, bottom, right] = [path[1], path[2], path[5], path[7]];
    const below = segments.filter(([x1, y1, x2, y2]) => x1 === x2 && y1 === bottom && y2 > bottom);
    const beside = segments.filter(
      ([x1, y1, x2, y2]) => y1 === y2 && x1 < left && x2 === left && y1 >= top && y1 <= bottom,
    );
    const x = below.flatMap(([at, , , end]) => {
      const label = texts.find(
        (text) => Math.abs(text.x + text.width / 2 - at) < 1e-6 && text.y > end && text.y < end + 8,
      );
      return label ? [[at, label.value] as const] : [];
    });
    const y = beside.flatMap(([end, at]) => {
      const label = texts.find(
        (text) =>
          text.y < at &&
          text.y + text.height > at &&
          text.x + text.width < end &&
          text.x + text.width > end - 8,
      );
      return label ? [[at, label.value] as const] : [];
    });
    return {
      frame: { x: left, y: top, width: right - left, height: bottom - top },
      x: reading(x),
      y: reading(y),
    };
  });
}

/** The value at a place on a linear axis, by its outermost ticks; with one tick, the value is known only there. */
function reading(ticks: readonly (readonly [at: number, value: number])[]): (at: number) => number {
  if (ticks.length === 0) throw new Error('an axis without ticks');
  const [[from, first], [to, last]] = [ticks[0], ticks[ticks.length - 1]];
  if (ticks.length === 1) return (at) => (Math.abs(at - from) < 1e-6 ? first : Number.NaN);
  return (at) => first + ((at - from) * (last - first)) / (to - from);
}

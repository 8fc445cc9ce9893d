import { CLOSE, LINE, MOVE } from '../geometry/path.ts';
import type { Box, Mark, PathMark } from './marks.ts';
import { type LaidAxis, layNames, layNumbers, type NameAxis, type NumberAxis } from './plot-axis.ts';
import { LEADING, placeNames, spread, Words } from './plot-labels.ts';
import type { Typefaces } from './typeface.ts';

/** A place in a plot, in the values of its axes. */
type Point = readonly [x: number, y: number];

interface Line {
  readonly kind: 'line';
  readonly points: readonly Point[];
  /** Line width in points. */
  readonly width?: number;
  /** Stands right of the plot, joined to where the line ends. */
  readonly label?: string;
}

interface Dots {
  readonly kind: 'dots';
  readonly points: readonly Point[];
  /** In points. */
  readonly radius?: number;
  /** What each point is called; a name that would touch a dot or another name is left off. */
  readonly names?: readonly string[];
}

/** Bars from low to high, with a dot at the middle of each. */
interface Ranges {
  readonly kind: 'ranges';
  readonly ranges: readonly { readonly low: Point; readonly middle: Point; readonly high: Point }[];
  /** Stands above the plot, after a dot of the same grey. */
  readonly label?: string;
}

/** A grey is from 0, which is black, to 1. */
type Series = (Line | Dots | Ranges) & { readonly grey?: number };

export interface Plot {
  readonly x: NumberAxis;
  readonly y: NumberAxis | NameAxis;
  /** Values of y that are grey from side to side, and what they are called, on the right. */
  readonly bands?: readonly {
    readonly from: number;
    readonly to: number;
    readonly label: string;
    readonly grey: number;
  }[];
  /** In drawing order. */
  readonly series: readonly Series[];
  /** Stands in the middle: why there is nothing to see. */
  readonly note?: string;
}

/** All lengths are in points. */
const GAP = 4;
const TICK = { labelled: 3, plain: 1.5 };
/** Labels on either side have this room at least, so that plots above one another line up. */
const LEAST = { left: 24, right: 38 };
/** Between the labels of two ticks below. */
const BETWEEN = 8;
/** Ticks stand about so far apart. */
const APART = { across: 56, down: 34 };
/** From a plot to the labels of its lines: room for what joins them. */
const LEAD = 20;
const KEYS_APART = 12;
const AXIS = { stroke: 0.5 };
const HAIR = { stroke: 0.35, grey: 0.8 };
const LEADER = { stroke: 0.35, grey: 0.6 };
const LINE_WIDTH = 0.7;
const BAR = 1;
const DOT = 1.7;
/** A stroke of this length with round ends is a dot; of no length at all, some programs leave it out. */
const SPECK = 0.01;

/** What the axes enclose, and where labels stand about it. */
interface Frame {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly across: LaidAxis;
  readonly down: LaidAxis;
  readonly bandLabels: number;
}

/**
 * A plot as marks, all of them in the box if it is large enough for its words, which are of 8 pt. The title of the axis
 * at the left stands above it.
 * @throws Error if a value has no place on its axis
 * @throws Refusal (usage) if the font lacks a character
 */
export function plotMarks(plot: Plot, box: Box, { regular }: Typefaces): Mark[] {
  const words = new Words(regular);
  const frame = layOut(plot, box, words);
  const { left, top, right, bottom } = frame;
  const marks = [
    ...bandMarks(plot, frame, words),
    ...axisMarks(plot, frame, words),
    ...plot.series.flatMap((one) => seriesMarks(one, frame, words)),
    ...endMarks(plot, frame, words),
    ...keyMarks(plot, frame, words),
  ];
  words.write(plot.y.title, box.x, box.y + LEADING / 2);
  words.write(plot.x.title, (left + right) / 2, box.y + box.height - LEADING / 2, 0.5);
  if (plot.note !== undefined) words.write(plot.note, (left + right) / 2, (top + bottom) / 2, 0.5);
  return [...marks.filter(({ path }) => path.length > 0), ...words.marks];
}

function layOut(plot: Plot, box: Box, words: Words): Frame {
  const { x, y, bands = [] } = plot;
  const ends = endsOf(plot);
  const endRoom = ends.length === 0 ? 0 : words.widest(ends.map(({ label }) => label)) + LEAD;
  const bandRoom = bands.length === 0 ? 0 : words.widest(bands.map(({ label }) => label)) + 2 * GAP;
  const right = box.x + box.width - Math.max(endRoom + bandRoom, LEAST.right);
  // Keys have a line of their own where the title above the axis leaves them no room.
  const keys = keysOf(plot, words);
  const isCrowded =
    keys.length > 0 && words.widthOf(y.title) + KEYS_APART + widthOfKeys(keys) > right - box.x;
  const top = box.y + LEADING + 2 * GAP + (isCrowded ? LEADING : 0);
  const bottom = box.y + box.height - 2 * LEADING - 1.5 * GAP - TICK.labelled;
  const down =
    y.kind === 'names' ? layNames(y, top, bottom) : layNumbers(y, bottom, top, APART.down, () => LEADING);
  const labels = down.ticks.map(({ label = '' }) => label);
  const left = box.x + Math.max(LEAST.left, words.widest(labels) + TICK.labelled + GAP);
  const between = (a: string, b: string): number => (words.widthOf(a) + words.widthOf(b)) / 2 + BETWEEN;
  const across = layNumbers(x, left, right, APART.across, between);
  return { left, top, right, bottom, across, down, bandLabels: right + endRoom + 2 * GAP };
}

function bandMarks({ bands = [] }: Plot, frame: Frame, words: Words): PathMark[] {
  const { left, top, right, bottom, down, bandLabels } = frame;
  const middles = bands.map(({ from, to }) => (down.place(from) + down.place(to)) / 2);
  for (const [i, middle] of spread(middles, LEADING, top, bottom).entries()) {
    words.write(bands[i].label, bandLabels, middle);
  }
  return bands.map(({ from, to, grey }) => {
    const [high, low] = [down.place(to), down.place(from)];
    const corners = [
      [left, high],
      [right, high],
      [right, low],
      [left, low],
    ] as const;
    return markOf([...polyline(corners), CLOSE], { grey });
  });
}

/** The two axes with their ticks and labels. Where rows have names, hairlines between them, and up from each figure. */
function axisMarks({ y }: Plot, { left, top, right, bottom, across, down }: Frame, words: Words): PathMark[] {
  const figures = across.ticks.flatMap(({ at, label }) => (label === undefined ? [] : [{ at, label }]));
  const lengthOf = (label?: string): number => (label === undefined ? TICK.plain : TICK.labelled);
  const ticks = across.ticks.flatMap(({ at, label }) =>
    polyline([
      [at, bottom],
      [at, bottom + lengthOf(label)],
    ]),
  );
  for (const { at, label } of figures) {
    words.write(label, at, bottom + TICK.labelled + GAP + LEADING / 2, 0.5);
  }
  for (const { at, label } of down.ticks) {
    if (label !== undefined) words.write(label, left - TICK.labelled - GAP, at, 1);
  }
  const corner = markOf(
    polyline([
      [left, top],
      [left, bottom],
      [right, bottom],
    ]),
    AXIS,
  );
  if (y.kind === 'names') {
    const up = figures.flatMap(({ at }) =>
      polyline([
        [at, top],
        [at, bottom],
      ]),
    );
    const between = y.names.flatMap((_, i) => {
      const at = down.place(i - 0.5);
      return polyline([
        [left, at],
        [right, at],
      ]);
    });
    return [markOf([...up, ...between], HAIR), corner, markOf(ticks, AXIS)];
  }
  const beside = down.ticks.flatMap(({ at, label }) =>
    polyline([
      [left - lengthOf(label), at],
      [left, at],
    ]),
  );
  return [corner, markOf(ticks, AXIS), markOf(beside, AXIS)];
}

function seriesMarks(series: Series, frame: Frame, words: Words): PathMark[] {
  const { left, top, right, bottom, across, down } = frame;
  const at = ([x, y]: Point): Point => [across.place(x), down.place(y)];
  const { grey = 0 } = series;
  switch (series.kind) {
    case 'line':
      return [markOf(polyline(series.points.map(at)), { stroke: series.width ?? LINE_WIDTH, grey })];
    case 'ranges': {
      const bars = series.ranges.flatMap(({ low, high }) => polyline([at(low), at(high)]));
      const middles = series.ranges.map(({ middle }) => at(middle));
      return [markOf(bars, { stroke: BAR, grey }), dotsMark(middles, DOT, grey)];
    }
    case 'dots': {
      const { radius = DOT, names = [] } = series;
      const spots = series.points.map(at);
      const area = { x: left, y: top, width: right - left, height: bottom - top };
      const widths = names.map((name) => words.widthOf(name));
      for (const [i, [x, middle]] of placeNames(widths, spots, radius, area))
        words.write(names[i], x, middle);
      return [dotsMark(spots, radius, grey)];
    }
  }
}

/** Labels of lines, on the right, apart from one another; each is joined to where its line ends. */
function endMarks(plot: Plot, { right, top, bottom, across, down }: Frame, words: Words): PathMark[] {
  const ends = endsOf(plot);
  const heights = ends.map(({ end }) => down.place(end[1]));
  const middles = spread(heights, LEADING, top, bottom);
  const leaders = ends.flatMap(({ label, end }, i) => {
    words.write(label, right + LEAD, middles[i]);
    const to = right + LEAD - GAP;
    return polyline([
      [across.place(end[0]), heights[i]],
      [right + GAP, heights[i]],
      [to, middles[i]],
      [to + GAP / 2, middles[i]],
    ]);
  });
  return ends.length === 0 ? [] : [markOf(leaders, LEADER)];
}

/** Above a plot, on the right: a dot of each grey, and what it stands for. */
function keyMarks(plot: Plot, { right, top }: Frame, words: Words): PathMark[] {
  const keys = keysOf(plot, words);
  let x = right - widthOfKeys(keys);
  const y = top - 2 * GAP - LEADING / 2;
  return keys.map(({ label, grey, width }) => {
    const mark = dotsMark([[x + DOT, y]], DOT, grey);
    words.write(label, x + 2 * DOT + GAP, y);
    x += width + KEYS_APART;
    return mark;
  });
}

function keysOf({ series }: Plot, words: Words): { label: string; grey: number; width: number }[] {
  return series.flatMap((one) => {
    if (one.kind !== 'ranges' || one.label === undefined) return [];
    const { label, grey = 0 } = one;
    return [{ label, grey, width: 2 * DOT + GAP + words.widthOf(label) }];
  });
}

function widthOfKeys(keys: readonly { readonly width: number }[]): number {
  return keys.reduce((sum, { width }) => sum + width + KEYS_APART, -KEYS_APART);
}

/** The lines that have labels, and where they end. */
function endsOf({ series }: Plot): { label: string; end: Point }[] {
  return series.flatMap((one) => {
    if (one.kind !== 'line' || one.label === undefined) return [];
    const end = one.points.at(-1);
    return end ? [{ label: one.label, end }] : [];
  });
}

function polyline(points: readonly Point[]): number[] {
  return points.flatMap(([x, y], i) => [i === 0 ? MOVE : LINE, x, y]);
}

function dotsMark(spots: readonly Point[], radius: number, grey: number): PathMark {
  const path = spots.flatMap(([x, y]) =>
    polyline([
      [x, y],
      [x + SPECK, y],
    ]),
  );
  return markOf(path, { stroke: 2 * radius, grey });
}

function markOf(path: readonly number[], ink: { stroke?: number; grey?: number }): PathMark {
  return { kind: 'path', role: 'decoration', path, originX: 0, originY: 0, scale: 1, ...ink };
}

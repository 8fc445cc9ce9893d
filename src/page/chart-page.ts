import { grades } from '../puzzle/difficulty/grade.ts';
import type { Language } from './language.ts';
import type { Box, Mark, Page, Weight } from './marks.ts';
import { type Plot, plotMarks } from './plot.ts';
import type { Typefaces } from './typeface.ts';

/** What a chart shows of a maze. */
export interface ChartedMaze {
  readonly number: number;
  /** 0 to 100. */
  readonly score: number;
  /** In steps. */
  readonly solutionLength: number;
  /** 0 to 1; null with loops. */
  readonly treeBalance: number | null;
}

/** All lengths are in points. */
const PAGE = { width: 792, height: 612 };
const MARGIN = 48;
const TITLE = { size: 16, drop: 16 };
const CAVEAT = { size: 8.5, drop: 31 };
/** From the margin down to the first plot, between the plots, and the height of the first. */
const HEADING = 54;
const GAP = 26;
const SCORES_HEIGHT = 246;
/** Greys of the grades, from the easiest. */
const GREYS = [0.97, 0.945, 0.915, 0.885];
const MOST_SCORE = 100;
/** Dots take this share of a maze's room across, between these radii. */
const DOT_SHARE = 0.3;
const DOT = { least: 0.7, most: 2 };
/** With more mazes than these, dots go without the mazes' numbers. */
const MOST_NAMED = 60;
const JOINING = { width: 0.4, grey: 0.55 };
/** No axis shows less than this, so that small differences look small. */
const LEAST_SPAN = { length: 10, balance: 0.1 };
/** Between the outermost dots and the plot's edges, as a share of what is between those dots. */
const PADDING = 0.05;

/**
 * One page, landscape: how hard the mazes are, one after another, and their solution length against their tree balance.
 * @param mazes from one to some thousands, in the order of their numbers
 * @throws Refusal (usage) if the font lacks a character of the title
 */
export function chartPage(
  title: string,
  mazes: readonly ChartedMaze[],
  typefaces: Typefaces,
  language: Language,
): Page {
  const { chart } = language;
  const inside = PAGE.width - 2 * MARGIN;
  // A long title is set smaller rather than past the margin.
  const line = (weight: Weight, text: string, drop: number, size: number): Mark => {
    typefaces[weight].check(text);
    const wide = typefaces[weight].widthOf(text, size);
    const y = MARGIN + drop;
    return { kind: 'text', text, x: MARGIN, y, size: wide > inside ? (size * inside) / wide : size, weight };
  };
  const upper: Box = { x: MARGIN, y: MARGIN + HEADING, width: inside, height: SCORES_HEIGHT };
  const y = upper.y + upper.height + GAP;
  const lower: Box = { ...upper, y, height: PAGE.height - MARGIN - y };
  const radius = Math.min(DOT.most, Math.max(DOT.least, (DOT_SHARE * inside) / mazes.length));
  const marks = [
    line('bold', title, TITLE.drop, TITLE.size),
    line('regular', chart.caveat, CAVEAT.drop, CAVEAT.size),
    ...plotMarks(scoresPlot(mazes, radius, language), upper, typefaces),
    ...plotMarks(balancePlot(mazes, radius, language), lower, typefaces),
  ];
  return { ...PAGE, marks };
}

function scoresPlot(mazes: readonly ChartedMaze[], radius: number, { chart, grades: named }: Language): Plot {
  const [first, last] = extent(mazes.map(({ number }) => number));
  const points = mazes.map(({ number, score }) => [number, score] as const);
  return {
    x: { kind: 'linear', title: chart.maze, from: first - 0.5, to: last + 0.5, whole: true },
    y: { kind: 'linear', title: chart.score, from: 0, to: MOST_SCORE },
    bands: grades.map(({ name, from }, i) => ({
      from,
      to: grades[i + 1]?.from ?? MOST_SCORE,
      label: named[name],
      grey: GREYS[i],
    })),
    series: [
      { kind: 'line', points, ...JOINING },
      { kind: 'dots', points, radius },
    ],
  };
}

function balancePlot(mazes: readonly ChartedMaze[], radius: number, { chart }: Language): Plot {
  const trees = mazes.flatMap(({ number, solutionLength, treeBalance }) =>
    treeBalance === null ? [] : [{ name: String(number), point: [solutionLength, treeBalance] as const }],
  );
  const lengths =
    trees.length > 0 ? trees.map(({ point }) => point[0]) : mazes.map((maze) => maze.solutionLength);
  const balances = trees.length > 0 ? trees.map(({ point }) => point[1]) : [0, 1];
  const loops = mazes.length - trees.length;
  const points = trees.map(({ point }) => point);
  return {
    x: {
      kind: 'linear',
      title: chart.length,
      ...padded(extent(lengths), LEAST_SPAN.length, Infinity),
      whole: true,
    },
    y: {
      kind: 'linear',
      title: chart.balance(trees.length === 0 ? 0 : loops),
      ...padded(extent(balances), LEAST_SPAN.balance, 1),
    },
    series: [
      { kind: 'dots', points, radius, names: mazes.length > MOST_NAMED ? [] : trees.map(({ name }) => name) },
    ],
    ...(trees.length === 0 ? { note: chart.noBalance } : {}),
  };
}

function extent(values: readonly number[]): readonly [number, number] {
  return [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))];
}

/** From just below the lowest value to just above the highest, and at least so wide; values are from 0 to `most`. */
function padded([lowest, highest]: readonly [number, number], least: number, most: number) {
  const span = Math.max(least, highest - lowest);
  const low = Math.max(0, Math.min(lowest - (span - (highest - lowest)) / 2, most - span));
  return { from: low - PADDING * span, to: low + span + PADDING * span };
}

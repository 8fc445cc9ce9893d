// Tests what the difficulty labels promise, and writes docs/difficulty.md with its pictures: `npm run calibrate`, after
// bench/calibrate.mjs. Takes some minutes.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSVGWindow } from 'svgdom';
import { knownTable } from './known-table.mjs';
import { built, COUNTS, effortIn, mean, median, population, rankCorrelation } from './population.mjs';

const { tilings } = await built('tilings/index.js');
const { outlines } = await built('outlines/index.js');
const { aim } = await built('puzzle/aim.js');
const { GridCache } = await built('puzzle/grids.js');
const { calibration } = await built('puzzle/difficulty/calibration.js');
const { grades } = await built('puzzle/difficulty/grade.js');
const { measures } = await built('puzzle/difficulty/measures.js');
const { plotMarks } = await built('page/plot.js');
const { pageToSvg } = await built('export/svg.js');
const { openKit } = await built('book/kit.js');
const { bookSpecSchema } = await built('book/spec.js');
const { host } = await built('cli/host.js');

/** Mazes of each grade on each tiling; in each outline. */
const PER_TILING = 250;
const PER_OUTLINE = 60;
/** Tilings that take turns in each outline. */
const OUTLINED = ['square', 'hexagon', 'triangle', 'ring', 'cairo'];
const WITHIN = 0.2;
const note = (text) => process.stderr.write(`${text}\n`);
const docs = fileURLToPath(new URL('../docs', import.meta.url));
mkdirSync(join(docs, 'difficulty'), { recursive: true });

/** Grids are asked for once for each candidate. */
class CountingGrids extends GridCache {
  asked = 0;
  gridOf(spec) {
    this.asked++;
    return super.gridOf(spec);
  }
}
const wishOf = (more) => ({
  seed: 'difficulty',
  count: PER_TILING,
  cells: ['square'],
  shapes: ['rectangle'],
  edge: 'smooth',
  algorithms: [],
  openings: 'far',
  braid: 0,
  aspect: 0.75,
  ...more,
});
/** Mazes as a book has them: scores and efforts, and how many candidates each took. */
function drawn(wish, count) {
  const grids = new CountingGrids();
  const puzzles = Array.from({ length: count }, (_, i) => {
    const puzzle = aim(wish, i + 1, grids);
    return { ...puzzle.difficulty, cells: puzzle.spec.cells, effort: effortIn(puzzle) };
  });
  return { puzzles, candidates: grids.asked / count };
}

const { typefaces } = openKit(bookSpecSchema.parse({ seed: 'difficulty' }), host);
function picture(name, plot, width, height, about) {
  const box = { x: 8, y: 8, width: width - 16, height: height - 16 };
  const page = { width, height, marks: plotMarks(plot, box, typefaces) };
  writeFileSync(join(docs, 'difficulty', `${name}.svg`), pageToSvg(page, typefaces, createSVGWindow()));
  return `![${about}](difficulty/${name}.svg)`;
}
const table = (head, rows) =>
  [
    `| ${head.join(' | ')} |`,
    `|${'---|'.repeat(head.length)}`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');
const quarters = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  return [0.25, 0.5, 0.75].map((share) => sorted[Math.floor(share * (sorted.length - 1))]);
};

note('population');
const everyone = [...population()];
const inRectangles = everyone.filter(({ shape }) => shape === 'rectangle');

// Score against size.
const scoresBySize = tilings.map(({ name, title }) => ({
  name,
  title,
  points: COUNTS.map((count) => {
    const mazes = inRectangles.filter((maze) => maze.cells === name && maze.count === count);
    return [mean(mazes.map(({ cellCount }) => cellCount)), median(mazes.map(({ score }) => score))];
  }),
}));
// Where nearly all score 100 there is nothing to see.
const linesBySize = scoresBySize.map(({ title, points }) => ({
  title,
  points: points.filter(([, score]) => score < 97),
}));
const sizesSeen = linesBySize.flatMap(({ points }) => points.map(([cells]) => cells));
const sizesPicture = picture(
  'score-by-size',
  {
    x: {
      kind: 'log',
      title: 'cells',
      from: 0.95 * Math.min(...sizesSeen),
      to: 1.05 * Math.max(...sizesSeen),
    },
    y: { kind: 'linear', title: 'score, median', from: 0, to: 100 },
    bands: grades.map(({ name, from }, i) => ({
      from,
      to: grades[i + 1]?.from ?? 100,
      label: name,
      grey: 0.97 - 0.03 * i,
    })),
    series: linesBySize.map(({ points, title }) => ({
      kind: 'line',
      points,
      label: title.toLowerCase(),
      grey: 0.35,
    })),
  },
  760,
  470,
  'A line for each tiling: scores rise with the number of cells, all tilings close together',
);
const sizesTable = table(
  ['cells', ...COUNTS],
  scoresBySize.map(({ title, points }) => [
    title.toLowerCase(),
    ...points.map(([, score]) => score.toFixed(0)),
  ]),
);

// Efforts of grades on tilings.
let [most, missed] = [0, []];
const candidates = new Map(grades.map(({ name }) => [name, []]));
const byGrade = grades.map(({ name: level }) => {
  note(level);
  return tilings.map(({ name, title }) => {
    const { puzzles, candidates: each } = drawn(wishOf({ level, cells: [name] }), PER_TILING);
    candidates.get(level).push(each);
    return { name, title, quarters: quarters(puzzles.map(({ effort }) => effort)) };
  });
});
const squareAt = byGrade.map((row) => row.find(({ name }) => name === 'square').quarters[1]);
const effortRows = tilings.map(({ title }, i) => [
  title.toLowerCase(),
  ...byGrade.map((row, grade) => {
    const ratio = row[i].quarters[1] / squareAt[grade];
    most = Math.max(most, Math.abs(ratio - 1));
    if (Math.abs(ratio - 1) > WITHIN)
      missed.push(`${row[i].title.toLowerCase()} ${grades[grade].name} (${ratio.toFixed(2)})`);
    return `${row[i].quarters[1].toFixed(0)} (${ratio.toFixed(2)})`;
  }),
]);
const effortsPicture = picture(
  'effort-by-grade',
  {
    x: {
      kind: 'log',
      title: 'wasted moves of the tracer, median and quarters',
      from: 0.9 * Math.min(...byGrade.flat().map(({ quarters: [low] }) => low)),
      to: 1.1 * Math.max(...byGrade.flat().map(({ quarters: [, , high] }) => high)),
    },
    y: { kind: 'names', title: 'cells', names: tilings.map(({ title }) => title.toLowerCase()) },
    series: byGrade.map((row, grade) => ({
      kind: 'ranges',
      label: grades[grade].name,
      grey: 0.6 - 0.2 * grade,
      ranges: row.map(({ quarters: [low, middle, high] }, i) => ({
        low: [low, i],
        middle: [middle, i],
        high: [high, i],
      })),
    })),
  },
  760,
  430,
  'A row for each tiling, a bar for each grade: the bars of a grade stand under one another',
);

note('outlines');
const byOutline = outlines.map(({ name, title }) => [
  title.toLowerCase(),
  ...grades.map(({ name: level }) => {
    const { puzzles } = drawn(wishOf({ level, cells: OUTLINED, shapes: [name] }), PER_OUTLINE);
    return median(puzzles.map(({ effort }) => effort));
  }),
]);
const inRectangle = byOutline[outlines.findIndex(({ name }) => name === 'rectangle')];
let mostOutlined = 0;
const outlineRows = byOutline.map(([title, ...values]) => [
  title,
  ...values.map((value, i) => {
    const ratio = value / inRectangle[i + 1];
    mostOutlined = Math.max(mostOutlined, Math.abs(ratio - 1));
    return `${value.toFixed(0)} (${ratio.toFixed(2)})`;
  }),
]);

// What goes with the tracer's effort, within one size.
const compared = {
  'branch weight W': ({ branchWeight }) => branchWeight,
  score: ({ raw }) => raw,
  'way weight T': ({ wayWeight }) => wayWeight,
  'solution length L': ({ solutionLength }) => solutionLength,
  decisions: ({ decisions }) => decisions,
  'tree balance J¹': ({ treeBalance }) => treeBalance,
  'dead ends': ({ deadEnds }) => deadEnds,
  'forward dead ends': ({ forwardDeadEnds }) => forwardDeadEnds,
};
const correlationRows = Object.entries(compared).map(([title, of]) => [
  title,
  ...COUNTS.map((count) =>
    mean(
      tilings.map(({ name }) => {
        const mazes = inRectangles.filter((maze) => maze.cells === name && maze.count === count);
        return rankCorrelation(
          mazes.map(of),
          mazes.map(({ effort }) => effort),
        );
      }),
    ).toFixed(2),
  ),
]);

note('candidates');
const levels = ['55-75', 'progressive', 'mixed'];
const candidateRows = [
  ...grades.map(({ name }) => [
    name,
    mean(candidates.get(name)).toFixed(2),
    Math.max(...candidates.get(name)).toFixed(2),
  ]),
  ...levels.map((level) => {
    const each = tilings.map(({ name }) => drawn(wishOf({ level, cells: [name], count: 50 }), 50).candidates);
    return [level, mean(each).toFixed(2), Math.max(...each).toFixed(2)];
  }),
];

const percent = (share) => `${(100 * share).toFixed(0)} %`;
const page = `# Difficulty

The stars on a page stand for **estimated search effort**: how much somebody who cannot see the whole maze at once is
expected to walk in vain. It is an estimate under a stated model of a solver. It was not tested on people, and what is
known of people says that no measure of a maze predicts one person's time well.

This page is written by \`npm run calibrate\` (bench/calibrate.mjs and bench/difficulty.mjs), figures and pictures alike.
Model and constants are version ${calibration.version}; \`--json\` writes the version with each book.

## The model

The maze is hung up at its entrance; the solution is the trunk, and every other part that hangs on it is a branch. For each
direction, from entrance to exit and back, then averaged, with sight r = 3, goal pull β = 1 and turn cost τ = 1:

- **T = L + τ · turns** along the solution of L steps.
- A branch counts only if it is more than r cells deep: a shorter one, an alcove, is seen to be dead at a glance. It weighs
  **w_b**: its cells from which one can go on for at least r more, and τ for each turn among them.
- **p_b = e^(β cos φ_b) / (e^(β cos φ_b) + e^(β cos φ_true))**, φ the angle between a way out of a junction and the straight line
  to the goal.
- **W = Σ 2 · p_b · w_b**, the moves that are expected to be wasted. With r = β = τ = 0 it is exactly what a solver wastes who
  tries branches blindly.
- **R = ln(1 + W) + ½ ln(1 + min(T, W))**, and **score = 100 · (R − R₀) / (R₁₀₀ − R₀)**, kept within 0 and 100.

On squares R₀ and R₁₀₀ are the 1st and the 99th percentile over 7,200 mazes. On other cells they are those R at which the
tracer below wastes what it wastes on squares with score 0 and 100: ${tilings
  .map(
    ({ name, title }) =>
      `${title.toLowerCase()} ${calibration.scales[name].map((raw) => raw.toFixed(2)).join(' and ')}`,
  )
  .join('; ')}.

Grades: ${grades.map(({ name, from }, i) => `${name} ${from === 0 ? `below ${grades[1].from}` : grades[i + 1] ? `from ${from}` : `from ${from} up`}`).join(', ')}.

## The measures

\`bookgen measure\` and \`--json\` give all of them. Each is a small file in src/puzzle/difficulty/, with its formula and source.

${table(
  ['measure', 'what it is', 'in a maze with loops (`--braid`)'],
  measures.map(({ title, about, aboutLoops }) => [title, about, aboutLoops ?? 'the same']),
)}

With loops the solution is a shortest way. Where there are several, turns, decisions and W are what a solver is to expect who
takes any of them, so that no measure hangs on which one is drawn. Each other cell counts into every shortest way that leads to it
with an equal share: a loop is two branches that meet at its far end. Tree balance is a measure of trees and does not apply.

## The tracer

A simulated solver that knows nothing of the measures: it sees 1 to 5 cells ahead, is drawn to the goal more or less,
leaves out ways that it sees to be dead or has tried, and forgets 15 % of what it has tried. Its effort in a maze is the mean
number of moves beyond the solution, over 40 walks, half of them from either end. It shares some of W's assumptions (a
short sight, a pull to the goal), so that it is a check of the arithmetic and of fairness between tilings, not of people.

## One score, one effort

${PER_TILING} mazes of each grade on each tiling, made as books are. In each field the tracer's median effort, and its ratio to that on squares.
The greatest difference is ${percent(most)}; the target is ${percent(WITHIN)}. ${missed.length > 0 ? `Missed by: ${missed.join(', ')}.` : 'None misses it.'}

${effortsPicture}

${table(['cells', ...grades.map(({ name }) => name)], effortRows)}

The same in outlines, ${PER_OUTLINE} mazes of each grade, ${OUTLINED.join(', ')} by turns, beside the rectangle. Outlines need no scale of their own: the
greatest difference is ${percent(mostOutlined)}, of which a good part is chance.

${table(['outline', ...grades.map(({ name }) => name)], outlineRows)}

## Score and size

The median score of mazes in a rectangle, over the carvers that bookgen chooses from, six mazes each. Size decides most, which is
why bookgen chooses the size first.

${sizesPicture}

${sizesTable}

## What goes with effort

Rank correlation (Spearman's ρ) with the tracer's effort **within one size**, the mean of ${tilings.length} tilings, ${inRectangles.filter(({ cells, count }) => cells === 'square' && count === COUNTS[0]).length} mazes each. (Over all sizes together every
measure correlates with every other at about 0.9, since all grow with the maze: that says nothing.) Tree balance alone says
little, and dead ends go with *less* effort: many are short.

${table(['measure', ...COUNTS.map((count) => `${count} cells`)], correlationRows)}

## Two known tables

20×20 squares from corner to corner, 400 mazes each, beside known values (also of 400 mazes): solution in % of cells, tree balance J¹. The last
column is the greater of the two differences, in standard errors of both samples together.

${knownTable(table)}

100×100 squares are in [algorithms.md](algorithms.md).

## How many candidates a page takes

bookgen chooses size and carver, makes a maze, measures it, and takes it only if its score lies where it should, its way does
not just keep to the border, and it is no turned or mirrored twin of an earlier one. Candidates for each page taken, on all tilings: for the grades over ${PER_TILING} pages,
for the others over 50.

${table(['difficulty', 'mean', 'on the worst tiling'], candidateRows)}

A progressive book's pages each lie within about 2 points of where they should, so that no score falls by more than 3; that is what its candidates go into.

## Ages

\`--age\` sets sizes by convention only, as a suggestion: to age 4 about 5×5 cells, 6 about 8×8, 8 about 12×12, 12 about 20×20, from 18 up 40×40; corridors of at
least 12 mm for the youngest, 7 mm from 6, 5 mm from 8, 3 mm from 12; walls of 3 down to 1 pt.
`;
writeFileSync(join(docs, 'difficulty.md'), page);
process.stdout.write(page);

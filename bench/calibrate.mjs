// Fits the constants of the difficulty model, and writes src/puzzle/difficulty/calibration.ts: `npm run calibrate`, which
// then builds, and writes docs/difficulty.md with them. Takes some minutes.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fitCurve, fitLine, mean, median, population, suited } from './population.mjs';

/** Raise it whenever a score would change. */
const VERSION = 2;
/** R of score 0 and of 100 on squares: the 1st and 99th percentile over 7,200 mazes (12 carvers, sizes 8 to 40). */
const ON_SQUARES = [3.382, 10.15];
/** What a tracer wastes in mazes that score 0 anyway does not matter. */
const LEAST_RAW = 3.4;

const everyone = [...population((name) => process.stderr.write(`${name}\n`))];
const all = everyone.filter(({ raw }) => raw >= LEAST_RAW);

function grouped(mazes, keyOf) {
  const groups = new Map();
  for (const maze of mazes) groups.set(keyOf(maze), [...(groups.get(keyOf(maze)) ?? []), maze]);
  return groups;
}

/** ln(1 + effort) = intercept + slope · R. */
const effortLine = (mazes) => fitLine(mazes.map(({ raw, effort }) => [raw, Math.log(1 + effort)]));
const byTiling = grouped(all, ({ cells }) => cells);
const square = effortLine(byTiling.get('square'));
const scales = {};
for (const [cells, mazes] of byTiling) {
  const { intercept, slope } = effortLine(mazes);
  // The R at which a tracer wastes here what it wastes on squares at that score.
  scales[cells] = ON_SQUARES.map((raw) => (square.intercept + square.slope * raw - intercept) / slope);
}

/** R = a + b ln n + c (ln n)², through the medians of the sizes. */
const growth = {};
for (const [cells, mazes] of grouped(everyone, ({ cells }) => cells)) {
  growth[cells] = fitCurve(
    Array.from(
      grouped(mazes, ({ shape, count }) => `${shape === 'rectangle'} ${count}`).values(),
      (group) => [
        Math.log(mean(group.map(({ cellCount }) => cellCount))),
        median(group.map(({ raw }) => raw)),
      ],
    ),
  );
}
const expected = ({ cells, cellCount }) =>
  growth[cells].reduce((sum, factor, power) => sum + factor * Math.log(cellCount) ** power, 0);
const carvers = Object.fromEntries(
  suited.map(({ name }) => [
    name,
    mean(all.filter(({ algorithm }) => algorithm === name).map((maze) => maze.raw - expected(maze))),
  ]),
);

const key = (name) => (/^\w+$/.test(name) ? name : `'${name}'`);
const listed = (rows) =>
  Object.entries(rows).map(
    ([name, values]) =>
      `    ${key(name)}: [${values.map((value) => Number(value.toFixed(4))).join(', ')}],\n`,
  );
const source = `// Written by \`npm run calibrate\` (bench/calibrate.mjs), from ${everyone.length} mazes; change it there.

interface Calibration {
  /** Changes whenever a score would. */
  readonly version: number;
  /** By tiling, the R of score 0 and that of score 100: there a short-sighted tracer wastes what it does on squares. */
  readonly scales: Readonly<Record<string, readonly [number, number]>>;
  /** By tiling, a, b and c of R = a + b ln n + c (ln n)² for a usual maze of n cells. */
  readonly growth: Readonly<Record<string, readonly [number, number, number]>>;
  /** By carver, how much more R its mazes have than those of others of that size. */
  readonly carvers: Readonly<Record<string, number>>;
}

export const calibration: Calibration = {
  version: ${VERSION},
  scales: {
${listed(scales).join('')}  },
  growth: {
${listed(growth).join('')}  },
  carvers: {
${Object.entries(carvers)
  .map(([name, more]) => `    ${key(name)}: ${Number(more.toFixed(3))},\n`)
  .join('')}  },
};
`;
const target = join(fileURLToPath(new URL('../src', import.meta.url)), 'puzzle/difficulty/calibration.ts');
writeFileSync(target, source);
process.stdout.write(source);

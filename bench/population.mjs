// Mazes of every tiling, size, carver and outline, each with its measures and with what the short-sighted tracer wasted in it:
// what bench/calibrate.mjs fits the constants to, and what docs/difficulty.md tells of.
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const dist = resolve(fileURLToPath(new URL('../dist', import.meta.url)));
export const built = (file) => import(pathToFileURL(`${dist}/${file}`).href);

const { tilings } = await built('tilings/index.js');
const { outlines } = await built('outlines/index.js');
const { carvers } = await built('maze/carvers/index.js');
const { generate } = await built('puzzle/generate.js');
const { GridCache } = await built('puzzle/grids.js');
const { sizeOf } = await built('puzzle/aim.js');
const { Tracer } = await built('puzzle/difficulty/tracer.js');
const { rawScore } = await built('puzzle/difficulty/grade.js');
const { randomFrom } = await built('random.js');

/** Cells of a maze, about: the middles of the classes in which mazes of one size are compared. */
export const COUNTS = [50, 90, 160, 290, 520, 930, 1700, 2900];
/** Mazes of each carver in a rectangle of each size; and in each outline of some sizes. */
const IN_RECTANGLE = 6;
const OUTLINED = [160, 520, 1300];
/** Walks of the tracer in a maze, half of them from either end. */
const WALKS = 40;
const ASPECT = 0.75;
const SEED = 'difficulty';

export const suited = carvers.filter(({ suits }) => suits.length > 0);

/** Moves beyond the solution, the mean of some walks. */
export function effortIn({ maze, entrance, exit, difficulty, code }) {
  const random = randomFrom(SEED, 'tracer', code);
  const [there, back] = [new Tracer(maze, exit.cell), new Tracer(maze, entrance.cell)];
  let moves = 0;
  for (let walk = 0; walk < WALKS; walk++) {
    moves += walk % 2 === 0 ? there.walk(entrance.cell, random) : back.walk(exit.cell, random);
  }
  return moves / WALKS - difficulty.solutionLength;
}

/** What is looked at in one maze. */
export function recordOf(puzzle, count) {
  const { spec, maze, difficulty } = puzzle;
  return {
    cells: spec.cells,
    shape: spec.shape,
    algorithm: spec.algorithm,
    count,
    cellCount: maze.grid.cellCount,
    raw: rawScore(difficulty.wayWeight, difficulty.branchWeight),
    effort: effortIn(puzzle),
    ...difficulty,
  };
}

/** The whole population, tiling by tiling; the same each time. */
export function* population(note = () => {}) {
  for (const tiling of tilings) {
    note(tiling.name);
    const grids = new GridCache(2);
    const draw = (outline, count, algorithm, seed) => {
      const size = sizeOf(tiling, outline, count, ASPECT);
      const spec = {
        cells: tiling.name,
        shape: outline.name,
        edge: 'smooth',
        algorithm,
        openings: 'far',
        size,
        braid: 0,
        seed,
      };
      return recordOf(generate(spec, grids), count);
    };
    const rectangle = outlines.find(({ name }) => name === 'rectangle');
    for (const count of COUNTS) {
      for (const { name } of suited) {
        for (let seed = 0; seed < IN_RECTANGLE; seed++) yield draw(rectangle, count, name, seed);
      }
    }
    for (const outline of outlines) {
      if (outline === rectangle) continue;
      for (const count of OUTLINED) for (const { name } of suited) yield draw(outline, count, name, count);
    }
  }
}

export const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const at = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[at] : (sorted[at - 1] + sorted[at]) / 2;
}

/** The line y = a + b x of least squares. */
export function fitLine(points) {
  const [x, y] = [mean(points.map(([at]) => at)), mean(points.map(([, value]) => value))];
  const slope =
    points.reduce((sum, [at, value]) => sum + (at - x) * (value - y), 0) /
    points.reduce((sum, [at]) => sum + (at - x) ** 2, 0);
  return { intercept: y - slope * x, slope };
}

/** a, b and c of the parabola y = a + b x + c x² of least squares. */
export function fitCurve(points) {
  // Normal equations, solved by Cramer's rule.
  const power = (p, q) => points.reduce((sum, [x, y]) => sum + x ** p * y ** q, 0);
  const rows = [0, 1, 2].map((i) => [power(i, 0), power(i + 1, 0), power(i + 2, 0)]);
  const sides = [0, 1, 2].map((i) => power(i, 1));
  const determinant = ([[a, b, c], [d, e, f], [g, h, i]]) =>
    a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
  return [0, 1, 2].map(
    (column) =>
      determinant(rows.map((row, i) => row.map((value, j) => (j === column ? sides[i] : value)))) /
      determinant(rows),
  );
}

/** Spearman's rank correlation; ties share the mean of their ranks. */
export function rankCorrelation(xs, ys) {
  const [a, b] = [ranksOf(xs), ranksOf(ys)];
  const [meanA, meanB] = [mean(a), mean(b)];
  const covariance = mean(a.map((rank, i) => (rank - meanA) * (b[i] - meanB)));
  const spread = (ranks, middle) => Math.sqrt(mean(ranks.map((rank) => (rank - middle) ** 2)));
  return covariance / (spread(a, meanA) * spread(b, meanB));
}

function ranksOf(values) {
  const order = [...values.keys()].sort((i, j) => values[i] - values[j]);
  const ranks = [];
  for (let from = 0; from < order.length; ) {
    let to = from;
    while (to < order.length && values[order[to]] === values[order[from]]) to++;
    for (let i = from; i < to; i++) ranks[order[i]] = (from + to - 1) / 2;
    from = to;
  }
  return ranks;
}

import { rounded, roundedMeasures } from '../book/report.ts';
import { calibration } from '../puzzle/difficulty/calibration.ts';
import { grades } from '../puzzle/difficulty/grade.ts';
import type { Difficulty } from '../puzzle/difficulty/measure.ts';
import { measures } from '../puzzle/difficulty/measures.ts';
import { Tracer } from '../puzzle/difficulty/tracer.ts';
import { generate, type Puzzle } from '../puzzle/generate.ts';
import { GridCache } from '../puzzle/grids.ts';
import type { Shape } from '../puzzle/spec.ts';
import { randomFrom } from '../random.ts';
import { Refusal } from '../refusal.ts';
import { type Arguments, once } from './options.ts';
import { startProgress } from './progress.ts';
import { meansFile } from './read-codes.ts';
import { type Given, givenBy, specOfCode, specsOfBook } from './specs.ts';

const HEADING = 'Estimated search effort, by a model; not tested on people.';
/** Walks of the tracer from either end. */
const WALKS = 100;
/** A tracer's walks grow faster than cells: beyond this many they would take minutes. */
const MOST_TRACED = 20_000;
/** What stands in the place of a number that there is not. */
const NONE = '—';

/**
 * `bookgen measure`: the measures of one maze, or of each in a book, as a table or as data.
 * @param words a puzzle code, in which spaces do not matter, or the name of a file
 */
export async function measure(words: readonly string[], args: Arguments): Promise<void> {
  const files = words.filter(meansFile);
  if (files.length > 1)
    throw new Refusal('usage', `measure takes one book; '${files[0]}' and '${files[1]}' are two`);
  const what = words.join(' ');
  const given = await givenBy(once(args, 'shape'));
  const json = args.json === true;
  if (meansFile(what)) await measureBook(what, given, json);
  else measureCode(what, given, json);
}

function measureCode(code: string, given: Given, json: boolean): void {
  const spec = specOfCode(code, given);
  const puzzle = generate(spec, new GridCache());
  const { cellCount } = puzzle.maze.grid;
  const wasted = cellCount > MOST_TRACED ? undefined : wastedMoves(puzzle);
  if (json) {
    writeJson({
      code: puzzle.code,
      spec,
      cellCount,
      difficultyModel: calibration.version,
      difficulty: roundedMeasures(puzzle.difficulty),
      tracer: wasted === undefined ? null : { walks: 2 * WALKS, wastedMoves: rounded(wasted) },
    });
    return;
  }
  process.stdout.write(`${HEADING}\n${tableOf(rowsOf(puzzle.difficulty, wasted), [1])}`);
  const { score, grade } = puzzle.difficulty;
  const way = `${spec.braid > 0 ? 'shortest way' : 'way'} ${puzzle.way.edges.length}`;
  const cells = `${cellCount} ${cellCount === 1 ? 'cell' : 'cells'}`;
  process.stderr.write(`${grade} (${score.toFixed(0)}), ${cells}, ${way}, code ${puzzle.code}\n`);
}

/** Moves of a tracer beyond the shortest way, the mean of all walks. */
function wastedMoves({ maze, code, way, entrance, exit }: Puzzle): number {
  const random = randomFrom('tracer', code);
  let moves = 0;
  for (const [from, to] of [
    [entrance.cell, exit.cell],
    [exit.cell, entrance.cell],
  ]) {
    const tracer = new Tracer(maze, to);
    for (let walk = 0; walk < WALKS; walk++) moves += tracer.walk(from, random);
  }
  return moves / (2 * WALKS) - way.edges.length;
}

function rowsOf(difficulty: Difficulty, wasted: number | undefined): string[][] {
  const withLoops = difficulty.treeBalance === null;
  const rows = measures.map(({ key, title, about, aboutLoops }) => {
    const words = withLoops ? (aboutLoops ?? about) : about;
    const told: Partial<Record<keyof Difficulty, string>> = {
      score: `${difficulty.grade}; ${words}`,
      deadEnds: `${words}, ${difficulty.deadEndPercent.toFixed(1)} % of all`,
    };
    return [title, shown(key, difficulty), told[key] ?? words];
  });
  const simulation =
    wasted === undefined
      ? [NONE, `a simulation, of mazes up to ${MOST_TRACED} cells`]
      : [wasted.toFixed(1), `a simulation: ${2 * WALKS} walks; it shares the model's assumptions`];
  return [['measure', 'value', 'what it is'], ...rows, ["tracer's wasted moves", ...simulation]];
}

/** Columns of the table of a book, beside number, page, cells and size. */
const COLUMNS: readonly (readonly [head: string, key: keyof Difficulty])[] = [
  ['grade', 'grade'],
  ['score', 'score'],
  ['way', 'solutionLength'],
  ['turns', 'turns'],
  ['decisions', 'decisions'],
  ['W', 'branchWeight'],
  ['balance', 'treeBalance'],
  ['dead ends %', 'deadEndPercent'],
];

async function measureBook(path: string, given: Given, json: boolean): Promise<void> {
  const { mazes } = await specsOfBook(path, given);
  const specs = mazes.map(({ spec }) => spec);

  const grids = new GridCache();
  const difficulties: Difficulty[] = [];
  const progress = await startProgress('mazes', specs.length, false);
  try {
    for (const spec of specs) progress.at(difficulties.push(generate(spec, grids).difficulty));
  } finally {
    progress.stop();
  }
  if (json) {
    const rows = mazes.map(({ number, page, code }, i) => ({
      number,
      page,
      code,
      cells: specs[i].cells,
      shape: titleOf(specs[i].shape),
      size: specs[i].size,
      difficulty: roundedMeasures(difficulties[i]),
    }));
    writeJson({ difficultyModel: calibration.version, mazes: rows });
    return;
  }
  const head = ['maze', 'page', 'cells', 'size', ...COLUMNS.map(([word]) => word)];
  const rows = mazes.map(({ number, page }, i) => [
    `${number}`,
    `${page}`,
    specs[i].cells,
    specs[i].size.join('x'),
    ...COLUMNS.map(([, key]) => shown(key, difficulties[i])),
  ]);
  const words = [head.indexOf('cells'), head.indexOf('grade')];
  const numbers = head.map((_, column) => column).filter((column) => !words.includes(column));
  process.stdout.write(`${HEADING}\n${tableOf([head, ...rows], numbers)}${summaryOf(difficulties)}\n`);
}

/** "4 mazes: 1 easy, 3 medium; scores from 31.4 to 52.0" */
function summaryOf(difficulties: readonly Difficulty[]): string {
  const counts = grades.map(({ name }) => ({
    name,
    count: difficulties.filter(({ grade }) => grade === name).length,
  }));
  const graded = counts.filter(({ count }) => count > 0).map(({ name, count }) => `${count} ${name}`);
  const sorted = difficulties.toSorted((a, b) => a.score - b.score);
  const [lowest, highest] = [sorted[0], sorted[sorted.length - 1]].map((one) => shown('score', one));
  const mazes = `${sorted.length} ${sorted.length === 1 ? 'maze' : 'mazes'}`;
  return `${mazes}: ${graded.join(', ')}; scores from ${lowest} to ${highest}`;
}

/** The first row is the head. Columns of numbers stand to the right, words to the left. */
function tableOf(rows: readonly (readonly string[])[], numbers: readonly number[]): string {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const lines = rows.map((row) => {
    const padded = row.map((word, column) =>
      numbers.includes(column) ? word.padStart(widths[column]) : word.padEnd(widths[column]),
    );
    return `${padded.join('  ').trimEnd()}\n`;
  });
  return lines.join('');
}

/** A measure as people read it. */
function shown(key: keyof Difficulty, difficulty: Difficulty): string {
  const value = difficulty[key];
  if (value === null) return NONE;
  if (typeof value === 'string') return value;
  return value.toFixed(measures.find((row) => row.key === key)?.digits ?? 1);
}

const titleOf = (shape: Shape): string => (typeof shape === 'string' ? shape : shape.title);

function writeJson(data: object): void {
  process.stdout.write(`${JSON.stringify(data, null, 2)}\n`);
}

import { openKit, wishFor } from '../book/kit.ts';
import { aim } from '../puzzle/aim.ts';
import type { Puzzle } from '../puzzle/generate.ts';
import { GridCache } from '../puzzle/grids.ts';
import { type Trial, tryAll } from '../puzzle/trials.ts';
import { OutputFiles } from './files.ts';
import { host } from './host.ts';
import { drawSeed } from './make.ts';
import { type Arguments, once, specFrom } from './options.ts';

/** Width / height of the maze, which no page limits. */
const ASPECT = 1;

/** `bookgen solve`: one maze through every solver, as a table or as data, and as a picture if wanted. */
export async function solve(args: Arguments): Promise<void> {
  const svg = once(args, 'svg');
  const spec = await specFrom(args, drawSeed());
  const files = new OutputFiles(args.force === true);
  try {
    // Opened first, so that a place that cannot be written is known before any work is done.
    const file = svg === undefined ? undefined : files.open(svg);
    const puzzle = aim(wishFor(spec, ASPECT), 1, new GridCache());
    const trials = tryAll(puzzle);
    if (file) {
      const [{ solversPage }, { pageToSvg }, { createSVGWindow }] = await Promise.all([
        import('../page/solvers-page.ts'),
        import('../export/svg.ts'),
        import('svgdom'),
      ]);
      const { template, typefaces } = openKit(spec, host);
      const page = solversPage(puzzle, trials, template.walls, typefaces);
      file.write(pageToSvg(page, typefaces, createSVGWindow()));
      file.close();
      files.commit();
    }
    if (args.json === true) {
      process.stdout.write(`${JSON.stringify(dataOf(puzzle, trials, spec.seed), null, 2)}\n`);
      return;
    }
    process.stdout.write(`${tableOf(puzzle, trials)}\n${legendOf(trials)}`);
    const { score, grade } = puzzle.difficulty;
    const way = `${puzzle.spec.braid > 0 ? 'shortest way' : 'way'} ${puzzle.way.edges.length}`;
    const { cellCount } = puzzle.maze.grid;
    const cells = `${cellCount} ${cellCount === 1 ? 'cell' : 'cells'}`;
    process.stderr.write(
      `${grade} (${score.toFixed(0)}), ${cells}, ${way}, code ${puzzle.code}, seed ${spec.seed}\n`,
    );
  } finally {
    files.discard();
  }
}

/** A row for each solver; numbers to the right, words to the left. Where ways differ, how much longer each one is. */
function tableOf({ maze, way: shortest, spec }: Puzzle, trials: readonly Trial[]): string {
  const withLoops = spec.braid > 0;
  const head = ['solver', 'steps', 'cells visited', '% of cells', 'way'];
  const rows = trials.map(({ solver, result }) => {
    if (typeof result === 'string') return [solver.title, '—', result];
    const { steps, entered, way } = result;
    const longer = way.edges.length - shortest.edges.length;
    const length = `${way.edges.length}`;
    return [
      solver.title,
      `${steps}`,
      `${entered.length}`,
      ((100 * entered.length) / maze.grid.cellCount).toFixed(1),
      length,
      ...(withLoops ? [longer === 0 ? 'shortest' : `${longer} longer`] : []),
    ];
  });
  const widths = head.map((word, column) => {
    const words = rows.filter((row) => row.length > 3).map((row) => row[column]);
    return Math.max(word.length, ...(column === 0 ? rows.map(([title]) => title) : words).map(lengthOf));
  });
  const line = (row: readonly string[]): string => {
    const padded = row.map((word, column) => {
      if (column === 0) return word.padEnd(widths[0]);
      const isNumber = column < head.length && !(row.length === 3 && column === 2);
      return isNumber ? word.padStart(widths[column]) : word;
    });
    return `${padded.join('  ')}\n`;
  };
  return [head, ...rows].map(line).join('');
}

const lengthOf = (word: string): number => word.length;

/** What each solver counts as a step. */
function legendOf(trials: readonly Trial[]): string {
  const titlesOfStep = new Map<string, string[]>();
  for (const { solver } of trials) {
    titlesOfStep.set(solver.step, [...(titlesOfStep.get(solver.step) ?? []), solver.title]);
  }
  const lines = Array.from(titlesOfStep, ([step, titles]) => `  ${step}: ${titles.join('; ')}\n`);
  return `A step is\n${lines.join('')}`;
}

/** The same as plain JSON. */
function dataOf({ maze, way: shortest, spec, code }: Puzzle, trials: readonly Trial[], seed: string): object {
  const { cellCount } = maze.grid;
  return {
    code,
    seed,
    spec,
    cellCount,
    shortest: shortest.edges.length,
    solvers: trials.map(({ solver: { name, title, step }, result }) => {
      if (typeof result === 'string') return { name, title, unfit: result };
      const { steps, entered, way } = result;
      return {
        name,
        title,
        step,
        steps,
        visited: entered.length,
        share: Math.round((1e4 * entered.length) / cellCount) / 1e4,
        way: way.edges.length,
        shortest: way.edges.length === shortest.edges.length,
      };
    }),
  };
}

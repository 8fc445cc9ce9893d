import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { emptyFolder, run } from './run.ts';

interface Data {
  code: string;
  seed: string;
  cellCount: number;
  shortest: number;
  solvers: {
    name: string;
    unfit?: string;
    steps: number;
    visited: number;
    share: number;
    way: number;
    shortest: boolean;
  }[];
}

function dataOf(...words: string[]): Data {
  const { code, out, err } = run(emptyFolder(), 'solve', ...words, '--json');
  expect(err).toBe('');
  expect(code).toBe(0);
  return JSON.parse(out.toString()) as Data;
}

const SQUARES = ['--size', '15x12', '--algorithm', 'backtracker', '--seed', 'a'];

describe('bookgen solve', () => {
  test('a row for each solver that list knows, its numbers in columns', () => {
    const { code, out, err } = run(emptyFolder(), 'solve', ...SQUARES);
    expect(code).toBe(0);
    const lines = out.toString().split('\n');
    expect(lines[0]).toMatch(/^solver +steps +cells visited +% of cells +way$/);
    const known = JSON.parse(run(emptyFolder(), 'list', 'solvers', '--json').out.toString()) as {
      title: string;
    }[];
    expect(known.length).toBeGreaterThanOrEqual(8);
    known.forEach(({ title }, i) => {
      expect(lines[i + 1].startsWith(title)).toBe(true);
      expect(lines[i + 1].slice(title.length)).toMatch(/^( +\d+){2} +\d+\.\d +\d+$/);
      expect(lines[i + 1]).toHaveLength(lines[0].length);
    });
    expect(err).toMatch(/^\w+ \(\d+\), 180 cells, way \d+, code [0-9A-Z-]+, seed a\n$/);
  });

  test('is of the maze that show shows', () => {
    const code = /code ([0-9A-Z-]+)/;
    const shown = run(emptyFolder(), 'show', ...SQUARES).err.match(code)?.[1];
    expect(shown).toBeDefined();
    expect(run(emptyFolder(), 'solve', ...SQUARES, '--edge', 'stepped').err.match(code)?.[1]).toBe(shown);
  });

  test('--json: the same numbers; in a perfect maze all ways are the only one', () => {
    const { cellCount, shortest, solvers, seed } = dataOf(...SQUARES);
    expect(seed).toBe('a');
    expect(cellCount).toBe(180);
    const table = run(emptyFolder(), 'solve', ...SQUARES).out.toString();
    for (const { steps, visited, share, way } of solvers) {
      expect(way).toBe(shortest);
      expect(share).toBeCloseTo(visited / cellCount, 4);
      expect(table).toMatch(
        new RegExp(` ${steps} +${visited} +${((100 * visited) / cellCount).toFixed(1)} +${way}\n`),
      );
    }
  });

  test('with loops it says which ways are shortest', () => {
    const words = ['--size', '20x20', '--braid', '1', '--seed', 'b'];
    const { shortest, solvers } = dataOf(...words);
    for (const { name, way, shortest: is } of solvers) {
      expect(is).toBe(way === shortest);
      if (/^(breadth|a-star|dead)/.test(name)) expect(is).toBe(true);
    }
    expect(solvers.some(({ shortest: is }) => !is)).toBe(true);
    const { out, err } = run(emptyFolder(), 'solve', ...words);
    expect(out.toString().match(/ {2}shortest\n/g)?.length).toBe(
      solvers.filter(({ shortest: is }) => is).length,
    );
    expect(out.toString()).toMatch(/ {2}\d+ longer\n/);
    expect(err).toContain(`shortest way ${shortest}`);
  });

  test('a solver that does not suit the cells says why', () => {
    const words = ['--cells', 'hexagon', '--size', '9x9', '--algorithm', 'backtracker', '--seed', 'c'];
    const unfit = dataOf(...words).solvers.filter((solver) => solver.unfit !== undefined);
    expect(unfit.map(({ name }) => name)).toEqual(['a-star-manhattan']);
    const table = run(emptyFolder(), 'solve', ...words).out.toString();
    expect(table).toMatch(/^A\*, Manhattan distance +— +these cells do not lie in rows and columns$/m);
  });

  test('--svg: a picture, the same each time, complete or not there', () => {
    const folder = emptyFolder();
    expect(run(folder, 'solve', ...SQUARES, '--svg', 'one.svg').code).toBe(0);
    expect(run(folder, 'solve', ...SQUARES, '--svg', 'two.svg', '--json').code).toBe(0);
    const svg = readFileSync(join(folder, 'one.svg'), 'utf8');
    expect(readFileSync(join(folder, 'two.svg'), 'utf8')).toBe(svg);
    expect(svg.match(/class="walls"/g)).toHaveLength(8);
    expect(svg.match(/class="answer"/g)).toHaveLength(8);
    expect(svg).toContain('aria-label="Trémaux"');

    writeFileSync(join(folder, 'mine.svg'), 'mine');
    const refused = run(folder, 'solve', ...SQUARES, '--svg', 'mine.svg');
    expect(refused.code).toBe(4);
    expect(refused.err).toContain('--force');
    expect(readFileSync(join(folder, 'mine.svg'), 'utf8')).toBe('mine');
    expect(run(folder, 'solve', ...SQUARES, '--svg', 'mine.svg', '--force').code).toBe(0);
    expect(readFileSync(join(folder, 'mine.svg'), 'utf8')).toBe(svg);

    // A wish that cannot be met leaves nothing behind.
    const unmet = ['--size', '3x3', '--difficulty', 'expert', '--svg', 'none.svg'];
    expect(run(folder, 'solve', ...unmet).code).toBe(3);
    expect(existsSync(join(folder, 'none.svg'))).toBe(false);
    expect(readdirSync(folder).sort()).toEqual(['mine.svg', 'one.svg', 'two.svg']);
  });
});

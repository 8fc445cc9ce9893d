import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { emptyFolder, run } from './run.ts';

interface Report {
  seed: string;
  pages: number;
  puzzles: {
    number: number;
    page: number;
    answerPage: number;
    code: string;
    difficulty: { grade: string };
  }[];
}

function report(folder: string, ...words: string[]): Report {
  const { code, err } = run(folder, ...words, '--json', 'book.json', '--force');
  expect(err).toBe('');
  expect(code).toBe(0);
  return JSON.parse(readFileSync(join(folder, 'book.json'), 'utf8')) as Report;
}

describe('the built command', () => {
  test('may be executed, as npx wants it in a fresh clone', () => {
    const { mode } = statSync(new URL('../../dist/cli/main.js', import.meta.url));
    expect(mode & 0o111).toBe(0o111);
  });
});

describe('bookgen make', () => {
  test('the same seed gives the same bytes twice and on any number of threads', () => {
    const words = ['-n', '12', '-d', 'hard', '--cells', 'square,ring', '--seed', 'again', '-o', '-'];
    const once = run(emptyFolder(), ...words, '--jobs', '1').out;
    expect(once.subarray(0, 5).toString()).toBe('%PDF-');
    expect(run(emptyFolder(), ...words, '--jobs', '1').out.equals(once)).toBe(true);
    expect(run(emptyFolder(), ...words, '--jobs', '3').out.equals(once)).toBe(true);
    expect(run(emptyFolder(), ...words.slice(0, -3), 'other', '-o', '-').out.equals(once)).toBe(false);
  });

  test('page 7 of 10 is page 7 of 50', () => {
    const folder = emptyFolder();
    for (const pages of ['10', '50']) {
      expect(run(folder, '-n', pages, '--seed', 's', '--svg', pages, '-o', `${pages}.pdf`).code).toBe(0);
    }
    for (const page of ['page-002.svg', 'page-007.svg', 'page-008.svg', 'page-011.svg']) {
      expect(readFileSync(join(folder, '50', page), 'utf8')).toBe(
        readFileSync(join(folder, '10', page), 'utf8'),
      );
    }
  });

  test('a seed is a text, letter for letter', () => {
    const folder = emptyFolder();
    const codes = ['7', '007', '7.0', '77'].map((seed) => {
      const book = report(folder, '-n', '1', '--seed', seed);
      expect(book.seed).toBe(seed);
      return book.puzzles[0].code;
    });
    expect(new Set(codes).size).toBe(4);
  });

  test('without a seed one is drawn, and printed in the summary', () => {
    const folder = emptyFolder();
    const outs = [1, 2].map(() => run(folder, '-n', '1').out.toString());
    const seeds = outs.map((out) => out.match(/^output\/mazes-(\w+)\.pdf\n.*seed (\w+), /)?.slice(1, 3));
    expect(seeds[0]?.[0]).toBe(seeds[0]?.[1]);
    expect(seeds[0]).not.toEqual(seeds[1]);
    expect(readdirSync(join(folder, 'output'))).toHaveLength(2);
  });

  test('the report gives each puzzle its pages, and every label is the grade asked for', () => {
    const folder = emptyFolder();
    const book = report(folder, '-n', '13', '-d', 'easy', '--cells', 'all', '--seed', 'r');
    expect(book.pages).toBe(1 + 13 + 2);
    expect(book.puzzles.map(({ page }) => page)).toEqual(Array.from({ length: 13 }, (_, i) => i + 2));
    expect(book.puzzles.map(({ answerPage }) => answerPage)).toEqual([
      15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 16,
    ]);
    expect(new Set(book.puzzles.map(({ difficulty }) => difficulty.grade))).toEqual(new Set(['easy']));
    expect(new Set(book.puzzles.map(({ code }) => code)).size).toBe(13);
  });

  test('the date comes from SOURCE_DATE_EPOCH or is fixed', () => {
    const { out } = run(emptyFolder(), '-n', '1', '--seed', 'a', '-o', '-');
    expect(out.toString('latin1')).toContain('(D:20260101000000Z)');
  });

  test('a size without a difficulty is taken as it is', () => {
    const { code, out } = run(emptyFolder(), '-n', '1', '--size', '30x12', '--seed', 'a');
    expect(code).toBe(0);
    expect(out.toString()).toContain('1 maze with answers');
  });
});

describe('bookgen show and list', () => {
  test('a maze as box-drawing characters, as stars, and as blocks', () => {
    const words = ['show', '--size', '9x5', '--algorithm', 'backtracker', '--seed', 'a'];
    const boxes = run(emptyFolder(), ...words).out.toString();
    const lines = boxes.trimEnd().split('\n');
    expect(lines).toHaveLength(11);
    expect(Math.max(...lines.map((line) => line.length))).toBe(9 * 4 + 1);
    expect(boxes).toMatch(/^[ \n╶╷┌╴─┐┬╵└│├┘┴┤┼]+$/);
    const stars = run(emptyFolder(), ...words, '--style', 'ascii').out.toString();
    expect(stars).toMatch(/^[ \n*]+$/);
    // The same walls, drawn with other characters.
    expect(boxes.replace(/[^ \n]/g, '*')).toBe(stars);
    const blocks = run(emptyFolder(), ...words, '--style', 'block').out.toString();
    expect(blocks).toMatch(/^[ \n■═║╔╗╦╚╠╝╩╣╬]+$/);
    // Cells are three wide and walls one in lines, everything two in blocks: the same places are walls.
    const [lineRows, blockRows] = [boxes, blocks].map((text) => text.trimEnd().split('\n'));
    lineRows.forEach((row, y) => {
      for (let x = 0; x < 2 * 9 + 1; x++) {
        const at = x % 2 === 0 ? 2 * x : 2 * x - 1;
        expect((row[at] ?? ' ') !== ' ', `${x}, ${y}`).toBe((blockRows[y][2 * x] ?? ' ') !== ' ');
      }
    });
  });

  test('each box-drawing character meets its neighbours: no line ends in nothing', () => {
    const boxes = run(emptyFolder(), 'show', '--size', '15x9', '--seed', 'b').out.toString().split('\n');
    const leaves = (side: string, character: string): boolean => side.includes(character);
    const right = '╶┌─┬└├┴┼';
    const left = '╴─┐┬┘┴┤┼';
    const down = '╷┌┐┬│├┤┼';
    const up = '╵└│├┘┴┤┼';
    boxes.forEach((line, y) => {
      for (let x = 0; x < line.length; x++) {
        expect(leaves(right, line[x])).toBe(leaves(left, line[x + 1] ?? ' '));
        expect(leaves(down, line[x])).toBe(leaves(up, boxes[y + 1]?.[x] ?? ' '));
      }
    });
  });

  test('--solution draws one unbroken way', () => {
    const { out } = run(emptyFolder(), 'show', '--size', '12x8', '--seed', 'c', '--solution');
    const rows = out.toString().split('\n');
    const isWay = (x: number, y: number): boolean => rows[y]?.[x] === '•';
    const starts: [number, number][] = [];
    let marks = 0;
    rows.forEach((row, y) => {
      for (let x = 0; x < row.length; x++) {
        if (!isWay(x, y)) continue;
        marks++;
        const next = [isWay(x - 2, y), isWay(x + 2, y), isWay(x, y - 1), isWay(x, y + 1)].filter(
          Boolean,
        ).length;
        expect(next).toBeLessThanOrEqual(2);
        if (next === 1) starts.push([x, y]);
      }
    });
    expect(marks).toBeGreaterThan(8);
    expect(starts).toHaveLength(2);
  });

  test.each(['cells', 'shapes', 'algorithms', 'solvers', 'papers', 'languages'])('list %s --json', (what) => {
    const rows = JSON.parse(run(emptyFolder(), 'list', what, '--json').out.toString()) as object[];
    expect(rows.length).toBeGreaterThan(1);
    for (const row of rows) expect(Object.keys(row)).toEqual(['name', 'title', 'aliases']);
  });
});

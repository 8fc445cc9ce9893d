import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { measure as measureHere } from '../../src/cli/measure.ts';
import type { Arguments } from '../../src/cli/options.ts';
import { shapesFromInfo, shapesToInfo } from '../../src/export/kept.ts';
import { codeOf, GridCache, generate, type PuzzleSpec, Refusal, specOf } from '../../src/index.ts';
import { grades } from '../../src/puzzle/difficulty/grade.ts';
import type { Difficulty } from '../../src/puzzle/difficulty/measure.ts';
import { measures } from '../../src/puzzle/difficulty/measures.ts';
import { runs } from '../grid/fixed-seed.ts';
import { emptyFolder, type Run, run } from './run.ts';

const HEADING = 'Estimated search effort, by a model; not tested on people.';

interface CodeData {
  code: string;
  spec: PuzzleSpec;
  cellCount: number;
  difficultyModel: number;
  difficulty: Difficulty;
  tracer: { walks: number; wastedMoves: number } | null;
}

interface Row {
  number: number;
  page: number;
  code: string;
  cells: string;
  shape: string;
  size: number[];
  difficulty: Difficulty;
}

const measure = (folder: string, ...words: string[]): Run => run(folder, 'measure', ...words);

/** The same without a process of its own; a file by its whole path. */
async function here(what: string, args: Arguments = {}): Promise<{ out: string; err: string }> {
  const written = { out: '', err: '' };
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written.out += text;
    return true;
  });
  const err = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    written.err += text;
    return true;
  });
  try {
    await measureHere([what], args);
    return written;
  } finally {
    out.mockRestore();
    err.mockRestore();
  }
}

/** What `--json` says, when all is well. */
async function data<T>(what: string, args: Arguments = {}): Promise<T> {
  const { out, err } = await here(what, { ...args, json: true });
  expect(err).toBe('');
  return JSON.parse(out) as T;
}

const codeFor = (more: Partial<PuzzleSpec>): string =>
  codeOf({
    cells: 'square',
    shape: 'rectangle',
    edge: 'stepped',
    algorithm: 'backtracker',
    openings: 'far',
    size: [15, 12],
    braid: 0,
    seed: 5,
    ...more,
  });

/** What a table says of a title, in its column of numbers. */
const shownIn = (table: string, title: string): string | undefined =>
  table
    .split('\n')
    .find((line) => line.startsWith(`${title} `))
    ?.slice(title.length)
    .match(/^ +(\S+) {2}/)?.[1];

function expectMeasures(table: string, difficulty: Difficulty): void {
  expect(measures).toHaveLength(10);
  for (const { key, title, digits } of measures) {
    const value = difficulty[key] as number | null;
    expect(shownIn(table, title), title).toBe(value === null ? '—' : value.toFixed(digits));
  }
}

describe('bookgen measure <code>', () => {
  test('a line for each measure, and --json, as they come from the maze itself', async () => {
    const code = codeFor({});
    // Lower case, spaces for hyphens, an o for a zero: as people type it, in several words.
    const typed = code.toLowerCase().replaceAll('0', 'o').split('-');
    const { code: exit, out, err } = measure(emptyFolder(), ...typed);
    expect(exit).toBe(0);
    const table = out.toString();
    expect(table.split(HEADING)).toHaveLength(2);
    const { difficulty, spec, way } = generate(specOf(code), new GridCache());
    expectMeasures(table, difficulty);
    expect(table).toContain(`  ${difficulty.grade}; `);
    expect(table).toContain(`${difficulty.deadEndPercent.toFixed(1)} % of all`);
    expect(table).not.toContain('shortest');
    expect(table).not.toContain('loop');
    expect(err).toBe(
      `${difficulty.grade} (${difficulty.score.toFixed(0)}), 180 cells, way ${way.edges.length}, code ${code}\n`,
    );

    const found = await data<CodeData>(code);
    const keys = ['code', 'spec', 'cellCount', 'difficultyModel', 'difficulty', 'tracer'];
    expect(Object.keys(found)).toEqual(keys);
    expect(found).toMatchObject({ code, spec, cellCount: 180 });
    expect(found.difficultyModel).toBeGreaterThan(0);
    expect(Object.keys(found.difficulty)).toEqual(Object.keys(difficulty));
    for (const [key, value] of Object.entries(difficulty)) {
      const told = found.difficulty[key as keyof Difficulty];
      if (typeof value === 'number') expect(told).toBeCloseTo(value, 4);
      else expect(told).toBe(value);
    }
    const { walks, wastedMoves } = found.tracer ?? { walks: 0, wastedMoves: 0 };
    expect(walks).toBe(200);
    expect(wastedMoves).toBeGreaterThan(0);
    expect(Math.abs(Number(shownIn(table, "tracer's wasted moves")) - wastedMoves)).toBeLessThan(0.0502);
    expect(table).toMatch(/^tracer's wasted moves .* a simulation.*shares the model's assumptions$/m);
  });

  test('in a corridor nobody goes astray; in a huge maze nobody is sent', async () => {
    const corridor = await data<CodeData>(codeFor({ size: [9, 1] }));
    expect(corridor.difficulty).toMatchObject({ solutionLength: 8, turns: 0, branchWeight: 0, score: 0 });
    expect(corridor.tracer).toEqual({ walks: 200, wastedMoves: 0 });
    const huge = await data<CodeData>(codeFor({ size: [142, 142] }));
    expect(huge.cellCount).toBe(142 * 142);
    expect(huge.tracer).toBeNull();
  });

  test('with loops: a shortest way, and no balance of a tree', async () => {
    const code = codeFor({ braid: 100 });
    const { out: table, err } = await here(code);
    const { difficulty } = generate(specOf(code), new GridCache());
    expectMeasures(table, difficulty);
    expect(table).toMatch(/^tree balance J¹ +— {2}a maze with loops is no tree$/m);
    expect(table).toMatch(/^solution length L +\d+ {2}steps of the shortest way/m);
    expect(table).toMatch(/^decisions .*loop/m);
    expect(table).toMatch(/^branch weight W .*loop/m);
    expect(err).toContain(`shortest way ${difficulty.solutionLength}, `);
  });
});

describe('bookgen measure <book>', () => {
  /** A book in named shapes and brought ones, called and signed by a code that is none of its own. */
  const alien = codeFor({});
  const folder = emptyFolder();
  let puzzles: Row[] = [];
  /** A folder with nothing in it but the PDF, under another name. */
  const elsewhere = emptyFolder();

  beforeAll(() => {
    const mask = Array.from({ length: 8 }, (_, y) => (y < 4 ? '####....' : '########')).join('\n');
    writeFileSync(join(folder, 'bóot (L).txt'), mask);
    const shapes = ['text:AB', 'bóot (L).txt', 'circle', 'rectangle'].join();
    const names = ['--title', alien, '--author', alien, '--seed', alien];
    const words = `-n 5 --size 18x18 --cells square,hexagon --braid 0.4 -o book.pdf --json book.json`.split(
      ' ',
    );
    const made = run(folder, ...words, ...names, '--shape', shapes);
    expect(made.code, made.err).toBe(0);
    puzzles = (JSON.parse(readFileSync(join(folder, 'book.json'), 'utf8')) as { puzzles: Row[] }).puzzles;
    copyFileSync(join(folder, 'book.pdf'), join(elsewhere, 'moved.PDF'));
    // As another program may leave it, that keeps no entries but those it knows.
    const lost = readFileSync(join(folder, 'book.pdf'), 'latin1').replaceAll(
      '/BookgenShapes',
      '/BookgenSkapes',
    );
    writeFileSync(join(folder, 'lost.pdf'), lost, 'latin1');
  });

  test('the PDF alone gives what make --json told, shapes from files and texts too', async () => {
    const { out, err } = measure(elsewhere, 'moved.PDF', '--json');
    expect(err).toBe('');
    const book = JSON.parse(out.toString()) as { difficultyModel: number; mazes: Row[] };
    const { mazes } = book;
    expect(Object.keys(book)).toEqual(['difficultyModel', 'mazes']);
    expect(mazes).toHaveLength(5);
    const told = puzzles.map(({ number, page, code, cells, shape, size, difficulty }) => ({
      number,
      page,
      code,
      cells,
      shape,
      size,
      difficulty,
    }));
    expect(mazes).toEqual(told);
    const shapes = new Set(mazes.map(({ shape }) => shape));
    expect(shapes).toEqual(new Set(['AB', 'bóot (L)', 'circle', 'rectangle']));
    expect(await data<object>(join(folder, 'book.json'))).toEqual(book);
  });

  test('as a table: a row for each maze in columns, and what they come to', () => {
    const { out, err, code } = measure(elsewhere, 'moved.PDF');
    expect(err).toBe('');
    expect(code).toBe(0);
    const [heading, head, ...rows] = out.toString().trimEnd().split('\n');
    const sum = rows.pop();
    expect(heading).toBe(HEADING);
    expect(head).toMatch(
      /^maze +page +cells +size +grade +score +way +turns +decisions +W +balance +dead ends %$/,
    );
    expect(rows.map((row) => row.trim().split(/ {2,}/))).toEqual(
      puzzles.map(({ number, page, cells, size, difficulty: found }) => [
        `${number}`,
        `${page}`,
        cells,
        size.join('x'),
        found.grade,
        found.score.toFixed(1),
        `${found.solutionLength}`,
        found.turns.toFixed(0),
        found.decisions.toFixed(0),
        found.branchWeight.toFixed(1),
        found.treeBalance?.toFixed(2) ?? '—',
        found.deadEndPercent.toFixed(1),
      ]),
    );
    for (const row of rows) expect(row).toHaveLength(head.length);
    const scores = puzzles.map(({ difficulty: { score } }) => score).sort((a, b) => a - b);
    const counts = grades.map(({ name }) => [
      puzzles.filter(({ difficulty: { grade } }) => grade === name).length,
      name,
    ]);
    const graded = counts.filter(([count]) => count !== 0).map((words) => words.join(' '));
    expect(sum).toBe(
      `5 mazes: ${graded.join(', ')}; scores from ${scores[0].toFixed(1)} to ${scores[4].toFixed(1)}`,
    );
  });

  test('a shape that a PDF has lost can be given with it', async () => {
    await expect(here(join(folder, 'lost.pdf'))).rejects.toThrow(
      `lost.pdf, page 2: the code '${puzzles[0].code}'`,
    );
    const boot = join(folder, 'bóot (L).txt');
    const { mazes } = await data<{ mazes: Row[] }>(join(folder, 'lost.pdf'), { shape: `text:AB,${boot}` });
    expect(mazes.map(({ difficulty }) => difficulty)).toEqual(puzzles.map(({ difficulty }) => difficulty));
    // So can that of a single code.
    const alone = await data<CodeData>(puzzles[1].code, { shape: boot });
    expect(alone.difficulty).toEqual(puzzles[1].difficulty);
  });

  test('what cannot be measured is refused in one line that says why', async () => {
    writeFileSync(join(folder, 'broken.pdf'), readFileSync(join(folder, 'book.pdf')).subarray(0, 3000));
    writeFileSync(join(folder, 'broken.json'), '{"puzzles": [');
    writeFileSync(join(folder, 'other.json'), '{"puzzles": []}');
    const objects = [
      '/Type/Catalog/Pages 2 0 R',
      '/Type/Pages/Kids[3 0 R]/Count 1',
      '/Type/Page/Parent 2 0 R',
    ];
    const blank = objects
      .map((entries, i) => `${i + 1} 0 obj<<${entries}/MediaBox[0 0 9 9]>>endobj`)
      .join('\n');
    writeFileSync(join(folder, 'blank.pdf'), `%PDF-1.4\n${blank}\ntrailer<</Root 1 0 R>>`);
    const report = readFileSync(join(folder, 'book.json'), 'utf8');
    const { code: first } = puzzles[0];
    const wrong = first.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    writeFileSync(join(folder, 'slip.json'), report.replace(first, wrong));
    const refused: readonly (readonly [words: string[], kind: string, ...named: string[]])[] = [
      [[wrong], 'usage', wrong, 'letter by letter'],
      [[first], 'usage', first, 'shape from a file or a text'],
      [[first, '--shape', 'text:AC'], 'usage', "--shape: 'text:AC' does not fit"],
      [[alien, '--shape', 'text:AC'], 'usage', "--shape: 'text:AC' does not fit", 'without it works'],
      [['book.pdf', '--shape', 'text:AC'], 'usage', "--shape: 'text:AC' does not fit"],
      [['lost.pdf', '--shape', 'text:AB'], 'usage', "--shape: 'text:AB' does not fit page 3"],
      [[alien, '--shape', 'circle'], 'usage', "--shape: 'circle' does not work", 'text:ABC or a file works'],
      [['absent/book'], 'file', 'absent/book', 'no such file'],
      [['broken.pdf'], 'file', 'broken.pdf', 'damaged', 'a PDF or a .json that bookgen wrote works'],
      [['broken.json'], 'file', 'broken.json', 'damaged', 'a PDF or a .json that bookgen wrote works'],
      [['other.json'], 'file', 'other.json: no maze codes found; a PDF or a .json that bookgen wrote works'],
      [['blank.pdf'], 'file', 'blank.pdf: no maze codes found'],
      [['bóot (L).txt'], 'file', 'bóot (L).txt: no maze codes found'],
      [['slip.json'], 'file', 'slip.json, page 2', wrong],
    ];
    for (const [words, kind, ...named] of refused) {
      const [at, option, shape] = words;
      const what = /[.]|^absent/.test(at) ? join(folder, at) : at;
      const error = await here(what, option ? { shape } : {}).catch((reason: unknown) => reason);
      expect(error, words.join(' ')).toBeInstanceOf(Refusal);
      const { kind: found, message } = error as Refusal;
      expect(found, words.join(' ')).toBe(kind);
      expect(message).not.toContain('\n');
      for (const name of named) expect(message).toContain(name);
    }
  });

  test('with the exit code that goes with it', () => {
    const refused: readonly (readonly [words: string[], exit: number, ...named: string[]])[] = [
      [['7777-7777-77778'], 2, '7777-7777-77778', 'letter by letter'],
      [['book.pdf', 'book.json'], 2, 'book.pdf', 'book.json', 'one book'],
      [['absent.pdf'], 4, 'absent.pdf', 'no such file'],
      [[alien, '--jsn'], 2, 'measure has no option --jsn', 'did you mean --json?'],
    ];
    for (const [words, exit, ...named] of refused) {
      const { code, out, err } = measure(folder, ...words);
      expect(code, words.join(' ')).toBe(exit);
      expect(out.toString()).toBe('');
      expect(err).toMatch(/^bookgen: [^\n]+\n$/);
      for (const name of named) expect(err).toContain(name);
    }
  });
});

describe('shapes kept in a PDF', () => {
  const mask = fc.record({ title: fc.string({ unit: 'binary' }), mask: fc.string({ unit: 'binary' }) });
  const drawing = fc.record({
    title: fc.string(),
    phrase: fc.string({ unit: 'grapheme' }),
    rings: fc.array(fc.array(fc.double({ noNaN: true, noDefaultInfinity: true, min: 0, max: 2 })), {
      minLength: 1,
    }),
  });

  test('are read as they were written, whatever their names', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(mask, drawing), { minLength: 1, maxLength: 4 }), (shapes) => {
        const info = shapesToInfo(shapes);
        expect(Object.keys(info)).toEqual(['BookgenShapes']);
        expect(info.BookgenShapes).toMatch(/^[ -~]+$/);
        expect(shapesFromInfo(info)).toEqual(shapes);
      }),
      runs(50),
    );
  });

  test('in strings that every reader of PDF takes, and none if there are none', () => {
    expect(shapesToInfo([])).toEqual({});
    const large = [{ title: 'ü', phrase: '', rings: [Array.from({ length: 20_000 }, (_, i) => i / 7)] }];
    const info = shapesToInfo(large);
    expect(Object.keys(info)).toEqual(expect.arrayContaining(['BookgenShapes', 'BookgenShapes2']));
    for (const text of Object.values(info)) expect(text.length).toBeLessThanOrEqual(65_535);
    expect(shapesFromInfo(info)).toEqual(large);
    const { BookgenShapes2: _, ...less } = info;
    expect(shapesFromInfo(less)).toEqual([]);
  });

  test.each([
    ['nothing', {}],
    ['no JSON', { BookgenShapes: '[{"title"' }],
    ['no list', { BookgenShapes: '{"title":"a","mask":"#"}' }],
    ['no shapes', { BookgenShapes: '[{"title":"a"}]' }],
    ['no text', { BookgenShapes: 7 }],
  ])('that cannot be read are none: %s', (_, info) => {
    expect(shapesFromInfo(info)).toEqual([]);
  });
});

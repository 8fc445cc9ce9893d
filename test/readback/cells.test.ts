import { describe, expect, test } from 'vitest';
import type { Grid } from '../../src/grid/grid.ts';
import { drawPlate, GridCache, generate, type Plate, type Puzzle } from '../../src/index.ts';
import { CLOSED, type Doors, neighboursOf, OPEN } from '../../src/maze/maze.ts';
import { breadthFirst } from '../../src/puzzle/solvers/breadth-first.ts';
import { randomFrom } from '../../src/random.ts';
import { checkBook } from './check-book.ts';
import { bookOf, draftOf, pdfOf } from './make-book.ts';
import {
  edgesToSpoil,
  flipped,
  shortcutsOf,
  unitsOf,
  withHalfOf,
  withPages,
  withPagesOf,
  withSpur,
  withText,
} from './sabotage.ts';

const TRIES = 3;
const tilings = ['square', 'hexagon', 'ring', 'triangle'];

function puzzleOf(cells: string, wish: { openings?: string; braid?: number; seed?: number } = {}): Puzzle {
  const size = cells === 'ring' ? ([8, 8] as const) : ([11, 11] as const);
  const shape = cells === 'ring' ? 'rectangle' : 'circle';
  const algorithm = 'wilson';
  return generate(
    { cells, shape, edge: 'smooth', algorithm, openings: 'far', size, braid: 0, seed: 7, ...wish },
    new GridCache(),
  );
}

/** Faults on the page of each puzzle and of each answer of a book in which one puzzle is drawn in these ways. */
async function faultsOf(puzzle: Puzzle, plates: readonly Plate[]): Promise<[string, string][]> {
  const draft = draftOf(plates.map(() => puzzle));
  return byPuzzle(await checkBook(await pdfOf(bookOf(draft, plates))), plates.length);
}

function byPuzzle(faults: readonly string[], count: number): [string, string][] {
  const about = (start: string): string => faults.filter((fault) => fault.startsWith(start)).join('\n');
  return Array.from({ length: count }, (_, i) => [about(`Puzzle ${i + 1} on`), about(`Answer ${i + 1} on`)]);
}

function some(edges: readonly number[], seed: string): number[] {
  const random = randomFrom(seed);
  const left = [...edges];
  const count = Math.min(TRIES, left.length);
  expect(count).toBeGreaterThan(0);
  return Array.from({ length: count }, () => left.splice(random.below(left.length), 1)[0]);
}

/** Whether there is any way from one cell to another. */
function isJoined(grid: Grid, doors: Doors, from: number, to: number): boolean {
  const seen = new Set([from]);
  for (const cell of seen) {
    for (const { next, edge } of neighboursOf(grid, cell)) if (doors[edge] === OPEN) seen.add(next);
  }
  return seen.has(to);
}

describe.each(tilings)('what only the cells of a maze of %ss can show', (cells) => {
  const puzzle = puzzleOf(cells);
  const looped = Array.from({ length: 40 }, (_, seed) => seed)
    .map((seed) => puzzleOf(cells, { braid: 60, seed }))
    .find((made) => shortcutsOf(made).length > 0) as Puzzle;

  test('nothing, if all is right', async () => {
    for (const openings of ['far', 'center', 'none']) {
      for (const braid of [0, 60]) {
        const sound = puzzleOf(cells, { openings, braid });
        expect(await faultsOf(sound, [drawPlate(sound)]), `${openings} ${braid}`).toEqual([['', '']]);
      }
    }
  });

  test('half a wall missing, on both pages alike', async () => {
    const { walls, wallTips, border } = edgesToSpoil(puzzle);
    const edges = [walls, wallTips, border].flatMap((kind) => some(kind, cells));
    for (const pair of await faultsOf(
      puzzle,
      edges.map((edge) => withHalfOf(puzzle, edge)),
    )) {
      for (const faults of pair) expect(faults).toMatch(/has a wall half drawn between its cells/);
    }
  });

  test('the end of a wall missing, or a wall within a cell', async () => {
    const tips = some(edgesToSpoil(puzzle).wallTips, cells);
    const found = await faultsOf(puzzle, [
      ...tips.map((edge) => flipped(puzzle, edge)),
      ...tips.map((edge) => withSpur(puzzle, edge)),
    ]);
    found.slice(0, tips.length).forEach((pair) => {
      for (const faults of pair) expect(faults).toMatch(/has cells in a circle, hence more than one way/);
    });
    found.slice(tips.length).forEach((pair) => {
      for (const faults of pair) expect(faults).toMatch(/has a wall where no two of its cells meet/);
    });
  });

  test('in a maze with loops, a wall missing that makes a shorter way', async () => {
    const edges = some(shortcutsOf(looped), cells);
    const found = await faultsOf(
      looped,
      edges.map((edge) => flipped(looped, edge)),
    );
    for (const [ofPuzzle, ofAnswer] of found) {
      expect(ofPuzzle).toBe('');
      expect(ofAnswer).toMatch(/has an answer of \d+ cells, but \d+ are enough/);
    }
  });

  test('in a maze with loops, a wall across the way, or one round which the answer goes needlessly', async () => {
    const { maze, entrance, exit } = looped;
    const ways = looped.way.edges.flatMap((edge) => {
      const doors = maze.doors.slice();
      doors[edge] = CLOSED;
      if (!isJoined(maze.grid, doors, entrance.cell, exit.cell)) return [];
      const { way } = breadthFirst.solve({ grid: maze.grid, doors }, entrance.cell, exit.cell);
      return way.cells.length > looped.way.cells.length ? [way] : [];
    });
    expect(ways.length).toBeGreaterThan(0);
    const edges = some(looped.way.edges, cells);
    const found = await faultsOf(looped, [
      drawPlate({ ...looped, way: ways[0] }),
      ...edges.map((edge) => flipped(looped, edge)),
    ]);
    const [[ofPuzzle, ofAnswer], ...others] = found;
    expect(ofPuzzle).toBe('');
    expect(ofAnswer).toMatch(/has an answer of \d+ cells, but \d+ are enough/);
    for (const [, faults] of others) expect(faults).toMatch(/has an answer that goes through a wall into/);
  });

  test('an answer that ends a cell early, or begins a cell late', async () => {
    for (const whole of [puzzle, puzzleOf(cells, { openings: 'none', braid: 60 })]) {
      const { cells: way, edges } = whole.way;
      const early = { cells: way.slice(0, -1), edges: edges.slice(0, -1) };
      const late = { cells: way.slice(1), edges: edges.slice(1) };
      const plate = drawPlate(whole);
      const found = await faultsOf(whole, [
        {
          ...plate,
          answer: drawPlate({ ...whole, way: early, exit: { cell: way.at(-2) as number } }).answer,
        },
        { ...plate, answer: drawPlate({ ...whole, way: late, entrance: { cell: way[1] } }).answer },
      ]);
      expect(found[0][1]).toMatch(/has an answer that does not end in its goal cell/);
      expect(found[1][1]).toMatch(/has an answer that does not begin in its start cell/);
    }
  });

  test('a spot moved to another cell', async () => {
    const center = puzzleOf(cells, { openings: 'center' });
    const { way } = center;
    const plate = drawPlate(center);
    const [x, y] = unitsOf(center, way.cells[way.cells.length - 3]);
    const moved = { ...plate, exit: { ...plate.exit, x, y } };
    const [[, onBoth]] = await faultsOf(center, [moved]);
    expect(onBoth).toMatch(/has an answer that does not end in its goal cell/);

    const draft = draftOf([center]);
    const mixed = withPagesOf(bookOf(draft), bookOf(draft, [moved]), (index) => index === 1);
    expect(await checkBook(await pdfOf(mixed))).toEqual([
      'Puzzle 1 on page 2 and answer 1 on page 3 differ in start or goal.',
    ]);
  });

  test('a gap in a border that should be closed', async () => {
    const closed = puzzleOf(cells, { openings: 'none' });
    const edges = some(edgesToSpoil(closed).border, cells);
    for (const pair of await faultsOf(
      closed,
      edges.map((edge) => flipped(closed, edge)),
    )) {
      for (const faults of pair) {
        expect(faults).toMatch(/has a gap in its border/);
        expect(faults).toMatch(/has an open border with no arrow/);
      }
    }
  });

  test('the code of another maze, or one that cannot be read', async () => {
    const other = generate({ ...puzzle.spec, size: [9, 9] }, new GridCache());
    const draft = draftOf([puzzle]);
    const withCode = async (code: string): Promise<string[]> =>
      checkBook(await pdfOf(withPages(bookOf(draft), (page) => withText(page, /^\w{4}-\w{4}-\w{5}$/, code))));
    expect(await withCode(other.code)).toContainEqual(
      expect.stringMatching(/^Puzzle 1 on page 2 has a wall where no two of its cells meet/),
    );
    expect(await withCode('0000-0000-00001')).toEqual(['Puzzle 1 on page 2 has no code that can be read.']);
  });
});

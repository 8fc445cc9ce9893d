import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Tile } from '../../src/grid/types.ts';
import { type Difficulty, measure } from '../../src/puzzle/difficulty/measure.ts';
import { isTurn } from '../../src/puzzle/difficulty/turns.ts';
import { randomFrom } from '../../src/random.ts';
import { runs } from '../grid/fixed-seed.ts';
import {
  anyLooped,
  anyLoopedOn,
  anyPerfectOn,
  oneWay,
  openPairs,
  type Posed,
  pagePatches,
  rawOf,
  renumbered,
  smallPatches,
  turnedRound,
  wayOf,
} from './difficulty-mazes.ts';
import { mazeOf, symmetries, transformed } from './square-trees.ts';

const BLIND = { sight: 0, turnCost: 0 };

/** What is the same to the last whole number, however a maze is turned or numbered. */
function counts({
  grade,
  solutionLength,
  deadEnds,
  deadEndPercent,
  forwardDeadEnds,
  backwardDeadEnds,
}: Difficulty): Partial<Difficulty> {
  return { grade, solutionLength, deadEnds, deadEndPercent, forwardDeadEnds, backwardDeadEnds };
}

/** What is the same both ways round. With loops, sums of shares may differ in their last digits. */
function expectSameBothWays(image: Difficulty, known: Difficulty, name: string): void {
  expect(Math.abs(image.score - known.score), name).toBeLessThan(1e-11);
  // The score of an easy maze is 0 whatever its R.
  expect(Math.abs(rawOf(image) - rawOf(known)), name).toBeLessThan(1e-11);
  expect(image.solutionLength, name).toBe(known.solutionLength);
  for (const key of ['branchWeight', 'turns', 'wayWeight'] as const) {
    expect(Math.abs(image[key] - known[key]), `${name}, ${key}`).toBeLessThan(1e-9);
  }
}

function expectSame(image: Difficulty, known: Difficulty, name: string): void {
  expectSameBothWays(image, known, name);
  expect(counts(image), name).toEqual(counts(known));
  expect(Math.abs(image.decisions - known.decisions), name).toBeLessThan(1e-9);
  if (known.treeBalance === null) expect(image.treeBalance, name).toBeNull();
  else {
    expect(image.treeBalance, name).toBeCloseTo(known.treeBalance, 12);
    // Without loops nothing is shared, and counts are whole.
    expect(image.turns, name).toBe(known.turns);
    expect(image.decisions, name).toBe(known.decisions);
    expect([known.turns, known.decisions].every(Number.isInteger), name).toBe(true);
  }
}

const measured = ({ maze, first, last }: Posed, cells: string): Difficulty =>
  measure(maze, cells, first, last);

const pages = pagePatches();

describe.each([
  { kind: 'perfect mazes', anyOn: anyPerfectOn },
  { kind: 'mazes with loops', anyOn: anyLoopedOn },
])('$kind', ({ anyOn }) => {
  it.each(pages)('measure the same in all seven rotations and mirrors: $name', (patch) => {
    let [scores, dead] = [0, 0];
    fc.assert(
      fc.property(anyOn(patch), (posed) => {
        const known = measured(posed, patch.cells);
        for (const symmetry of symmetries) {
          const maze = transformed(patch.tiles, posed.maze, symmetry);
          expectSame(measured({ ...posed, maze }, patch.cells), known, symmetry.name);
        }
        if (known.score > 0) scores++;
        dead += Math.min(known.forwardDeadEnds, known.backwardDeadEnds);
      }),
      runs(5),
    );
    expect(scores).toBeGreaterThan(2);
    expect(dead).toBeGreaterThan(0);
  });

  it.each(smallPatches)('measure the same however their cells and sides are numbered: $name', (patch) => {
    fc.assert(
      fc.property(anyOn(patch), fc.nat(), (posed, seed) => {
        const image = renumbered(patch.tiles, posed, randomFrom('renumbered', seed));
        expectSame(measured(image, patch.cells), measured(posed, patch.cells), 'renumbered');
      }),
      runs(25),
    );
  });

  it.each(pages)('score the same with entrance and exit swapped: $name', (patch) => {
    let [scores, oneSided] = [0, 0];
    fc.assert(
      fc.property(anyOn(patch), (posed) => {
        const there = measured(posed, patch.cells);
        expectSameBothWays(measured(turnedRound(posed), patch.cells), there, 'swapped');
        if (there.score > 0) scores++;
        // One direction alone would not do.
        const { weight } = oneWay(posed, { sight: 3, turnCost: 1 }, 1);
        if (Math.abs(weight - there.branchWeight) > 1) oneSided++;
      }),
      runs(20),
    );
    expect(scores).toBeGreaterThan(7);
    expect(oneSided).toBeGreaterThan(5);
  });
});

/** Turns of the one way that is drawn. */
function turnsDrawn(posed: Posed): number {
  const way = wayOf(posed);
  return way.filter(
    (at, i) => i > 0 && i + 1 < way.length && isTurn(posed.maze.grid, way[i - 1], at, way[i + 1]),
  ).length;
}

describe('mazes with loops, on every tiling', () => {
  const onEveryTiling = anyLooped();

  it('measure the same turned, mirrored and renumbered at once, though another way is drawn', () => {
    let otherWays = 0;
    fc.assert(
      fc.property(onEveryTiling, fc.constantFrom(...symmetries), fc.nat(), (posed, symmetry, seed) => {
        const { tiles, cells } = posed.patch;
        const mixed = renumbered(tiles, posed, randomFrom('image', seed));
        const image = { ...mixed, maze: transformed(mixed.tiles, mixed.maze, symmetry) };
        expectSame(measured(image, cells), measured(posed, cells), symmetry.name);
        if (turnsDrawn(image) !== turnsDrawn(posed)) otherWays++;
      }),
      runs(120),
    );
    // What hung on the way that is drawn would have been found out.
    expect(otherWays).toBeGreaterThan(15);
  });

  it('score the same with ends swapped; what is met on the way is another matter', () => {
    const differ = { decisions: 0, forwardDeadEnds: 0, turns: 0 };
    fc.assert(
      fc.property(onEveryTiling, (posed) => {
        const { cells } = posed.patch;
        const there = measured(posed, cells);
        const back = measured(turnedRound(posed), cells);
        expectSameBothWays(back, there, 'swapped');
        expect(back.deadEnds).toBe(there.deadEnds);
        expect(back.forwardDeadEnds + back.backwardDeadEnds).toBe(
          there.forwardDeadEnds + there.backwardDeadEnds,
        );
        if (Math.abs(back.decisions - there.decisions) > 1e-6) differ.decisions++;
        if (back.forwardDeadEnds !== there.forwardDeadEnds) differ.forwardDeadEnds++;
        const [one, other] = [posed, turnedRound(posed)].map((either) => oneWay(either, BLIND, 0).ways.turns);
        if (Math.abs(one - other) > 1e-6) differ.turns++;
      }),
      runs(120),
    );
    // Each direction has its own turns, and their mean is what counts.
    expect(Math.min(...Object.values(differ))).toBeGreaterThan(10);
  });
});

it('a maze that is stretched, which is no symmetry, does not measure the same', () => {
  const [squares] = pages;
  const stretched = squares.tiles.map((tile): Tile => tile.map(([x, y]) => [3 * x, y]));
  let changed = 0;
  fc.assert(
    fc.property(anyPerfectOn(squares), (posed) => {
      const image = measured({ ...posed, maze: mazeOf(stretched, openPairs(posed.maze)) }, 'square');
      if (Math.abs(rawOf(image) - rawOf(measured(posed, 'square'))) > 1e-3) changed++;
    }),
    runs(10),
  );
  expect(changed).toBeGreaterThan(5);
});

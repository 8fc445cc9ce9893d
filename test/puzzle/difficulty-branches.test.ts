import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Maze } from '../../src/maze/maze.ts';
import type { Branch, Sight } from '../../src/puzzle/difficulty/branches.ts';
import { gradeOf, rawScore, scoreOf } from '../../src/puzzle/difficulty/grade.ts';
import { measure } from '../../src/puzzle/difficulty/measure.ts';
import { countLoops } from '../../src/puzzle/difficulty/tree.ts';
import { runs } from '../grid/fixed-seed.ts';
import { squaresAt } from '../grid/patches.ts';
import {
  anyGrowth,
  anyLooped,
  anyLoopedOn,
  anyPerfectOn,
  mazeOfGrowth,
  oneWay,
  type Posed,
  pagePatches,
  smallPatches,
  turnedRound,
  wayOf,
  waysOut,
} from './difficulty-mazes.ts';
import { anyTree, mazeOf, mazeOfTree } from './square-trees.ts';
import { stepsFrom } from './ways.ts';

const MODEL: Sight = { sight: 3, turnCost: 1 };
const BLIND: Sight = { sight: 0, turnCost: 0 };

const onEveryTiling = anyLooped();

/** Whether a way turns by more than 35°, by the angle between its two steps. */
function turnsAt({ grid: { xyOfCell: xy } }: Maze, before: number, at: number, after: number): boolean {
  const heading = (from: number, to: number): number =>
    Math.atan2(xy[2 * to + 1] - xy[2 * from + 1], xy[2 * to] - xy[2 * from]);
  const by = Math.abs(heading(before, at) - heading(at, after));
  return Math.min(by, 2 * Math.PI - by) > (35 * Math.PI) / 180;
}

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;

/** What is asked once for each cell. */
function remembered<T>(answer: (cell: number) => T): (cell: number) => T {
  const known = new Map<number, T>();
  return (cell) => {
    if (!known.has(cell)) known.set(cell, answer(cell));
    return known.get(cell)!;
  };
}

/**
 * W in one direction as the model has it: for each cell off the ways, what a move in it costs by each way up to where
 * its branch hangs, all ways up alike. Unlike what it checks, it knows the shortest ways by their lengths from both
 * ends, and follows each cell upwards, where the other hands weights up.
 */
function plainWeight({ maze, first, last }: Posed, { sight, turnCost }: Sight, pull: number): number {
  const { cellCount, xyOfCell: xy } = maze.grid;
  const [steps, stepsBack] = [stepsFrom(maze, first), stepsFrom(maze, last)];
  const isOn = (cell: number): boolean => steps[cell] + stepsBack[cell] === steps[last];
  const beside = (cell: number, by: number): number[] =>
    waysOut(maze, cell).filter((next) => steps[next] === steps[cell] + by);
  const onFrom = (cell: number): number[] => beside(cell, 1).filter(isOn);
  const share = remembered((cell: number): number =>
    cell === first ? 1 : beside(cell, -1).reduce((sum, from) => sum + share(from) / onFrom(from).length, 0),
  );
  const height = remembered((cell: number): number =>
    Math.max(0, ...beside(cell, 1).map((next) => 1 + height(next))),
  );
  const attraction = (from: number, to: number): number => {
    const out = Math.atan2(xy[2 * to + 1] - xy[2 * from + 1], xy[2 * to] - xy[2 * from]);
    const away = Math.atan2(xy[2 * last + 1] - xy[2 * from + 1], xy[2 * last] - xy[2 * from]);
    return Math.exp(pull * Math.cos(out - away));
  };
  const costAt = (from: number, root: number): number => {
    if (from === last) return 0;
    const astray = attraction(from, root);
    return (share(from) * 2 * astray) / (astray + mean(onFrom(from).map((on) => attraction(from, on))));
  };
  const cost = remembered((cell: number): number =>
    mean(beside(cell, -1).map((from) => (isOn(from) ? costAt(from, cell) : cost(from)))),
  );
  let weight = 0;
  for (let cell = 0; cell < cellCount; cell++) {
    if (isOn(cell) || height(cell) < sight) continue;
    const turning = beside(cell, -1).map((at) =>
      isOn(at) ? 0 : cost(at) * mean(beside(at, -1).map((from) => Number(turnsAt(maze, from, at, cell)))),
    );
    weight += cost(cell) + turnCost * mean(turning);
  }
  return weight;
}

const settings: readonly (readonly [Sight, number])[] = [
  [MODEL, 1],
  [BLIND, 0],
  [{ sight: 1, turnCost: 0 }, 2],
  [{ sight: 5, turnCost: 2.5 }, 0.5],
];

function expectPlain(posed: Posed): void {
  for (const [sight, pull] of settings) {
    expect(oneWay(posed, sight, pull).weight).toBeCloseTo(plainWeight(posed, sight, pull), 8);
  }
  const both = [posed, turnedRound(posed)].map((one) => plainWeight(one, MODEL, 1));
  const { branchWeight } = measure(posed.maze, 'square', posed.first, posed.last);
  expect(branchWeight).toBeCloseTo(mean(both), 8);
}

describe('branch weight', () => {
  it.each(smallPatches)('is what the model says cell by cell: $name', (patch) => {
    fc.assert(fc.property(anyPerfectOn(patch), expectPlain), runs(10));
    fc.assert(fc.property(anyLoopedOn(patch), expectPlain), runs(10));
    fc.assert(
      fc.property(anyGrowth(patch, 30), fc.nat(), (tree, draw) =>
        expectPlain({ maze: mazeOfGrowth(tree), first: 0, last: draw % tree.cells.length }),
      ),
      runs(10),
    );
  });

  it('is what the model says on trees of squares with long branches', () => {
    let heavy = 0;
    fc.assert(
      fc.property(anyTree(40), fc.nat(), (tree, draw) => {
        const posed = { maze: mazeOfTree(tree), first: 0, last: draw % tree.places.length };
        expectPlain(posed);
        if (oneWay(posed, MODEL, 1).branches.length > 0) heavy++;
      }),
      runs(25),
    );
    expect(heavy).toBeGreaterThan(12);
  });

  it('is what the model says with loops on every tiling', () => {
    let heavy = 0;
    fc.assert(
      fc.property(onEveryTiling, (posed) => {
        expectPlain(posed);
        if (oneWay(posed, MODEL, 1).branches.length > 0) heavy++;
      }),
      runs(40),
    );
    expect(heavy).toBeGreaterThan(20);
  });
});

describe('branches', () => {
  it.each([
    { kind: 'perfect mazes', any: fc.constantFrom(...smallPatches).chain(anyPerfectOn) },
    { kind: 'mazes with loops', any: fc.constantFrom(...smallPatches).chain(anyLoopedOn) },
  ])('hang where decisions are: $kind', ({ any }) => {
    let decided = 0;
    fc.assert(
      fc.property(any, (posed) => {
        const { maze, first, last } = posed;
        const { ways, branches } = oneWay(posed, MODEL, 1);
        const places = new Set(branches.map(({ from }) => from).filter((cell) => cell !== last));
        const met = [...places].map((cell) => ways.shareOfCell[cell]);
        const { decisions } = measure(maze, 'square', first, last);
        expect(decisions).toBeCloseTo(
          met.reduce((a, b) => a + b, 0),
          9,
        );
        decided += decisions;
        for (const { from, root } of branches) {
          expect(waysOut(maze, from)).toContain(root);
          expect(ways.cells).toContain(from);
          expect(ways.cells).not.toContain(root);
        }
      }),
      runs(60),
    );
    expect(decided).toBeGreaterThan(30);
  });
});

describe('the score', () => {
  it.each(pagePatches())('is R of T and W on the scale of its cells: $name', (patch) => {
    let [capped, free] = [0, 0];
    fc.assert(
      fc.property(fc.oneof(anyLoopedOn(patch), anyPerfectOn(patch)), (posed) => {
        const { score, grade, solutionLength, turns, wayWeight, branchWeight } = measure(
          posed.maze,
          patch.cells,
          posed.first,
          posed.last,
        );
        const both = [posed, turnedRound(posed)].map((one) => oneWay(one, MODEL, 1));
        expect(solutionLength).toBe(wayOf(posed).length - 1);
        expect(turns).toBe(mean(both.map(({ ways }) => ways.turns)));
        expect(wayWeight).toBe(solutionLength + turns);
        expect(branchWeight).toBe(mean(both.map(({ weight }) => weight)));
        expect(score).toBe(scoreOf(rawScore(wayWeight, branchWeight), patch.cells));
        expect(grade).toBe(gradeOf(score));
        if (score === 0) return;
        if (branchWeight > wayWeight && turns > 0) capped++;
        else free++;
      }),
      runs(40),
    );
    expect(capped).toBeGreaterThan(3);
    expect(free).toBeGreaterThan(0);
  });
});

/** Without sight and turns, branches weigh as much as there are cells off the shortest ways. */
function expectConserved(posed: Posed): Branch[] {
  const { branches, ways } = oneWay(posed, BLIND, 0);
  const total = branches.reduce((sum, { weight }) => sum + weight, 0);
  expect(total).toBeCloseTo(posed.maze.grid.cellCount - ways.cells.length, 9);
  return branches;
}

describe('a maze with loops', () => {
  it.each(smallPatches)('shares each cell off the ways among branches, wholly: $name', (patch) => {
    let shared = 0;
    fc.assert(
      fc.property(fc.oneof(anyLoopedOn(patch), anyPerfectOn(patch)), (posed) => {
        const branches = expectConserved(posed);
        if (branches.some(({ weight }) => Math.abs(weight - Math.round(weight)) > 1e-6)) shared++;
      }),
      runs(60),
    );
    expect(shared).toBeGreaterThan(10);
  });

  it('shares each cell off the ways among branches, wholly, on every tiling', () => {
    let off = 0;
    fc.assert(
      fc.property(onEveryTiling, (posed) => {
        for (const one of [posed, turnedRound(posed)]) if (expectConserved(one).length > 0) off++;
      }),
      runs(40),
    );
    expect(off).toBeGreaterThan(40);
  });

  it.each(smallPatches)('has the length of a shortest way, and no tree balance: $name', (patch) => {
    fc.assert(
      fc.property(anyLoopedOn(patch), ({ maze, first, last }) => {
        const { solutionLength, treeBalance } = measure(maze, patch.cells, first, last);
        expect(solutionLength).toBe(stepsFrom(maze, first)[last]);
        expect(treeBalance).toBeNull();
        expect(countLoops(maze)).toBeGreaterThan(0);
      }),
      runs(30),
    );
    fc.assert(
      fc.property(anyPerfectOn(patch), ({ maze, first, last }) => {
        expect(measure(maze, patch.cells, first, last).treeBalance).not.toBeNull();
        expect(countLoops(maze)).toBe(0);
      }),
      runs(30),
    );
  });

  it('is weighed by hand: a block at the end of a branch is two branches that meet', () => {
    //  0 1 2     Doors: 0-1-2, 1-3, and 3-4-6-5-3 all round.
    //    3 4     Cell 6 has two ways up, half of it to each.
    //    5 6
    const block = mazeOf(
      squaresAt([
        [0, 0],
        [1, 0],
        [2, 0],
        [1, 1],
        [2, 1],
        [1, 2],
        [2, 2],
      ]),
      [
        [0, 1],
        [1, 2],
        [1, 3],
        [3, 4],
        [4, 6],
        [6, 5],
        [5, 3],
      ],
    );
    const branches = (sight: number, turnCost: number): Branch[] =>
      oneWay({ maze: block, first: 0, last: 2 }, { sight, turnCost }, 1).branches;
    expect(branches(0, 0)).toEqual([{ from: 1, root: 3, weight: 4 }]);
    // It turns to 4; of the two halves of 6 each has a turn: at 4, and at 5.
    expect(branches(0, 1)).toEqual([{ from: 1, root: 3, weight: 6 }]);
    // Cell 6 is 0 high, 4 and 5 are 1, and 3 is 2.
    expect(branches(1, 1)).toEqual([{ from: 1, root: 3, weight: 4 }]);
    expect(branches(2, 1)).toEqual([{ from: 1, root: 3, weight: 1 }]);
    expect(branches(3, 1)).toEqual([]);
  });

  it('is weighed by hand: a longer way round is two branches, one from either end', () => {
    //  0 1 2 3 4    Doors: along the top, and 1-5-6-7-3. Cell 7 is as far by 6 as by 3.
    //    5 6 7
    const bypass = mazeOf(
      squaresAt([
        [0, 0],
        [1, 0],
        [2, 0],
        [3, 0],
        [4, 0],
        [1, 1],
        [2, 1],
        [3, 1],
      ]),
      [
        [0, 1],
        [1, 2],
        [2, 3],
        [3, 4],
        [1, 5],
        [5, 6],
        [6, 7],
        [7, 3],
      ],
    );
    const { branches } = oneWay({ maze: bypass, first: 0, last: 4 }, BLIND, 0);
    branches.sort((a, b) => a.from - b.from);
    expect(branches).toEqual([
      { from: 1, root: 5, weight: 2.5 },
      { from: 3, root: 7, weight: 0.5 },
    ]);
    expect(measure(bypass, 'square', 0, 4)).toMatchObject({
      solutionLength: 4,
      treeBalance: null,
    });
  });
});

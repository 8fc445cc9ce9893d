import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Maze } from '../../src/maze/maze.ts';
import { measure } from '../../src/puzzle/difficulty/measure.ts';
import { type ShortestWays, shortestWays } from '../../src/puzzle/difficulty/shortest-ways.ts';
import { rootTree } from '../../src/puzzle/difficulty/tree.ts';
import { type Random, randomFrom } from '../../src/random.ts';
import { runs } from '../grid/fixed-seed.ts';
import { squaresAt } from '../grid/patches.ts';
import {
  anyLooped,
  anyLoopedOn,
  anyPerfectOn,
  fieldOn,
  type Posed,
  pagePatches,
  smallPatches,
  wayOf,
  waysOut,
} from './difficulty-mazes.ts';
import { anyTree, mazeOf, mazeOfTree, wayTo } from './square-trees.ts';
import { stepsFrom } from './ways.ts';

const waysOf = ({ maze, first, last }: Posed): ShortestWays =>
  shortestWays(maze, rootTree(maze, [first]), last);

const byNumber = (cells: Iterable<number>): number[] => [...cells].sort((a, b) => a - b);

/** Turns of more than 35° along a way, by the angles between its steps. */
function turnsAlong({ grid: { xyOfCell: xy } }: Maze, way: readonly number[]): number {
  const headings = way
    .slice(1)
    .map((to, i) => Math.atan2(xy[2 * to + 1] - xy[2 * way[i] + 1], xy[2 * to] - xy[2 * way[i]]));
  return headings.slice(1).filter((heading, i) => {
    const by = Math.abs(heading - headings[i]);
    return Math.min(by, 2 * Math.PI - by) > (35 * Math.PI) / 180;
  }).length;
}

/** By cell, where a solver who takes no step in vain may go next. */
function onwards({ maze, last }: Posed): (cell: number) => number[] {
  const stepsBack = stepsFrom(maze, last);
  return (cell) => waysOut(maze, cell).filter((next) => stepsBack[next] < stepsBack[cell]);
}

interface Walk {
  readonly way: readonly number[];
  readonly chance: number;
}

/** Every shortest way, one by one, and how likely it is to be walked by a solver who goes on by each door alike. */
function everyWay(posed: Posed): Walk[] {
  const next = onwards(posed);
  const walks: Walk[] = [];
  const unfinished: Walk[] = [{ way: [posed.first], chance: 1 }];
  for (let walk = unfinished.pop(); walk; walk = unfinished.pop()) {
    const { way, chance } = walk;
    const on = next(way[way.length - 1]);
    if (on.length === 0) walks.push(walk);
    for (const cell of on) unfinished.push({ way: [...way, cell], chance: chance / on.length });
  }
  return walks;
}

function expectOneWay(posed: Posed, way: readonly number[]): void {
  const { length, cells, shareOfCell, turns } = waysOf(posed);
  expect(cells).toEqual(way);
  expect(length).toBe(way.length - 1);
  const on = new Set(way);
  expect([...shareOfCell]).toEqual(
    Array.from({ length: posed.maze.grid.cellCount }, (_, cell) => (on.has(cell) ? 1 : 0)),
  );
  expect(turns).toBe(turnsAlong(posed.maze, way));
}

describe('in a perfect maze', () => {
  it('there is one way, each of its cells has a whole share, and its turns count, on trees of squares', () => {
    fc.assert(
      fc.property(anyTree(40), fc.nat(), (tree, draw) => {
        const last = draw % tree.places.length;
        expectOneWay({ maze: mazeOfTree(tree), first: 0, last }, wayTo(tree, last));
      }),
      runs(40),
    );
  });

  it.each(smallPatches)('likewise on all kinds of cells: $name', (patch) => {
    fc.assert(
      fc.property(anyPerfectOn(patch), (posed) => expectOneWay(posed, wayOf(posed))),
      runs(15),
    );
  });
});

const onEveryTiling = anyLooped();

const looped: readonly { name: string; any: fc.Arbitrary<Posed> }[] = [
  ...smallPatches.map((patch) => ({ name: patch.name, any: anyLoopedOn(patch) })),
  { name: 'every tiling', any: onEveryTiling },
];

describe('with loops', () => {
  it.each(looped)('the cells are those on no detour, from the start on: $name', ({ any }) => {
    let several = 0;
    fc.assert(
      fc.property(any, (posed) => {
        const { maze, first, last } = posed;
        const { length, cells, shareOfCell } = waysOf(posed);
        const [steps, stepsBack] = [stepsFrom(maze, first), stepsFrom(maze, last)];
        expect(length).toBe(steps[last]);
        const on = [...steps.keys()].filter((cell) => steps[cell] + stepsBack[cell] === length);
        expect(byNumber(cells)).toEqual(on);
        expect(cells.map((cell) => steps[cell])).toEqual(byNumber(cells.map((cell) => steps[cell])));
        expect([...shareOfCell.keys()].filter((cell) => shareOfCell[cell] !== 0)).toEqual(on);
        if (cells.length > length + 1) several++;
      }),
      runs(40),
    );
    expect(several).toBeGreaterThan(5);
  });

  it.each(looped)('the shares of each number of steps make one: $name', ({ any }) => {
    let shared = 0;
    fc.assert(
      fc.property(any, (posed) => {
        const steps = stepsFrom(posed.maze, posed.first);
        const { length, cells, shareOfCell } = waysOf(posed);
        const sums = new Array<number>(length + 1).fill(0);
        for (const cell of cells) sums[steps[cell]] += shareOfCell[cell];
        for (const sum of sums) expect(sum).toBeCloseTo(1, 12);
        if (cells.some((cell) => shareOfCell[cell] < 1)) shared++;
      }),
      runs(40),
    );
    expect(shared).toBeGreaterThan(5);
  });

  it.each(looped)('shares and turns are those of all ways, one by one: $name', ({ any }) => {
    let several = 0;
    fc.assert(
      fc.property(any, (posed) => {
        const { maze } = posed;
        const { shareOfCell, turns } = waysOf(posed);
        const walks = everyWay(posed);
        const passed = new Float64Array(maze.grid.cellCount);
        let expected = 0;
        for (const { way, chance } of walks) {
          for (const cell of way) passed[cell] += chance;
          expected += chance * turnsAlong(maze, way);
        }
        for (const [cell, share] of shareOfCell.entries()) expect(share).toBeCloseTo(passed[cell], 9);
        expect(turns).toBeCloseTo(expected, 9);
        if (walks.length > 1) several++;
      }),
      runs(40),
    );
    expect(several).toBeGreaterThan(2);
  });
});

/** Mean of some samples, and how far from the true mean it may lie: four standard errors. */
function sampled(samples: readonly number[]): { mean: number; within: number } {
  const mean = samples.reduce((a, b) => a + b, 0) / samples.length;
  const variance = samples.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (samples.length - 1);
  return { mean, within: 4 * Math.sqrt(variance / samples.length) };
}

function walkOnce(posed: Posed, next: (cell: number) => number[], random: Random): number[] {
  const way = [posed.first];
  for (let on = next(posed.first); on.length > 0; on = next(way[way.length - 1])) {
    way.push(on[random.below(on.length)]);
  }
  return way;
}

// On rings and on Cairo tiles few ways are equally short, and on triangles each step is a turn.
const pages = pagePatches().filter(({ cells }) => ['square', 'hexagon'].includes(cells));

describe('an open page, which has too many ways to count', () => {
  it.each(pages)('has the turns that walks by any door have on the mean: $name', (patch) => {
    const posed = fieldOn(patch.grid);
    const next = onwards(posed);
    const random = randomFrom('walks on shortest ways', patch.name);
    const walks = Array.from({ length: 1500 }, () => walkOnce(posed, next, random));
    expect(new Set(walks.map(String)).size).toBeGreaterThan(500);
    const { mean, within } = sampled(walks.map((way) => turnsAlong(posed.maze, way)));
    expect(Math.abs(waysOf(posed).turns - mean)).toBeLessThan(within);
    expect(within).toBeLessThan(0.05 * mean);
  });
});

describe('by hand', () => {
  it('a block of four cells is passed by either side', () => {
    //  0 1
    //  2 3
    const places = [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const;
    const pairs = [
      [0, 1],
      [0, 2],
      [1, 3],
      [2, 3],
    ] as const;
    const { cells, isOnWay, ...rest } = waysOf({ maze: mazeOf(squaresAt(places), pairs), first: 0, last: 3 });
    expect([...isOnWay]).toEqual([1, 1, 1, 1]);
    expect(rest).toEqual({ length: 2, shareOfCell: Float64Array.of(1, 0.5, 0.5, 1), turns: 1 });
    expect([cells[0], byNumber(cells), cells[3]]).toEqual([0, [0, 1, 2, 3], 3]);
  });

  it('a branch that hangs on one side of it counts half', () => {
    //  0 1 4 5 6 7    The last four cells are one deeper than a glance.
    //  2 3
    const places = [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
      [2, 0],
      [3, 0],
      [4, 0],
      [5, 0],
    ] as const;
    const pairs = [
      [0, 1],
      [0, 2],
      [1, 3],
      [2, 3],
      [1, 4],
      [4, 5],
      [5, 6],
      [6, 7],
    ] as const;
    const difficulty = measure(mazeOf(squaresAt(places), pairs), 'square', 0, 3);
    expect(difficulty).toMatchObject({ decisions: 0.5, turns: 1, wayWeight: 3, backwardDeadEnds: 1 });
    // One cell counts. It is square to the goal on the way to 3, and leads straight away from it on the way to 0.
    const [there, back] = [2 / (1 + Math.E), 2 / (1 + Math.E ** 2)];
    expect(difficulty.branchWeight).toBeCloseTo((there + back) / 2 / 2, 12);
  });

  it('all doors of a cell count alike, not all ways', () => {
    //  0 1 2     0-1-2-5 and 0-1-4-5 a quarter each, 0-3-4-5 a half: one turn, two and one.
    //  3 4 5
    const places = [
      [0, 0],
      [1, 0],
      [2, 0],
      [0, 1],
      [1, 1],
      [2, 1],
    ] as const;
    const pairs = [
      [0, 1],
      [1, 2],
      [3, 4],
      [4, 5],
      [0, 3],
      [1, 4],
      [2, 5],
    ] as const;
    const maze = mazeOf(squaresAt(places), pairs);
    const { cells, isOnWay, ...rest } = waysOf({ maze, first: 0, last: 5 });
    expect([...isOnWay]).toEqual(Array(6).fill(1));
    expect(rest).toEqual({
      length: 3,
      shareOfCell: Float64Array.of(1, 0.5, 0.25, 0.5, 0.75, 1),
      turns: 1.25,
    });
    expect(byNumber(cells)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(measure(maze, 'square', 0, 5)).toMatchObject({ turns: 1.25, wayWeight: 4.25, branchWeight: 0 });
  });

  it('either direction has its own turns, and the mean of both is measured', () => {
    //  6         From 6 by 1 and 2, by 1 and 4, and by 3 and 4, a quarter, a quarter and a half: two turns, three and
    //  0 1 2     one. From 5 it is a half, a quarter and a quarter.
    //  3 4 5
    const places = [
      [0, 1],
      [1, 1],
      [2, 1],
      [0, 2],
      [1, 2],
      [2, 2],
      [0, 0],
    ] as const;
    const pairs = [
      [6, 0],
      [0, 1],
      [1, 2],
      [3, 4],
      [4, 5],
      [0, 3],
      [1, 4],
      [2, 5],
    ] as const;
    const maze = mazeOf(squaresAt(places), pairs);
    expect(waysOf({ maze, first: 6, last: 5 }).turns).toBe(1.75);
    expect(waysOf({ maze, first: 5, last: 6 }).turns).toBe(2);
    expect(measure(maze, 'square', 6, 5)).toMatchObject({ turns: 1.875, wayWeight: 5.875 });
  });
});

describe('from a cell to itself', () => {
  it('the way is that cell, and nothing is to be done, whatever loops there are', () => {
    fc.assert(
      fc.property(onEveryTiling, ({ patch, maze, first }) => {
        const { length, cells, shareOfCell, turns } = waysOf({ maze, first, last: first });
        expect({ length, cells, turns }).toEqual({ length: 0, cells: [first], turns: 0 });
        expect(shareOfCell.filter((share) => share !== 0)).toEqual(Float64Array.of(1));
        expect(shareOfCell[first]).toBe(1);
        expect(measure(maze, patch.cells, first, first)).toMatchObject({
          score: 0,
          wayWeight: 0,
          branchWeight: 0,
          decisions: 0,
        });
      }),
      runs(40),
    );
    const [squares] = smallPatches;
    fc.assert(
      fc.property(anyPerfectOn(squares), ({ maze, first }) => {
        expectOneWay({ maze, first, last: first }, [first]);
      }),
      runs(15),
    );
  });
});

it('a measure is a number though a cell on the shortest ways is hardly ever passed', () => {
  // Two rows, all doors open between them: cell k of the upper one has a share of 2^-k. At its end, k = 1074, the way
  // forks once more (up, and on), and joins the lower row's before the goal. 2^-1075 is 0.
  const N = 1074;
  const places: [number, number][] = [];
  for (let x = 0; x <= N; x++) places.push([x, 0], [x, 1]);
  places.push(
    [N + 1, 0],
    [N, -1],
    [N + 1, -1],
    [N + 2, -1],
    [N + 3, -1],
    [N + 1, 1],
    [N + 2, 1],
    [N + 3, 1],
    [N + 3, 0],
  );
  const id = (x: number, y: number) => places.findIndex(([a, b]) => a === x && b === y);
  const pairs: [number, number][] = [];
  for (let x = 0; x < N; x++) pairs.push([2 * x, 2 * x + 2], [2 * x + 1, 2 * x + 3], [2 * x, 2 * x + 1]);
  const join = (...way: [number, number][]) =>
    way.slice(1).forEach((to, i) => void pairs.push([id(...way[i]), id(...to)]));
  join([N, 0], [N + 1, 0], [N + 1, -1], [N + 2, -1], [N + 3, -1], [N + 3, 0]);
  join([N, 0], [N, -1], [N + 1, -1]);
  join([N, 1], [N + 1, 1], [N + 2, 1], [N + 3, 1], [N + 3, 0]);
  const { score, branchWeight } = measure(mazeOf(squaresAt(places), pairs), 'square', 0, id(N + 3, 0));
  expect([score, branchWeight].some(Number.isNaN)).toBe(false);
});

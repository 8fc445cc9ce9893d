import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Maze } from '../../src/maze/maze.ts';
import { branchWeight } from '../../src/puzzle/difficulty/branch-weight.ts';
import { type Branch, branchesOff, type Sight } from '../../src/puzzle/difficulty/branches.ts';
import { gradeOf, rawScore, scoreOf } from '../../src/puzzle/difficulty/grade.ts';
import { measure } from '../../src/puzzle/difficulty/measure.ts';
import { countLoops, rootTree } from '../../src/puzzle/difficulty/tree.ts';
import { runs } from '../grid/fixed-seed.ts';
import { squaresAt } from '../grid/patches.ts';
import {
  anyGrowth,
  anyLoopedOn,
  anyPerfectOn,
  mazeOfGrowth,
  pagePatches,
  smallPatches,
  solvedBetween,
  waysOut,
} from './difficulty-mazes.ts';
import { anyTree, mazeOf, mazeOfTree, wayTo } from './square-trees.ts';
import { stepsFrom } from './ways.ts';

const MODEL: Sight = { sight: 3, turnCost: 1 };
const BLIND: Sight = { sight: 0, turnCost: 0 };

const branchesOf = (maze: Maze, way: readonly number[], sight: Sight): Branch[] =>
  branchesOff(maze, rootTree(maze, way[0]), way, sight);

/** Whether a way turns by more than 35°, by the angle between its two steps. */
function turnsAt({ grid: { xyOfCell: xy } }: Maze, before: number, at: number, after: number): boolean {
  const heading = (from: number, to: number): number =>
    Math.atan2(xy[2 * to + 1] - xy[2 * from + 1], xy[2 * to] - xy[2 * from]);
  const by = Math.abs(heading(before, at) - heading(at, after));
  return Math.min(by, 2 * Math.PI - by) > (35 * Math.PI) / 180;
}

/**
 * W of a perfect maze in one direction as the model has it, cell by cell: from each cell off the way up to where its
 * branch hangs. Quadratic, and unlike what it checks: no weights are handed up, and no cell is looked at twice.
 */
function plainWeight(maze: Maze, way: readonly number[], { sight, turnCost }: Sight, pull: number): number {
  const { cellCount, xyOfCell: xy } = maze.grid;
  const goal = way[way.length - 1];
  const steps = stepsFrom(maze, way[0]);
  const up = (cell: number): number => waysOut(maze, cell).find((next) => steps[next] < steps[cell])!;
  const off = Array.from({ length: cellCount }, (_, cell) => cell).filter((cell) => !way.includes(cell));
  const height = new Array<number>(cellCount).fill(0);
  for (const cell of off) {
    for (let at = cell; !way.includes(at); at = up(at))
      height[at] = Math.max(height[at], steps[cell] - steps[at]);
  }
  const attraction = (from: number, to: number): number => {
    const out = Math.atan2(xy[2 * to + 1] - xy[2 * from + 1], xy[2 * to] - xy[2 * from]);
    const away = Math.atan2(xy[2 * goal + 1] - xy[2 * from + 1], xy[2 * goal] - xy[2 * from]);
    return Math.exp(pull * Math.cos(out - away));
  };
  let weight = 0;
  for (const cell of off) {
    if (height[cell] < sight) continue;
    let root = cell;
    while (!way.includes(up(root))) root = up(root);
    const at = up(root);
    if (at === goal) continue;
    const astray = attraction(at, root);
    const chance = astray / (astray + attraction(at, way[way.indexOf(at) + 1]));
    weight += 2 * chance;
    if (cell !== root && turnsAt(maze, up(up(cell)), up(cell), cell)) weight += 2 * chance * turnCost;
  }
  return weight;
}

const settings: readonly (readonly [Sight, number])[] = [
  [MODEL, 1],
  [BLIND, 0],
  [{ sight: 1, turnCost: 0 }, 2],
  [{ sight: 5, turnCost: 2.5 }, 0.5],
];

function expectPlain(maze: Maze, way: readonly number[]): void {
  for (const [sight, pull] of settings) {
    const { grid } = maze;
    expect(branchWeight(grid, way, branchesOf(maze, way, sight), pull)).toBeCloseTo(
      plainWeight(maze, way, sight, pull),
      8,
    );
  }
  const back = way.toReversed();
  const mean = (plainWeight(maze, way, MODEL, 1) + plainWeight(maze, back, MODEL, 1)) / 2;
  expect(measure(maze, 'square', way).branchWeight).toBeCloseTo(mean, 8);
}

describe('branch weight of a perfect maze', () => {
  it.each(smallPatches)('is what the model says cell by cell: $name', (patch) => {
    fc.assert(
      fc.property(anyPerfectOn(patch), ({ maze, way }) => expectPlain(maze, way)),
      runs(25),
    );
    fc.assert(
      fc.property(anyGrowth(patch, 30), fc.nat(), (tree, draw) => {
        const { maze, way } = solvedBetween(mazeOfGrowth(tree), 0, draw % tree.cells.length);
        expectPlain(maze, way);
      }),
      runs(15),
    );
  });

  it('is what the model says on trees of squares with long branches', () => {
    let heavy = 0;
    fc.assert(
      fc.property(anyTree(40), fc.nat(), (tree, draw) => {
        const [maze, way] = [mazeOfTree(tree), wayTo(tree, draw % tree.places.length)];
        expectPlain(maze, way);
        if (branchesOf(maze, way, MODEL).length > 0) heavy++;
      }),
      runs(40),
    );
    expect(heavy).toBeGreaterThan(20);
  });

  it('hangs branches where decisions are', () => {
    fc.assert(
      fc.property(fc.constantFrom(...smallPatches).chain(anyPerfectOn), ({ maze, way }) => {
        const places = branchesOf(maze, way, MODEL).map(({ at }) => at);
        const before = new Set(places.filter((at) => at < way.length - 1));
        expect(measure(maze, 'square', way).decisions).toBe(before.size);
        for (const { at, root } of branchesOf(maze, way, MODEL)) {
          expect(waysOut(maze, way[at])).toContain(root);
          expect(way).not.toContain(root);
        }
      }),
      runs(60),
    );
  });
});

describe('the score', () => {
  it.each(pagePatches())('is R of T and W on the scale of its cells: $name', (patch) => {
    let [capped, free] = [0, 0];
    fc.assert(
      fc.property(fc.oneof(anyLoopedOn(patch), anyPerfectOn(patch)), ({ maze, way }) => {
        const { score, grade, solutionLength, turns, wayWeight, branchWeight } = measure(
          maze,
          patch.cells,
          way,
        );
        let bends = 0;
        for (let i = 2; i < way.length; i++) if (turnsAt(maze, way[i - 2], way[i - 1], way[i])) bends++;
        expect({ solutionLength, turns, wayWeight }).toEqual({
          solutionLength: way.length - 1,
          turns: bends,
          wayWeight: way.length - 1 + bends,
        });
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

describe('a maze with loops', () => {
  it.each(smallPatches)('shares each cell off the way out among branches, wholly: $name', (patch) => {
    let shared = 0;
    fc.assert(
      fc.property(fc.oneof(anyLoopedOn(patch), anyPerfectOn(patch)), ({ maze, way }) => {
        const branches = branchesOf(maze, way, BLIND);
        const total = branches.reduce((sum, { weight }) => sum + weight, 0);
        expect(total).toBeCloseTo(maze.grid.cellCount - way.length, 9);
        if (branches.some(({ weight }) => Math.abs(weight - Math.round(weight)) > 1e-6)) shared++;
      }),
      runs(60),
    );
    expect(shared).toBeGreaterThan(10);
  });

  it.each(smallPatches)('has the length of a shortest way, and no tree balance: $name', (patch) => {
    fc.assert(
      fc.property(anyLoopedOn(patch), ({ maze, way }) => {
        const { solutionLength, treeBalance } = measure(maze, patch.cells, way);
        expect(solutionLength).toBe(stepsFrom(maze, way[0])[way[way.length - 1]]);
        expect(treeBalance).toBeNull();
        expect(countLoops(maze)).toBeGreaterThan(0);
      }),
      runs(30),
    );
    fc.assert(
      fc.property(anyPerfectOn(patch), ({ maze, way }) => {
        expect(measure(maze, patch.cells, way).treeBalance).not.toBeNull();
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
      branchesOf(block, [0, 1, 2], { sight, turnCost });
    expect(branches(0, 0)).toEqual([{ at: 1, root: 3, weight: 4 }]);
    // It turns to 4; of the two halves of 6 each has a turn: at 4, and at 5.
    expect(branches(0, 1)).toEqual([{ at: 1, root: 3, weight: 6 }]);
    // Cell 6 is 0 high, 4 and 5 are 1, and 3 is 2.
    expect(branches(1, 1)).toEqual([{ at: 1, root: 3, weight: 4 }]);
    expect(branches(2, 1)).toEqual([{ at: 1, root: 3, weight: 1 }]);
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
    const branches = branchesOf(bypass, [0, 1, 2, 3, 4], BLIND).sort((a, b) => a.at - b.at);
    expect(branches).toEqual([
      { at: 1, root: 5, weight: 2.5 },
      { at: 3, root: 7, weight: 0.5 },
    ]);
    expect(measure(bypass, 'square', [0, 1, 2, 3, 4])).toMatchObject({
      solutionLength: 4,
      treeBalance: null,
    });
  });
});

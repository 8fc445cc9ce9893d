import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Difficulty, measure } from '../../src/puzzle/difficulty/measure.ts';
import { runs } from '../grid/fixed-seed.ts';
import { type Patch, squaresAt } from '../grid/patches.ts';
import {
  anyGrowth,
  corridorOn,
  type Growth,
  grownAt,
  mazeOfGrowth,
  pagePatches,
  rawOf,
  wayOf,
} from './difficulty-mazes.ts';
import { grown, mazeOf, mazeOfTree, type SquareTree } from './square-trees.ts';

const pages = pagePatches();

/** A tree of some of a patch's cells, with room about it, and any of its cells for a goal. */
function anyGoal(patch: Patch): fc.Arbitrary<{ tree: Growth; last: number }> {
  return fc
    .record({ tree: anyGrowth(patch, 26), draw: fc.nat() })
    .map(({ tree, draw }) => ({ tree, last: draw % tree.cells.length }));
}

const measured = (tree: Growth, last: number): Difficulty =>
  measure(mazeOfGrowth(tree), tree.patch.cells, 0, last);

/** All that alcoves must leave as it was. Sums may differ in their last digits: a new cell turns its neighbours' sides. */
function expectUnchanged(after: Difficulty, before: Difficulty): void {
  expect(Math.abs(after.score - before.score)).toBeLessThan(1e-12);
  expect(after.branchWeight).toBeCloseTo(before.branchWeight, 9);
  expect(after.wayWeight).toBe(before.wayWeight);
  expect(after.decisions).toBe(before.decisions);
  expect(after.forwardDeadEnds).toBe(before.forwardDeadEnds);
  expect(after.backwardDeadEnds).toBe(before.backwardDeadEnds);
}

describe('a dead end that grows', () => {
  it.each(pages)('never lowers R: $name', (patch) => {
    let [rises, fallsOfBalance] = [0, 0];
    const draws = fc.array(fc.nat(), { minLength: 10, maxLength: 10 });
    fc.assert(
      fc.property(anyGoal(patch), draws, ({ tree, last }, draws) => {
        let [before, known] = [tree, measured(tree, last)];
        for (const draw of draws) {
          // Now at any cell, now on from the newest, so that a dead end becomes a long branch.
          const count = before.cells.length;
          const after = grownAt(before, draw % 3 === 0 ? (draw >> 2) % count : count - 1, draw >> 7);
          if (!after) continue;
          const next = measured(after, last);
          expect(rawOf(next)).toBeGreaterThanOrEqual(rawOf(known) - 1e-12);
          expect(next.wayWeight).toBe(known.wayWeight);
          if (rawOf(next) > rawOf(known)) rises++;
          if (next.treeBalance! < known.treeBalance!) fallsOfBalance++;
          [before, known] = [after, next];
        }
      }),
      runs(40),
    );
    expect(rises).toBeGreaterThan(30);
    // Not every measure would pass.
    expect(fallsOfBalance).toBeGreaterThan(30);
  });
});

describe('alcoves on the way, up to three cells deep', () => {
  it.each(pages)('change nothing, even where they fork, but a fourth cell does: $name', (patch) => {
    let [alcoves, seen] = [0, 0];
    const draws = fc.array(fc.nat(), { minLength: 14, maxLength: 14 });
    fc.assert(
      fc.property(anyGoal(patch), draws, ({ tree, last }, draws) => {
        const known = measured(tree, last);
        const way = wayOf({ maze: mazeOfGrowth(tree), first: 0, last });
        let after = tree;
        // How far from the way each cell of an alcove is, by place; the way itself 0.
        const depths = new Map(way.map((cell) => [cell, 0]));
        for (const draw of draws) {
          const from = [...depths.keys()].filter((cell) => depths.get(cell)! < 3);
          const at = from[draw % from.length];
          const next = grownAt(after, at, draw >> 4);
          if (!next) continue;
          after = next;
          depths.set(after.cells.length - 1, depths.get(at)! + 1);
          alcoves++;
        }
        expectUnchanged(measured(after, last), known);

        const end = [...depths].find(([, depth]) => depth === 3)?.[0];
        const fourth = end === undefined ? undefined : grownAt(after, end, draws[0]);
        if (fourth && measured(fourth, last).branchWeight > known.branchWeight) seen++;
      }),
      runs(60),
    );
    expect(alcoves).toBeGreaterThan(100);
    expect(seen).toBeGreaterThan(3);
  });

  it('of squares: a straight one is seen from its fourth cell on', () => {
    // A corridor of seven cells with an alcove going down from its middle.
    const withAlcove = (depth: number): Difficulty => {
      let tree: SquareTree = { places: [[0, 0]], parents: [-1] };
      for (let i = 0; i < 6; i++) tree = grown(tree, i, 0)!;
      for (let i = 0; i < depth; i++) tree = grown(tree, i === 0 ? 3 : tree.places.length - 1, 1)!;
      return measure(mazeOfTree(tree), 'square', 0, 6);
    };
    for (const depth of [1, 2, 3]) expectUnchanged(withAlcove(depth), withAlcove(0));
    // One cell that counts, at either end's p: half a chance against e^cos 0, as cos 90° is 0.
    const { branchWeight, decisions } = withAlcove(4);
    expect(branchWeight).toBeCloseTo(2 / (1 + Math.E), 12);
    expect(decisions).toBe(1);
  });
});

describe('a labyrinth, whose only way leads through every cell', () => {
  it.each(pages)('scores 0: $name', (patch) => {
    const { maze, first, last } = corridorOn(patch);
    const difficulty = measure(maze, patch.cells, first, last);
    expect(difficulty).toMatchObject({
      score: 0,
      grade: 'easy',
      branchWeight: 0,
      treeBalance: 0,
      decisions: 0,
      deadEnds: 2,
      forwardDeadEnds: 0,
      backwardDeadEnds: 0,
      solutionLength: maze.grid.cellCount - 1,
    });
    // Long enough to be hard if length alone counted.
    expect(difficulty.wayWeight).toBeGreaterThan(100);
  });

  it('scores 0 on a full page of squares', () => {
    const size = 25;
    const places = Array.from({ length: size * size }, (_, i): [number, number] => {
      const y = Math.floor(i / size);
      return [y % 2 === 0 ? i % size : size - 1 - (i % size), y];
    });
    const pairs = places.slice(1).map((_, i) => [i, i + 1] as const);
    expect(measure(mazeOf(squaresAt(places), pairs), 'square', 0, places.length - 1)).toMatchObject({
      score: 0,
      grade: 'easy',
      solutionLength: size * size - 1,
      branchWeight: 0,
      turns: 2 * (size - 1),
    });
  });
});

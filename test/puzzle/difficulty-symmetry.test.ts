import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Tile } from '../../src/grid/types.ts';
import { branchWeight } from '../../src/puzzle/difficulty/branch-weight.ts';
import { branchesOff } from '../../src/puzzle/difficulty/branches.ts';
import { type Difficulty, measure } from '../../src/puzzle/difficulty/measure.ts';
import { rootTree } from '../../src/puzzle/difficulty/tree.ts';
import { randomFrom } from '../../src/random.ts';
import { runs } from '../grid/fixed-seed.ts';
import {
  anyLoopedOn,
  anyPerfectOn,
  openPairs,
  pagePatches,
  rawOf,
  renumbered,
  smallPatches,
} from './difficulty-mazes.ts';
import { mazeOf, symmetries, transformed } from './square-trees.ts';

/** What must be the same to the last whole number, however a maze is turned or numbered. */
function counts({
  grade,
  solutionLength,
  turns,
  wayWeight,
  decisions,
  deadEnds,
  deadEndPercent,
  forwardDeadEnds,
  backwardDeadEnds,
}: Difficulty): Partial<Difficulty> {
  return {
    grade,
    solutionLength,
    turns,
    wayWeight,
    decisions,
    deadEnds,
    deadEndPercent,
    forwardDeadEnds,
    backwardDeadEnds,
  };
}

function expectSame(image: Difficulty, known: Difficulty, name: string): void {
  expect(Math.abs(image.score - known.score), name).toBeLessThan(1e-12);
  // The score of an easy maze is 0 whatever its R.
  expect(Math.abs(rawOf(image) - rawOf(known)), name).toBeLessThan(1e-12);
  expect(Math.abs(image.branchWeight - known.branchWeight), name).toBeLessThan(1e-9);
  expect(counts(image), name).toEqual(counts(known));
  if (known.treeBalance === null) expect(image.treeBalance, name).toBeNull();
  else expect(image.treeBalance, name).toBeCloseTo(known.treeBalance, 12);
}

const pages = pagePatches();

describe.each([
  { kind: 'perfect mazes', anyOn: anyPerfectOn },
  { kind: 'mazes with loops', anyOn: anyLoopedOn },
])('$kind', ({ anyOn }) => {
  it.each(pages)('measure the same in all seven rotations and mirrors: $name', (patch) => {
    let [scores, dead] = [0, 0];
    fc.assert(
      fc.property(anyOn(patch), ({ maze, way }) => {
        const known = measure(maze, patch.cells, way);
        for (const symmetry of symmetries) {
          const image = transformed(patch.tiles, maze, symmetry);
          expectSame(measure(image, patch.cells, way), known, symmetry.name);
        }
        if (known.score > 0) scores++;
        dead += Math.min(known.forwardDeadEnds, known.backwardDeadEnds);
      }),
      runs(6),
    );
    expect(scores).toBeGreaterThan(2);
    expect(dead).toBeGreaterThan(0);
  });

  it.each(smallPatches)('measure the same however their cells and sides are numbered: $name', (patch) => {
    fc.assert(
      fc.property(anyOn(patch), fc.nat(), ({ maze, way }, seed) => {
        const image = renumbered(patch, { maze, way }, randomFrom('renumbered', seed));
        expectSame(
          measure(image.maze, patch.cells, image.way),
          measure(maze, patch.cells, way),
          'renumbered',
        );
      }),
      runs(40),
    );
  });

  it.each(pages)('score the same with entrance and exit swapped: $name', (patch) => {
    let [scores, oneWay] = [0, 0];
    fc.assert(
      fc.property(anyOn(patch), ({ maze, way }) => {
        const there = measure(maze, patch.cells, way);
        const back = measure(maze, patch.cells, way.toReversed());
        expect(Math.abs(there.score - back.score)).toBeLessThan(1e-12);
        expect(Math.abs(rawOf(there) - rawOf(back))).toBeLessThan(1e-12);
        expect(back.branchWeight).toBeCloseTo(there.branchWeight, 9);
        expect(back.wayWeight).toBe(there.wayWeight);
        expect(back.solutionLength).toBe(there.solutionLength);
        if (there.score > 0) scores++;
        // One direction alone would not do.
        const branches = branchesOff(maze, rootTree(maze, way[0]), way, { sight: 3, turnCost: 1 });
        if (Math.abs(branchWeight(maze.grid, way, branches, 1) - there.branchWeight) > 1) oneWay++;
      }),
      runs(30),
    );
    expect(scores).toBeGreaterThan(10);
    expect(oneWay).toBeGreaterThan(10);
  });
});

it('a maze that is stretched, which is no symmetry, does not measure the same', () => {
  const [squares] = pages;
  const stretched = squares.tiles.map((tile): Tile => tile.map(([x, y]) => [3 * x, y]));
  let changed = 0;
  fc.assert(
    fc.property(anyPerfectOn(squares), ({ maze, way }) => {
      const image = measure(mazeOf(stretched, openPairs(maze)), 'square', way);
      if (Math.abs(rawOf(image) - rawOf(measure(maze, 'square', way))) > 1e-3) changed++;
    }),
    runs(10),
  );
  expect(changed).toBeGreaterThan(5);
});

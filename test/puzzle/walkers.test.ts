import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OPEN } from '../../src/maze/maze.ts';
import { leftHand } from '../../src/puzzle/solvers/left-hand.ts';
import { rightHand } from '../../src/puzzle/solvers/right-hand.ts';
import { markPassages, tremaux } from '../../src/puzzle/solvers/tremaux.ts';
import { runs } from '../grid/fixed-seed.ts';
import { squaresAt } from '../grid/patches.ts';
import { passagesOf } from '../maze/spanning-tree.ts';
import { withAlley } from './alley.ts';
import { anyBraided } from './any-braided.ts';
import { anyMaze } from './any-maze.ts';
import { mazeOf, symmetries, transformed } from './square-trees.ts';

describe('a hand on the wall', () => {
  it('takes an alley at the hand, and passes one on the other side', () => {
    expect(rightHand.solve(withAlley, 0, 3)).toMatchObject({ entered: [0, 1, 4, 5, 2, 3], steps: 7 });
    expect(leftHand.solve(withAlley, 0, 3)).toMatchObject({ entered: [0, 1, 2, 3], steps: 3 });
  });

  it('takes it from the other end with the other hand', () => {
    expect(rightHand.solve(withAlley, 3, 0)).toMatchObject({ entered: [3, 2, 1, 0], steps: 3 });
    expect(leftHand.solve(withAlley, 3, 0)).toMatchObject({ entered: [3, 2, 1, 4, 5, 0], steps: 7 });
  });

  it('turns right before it goes straight on, and that before it turns left', () => {
    // The goal is to the left of a crossing: the right hand looks everywhere first.
    const crossing = mazeOf(
      squaresAt([
        [0, 1],
        [1, 1],
        [1, 2],
        [2, 1],
        [1, 0],
      ]),
      [
        [0, 1],
        [1, 2],
        [1, 3],
        [1, 4],
      ],
    );
    expect(rightHand.solve(crossing, 0, 4).entered).toEqual([0, 1, 2, 3, 4]);
    expect(leftHand.solve(crossing, 0, 2).entered).toEqual([0, 1, 4, 3, 2]);
  });

  // Only from a dead end: elsewhere it depends on the side that the first cell is thought to be entered by.
  it('does in a mirror what the other hand does, and in a turned maze the same', () => {
    fc.assert(
      fc.property(anyMaze(12), fc.constantFrom(...symmetries), ({ patch, maze, to }, symmetry) => {
        const { cellCount } = maze.grid;
        const start = Array.from({ length: cellCount }, (_, i) => i).find(
          (cell) => passagesOf(maze.grid, maze.doors, cell) === 1,
        );
        fc.pre(start !== undefined);
        const image = transformed(patch.tiles, maze, symmetry);
        const [right, left] = symmetry.mirrors ? [leftHand, rightHand] : [rightHand, leftHand];
        expect(rightHand.solve(image, start!, to).entered).toEqual(right.solve(maze, start!, to).entered);
        expect(leftHand.solve(image, start!, to).entered).toEqual(left.solve(maze, start!, to).entered);
      }),
      runs(120),
    );
  });
});

describe('Trémaux', () => {
  it('walks no passage more than twice, and once those of the way', () => {
    let twice = 0;
    fc.assert(
      fc.property(fc.oneof(anyMaze(12), anyBraided), ({ maze, from, to }) => {
        const { marks, steps } = markPassages(maze, from, to);
        expect(marks.every((mark) => mark <= 2)).toBe(true);
        expect(marks.reduce((sum, mark) => sum + mark, 0)).toBe(steps);
        const once = Array.from(marks.keys()).filter((edge) => marks[edge] === 1);
        expect(once.sort((a, b) => a - b)).toEqual(
          [...tremaux.solve(maze, from, to).way.edges].sort((a, b) => a - b),
        );
        for (const edge of marks.keys()) if (marks[edge] > 0) expect(maze.doors[edge]).toBe(OPEN);
        twice += marks.filter((mark) => mark === 2).length;
      }),
      runs(200),
    );
    expect(twice).toBeGreaterThan(300);
  });

  it('goes straight on, and turns back where it comes upon its own marks', () => {
    // In at 0 and straight on: by 1 and 2 to 3, and round the block to 6. There it meets its marks at 1, goes back
    // to 2, each passage a second time, and takes what is left: 7, the goal. 7 moves, 5 back, and 1.
    //
    //        7
    //    0 1 2 3
    //      6 5 4
    const block = mazeOf(
      squaresAt([
        [0, 1],
        [1, 1],
        [2, 1],
        [3, 1],
        [3, 2],
        [2, 2],
        [1, 2],
        [2, 0],
      ]),
      [
        [0, 1],
        [1, 2],
        [2, 3],
        [3, 4],
        [4, 5],
        [5, 6],
        [6, 1],
        [2, 7],
      ],
    );
    const { steps, entered, way } = tremaux.solve(block, 0, 7);
    expect(way.cells).toEqual([0, 1, 2, 7]);
    expect({ steps, entered }).toEqual({ steps: 13, entered: [0, 1, 2, 3, 4, 5, 6, 7] });
  });
});

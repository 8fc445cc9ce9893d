import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Tracer } from '../../src/puzzle/difficulty/tracer.ts';
import { randomFrom } from '../../src/random.ts';
import { runs } from '../grid/fixed-seed.ts';
import {
  anyGrowth,
  anyLoopedOn,
  anyPerfectOn,
  corridorOn,
  mazeOfGrowth,
  type Posed,
  pagePatches,
  smallPatches,
  turnedRound,
  wayOf,
} from './difficulty-mazes.ts';
import { mazeOfTree } from './square-trees.ts';

/** Moves of some walks from the first cell to the last. */
function movesOf({ maze, first, last }: Posed, walks: number): number[] {
  const tracer = new Tracer(maze, last);
  return Array.from({ length: walks }, (_, i) => tracer.walk(first, randomFrom('tracer', i)));
}

/** Moves on trees of squares by hand, from the first cell to `goal`. */
function movesOnTree(
  places: readonly (readonly [number, number])[],
  parents: readonly number[],
  goal: number,
  walks: number,
): number[] {
  return movesOf({ maze: mazeOfTree({ places, parents }), first: 0, last: goal }, walks);
}

describe('a tracer', () => {
  it.each(smallPatches)('takes L moves or an even number more, in perfect mazes: $name', (patch) => {
    let detours = 0;
    const grown = fc
      .tuple(anyGrowth(patch, 25), fc.nat())
      .map(([tree, draw]) => ({ maze: mazeOfGrowth(tree), first: 0, last: draw % tree.cells.length }));
    fc.assert(
      fc.property(fc.oneof(anyPerfectOn(patch), grown), (posed) => {
        const length = wayOf(posed).length - 1;
        for (const moves of movesOf(posed, 8)) {
          expect(moves).toBeGreaterThanOrEqual(length);
          expect((moves - length) % 2).toBe(0);
          if (moves > length) detours++;
        }
      }),
      runs(40),
    );
    expect(detours).toBeGreaterThan(50);
  });

  it.each(smallPatches)('comes to the goal where there are loops, in L moves or more: $name', (patch) => {
    // Squares and triangles can be coloured in two, so that each move changes the colour, and moves are even or odd.
    const alternates = ['square', 'triangle'].includes(patch.cells);
    let detours = 0;
    fc.assert(
      fc.property(anyLoopedOn(patch), (posed) => {
        const length = wayOf(posed).length - 1;
        for (const moves of movesOf(posed, 8)) {
          expect(moves).toBeGreaterThanOrEqual(length);
          if (alternates) expect((moves - length) % 2).toBe(0);
          if (moves > length) detours++;
        }
      }),
      runs(60),
    );
    expect(detours).toBeGreaterThan(50);
  });

  it.each(pagePatches())('takes just L moves in a corridor without branches: $name', (patch) => {
    const corridor = corridorOn(patch);
    const length = corridor.maze.grid.cellCount - 1;
    expect(new Set(movesOf(corridor, 20))).toEqual(new Set([length]));
    expect(new Set(movesOf(turnedRound(corridor), 20))).toEqual(new Set([length]));
    expect(movesOf({ ...corridor, last: corridor.first }, 1)).toEqual([0]);
  });

  it('does the same again with the same stream, whatever it has walked before', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...smallPatches).chain(anyPerfectOn),
        fc.nat(),
        ({ maze, first, last }, seed) => {
          const moves = new Tracer(maze, last).walk(first, randomFrom(seed));
          const seasoned = new Tracer(maze, last);
          for (const cell of [first, 0, 1, 2]) seasoned.walk(cell, randomFrom('before', cell));
          expect(seasoned.walk(first, randomFrom(seed))).toBe(moves);
        },
      ),
      runs(60),
    );
  });

  it('never enters an alcove of one cell, and one of two cells only when it is short-sighted', () => {
    // A corridor of 12 cells, and an alcove down from each of the ten between its ends.
    const corridor = Array.from({ length: 12 }, (_, x) => [x, 0] as const);
    const alcoves = (y: number): [number, number][] => Array.from({ length: 10 }, (_, i) => [i + 1, y]);
    const parents = [-1, ...Array.from({ length: 11 }, (_, i) => i)];
    const under = (first: number): number[] => Array.from({ length: 10 }, (_, i) => first + i);
    const one = movesOnTree([...corridor, ...alcoves(1)], [...parents, ...under(1)], 11, 200);
    expect(new Set(one)).toEqual(new Set([11]));

    const places = [...corridor, ...alcoves(1), ...alcoves(2)];
    const two = movesOnTree(places, [...parents, ...under(1), ...under(12)], 11, 1000);
    // One walk in five sees no more than the next cell.
    const straight = two.filter((moves) => moves === 11).length;
    expect(straight).toBeGreaterThanOrEqual(750);
    expect(straight).toBeLessThan(850);
  });

  it('steps to the goal where it stands next to it, whatever else leads on', () => {
    // 0, the fork 1, the goal 2 to its right; from 1 a blind alley of nine cells goes straight on, and one to the left.
    const alley = (x: number, y: number): [number, number][] =>
      Array.from({ length: 9 }, (_, i) => [(i + 1) * x, (i + 1) * y]);
    const places = [[0, 1], [0, 0], [1, 0], ...alley(0, -1), ...alley(-1, 0)] as [number, number][];
    const rest = Array.from({ length: 8 }, (_, i) => i);
    const parents = [-1, 0, 1, 1, ...rest.map((i) => i + 3), 1, ...rest.map((i) => i + 12)];
    expect(new Set(movesOnTree(places, parents, 2, 200))).toEqual(new Set([2]));
    // It may not where the goal is one cell further, the second of the first alley.
    expect(Math.max(...movesOnTree(places, parents, 4, 200))).toBeGreaterThan(3);
  });

  it('wastes at a fair fork what its sight and its forgetting say', () => {
    // From 0 up to the fork at 2. Left is a blind alley of nine cells; right, up and back is 15, straight above the
    // fork, so that both ways out point at it alike. A tracer of sight s goes as far as cell 9 − s of the alley.
    //
    //                          15 14
    //                             13
    //     11 10  9  8  7  6  5  4  3  2 12      (3 to 11 are the alley)
    //                                 1
    //                                 0
    const places = [
      [0, 2],
      [0, 1],
      [0, 0],
      ...Array.from({ length: 9 }, (_, i) => [-1 - i, 0] as const),
      [1, 0],
      [1, -1],
      [1, -2],
      [0, -2],
    ] as const;
    const parents = [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 2, 12, 13, 14];
    const walks = 8000;
    const wasted = movesOnTree(places, parents, 15, walks).map((moves) => moves - 6);
    const mean = wasted.reduce((a, b) => a + b, 0) / walks;
    const variance = wasted.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (walks - 1);
    // It enters the alley's first cell, twice over, N times: N = ½ (1 + f · N), with f = 0.15 the share forgotten. Each
    // cell further on it enters until it remembers, 1 / (1 − f) times, if it ever came into the alley, half of the
    // time; on the mean over s = 1 to 5 there are 9 − 3 − 1 = 5 of those.
    const forgets = 0.15;
    const expected = 2 * (0.5 / (1 - forgets / 2) + (0.5 * 5) / (1 - forgets));
    expect(Math.abs(mean - expected)).toBeLessThan(4 * Math.sqrt(variance / walks));
    // A tracer that forgot nothing would be told from it.
    expect(Math.abs(mean - 2 * (0.5 + 0.5 * 5))).toBeGreaterThan(4 * Math.sqrt(variance / walks));
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Maze } from '../../src/maze/maze.ts';
import { carvingOf } from '../../src/puzzle/carving.ts';
import { type Random, randomFrom } from '../../src/random.ts';
import { runs } from '../grid/fixed-seed.ts';
import { anyMaze } from './any-maze.ts';
import { oneWay, smallPatches, waysOut } from './difficulty-mazes.ts';
import { stepsFrom } from './ways.ts';

/** Branch weight, in one direction, of a solver that sees nothing, prefers nothing and turns at no cost. */
function blindWeight(maze: Maze, from: number, to: number): number {
  return oneWay({ maze, first: from, last: to }, { sight: 0, turnCost: 0 }, 0).weight;
}

/** Cells that can be reached from the goal without coming nearer to the start: those behind it. */
function cellsBehind(maze: Maze, from: number, goal: number): number {
  const fromStart = stepsFrom(maze, from);
  const fromGoal = stepsFrom(maze, goal);
  return fromStart.filter((steps, cell) => cell !== goal && steps === fromStart[goal] + fromGoal[cell])
    .length;
}

/** By cell, the cells that one can step to. */
type WaysOfCell = readonly (readonly number[])[];

/** Moves of a solver that tries the ways out of each cell blindly, one after another, and goes back where it must. */
function blindMoves(ways: WaysOfCell, from: number, goal: number, random: Random): number {
  const stack = [{ cell: from, untried: [...ways[from]] }];
  let moves = 0;
  while (stack[stack.length - 1].cell !== goal) {
    const { cell, untried } = stack[stack.length - 1];
    moves++;
    if (untried.length === 0) {
      stack.pop();
      continue;
    }
    const [next] = untried.splice(random.below(untried.length), 1);
    stack.push({ cell: next, untried: ways[next].filter((other) => other !== cell) });
  }
  return moves;
}

/** Steps of a walker who forgets everything, from a cell to the goal and back. */
function walkThereAndBack(ways: WaysOfCell, from: number, goal: number, random: Random): number {
  let [at, steps] = [from, 0];
  for (const aim of [goal, from]) {
    while (at !== aim) {
      at = ways[at][random.below(ways[at].length)];
      steps++;
    }
  }
  return steps;
}

/** Mean of some samples, and how far from the true mean it may lie: four standard errors. */
function sampled(count: number, draw: (i: number) => number): { mean: number; within: number } {
  const samples = Array.from({ length: count }, (_, i) => draw(i));
  const mean = samples.reduce((a, b) => a + b, 0) / count;
  const variance = samples.reduce((sum, sample) => sum + (sample - mean) ** 2, 0) / (count - 1);
  return { mean, within: 4 * Math.sqrt(variance / count) };
}

/** Mazes on each kind of cells, of unlike carvers, and two of their cells, far apart by number. */
const mazes = smallPatches.map(({ name, grid }, i) => {
  const algorithm = ['backtracker', 'rooms-and-doors', 'hunt-and-kill', 'wilson', 'kruskal', 'binary-tree'][
    i
  ];
  const { carver, manner } = carvingOf(algorithm);
  const doors = carver.carve(grid, randomFrom('effort', name), manner);
  const maze = { grid, doors };
  const ways = Array.from({ length: grid.cellCount }, (_, cell) => waysOut(maze, cell));
  return { name: `${algorithm} on ${name}`, maze, ways, from: 1, to: grid.cellCount - 3 };
});

describe('branch weight without sight, pull and turns', () => {
  it('is exactly n − 1 − L less the cells behind the goal', () => {
    fc.assert(
      fc.property(anyMaze(13), ({ maze, from, to }) => {
        const steps = stepsFrom(maze, from)[to];
        const wasted = maze.grid.cellCount - 1 - steps - cellsBehind(maze, from, to);
        expect(blindWeight(maze, from, to)).toBeCloseTo(wasted, 9);
      }),
      runs(80),
    );
  });

  it.each(mazes)(
    'agrees with a blind solver let loose, n − 1 − B moves: $name',
    ({ maze, ways, from, to }) => {
      for (const [start, goal] of [
        [from, to],
        [to, from],
      ]) {
        const { mean, within } = sampled(3000, (i) =>
          blindMoves(ways, start, goal, randomFrom('blind', start, i)),
        );
        const expected = maze.grid.cellCount - 1 - cellsBehind(maze, start, goal);
        expect(Math.abs(mean - expected)).toBeLessThan(within);
        expect(stepsFrom(maze, start)[goal] + blindWeight(maze, start, goal)).toBeCloseTo(expected, 9);
        expect(within).toBeLessThan(0.1 * mean);
      }
    },
  );

  it.each(mazes)(
    'a random walker there and back takes 2 (n − 1) L steps: $name',
    ({ maze, ways, from, to }) => {
      const length = stepsFrom(maze, from)[to];
      const { mean, within } = sampled(700, (i) => walkThereAndBack(ways, from, to, randomFrom('walk', i)));
      expect(Math.abs(mean - 2 * (maze.grid.cellCount - 1) * length)).toBeLessThan(within);
      expect(within).toBeLessThan(0.2 * mean);
    },
  );

  it.each(mazes)(
    'the samples can tell a wrong formula: cells behind the goal do matter: $name',
    ({ maze, ways, from }) => {
      // A goal with at least a quarter of the cells behind it, and some before.
      const { cellCount } = maze.grid;
      const goal = stepsFrom(maze, from).findIndex(
        (steps, cell) => steps > 1 && 4 * cellsBehind(maze, from, cell) > cellCount,
      );
      expect(goal).not.toBe(-1);
      const { mean, within } = sampled(3000, (i) => blindMoves(ways, from, goal, randomFrom('behind', i)));
      expect(Math.abs(mean - (cellCount - 1 - cellsBehind(maze, from, goal)))).toBeLessThanOrEqual(within);
      expect(Math.abs(mean - (cellCount - 1))).toBeGreaterThan(within);
    },
  );
});

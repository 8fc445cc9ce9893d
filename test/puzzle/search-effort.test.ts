import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Maze, neighboursOf, OPEN } from '../../src/maze/maze.ts';
import { carvingOf } from '../../src/puzzle/carving.ts';
import { branchWeight } from '../../src/puzzle/difficulty/branches.ts';
import { rootTree } from '../../src/puzzle/difficulty/tree.ts';
import { breadthFirst } from '../../src/puzzle/solvers/breadth-first.ts';
import { type Random, randomFrom } from '../../src/random.ts';
import { runs } from '../grid/fixed-seed.ts';
import { patchOf } from '../grid/patches.ts';
import { anyMaze } from './any-maze.ts';
import { stepsFrom } from './ways.ts';

/** A solver that sees nothing, prefers nothing and turns at no cost. */
const BLIND = { sight: 0, pull: 0, turnCost: 0 };

/** Cells that can be reached from the goal without coming nearer to the start: those behind it. */
function cellsBehind(maze: Maze, from: number, goal: number): number {
  const fromStart = stepsFrom(maze, from);
  const fromGoal = stepsFrom(maze, goal);
  return fromStart.filter((steps, cell) => cell !== goal && steps === fromStart[goal] + fromGoal[cell])
    .length;
}

function waysOut(maze: Maze, cell: number): number[] {
  return [...neighboursOf(maze.grid, cell)]
    .filter(({ edge }) => maze.doors[edge] === OPEN)
    .map(({ next }) => next);
}

/** Moves of a solver that tries the ways out of each cell blindly, one after another, and goes back where it must. */
function blindMoves(maze: Maze, from: number, goal: number, random: Random): number {
  const stack = [{ cell: from, untried: waysOut(maze, from) }];
  let moves = 0;
  while (stack[stack.length - 1].cell !== goal) {
    const { cell, untried } = stack[stack.length - 1];
    moves++;
    if (untried.length === 0) {
      stack.pop();
      continue;
    }
    const [next] = untried.splice(random.below(untried.length), 1);
    stack.push({ cell: next, untried: waysOut(maze, next).filter((other) => other !== cell) });
  }
  return moves;
}

/** Steps of a walker who forgets everything, from a cell to the goal and back. */
function walkThereAndBack(maze: Maze, from: number, goal: number, random: Random): number {
  const waysOfCell = Array.from({ length: maze.grid.cellCount }, (_, cell) => waysOut(maze, cell));
  let [at, steps] = [from, 0];
  for (const aim of [goal, from]) {
    while (at !== aim) {
      const ways = waysOfCell[at];
      at = ways[random.below(ways.length)];
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

/** A few mazes on different tilings, and the cells farthest apart by number. */
const mazes = (
  [
    ['square', 'backtracker', 7],
    ['square', 'binary-tree', 7],
    ['hexagon', 'rooms-and-doors', 7],
    ['triangle', 'hunt-and-kill', 7],
    ['ring', 'rooms-and-doors', 8],
  ] as const
).map(([cells, algorithm, size]) => {
  const { grid } = patchOf(cells, 'rectangle', [size, size])!;
  const { carver, manner } = carvingOf(algorithm);
  const doors = carver.carve(grid, randomFrom('effort', cells), manner);
  return { name: `${algorithm} on ${cells}`, maze: { grid, doors }, from: 1, to: grid.cellCount - 3 };
});

describe('branch weight without sight, pull and turns', () => {
  it('is exactly n − 1 − L less the cells behind the goal, the mean of both directions', () => {
    fc.assert(
      fc.property(anyMaze(13), ({ maze, from, to }) => {
        const way = breadthFirst.solve(maze, from, to).way.cells;
        const { weight } = branchWeight(maze.grid, rootTree(maze, from), way, BLIND);
        const rest = maze.grid.cellCount - way.length;
        // From a cell to itself there is no way to waste anything on.
        const behind =
          way.length === 1 ? rest : (cellsBehind(maze, from, to) + cellsBehind(maze, to, from)) / 2;
        expect(weight).toBeCloseTo(rest - behind, 9);
      }),
      runs(150),
    );
  });

  it.each(mazes)('agrees with a blind solver let loose: $name', ({ maze, from, to }) => {
    const { mean, within } = sampled(3000, (i) => blindMoves(maze, from, to, randomFrom('blind', i)));
    const expected = maze.grid.cellCount - 1 - cellsBehind(maze, from, to);
    expect(Math.abs(mean - expected)).toBeLessThan(within);
    const back = sampled(3000, (i) => blindMoves(maze, to, from, randomFrom('blind back', i)));
    const way = breadthFirst.solve(maze, from, to).way.cells;
    const { weight } = branchWeight(maze.grid, rootTree(maze, from), way, BLIND);
    expect(Math.abs((mean + back.mean) / 2 - (way.length - 1 + weight))).toBeLessThan(within + back.within);
  });

  it.each(mazes)('a random walker there and back takes 2 (n − 1) L steps: $name', ({ maze, from, to }) => {
    const length = stepsFrom(maze, from)[to];
    const { mean, within } = sampled(700, (i) => walkThereAndBack(maze, from, to, randomFrom('walk', i)));
    expect(Math.abs(mean - 2 * (maze.grid.cellCount - 1) * length)).toBeLessThan(within);
    expect(within).toBeLessThan(0.2 * mean);
  });

  it('the samples can tell a wrong formula: cells behind the goal do matter', () => {
    const { maze, from, to } = mazes[1];
    const goal = stepsFrom(maze, from).findIndex((_, cell) => cellsBehind(maze, from, cell) > 20);
    const { mean, within } = sampled(3000, (i) =>
      blindMoves(maze, from, goal === -1 ? to : goal, randomFrom(i)),
    );
    expect(goal).not.toBe(-1);
    expect(Math.abs(mean - (maze.grid.cellCount - 1))).toBeGreaterThan(within);
  });
});

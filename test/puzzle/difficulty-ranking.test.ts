import { describe, expect, it } from 'vitest';
import { usualMannerOf } from '../../src/maze/maze.ts';
import { measure } from '../../src/puzzle/difficulty/measure.ts';
import { Tracer } from '../../src/puzzle/difficulty/tracer.ts';
import { openingsOf } from '../../src/puzzle/openings/index.ts';
import { randomFrom } from '../../src/random.ts';
import type { Patch } from '../grid/patches.ts';
import { pagePatches, suitedCarvers } from './difficulty-mazes.ts';

// The tracer shares W's assumptions: that one sees a few cells ahead, is drawn towards the goal, and walks what it
// cannot see. That the two agree says that W sums up such a walk, at every degree and angle of cells. It says nothing
// of people.

/** Mazes of each carver. */
const MAZES = 8;

/** By maze. */
interface Sample {
  readonly branchWeight: number[];
  readonly solutionLength: number[];
  readonly deadEnds: number[];
  readonly decisions: number[];
  /** Mean moves of the tracer over both directions. */
  readonly moves: number[];
  /** Those beyond L. */
  readonly wasted: number[];
}

/** Mazes of one size and of every carver that bookgen chooses unasked, each measured and traced. */
function sampleOf({ grid, cells, name }: Patch, openings: string, mazes: number, walks: number): Sample {
  const sample: Sample = {
    branchWeight: [],
    solutionLength: [],
    deadEnds: [],
    decisions: [],
    moves: [],
    wasted: [],
  };
  for (const carver of suitedCarvers) {
    for (let i = 0; i < mazes; i++) {
      const doors = carver.carve(grid, randomFrom('ranking', name, carver.name, i), usualMannerOf(carver));
      const maze = { grid, doors };
      const [entrance, exit] = openingsOf(openings).choose(maze, 0.5);
      const { branchWeight, solutionLength, deadEnds, decisions } = measure(
        maze,
        cells,
        entrance.cell,
        exit.cell,
      );
      const [there, back] = [new Tracer(maze, exit.cell), new Tracer(maze, entrance.cell)];
      const random = randomFrom('walks', name, carver.name, i);
      let moves = 0;
      for (let walk = 0; walk < walks; walk++) {
        moves += (there.walk(entrance.cell, random) + back.walk(exit.cell, random)) / (2 * walks);
      }
      sample.branchWeight.push(branchWeight);
      sample.solutionLength.push(solutionLength);
      sample.deadEnds.push(deadEnds);
      sample.decisions.push(decisions);
      sample.moves.push(moves);
      sample.wasted.push(moves - solutionLength);
    }
  }
  return sample;
}

/** Places in order from the smallest; equals share the mean of theirs. */
function ranksOf(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2);
}

/** Spearman's rank correlation, -1 to 1. */
function spearman(one: readonly number[], other: readonly number[]): number {
  const middle = (one.length - 1) / 2;
  const [a, b] = [ranksOf(one), ranksOf(other)];
  const sum = (product: (i: number) => number): number => a.reduce((total, _, i) => total + product(i), 0);
  const spread = (ranks: readonly number[]): number => sum((i) => (ranks[i] - middle) ** 2);
  return sum((i) => (a[i] - middle) * (b[i] - middle)) / Math.sqrt(spread(a) * spread(b));
}

it('rank correlation meets known values', () => {
  expect(spearman([1, 2, 3, 4], [10, 20, 30, 40])).toBeCloseTo(1, 12);
  expect(spearman([1, 2, 3, 4], [8, 4, 2, 1])).toBeCloseTo(-1, 12);
  // 1 − 6 Σ d² / (n (n² − 1)), with d = 1, 1, 1, 1, 0.
  expect(spearman([1, 2, 3, 4, 5], [2, 1, 4, 3, 5])).toBeCloseTo(1 - (6 * 4) / (5 * 24), 12);
  // Ties: ranks 0, 1.5, 1.5, 3 against 0, 1, 2, 3.
  expect(spearman([1, 2, 2, 3], [1, 2, 3, 4])).toBeCloseTo(4.5 / Math.sqrt(4.5 * 5), 12);
});

const pages = pagePatches();

// Walks from either end of each maze: as many as keep their scatter small beside that of the mazes. Corner to corner,
// where less is wasted, it takes more: of 30 walks the scatter alone takes ρ on squares from 0.91 down to 0.79.
describe.each([
  { openings: 'corners', walks: 60 },
  { openings: 'far', walks: 20 },
])('within one size, openings $openings', ({ openings, walks }) => {
  it.each(pages)(
    'W ranks mazes by what a tracer wastes; dead ends, L and decisions do worse: $name',
    (patch) => {
      const sample = sampleOf(patch, openings, MAZES, walks);
      const { branchWeight, solutionLength, moves, wasted } = sample;
      const rho = spearman(branchWeight, wasted);
      expect(rho).toBeGreaterThanOrEqual(0.8);
      const total = branchWeight.map((weight, i) => weight + solutionLength[i]);
      expect(spearman(total, moves)).toBeGreaterThanOrEqual(0.8);

      // The same test fails what knows less: other measures, whichever way they point, and W of other mazes.
      const shifted = branchWeight.map((_, i) => branchWeight[(37 * i + 11) % branchWeight.length]);
      expect(Math.abs(spearman(sample.deadEnds, wasted))).toBeLessThan(rho - 0.1);
      expect(Math.abs(spearman(solutionLength, wasted))).toBeLessThan(rho - 0.3);
      expect(Math.abs(spearman(sample.decisions, wasted))).toBeLessThan(rho - 0.3);
      expect(Math.abs(spearman(shifted, wasted))).toBeLessThan(0.25);

      // Nor is it that the carvers differ: among mazes of one carver W still ranks, and dead ends hardly do.
      const within = (measures: readonly number[]): number =>
        suitedCarvers.reduce((sum, _, i) => {
          const [from, to] = [i * MAZES, (i + 1) * MAZES];
          return sum + spearman(measures.slice(from, to), wasted.slice(from, to)) / suitedCarvers.length;
        }, 0);
      expect(within(branchWeight)).toBeGreaterThan(0.5);
      expect(Math.abs(within(sample.deadEnds))).toBeLessThan(within(branchWeight) - 0.2);
    },
  );
});

describe('20×20 squares from corner to corner', () => {
  it('are ranked by W as by all moves of a tracer, its steps on the way included', () => {
    // 0.83 when the model was made. All moves hold L too, which W does not, so it is the harder test: on triangles it
    // is 0.79 from corner to corner, and for the hardest pair on the border, as `far` chooses it, 0.62 to 0.77.
    const { branchWeight, moves } = sampleOf(pages[0], 'corners', 16, 80);
    expect(spearman(branchWeight, moves)).toBeGreaterThanOrEqual(0.8);
  });
});

import { describe, expect, it } from 'vitest';
import { weld } from '../../src/grid/weld.ts';
import { carvingOf } from '../../src/puzzle/carving.ts';
import { breadthFirst } from '../../src/puzzle/solvers/breadth-first.ts';
import { randomFrom } from '../../src/random.ts';
import { square } from '../../src/tilings/square.ts';
import { deadEndPercent } from './spanning-tree.ts';

/** Dead ends and solution in % of all cells, from corner to corner, as measured over 300 mazes elsewhere. */
const table = [
  { name: 'backtracker', deadEnds: 10.0, solution: 18.8 },
  { name: 'hunt-and-kill', deadEnds: 9.4, solution: 4.9 },
  { name: 'recursive-division', deadEnds: 23.4, solution: 7.0 },
  { name: 'binary-tree', deadEnds: 25.0, solution: 1.99 },
  { name: 'sidewinder', deadEnds: 27.7, solution: 2.63 },
  { name: 'eller', deadEnds: 29.5, solution: 4.07 },
  { name: 'wilson', deadEnds: 29.3, solution: 4.55 },
  { name: 'aldous-broder', deadEnds: 29.3, solution: 4.58 },
  { name: 'kruskal', deadEnds: 30.5, solution: 4.04 },
  { name: 'prim-true', deadEnds: 30.5, solution: 4.12 },
  { name: 'prim-simple', deadEnds: 32.3, solution: 2.3 },
  { name: 'prim-modified', deadEnds: 35.6, solution: 2.28 },
];
const MAZES = 30;
const MAZES_ELSEWHERE = 300;
/** Standard errors that a mean may be off by: for 24 figures, about one chance in 650 that one is. */
const ERRORS = 4;

const grid = weld(square.tiles([100, 100], false));

/** Percentages of each maze. */
function sampleOf(name: string): { deadEnds: number[]; solution: number[] } {
  const { carver, manner } = carvingOf(name);
  const mazes = Array.from({ length: MAZES }, (_, seed) => {
    const doors = carver.carve(grid, randomFrom('character', seed), manner);
    const { way } = breadthFirst.solve({ grid, doors }, 0, grid.cellCount - 1);
    return [deadEndPercent(grid, doors), (100 * way.cells.length) / grid.cellCount];
  });
  return { deadEnds: mazes.map(([deadEnds]) => deadEnds), solution: mazes.map(([, solution]) => solution) };
}

/** How far the mean of a sample may be from a figure of the table, given to `digit`: both means are uncertain. */
function toleranceOf(sample: readonly number[], digit: number): number {
  const mean = sample.reduce((sum, x) => sum + x, 0) / sample.length;
  const variance = sample.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (sample.length - 1);
  return ERRORS * Math.sqrt(variance * (1 / sample.length + 1 / MAZES_ELSEWHERE)) + digit / 2;
}

function isAsKnown(sample: readonly number[], known: number, digit: number): boolean {
  const mean = sample.reduce((sum, x) => sum + x, 0) / sample.length;
  return Math.abs(mean - known) <= toleranceOf(sample, digit);
}

describe(`the character of each algorithm, over ${MAZES} mazes of 100×100 squares`, () => {
  it.each(table)(
    '$name has $deadEnds % dead ends and a way of $solution %',
    ({ name, deadEnds, solution }) => {
      const sample = sampleOf(name);
      const digit = solution === 18.8 || solution === 4.9 || solution === 7.0 ? 0.1 : 0.01;
      expect(isAsKnown(sample.deadEnds, deadEnds, 0.1)).toBe(true);
      expect(isAsKnown(sample.solution, solution, digit)).toBe(true);
    },
  );

  it('is told apart by this: each differs in one or the other from all but those of its kind', () => {
    const alike = [
      ['wilson', 'aldous-broder'],
      ['kruskal', 'prim-true'],
      ['wilson', 'eller'],
      ['aldous-broder', 'eller'],
    ];
    for (const { name } of table.slice(0, 6)) {
      const sample = sampleOf(name);
      for (const other of table) {
        if (other.name === name || alike.some((pair) => pair.includes(name) && pair.includes(other.name)))
          continue;
        const passes =
          isAsKnown(sample.deadEnds, other.deadEnds, 0.1) && isAsKnown(sample.solution, other.solution, 0.1);
        expect(passes, `${name} for ${other.name}`).toBe(false);
      }
    }
  });
});

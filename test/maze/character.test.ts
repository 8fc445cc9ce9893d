import { describe, expect, it } from 'vitest';
import { weld } from '../../src/grid/weld.ts';
import { carvingOf } from '../../src/puzzle/carving.ts';
import { breadthFirst } from '../../src/puzzle/solvers/breadth-first.ts';
import { randomFrom } from '../../src/random.ts';
import { square } from '../../src/tilings/square.ts';
import { deadEndPercent } from './spanning-tree.ts';

/** Dead ends and solution in % of all cells, from corner to corner, as measured over 300 mazes elsewhere. */
const table = [
  { name: 'backtracker', deadEnds: '10.0', solution: '18.8' },
  { name: 'hunt-and-kill', deadEnds: '9.4', solution: '4.9' },
  { name: 'recursive-division', deadEnds: '23.4', solution: '7.0' },
  { name: 'binary-tree', deadEnds: '25.0', solution: '1.99' },
  { name: 'sidewinder', deadEnds: '27.7', solution: '2.63' },
  { name: 'eller', deadEnds: '29.5', solution: '4.07' },
  { name: 'wilson', deadEnds: '29.3', solution: '4.55' },
  { name: 'aldous-broder', deadEnds: '29.3', solution: '4.58' },
  { name: 'kruskal', deadEnds: '30.5', solution: '4.04' },
  { name: 'prim-true', deadEnds: '30.5', solution: '4.12' },
  { name: 'prim-simple', deadEnds: '32.3', solution: '2.30' },
  { name: 'prim-modified', deadEnds: '35.6', solution: '2.28' },
];
const MAZES = 30;
const MAZES_ELSEWHERE = 300;
/** Standard errors that a mean may be off by: for 24 figures, about one chance in 650 that one is. */
const ERRORS = 4;

const grid = weld(square.tiles([100, 100], false));

/** Percentages of each maze. */
interface Sample {
  readonly deadEnds: readonly number[];
  readonly solution: readonly number[];
}

const sampleOfName = new Map<string, Sample>();

function sampleOf(name: string): Sample {
  const known = sampleOfName.get(name);
  if (known) return known;
  const { carver, manner } = carvingOf(name);
  const mazes = Array.from({ length: MAZES }, (_, seed) => {
    const doors = carver.carve(grid, randomFrom('character', seed), manner);
    const { way } = breadthFirst.solve({ grid, doors }, 0, grid.cellCount - 1);
    return [deadEndPercent(grid, doors), (100 * way.cells.length) / grid.cellCount];
  });
  const sample = {
    deadEnds: mazes.map(([deadEnds]) => deadEnds),
    solution: mazes.map(([, solution]) => solution),
  };
  sampleOfName.set(name, sample);
  return sample;
}

/** Whether the mean of a sample is a known mean, as it is printed: both are uncertain, and the known one rounded. */
function isAsKnown(sample: readonly number[], printed: string): boolean {
  const mean = sample.reduce((sum, x) => sum + x, 0) / sample.length;
  const variance = sample.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (sample.length - 1);
  const error = Math.sqrt(variance * (1 / sample.length + 1 / MAZES_ELSEWHERE));
  const rounding = 0.5 * 10 ** -(printed.split('.')[1]?.length ?? 0);
  return Math.abs(mean - Number(printed)) <= ERRORS * error + rounding;
}

describe(`the character of each algorithm, over ${MAZES} mazes of 100×100 squares`, () => {
  it.each(table)(
    '$name has $deadEnds % dead ends and a way of $solution %',
    ({ name, deadEnds, solution }) => {
      const sample = sampleOf(name);
      expect(isAsKnown(sample.deadEnds, deadEnds)).toBe(true);
      expect(isAsKnown(sample.solution, solution)).toBe(true);
    },
  );

  it('tells them apart: none passes for another, but for those that are nearly alike', () => {
    const alike = [
      ['wilson', 'aldous-broder', 'eller'],
      ['kruskal', 'prim-true'],
    ];
    for (const { name } of table) {
      const sample = sampleOf(name);
      for (const other of table) {
        if (other.name === name || alike.some((kind) => kind.includes(name) && kind.includes(other.name)))
          continue;
        const passes =
          isAsKnown(sample.deadEnds, other.deadEnds) && isAsKnown(sample.solution, other.solution);
        expect(passes, `${name} for ${other.name}`).toBe(false);
      }
    }
  });
});

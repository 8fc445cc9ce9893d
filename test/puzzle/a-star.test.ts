import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type Grid, OUTSIDE } from '../../src/grid/grid.ts';
import { weld } from '../../src/grid/weld.ts';
import { type Maze, OPEN } from '../../src/maze/maze.ts';
import { aStar } from '../../src/puzzle/a-star.ts';
import { buildGrid } from '../../src/puzzle/grids.ts';
import { aStarEuclidean } from '../../src/puzzle/solvers/a-star-euclidean.ts';
import { aStarManhattan } from '../../src/puzzle/solvers/a-star-manhattan.ts';
import { breadthFirst } from '../../src/puzzle/solvers/breadth-first.ts';
import { randomFrom } from '../../src/random.ts';
import { tilings } from '../../src/tilings/index.ts';
import { around } from '../grid/around.ts';
import { runs } from '../grid/fixed-seed.ts';
import { squaresAt } from '../grid/patches.ts';
import { anyBraided, suited } from './any-braided.ts';
import { anyMaze } from './any-maze.ts';
import { mazeOf } from './square-trees.ts';
import { stepsFrom } from './ways.ts';

const SMALL = { size: [6, 5], edge: 'stepped' } as const;

/** Squares in rows, with no wall between. */
function openField(across: number, down: number): Maze {
  const places = Array.from(
    { length: across * down },
    (_, i) => [i % across, Math.floor(i / across)] as const,
  );
  const grid = weld(squaresAt(places));
  const doors = Uint8Array.from({ length: grid.edgeCount }, (_, edge) =>
    grid.cellsOfEdge[2 * edge + 1] === OUTSIDE ? 0 : OPEN,
  );
  return { grid, doors };
}

describe('A*', () => {
  it('looks on from no cell that breadth-first search spares, and finds none that it does not find', () => {
    let spared = 0;
    fc.assert(
      fc.property(fc.oneof(anyMaze(16), anyBraided), ({ maze, from, to }) => {
        const breadth = breadthFirst.solve(maze, from, to);
        const found = new Set(breadth.entered);
        for (const solver of suited(maze.grid).filter((one) => /^a-star/.test(one.name))) {
          const { steps, entered } = solver.solve(maze, from, to);
          expect(steps, solver.name).toBeLessThanOrEqual(breadth.steps);
          expect(
            entered.filter((cell) => !found.has(cell)),
            solver.name,
          ).toEqual([]);
          spared += breadth.steps - steps;
        }
      }),
      runs(200),
    );
    expect(spared).toBeGreaterThan(300);
  });

  it('looks on from no more cells by Manhattan distance than by the straight line, in an open field', () => {
    const field = openField(9, 7);
    const [corner, far] = [0, 9 * 7 - 1];
    const [manhattan, euclidean, breadth] = [aStarManhattan, aStarEuclidean, breadthFirst].map(
      (solver) => solver.solve(field, corner, far).steps,
    );
    // Nothing is in the way, so that Manhattan distance is the truth: only the way is looked on from.
    expect(manhattan).toBe(8 + 6);
    expect(euclidean).toBeGreaterThanOrEqual(manhattan);
    expect(breadth).toBe(9 * 7 - 1);
  });

  // Here its bounds matter: there are many ways, and those that look nearer often are not.
  it.each(tilings.map(({ name }) => name))('finds a shortest way through a field with walls: %s', (cells) => {
    const grid = buildGrid({ cells, shape: 'rectangle', size: [22, 22], edge: 'stepped' });
    for (let seed = 0; seed < 30; seed++) {
      const random = randomFrom('field', seed);
      const share = 0.45 + 0.4 * random.unit();
      const doors = Uint8Array.from({ length: grid.edgeCount }, (_, edge) =>
        grid.cellsOfEdge[2 * edge + 1] !== OUTSIDE && random.unit() < share ? OPEN : 0,
      );
      const [from, to] = [random.below(grid.cellCount), random.below(grid.cellCount)];
      const shortest = stepsFrom({ grid, doors }, from)[to];
      if (shortest === Number.POSITIVE_INFINITY) continue;
      const breadth = breadthFirst.solve({ grid, doors }, from, to);
      for (const solver of suited(grid).filter((one) => /^a-star/.test(one.name))) {
        const { way, steps } = solver.solve({ grid, doors }, from, to);
        expect(way.edges.length, `${solver.name}, ${seed}`).toBe(shortest);
        expect(steps).toBeLessThanOrEqual(breadth.steps);
      }
    }
  });

  it('without a bound is breadth-first search; with one too high it misses the shortest way', () => {
    const field = openField(7, 7);
    expect(aStar(field, 0, 48, () => 0).way.edges.length).toBe(12);
    // A ring of eight round a hole, 0 to 1 by one door or by seven: the bound wrongly praises the long way.
    const ring = mazeOf(squaresAt(around), [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
      [5, 6],
      [6, 7],
      [7, 0],
    ]);
    expect(aStarEuclidean.solve(ring, 0, 3).way.edges.length).toBe(3);
    expect(aStar(ring, 0, 3, (cell) => (cell === 1 || cell === 2 ? 50 : 0)).way.edges.length).toBe(5);
  });

  test('Manhattan distance is for cells in rows and columns', () => {
    const grid = (cells: string, shape = 'rectangle'): Grid => buildGrid({ ...SMALL, cells, shape });
    expect(aStarManhattan.unfit!(grid('square'))).toBeUndefined();
    for (const cells of ['hexagon', 'triangle', 'ring']) {
      expect(aStarManhattan.unfit!(grid(cells)), cells).toBe('these cells do not lie in rows and columns');
      expect(() => aStarManhattan.solve({ grid: grid(cells), doors: new Uint8Array(9999) }, 0, 5)).toThrow(
        'needs cells in rows and columns',
      );
    }
    // Oblong cells, and of two heights; then bricks, of which each touches two above.
    const oblong = (x: number, y: number, width: number, height: number) =>
      [
        [x, y],
        [x + width, y],
        [x + width, y + height],
        [x, y + height],
      ] as const;
    const town = [oblong(0, 0, 3, 1), oblong(3, 0, 2, 1), oblong(0, 1, 3, 4), oblong(3, 1, 2, 4)];
    expect(aStarManhattan.unfit!(weld(town))).toBeUndefined();
    const bricks = [
      [
        [0, 0],
        [1, 0],
        [2, 0],
        [2, 1],
        [1, 1],
        [0, 1],
      ] as const,
      oblong(0, 1, 1, 1),
      oblong(1, 1, 1, 1),
    ];
    expect(aStarManhattan.unfit!(weld(bricks))).toBeDefined();
  });
});

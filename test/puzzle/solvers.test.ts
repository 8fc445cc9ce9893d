import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type Maze, OPEN } from '../../src/maze/maze.ts';
import { aStarEuclidean } from '../../src/puzzle/solvers/a-star-euclidean.ts';
import { aStarManhattan } from '../../src/puzzle/solvers/a-star-manhattan.ts';
import { breadthFirst } from '../../src/puzzle/solvers/breadth-first.ts';
import { deadEndFilling } from '../../src/puzzle/solvers/dead-end-filling.ts';
import { depthFirst } from '../../src/puzzle/solvers/depth-first.ts';
import { solvers } from '../../src/puzzle/solvers/index.ts';
import { leftHand } from '../../src/puzzle/solvers/left-hand.ts';
import { rightHand } from '../../src/puzzle/solvers/right-hand.ts';
import { tremaux } from '../../src/puzzle/solvers/tremaux.ts';
import { runs } from '../grid/fixed-seed.ts';
import { squaresAt } from '../grid/patches.ts';
import { withAlley } from './alley.ts';
import { anyBraided, suited } from './any-braided.ts';
import { anyMaze } from './any-maze.ts';
import { mazeOf } from './square-trees.ts';
import { faultsOfWay, stepsFrom } from './ways.ts';

/** What is wrong with an account of cells visited; nothing if each is there once, and beside one that came before. */
function faultsOfVisits(
  { grid, doors }: Maze,
  entered: readonly number[],
  way: readonly number[],
  from: number,
): string[] {
  const faults: string[] = [];
  const set = new Set(entered);
  if (set.size !== entered.length) faults.push('a cell is there twice');
  if (entered.some((cell) => !(cell >= 0 && cell < grid.cellCount))) faults.push('no such cell');
  if (way.some((cell) => !set.has(cell))) faults.push('a cell on the way was not visited');
  if (entered[0] !== from) faults.push('it began elsewhere');
  const order = new Map(entered.map((cell, i) => [cell, i]));
  const reached = new Set([from]);
  doors.forEach((state, edge) => {
    const [a, b] = [grid.cellsOfEdge[2 * edge], grid.cellsOfEdge[2 * edge + 1]];
    if (state === OPEN && order.has(a) && order.has(b)) reached.add(order.get(a)! < order.get(b)! ? b : a);
  });
  if (entered.some((cell) => !reached.has(cell))) faults.push('a cell is beside none that came before');
  return faults;
}

describe('all solvers', () => {
  test('are eight at least, each with names, and words for its steps', () => {
    expect(solvers.length).toBeGreaterThanOrEqual(8);
    const names = solvers.flatMap(({ name, aliases }) => [name, ...aliases]);
    expect(new Set(names).size).toBe(names.length);
    for (const { title, step } of solvers) expect([title, step]).not.toContain('');
  });

  it('agree on the only way through a perfect maze', () => {
    fc.assert(
      fc.property(anyMaze(16), ({ maze, from, to }) => {
        const { way } = breadthFirst.solve(maze, from, to);
        expect(faultsOfWay(maze, way, from, to)).toEqual([]);
        expect(way.edges.length).toBe(stepsFrom(maze, from)[to]);
        for (const solver of suited(maze.grid)) {
          expect(solver.solve(maze, from, to).way, solver.name).toEqual(way);
        }
      }),
      runs(200),
    );
  });

  it('end in a maze with loops, by a way that fits, and by a shortest one if they say so', () => {
    let longer = 0;
    fc.assert(
      fc.property(anyBraided, ({ maze, from, to }) => {
        const shortest = stepsFrom(maze, from)[to];
        for (const solver of suited(maze.grid)) {
          const { way } = solver.solve(maze, from, to);
          expect(faultsOfWay(maze, way, from, to), solver.name).toEqual([]);
          if (solver.shortest) expect(way.edges.length, solver.name).toBe(shortest);
          else longer += way.edges.length > shortest ? 1 : 0;
        }
      }),
      runs(200),
    );
    // The loops do lead astray, so that what was compared above can differ.
    expect(longer).toBeGreaterThan(50);
  });

  it('count what they did: at least the way, at most all cells', () => {
    fc.assert(
      fc.property(fc.oneof(anyMaze(12), anyBraided), ({ maze, from, to }) => {
        for (const solver of suited(maze.grid)) {
          const { way, steps, entered } = solver.solve(maze, from, to);
          expect(steps, solver.name).toBeGreaterThanOrEqual(way.edges.length);
          expect(entered.length, solver.name).toBeLessThanOrEqual(maze.grid.cellCount);
          // It fills from where dead ends are, so that its visits begin anywhere.
          if (solver === deadEndFilling) {
            expect(new Set(entered).size).toBe(entered.length);
            expect(way.cells.filter((cell) => !entered.includes(cell))).toEqual([]);
          } else expect(faultsOfVisits(maze, entered, way.cells, from), solver.name).toEqual([]);
        }
      }),
      runs(60),
    );
  });

  it('that walk take as many moves on as they enter cells, and as many back as they leave', () => {
    fc.assert(
      fc.property(fc.oneof(anyMaze(12), anyBraided), ({ maze, from, to }) => {
        for (const solver of [depthFirst, rightHand, leftHand]) {
          const { way, steps, entered } = solver.solve(maze, from, to);
          expect(steps).toBe(2 * (entered.length - 1) - way.edges.length);
        }
      }),
      runs(100),
    );
  });

  it.each(solvers.map((solver) => ({ name: solver.name, solver })))(
    '$name says so where no way leads',
    ({ solver }) => {
      const parts = mazeOf(
        squaresAt([
          [0, 0],
          [1, 0],
          [2, 0],
          [3, 0],
        ]),
        [
          [0, 1],
          [2, 3],
        ],
      );
      expect(() => solver.solve(parts, 0, 3)).toThrow('no way from cell 0 to cell 3');
      expect(solver.solve(parts, 1, 1).way).toEqual({ cells: [1], edges: [] });
    },
  );
});

describe('counted by hand, on a corridor of four with an alley of two to its right', () => {
  // These squares list their sides from the upper one on, clockwise: a cell to the right comes before one below.
  it.each([
    // Looks on from 0, 1, 2 and 4, in the order found, and finds 3 and 5 from the last two.
    { solver: breadthFirst, steps: 4, entered: [0, 1, 2, 4, 3, 5] },
    { solver: depthFirst, steps: 3, entered: [0, 1, 2, 3] },
    // Both see that the alley leads away: 4 is found, and left alone.
    { solver: aStarEuclidean, steps: 3, entered: [0, 1, 2, 4, 3] },
    { solver: aStarManhattan, steps: 3, entered: [0, 1, 2, 4, 3] },
    { solver: rightHand, steps: 7, entered: [0, 1, 4, 5, 2, 3] },
    { solver: leftHand, steps: 3, entered: [0, 1, 2, 3] },
    // Straight on, past the alley.
    { solver: tremaux, steps: 3, entered: [0, 1, 2, 3] },
    // Fills the alley from its end, then looks on from 0, 1 and 2.
    { solver: deadEndFilling, steps: 5, entered: [5, 4, 0, 1, 2, 3] },
  ])('$solver.name', ({ solver, steps, entered }) => {
    expect(solver.solve(withAlley, 0, 3)).toEqual({
      way: expect.objectContaining({ cells: [0, 1, 2, 3] }),
      steps,
      entered,
    });
  });
});

describe('the checks of these tests', () => {
  const maze = mazeOf(
    squaresAt([
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ]),
    [
      [0, 1],
      [1, 3],
      [3, 2],
    ],
  );
  const { way } = breadthFirst.solve(maze, 0, 2);

  it('find nothing wrong with a way', () => {
    expect(faultsOfWay(maze, way, 0, 2)).toEqual([]);
  });

  it('can fail: another goal, an edge missing, a closed door, an edge elsewhere', () => {
    const closed = { ...maze, doors: new Uint8Array(maze.doors.length) };
    expect(faultsOfWay(maze, way, 0, 1)).not.toEqual([]);
    expect(faultsOfWay(maze, { ...way, edges: way.edges.slice(1) }, 0, 2)).not.toEqual([]);
    expect(faultsOfWay(closed, way, 0, 2)).not.toEqual([]);
    expect(faultsOfWay(maze, { ...way, edges: [...way.edges].reverse() }, 0, 2)).not.toEqual([]);
    expect(faultsOfWay(maze, { cells: [0, 1, 0], edges: [way.edges[0], way.edges[0]] }, 0, 0)).not.toEqual(
      [],
    );
  });

  it('of visits can fail: a cell twice, one left out, a start elsewhere, a leap', () => {
    expect(faultsOfVisits(maze, [0, 1, 3, 2], way.cells, 0)).toEqual([]);
    expect(faultsOfVisits(maze, [0, 1, 3, 2, 1], way.cells, 0)).not.toEqual([]);
    expect(faultsOfVisits(maze, [0, 1, 3], way.cells, 0)).not.toEqual([]);
    expect(faultsOfVisits(maze, [0, 1, 3, 2], way.cells, 1)).not.toEqual([]);
    expect(faultsOfVisits(maze, [0, 2, 1, 3], way.cells, 0)).not.toEqual([]);
  });

  it('count steps: three round the corner, none to itself', () => {
    expect(stepsFrom(maze, 0)).toEqual([0, 1, 3, 2]);
  });
});

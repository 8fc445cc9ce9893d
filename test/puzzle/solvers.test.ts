import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OUTSIDE } from '../../src/grid/grid.ts';
import { type Maze, OPEN } from '../../src/maze/maze.ts';
import { breadthFirst } from '../../src/puzzle/solvers/breadth-first.ts';
import { solvers } from '../../src/puzzle/solvers/index.ts';
import { leftHand } from '../../src/puzzle/solvers/left-hand.ts';
import { rightHand } from '../../src/puzzle/solvers/right-hand.ts';
import { randomFrom } from '../../src/random.ts';
import { runs } from '../grid/fixed-seed.ts';
import { squaresAt } from '../grid/patches.ts';
import { passagesOf } from '../maze/spanning-tree.ts';
import { anyMaze } from './any-maze.ts';
import { mazeOf, mazeOfTree, symmetries, transformed } from './square-trees.ts';
import { faultsOfWay, stepsFrom } from './ways.ts';

/** A maze with some more inner doors open, so that it has loops. */
function braided({ grid, doors }: Maze, seed: number): Maze {
  const random = randomFrom('braid', seed);
  const more = doors.map((state, edge) =>
    grid.cellsOfEdge[2 * edge + 1] !== OUTSIDE && random.unit() < 0.15 ? OPEN : state,
  );
  return { grid, doors: more };
}

describe('all solvers', () => {
  it('agree on the only way through a perfect maze', () => {
    fc.assert(
      fc.property(anyMaze(16), ({ maze, from, to }) => {
        const { way } = breadthFirst.solve(maze, from, to);
        expect(faultsOfWay(maze, way, from, to)).toEqual([]);
        for (const solver of solvers) expect(solver.solve(maze, from, to).way, solver.name).toEqual(way);
      }),
      runs(200),
    );
  });

  it('count what they did: at least the way, at most all cells', () => {
    fc.assert(
      fc.property(anyMaze(12), ({ maze, from, to }) => {
        for (const solver of solvers) {
          const { way, steps, visited } = solver.solve(maze, from, to);
          expect(visited).toBeGreaterThanOrEqual(way.cells.length);
          expect(visited).toBeLessThanOrEqual(maze.grid.cellCount);
          expect(steps).toBeGreaterThanOrEqual(way.edges.length);
        }
      }),
      runs(80),
    );
  });

  it('end in a maze with loops, by a way that fits; the breadth-first one is a shortest', () => {
    fc.assert(
      fc.property(anyMaze(12), ({ maze, from, to, seed }) => {
        const loops = braided(maze, seed);
        const shortest = stepsFrom(loops, from)[to];
        expect(breadthFirst.solve(loops, from, to).way.edges.length).toBe(shortest);
        for (const solver of solvers) {
          const { way } = solver.solve(loops, from, to);
          expect(faultsOfWay(loops, way, from, to)).toEqual([]);
          expect(way.edges.length).toBeGreaterThanOrEqual(shortest);
        }
      }),
      runs(150),
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

describe('a hand on the wall', () => {
  // From the left along a corridor; one blind alley of two cells goes down, which is to the right.
  //
  //    0 1 2 3
  //      4
  //      5
  const withAlley = mazeOfTree({
    places: [
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 0],
      [1, 1],
      [1, 2],
    ],
    parents: [-1, 0, 1, 2, 1, 4],
  });

  it('takes an alley at the hand, and passes one on the other side', () => {
    expect(rightHand.solve(withAlley, 0, 3)).toMatchObject({ visited: 6, steps: 7 });
    expect(leftHand.solve(withAlley, 0, 3)).toMatchObject({ visited: 4, steps: 3 });
  });

  it('takes it from the other end with the other hand', () => {
    expect(rightHand.solve(withAlley, 3, 0)).toMatchObject({ visited: 4, steps: 3 });
    expect(leftHand.solve(withAlley, 3, 0)).toMatchObject({ visited: 6, steps: 7 });
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
    expect(rightHand.solve(crossing, 0, 2)).toMatchObject({ visited: 3 });
    expect(rightHand.solve(crossing, 0, 3)).toMatchObject({ visited: 4 });
    expect(rightHand.solve(crossing, 0, 4)).toMatchObject({ visited: 5 });
    expect(leftHand.solve(crossing, 0, 4)).toMatchObject({ visited: 3 });
    expect(leftHand.solve(crossing, 0, 3)).toMatchObject({ visited: 4 });
    expect(leftHand.solve(crossing, 0, 2)).toMatchObject({ visited: 5 });
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
        expect(rightHand.solve(image, start!, to).visited).toBe(right.solve(maze, start!, to).visited);
        expect(leftHand.solve(image, start!, to).visited).toBe(left.solve(maze, start!, to).visited);
      }),
      runs(120),
    );
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

  it('count steps: three round the corner, none to itself', () => {
    expect(stepsFrom(maze, 0)).toEqual([0, 1, 3, 2]);
  });
});

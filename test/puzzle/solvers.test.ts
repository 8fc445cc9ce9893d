import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type Grid, OUTSIDE } from '../../src/grid/grid.ts';
import { weld } from '../../src/grid/weld.ts';
import { braid } from '../../src/maze/braid.ts';
import { type Maze, OPEN } from '../../src/maze/maze.ts';
import { aStar } from '../../src/puzzle/a-star.ts';
import { buildGrid } from '../../src/puzzle/grids.ts';
import type { Solver } from '../../src/puzzle/solver.ts';
import { aStarEuclidean } from '../../src/puzzle/solvers/a-star-euclidean.ts';
import { aStarManhattan } from '../../src/puzzle/solvers/a-star-manhattan.ts';
import { breadthFirst } from '../../src/puzzle/solvers/breadth-first.ts';
import { deadEndFilling } from '../../src/puzzle/solvers/dead-end-filling.ts';
import { depthFirst } from '../../src/puzzle/solvers/depth-first.ts';
import { solvers } from '../../src/puzzle/solvers/index.ts';
import { leftHand } from '../../src/puzzle/solvers/left-hand.ts';
import { rightHand } from '../../src/puzzle/solvers/right-hand.ts';
import { markPassages, tremaux } from '../../src/puzzle/solvers/tremaux.ts';
import { randomFrom } from '../../src/random.ts';
import { runs } from '../grid/fixed-seed.ts';
import { squaresAt } from '../grid/patches.ts';
import { passagesOf } from '../maze/spanning-tree.ts';
import { anyMaze } from './any-maze.ts';
import { mazeOf, mazeOfTree, symmetries, transformed } from './square-trees.ts';
import { faultsOfWay, stepsFrom } from './ways.ts';

/** Mazes with their two cells and with loops: any share of dead ends opened, and a few more doors for good measure. */
const anyBraided = fc
  .record({ any: anyMaze(12), percent: fc.nat({ max: 100 }), wild: fc.boolean() })
  .map(({ any: { maze, from, to, seed }, percent, wild }) => {
    const { grid } = maze;
    const random = randomFrom('braid', seed);
    const doors = maze.doors.map((state, edge) =>
      wild && grid.cellsOfEdge[2 * edge + 1] !== OUTSIDE && random.unit() < 0.15 ? OPEN : state,
    );
    braid(grid, doors, percent, random);
    return { maze: { grid, doors }, from, to };
  });

/** Those that can work in this grid. */
function suited(grid: Grid): Solver[] {
  return solvers.filter((solver) => solver.unfit?.(grid) === undefined);
}

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

  it('without a bound is breadth-first search; with one too high it misses the shortest way', () => {
    const field = openField(7, 7);
    expect(aStar(field, 0, 48, () => 0).way.edges.length).toBe(12);
    // A ring of eight round a hole, 0 to 1 by one door or by seven: the bound wrongly praises the long way.
    const ring = mazeOf(
      squaresAt([
        [0, 0],
        [1, 0],
        [2, 0],
        [2, 1],
        [2, 2],
        [1, 2],
        [0, 2],
        [0, 1],
      ]),
      [
        [0, 1],
        [1, 2],
        [2, 3],
        [3, 4],
        [4, 5],
        [5, 6],
        [6, 7],
        [7, 0],
      ],
    );
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

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Grid, OUTSIDE } from '../../src/grid/grid.ts';
import { weld } from '../../src/grid/weld.ts';
import { binaryTree } from '../../src/maze/carvers/binary-tree.ts';
import { carvers } from '../../src/maze/carvers/index.ts';
import { roomsAndDoors } from '../../src/maze/carvers/rooms-and-doors.ts';
import { CLOSED, type Doors, LOCKED, OPEN, usualMannerOf } from '../../src/maze/maze.ts';
import { carvingOf } from '../../src/puzzle/carving.ts';
import { breadthFirst } from '../../src/puzzle/solvers/breadth-first.ts';
import { randomFrom } from '../../src/random.ts';
import { square } from '../../src/tilings/square.ts';
import { runs } from '../grid/fixed-seed.ts';
import { anyPatch, patches } from '../grid/patches.ts';
import { deadEndPercent, isSpanningTree, openBorderDoors } from './spanning-tree.ts';

const squares = (across: number, down: number): Grid => weld(square.tiles([across, down], false));

function edgeBetween(grid: Grid, a: number, b: number): number {
  for (let edge = 0; edge < grid.edgeCount; edge++) {
    const [one, other] = [grid.cellsOfEdge[2 * edge], grid.cellsOfEdge[2 * edge + 1]];
    if ((one === a && other === b) || (one === b && other === a)) return edge;
  }
  throw new Error(`cells ${a} and ${b} are no neighbours`);
}

describe.each(carvers.map((carver) => ({ name: carver.name, carver })))('$name', ({ carver }) => {
  it('carves a spanning tree in every patch, from one cell to a page full, and leaves the border closed', () => {
    for (const { name, grid } of patches) {
      for (let seed = 0; seed < 2; seed++) {
        const doors = carver.carve(grid, randomFrom('patches', seed), usualMannerOf(carver));
        expect(isSpanningTree(grid, doors), `${name}, seed ${seed}`).toBe(true);
        expect(openBorderDoors(grid, doors), `${name}, seed ${seed}`).toEqual([]);
      }
    }
  });

  it('carves a spanning tree in any patch from any seed, the same one from the same seed', () => {
    fc.assert(
      fc.property(anyPatch(24), fc.integer({ min: 0 }), ({ grid }, seed) => {
        const doors = carver.carve(grid, randomFrom(seed), usualMannerOf(carver));
        expect(isSpanningTree(grid, doors)).toBe(true);
        expect(openBorderDoors(grid, doors)).toEqual([]);
        expect(carver.carve(grid, randomFrom(seed), usualMannerOf(carver))).toEqual(doors);
      }),
      runs(100),
    );
  });

  it('carves different mazes from different seeds', () => {
    const grid = squares(12, 12);
    const mazes = Array.from({ length: 20 }, (_, seed) =>
      carver.carve(grid, randomFrom(seed), usualMannerOf(carver)).join(''),
    );
    expect(new Set(mazes).size).toBe(20);
  });

  it('leaves each door closed, open or locked, and nothing else', () => {
    const doors = carver.carve(squares(9, 9), randomFrom('states'), usualMannerOf(carver));
    expect([...new Set(doors)].filter((state) => ![CLOSED, OPEN, LOCKED].includes(state))).toEqual([]);
  });
});

describe('rooms and doors', () => {
  it('leaves no inner door merely closed', () => {
    fc.assert(
      fc.property(anyPatch(20), fc.integer({ min: 0 }), ({ grid }, seed) => {
        const doors = roomsAndDoors.carve(grid, randomFrom(seed), usualMannerOf(roomsAndDoors));
        for (let edge = 0; edge < grid.edgeCount; edge++) {
          const isInner = grid.cellsOfEdge[2 * edge + 1] !== OUTSIDE;
          expect(doors[edge] === CLOSED).toBe(!isInner);
        }
      }),
      runs(80),
    );
  });
});

describe('binary tree on squares', () => {
  it('opens one of right and down from every cell but the last, the only one left at the last row or column', () => {
    const anySize = fc.integer({ min: 1, max: 14 });
    fc.assert(
      fc.property(anySize, anySize, fc.integer({ min: 0 }), (across, down, seed) => {
        const grid = squares(across, down);
        const doors = binaryTree.carve(grid, randomFrom(seed), usualMannerOf(binaryTree));
        for (let y = 0; y < down; y++) {
          for (let x = 0; x < across; x++) {
            const cell = y * across + x;
            const right = x + 1 < across && doors[edgeBetween(grid, cell, cell + 1)] === OPEN;
            const below = y + 1 < down && doors[edgeBetween(grid, cell, cell + across)] === OPEN;
            const isLast = x + 1 === across && y + 1 === down;
            expect(Number(right) + Number(below)).toBe(isLast ? 0 : 1);
            if (x + 1 === across && !isLast) expect(below).toBe(true);
            if (y + 1 === down && !isLast) expect(right).toBe(true);
          }
        }
      }),
      runs(40),
    );
  });
});

describe('the character of each algorithm, over 30 mazes of 100×100 squares', () => {
  // Dead ends and solution in % of all cells, from corner to corner, as measured over 300 mazes elsewhere. The
  // tolerance of the solution is four standard errors of the mean of 30, as seen here.
  const table = [
    { name: 'backtracker', deadEnds: 10.0, solution: 18.8, within: 6 },
    { name: 'hunt-and-kill', deadEnds: 9.4, solution: 4.9, within: 1.0 },
    { name: 'binary-tree', deadEnds: 25.0, solution: 1.99, within: 0.01 },
  ];
  const grid = squares(100, 100);

  it.each(table)('$name has $deadEnds % dead ends and a way of $solution %', ({ name, ...known }) => {
    let [deadEnds, solution] = [0, 0];
    for (let seed = 0; seed < 30; seed++) {
      const { carver, manner } = carvingOf(name);
      const doors = carver.carve(grid, randomFrom('character', seed), manner);
      deadEnds += deadEndPercent(grid, doors) / 30;
      const { way } = breadthFirst.solve({ grid, doors }, 0, grid.cellCount - 1);
      solution += (100 * way.cells.length) / grid.cellCount / 30;
    }
    expect(Math.abs(deadEnds - known.deadEnds)).toBeLessThan(1);
    expect(Math.abs(solution - known.solution)).toBeLessThan(known.within);
  });
});

describe('the check for a spanning tree', () => {
  const grid = squares(3, 3);
  const doors = roomsAndDoors.carve(grid, randomFrom('check'), usualMannerOf(roomsAndDoors));
  const changed = (from: number, to: number): Doors => {
    const edge = doors.findIndex((state, e) => state === from && grid.cellsOfEdge[2 * e + 1] !== OUTSIDE);
    return doors.with(edge, to);
  };

  it('passes a maze', () => {
    expect(isSpanningTree(grid, doors)).toBe(true);
  });

  it('can fail: a door too many, a door too few, as many doors as it takes but a loop and an island', () => {
    expect(isSpanningTree(grid, changed(LOCKED, OPEN))).toBe(false);
    expect(isSpanningTree(grid, changed(OPEN, LOCKED))).toBe(false);
    const looped = new Uint8Array(grid.edgeCount);
    for (const [a, b] of [
      [0, 1],
      [1, 4],
      [4, 3],
      [3, 0],
      [2, 5],
      [5, 8],
      [8, 7],
      [7, 6],
    ]) {
      looped[edgeBetween(grid, a, b)] = OPEN;
    }
    expect(isSpanningTree(grid, looped)).toBe(false);
  });

  it('fails a carver that opens every other door', () => {
    const broken = Uint8Array.from({ length: grid.edgeCount }, (_, edge) => (edge % 2 === 0 ? OPEN : CLOSED));
    expect(isSpanningTree(grid, broken)).toBe(false);
  });

  it('sees an open border', () => {
    const border = doors.findIndex((_, edge) => grid.cellsOfEdge[2 * edge + 1] === OUTSIDE);
    expect(openBorderDoors(grid, doors)).toEqual([]);
    expect(openBorderDoors(grid, doors.with(border, OPEN))).toEqual([border]);
  });

  it('counts dead ends: two in a corridor', () => {
    const corridor = squares(4, 1);
    expect(
      deadEndPercent(corridor, binaryTree.carve(corridor, randomFrom(0), usualMannerOf(binaryTree))),
    ).toBe(50);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Grid, OUTER, OUTSIDE } from '../../src/grid/grid.ts';
import { carvers } from '../../src/maze/carvers/index.ts';
import { type Maze, usualMannerOf } from '../../src/maze/maze.ts';
import { generate } from '../../src/puzzle/generate.ts';
import { GridCache } from '../../src/puzzle/grids.ts';
import { farthestOpenings, middleOfEdge } from '../../src/puzzle/openings.ts';
import { randomFrom } from '../../src/random.ts';
import { tilings } from '../../src/tilings/index.ts';
import { runs } from '../grid/fixed-seed.ts';
import { donut } from '../grid/masks.ts';
import { gridOfText, patchOf, shapes } from '../grid/patches.ts';
import { openBorderDoors } from '../maze/spanning-tree.ts';
import { anyMaze } from './any-maze.ts';
import { stepsFrom } from './ways.ts';

function distance({ xyOfCell: xy }: Grid, a: number, b: number): number {
  return Math.hypot(xy[2 * a] - xy[2 * b], xy[2 * a + 1] - xy[2 * b + 1]);
}

function outerCells(grid: Grid): number[] {
  const cells = new Set<number>();
  for (let edge = 0; edge < grid.edgeCount; edge++) {
    if (grid.borderOfEdge[edge] === OUTER) cells.add(grid.cellsOfEdge[2 * edge]);
  }
  return [...cells];
}

/** The longest way between two cells on the outer border half the width apart, or any two: all pairs tried. */
function longestWay(maze: Maze): number {
  const { grid } = maze;
  const cells = outerCells(grid);
  const half = (grid.bounds[2] - grid.bounds[0]) / 2 - 1e-6;
  let [apart, any] = [-1, 0];
  for (const a of cells) {
    const steps = stepsFrom(maze, a);
    for (const b of cells) {
      if (a === b) continue;
      any = Math.max(any, steps[b]);
      if (distance(grid, a, b) >= half) apart = Math.max(apart, steps[b]);
    }
  }
  return apart === -1 ? any : apart;
}

describe('the farthest openings', () => {
  it('have the longest way between them of all pairs of border cells half the width apart', () => {
    fc.assert(
      fc.property(anyMaze(8), ({ maze }) => {
        const [entrance, exit] = farthestOpenings(maze);
        expect(stepsFrom(maze, entrance.cell)[exit.cell]).toBe(longestWay(maze));
      }),
      runs(300),
    );
  });

  it('lie half the width apart themselves wherever any pair does', () => {
    fc.assert(
      fc.property(anyMaze(10), ({ maze }) => {
        const { grid } = maze;
        const half = (grid.bounds[2] - grid.bounds[0]) / 2 - 1e-6;
        const cells = outerCells(grid);
        const [entrance, exit] = farthestOpenings(maze);
        const somePair = cells.some((a) => cells.some((b) => a !== b && distance(grid, a, b) >= half));
        if (somePair && cells.length > 1) {
          expect(distance(grid, entrance.cell, exit.cell)).toBeGreaterThanOrEqual(half);
        } else {
          expect(entrance.edge).not.toBe(exit.edge);
        }
      }),
      runs(200),
    );
  });

  it('lead through two edges of the outer border into the cells that they name, the entrance above the exit', () => {
    fc.assert(
      fc.property(anyMaze(14), ({ maze: { grid, doors } }) => {
        const openings = farthestOpenings({ grid, doors });
        for (const { cell, edge } of openings) {
          expect(grid.borderOfEdge[edge]).toBe(OUTER);
          expect([grid.cellsOfEdge[2 * edge], grid.cellsOfEdge[2 * edge + 1]]).toEqual([cell, OUTSIDE]);
        }
        const [entrance, exit] = openings;
        expect(entrance.edge).not.toBe(exit.edge);
        expect(grid.xyOfCell[2 * entrance.cell + 1]).toBeLessThanOrEqual(
          grid.xyOfCell[2 * exit.cell + 1] + 1e-6,
        );
      }),
      runs(200),
    );
  });

  it('are never in a hole, though the longest way may end beside it', () => {
    const grid = gridOfText(donut);
    for (const carver of carvers) {
      for (let seed = 0; seed < 40; seed++) {
        const maze = { grid, doors: carver.carve(grid, randomFrom('donut', seed), usualMannerOf(carver)) };
        expect(farthestOpenings(maze).map(({ edge }) => grid.borderOfEdge[edge])).toEqual([OUTER, OUTER]);
      }
    }
  });

  it('open nothing themselves', () => {
    const { grid } = patchOf('square', 'rectangle', [5, 5])!;
    const doors = carvers[0].carve(grid, randomFrom('nothing'), usualMannerOf(carvers[0]));
    const before = doors.slice();
    farthestOpenings({ grid, doors });
    expect(doors).toEqual(before);
  });

  it.each(tilings.map(({ name }) => ({ name })))(
    'of a single cell of $name are two of its edges',
    ({ name }) => {
      const { grid } = patchOf(name, 'rectangle', [1, 1])!;
      expect(grid.cellCount).toBe(1);
      const [entrance, exit] = farthestOpenings({ grid, doors: new Uint8Array(grid.edgeCount) });
      expect([entrance.cell, exit.cell]).toEqual([0, 0]);
      expect(entrance.edge).not.toBe(exit.edge);
    },
  );
});

describe('a generated puzzle', () => {
  it('has exactly its two openings in the border, and a way between their cells', () => {
    const grids = new GridCache();
    let count = 0;
    for (const { name: cells } of tilings) {
      for (const shape of shapes) {
        for (const carver of carvers) {
          for (const size of [
            [7, 7],
            [14, 14],
            [21, 16],
          ] as const) {
            if (!patchOf(cells, shape, size)) continue;
            const puzzle = generate({ cells, shape, algorithm: carver.name, size, seed: 5 }, grids);
            const { grid, doors } = puzzle.maze;
            const wanted = [puzzle.entrance.edge, puzzle.exit.edge].sort((a, b) => a - b);
            expect(openBorderDoors(grid, doors)).toEqual(wanted);
            expect([puzzle.way.cells[0], puzzle.way.cells.at(-1)]).toEqual([
              puzzle.entrance.cell,
              puzzle.exit.cell,
            ]);
            count++;
          }
        }
      }
    }
    expect(count).toBeGreaterThan(3 * 8 * carvers.length);
  });
});

describe('the middle of an edge', () => {
  it('lies on a straight edge half way', () => {
    const { grid } = patchOf('square', 'rectangle', [1, 1])!;
    const middles = Array.from({ length: 4 }, (_, edge) => middleOfEdge(grid, edge).join());
    expect(middles.sort()).toEqual(['0,0.5', '0.5,0', '0.5,1', '1,0.5']);
  });

  it('lies on the arc itself', () => {
    const { grid } = patchOf('ring', 'rectangle', [4, 4])!;
    for (let edge = 0; edge < grid.edgeCount; edge++) {
      if (grid.borderOfEdge[edge] === OUTER)
        expect(Math.hypot(...middleOfEdge(grid, edge))).toBeCloseTo(2, 8);
    }
  });
});

describe('the slow search of these tests', () => {
  it('finds the way between the ends of a corridor', () => {
    const { grid } = patchOf('square', 'rectangle', [5, 1])!;
    const doors = Uint8Array.from(grid.borderOfEdge, (border) => (border === OUTER ? 0 : 1));
    expect(longestWay({ grid, doors })).toBe(4);
  });
});

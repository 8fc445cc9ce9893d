import { beforeAll, describe, expect, it } from 'vitest';
import type { Grid } from '../../src/grid/grid.ts';
import { weld } from '../../src/grid/weld.ts';
import { braid } from '../../src/maze/braid.ts';
import { type Maze, neighboursOf, OPEN } from '../../src/maze/maze.ts';
import { carvingOf } from '../../src/puzzle/carving.ts';
import { measure } from '../../src/puzzle/difficulty/measure.ts';
import { rootTree } from '../../src/puzzle/difficulty/tree.ts';
import { randomFrom } from '../../src/random.ts';
import { square } from '../../src/tilings/square.ts';
import { fieldOn, type Posed, wayOf } from './difficulty-mazes.ts';

const squares = (size: number): Grid => weld(square.tiles([size, size], false));

function carvedOn(grid: Grid, algorithm: string, loops: number): Posed {
  const { carver, manner } = carvingOf(algorithm);
  const random = randomFrom('work', grid.cellCount);
  const doors = carver.carve(grid, random, manner);
  braid(grid, doors, loops, random);
  return { maze: { grid, doors }, first: 0, last: grid.cellCount - 1 };
}

/** How often some work looks into a maze's arrays, for each cell. Time plays no part. */
function looksPerCell({ grid, doors }: Maze, work: (maze: Maze) => void): number {
  let looks = 0;
  const watched = <A extends Int32Array | Float64Array | Uint8Array>(array: A): A =>
    new Proxy(array, {
      get(target, key) {
        if (typeof key === 'string' && /^\d/.test(key)) looks++;
        const value: unknown = Reflect.get(target, key, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  const seen = {
    ...grid,
    sidesOfCell: watched(grid.sidesOfCell),
    edgeOfSide: watched(grid.edgeOfSide),
    cellsOfEdge: watched(grid.cellsOfEdge),
    xyOfCell: watched(grid.xyOfCell),
  };
  work({ grid: seen, doors: watched(doors) });
  return looks / grid.cellCount;
}

describe('measuring', () => {
  it.each([
    { kind: 'of winding mazes', on: (grid: Grid) => carvedOn(grid, 'backtracker', 0) },
    { kind: 'of mazes with many dead ends', on: (grid: Grid) => carvedOn(grid, 'prim-modified', 0) },
    { kind: 'of mazes with loops', on: (grid: Grid) => carvedOn(grid, 'wilson', 100) },
    { kind: 'of open fields', on: fieldOn },
  ])('looks no more often at each of 16 times as many cells: $kind', ({ on }) => {
    const [small, large] = [20, 80].map((size) => {
      const { maze, first, last } = on(squares(size));
      return looksPerCell(maze, (seen) => void measure(seen, 'square', first, last));
    });
    // Smaller ones have more of their cells at the border. n² would be 16 times as much, n log n half as much again.
    expect(large / small).toBeGreaterThan(0.8);
    expect(large / small).toBeLessThan(1.25);
  });

  it('would be found out if it hung the maze up at each cell of the way', () => {
    const [small, large] = [6, 18].map((size) => {
      const posed = carvedOn(squares(size), 'backtracker', 0);
      const way = wayOf(posed);
      return looksPerCell(posed.maze, (seen) => {
        for (const cell of way) rootTree(seen, [cell]);
      });
    });
    expect(large / small).toBeGreaterThan(2);
  });
});

describe('a maze of 250,000 cells', () => {
  const SIZE = 500;
  let grid: Grid;
  beforeAll(() => {
    grid = squares(SIZE);
  });

  // Quadratic work would take hours, and a call within a call for each cell would run out of stack.
  it('can be measured, as a perfect maze and with loops', () => {
    const perfect = carvedOn(grid, 'kruskal', 0);
    const doors = perfect.maze.doors.slice();
    braid(grid, doors, 100, randomFrom('loops'));
    const last = grid.cellCount - 1;
    const known = measure(perfect.maze, 'square', 0, last);
    const other = measure({ grid, doors }, 'square', 0, last);
    expect([known.score, other.score]).toEqual([100, 100]);
    expect(known.solutionLength).toBe(wayOf(perfect).length - 1);
    expect(other.solutionLength).toBeLessThan(known.solutionLength);
    expect(other.deadEnds).toBeLessThan(known.deadEnds / 10);
    expect([known.treeBalance === null, other.treeBalance]).toEqual([false, null]);
  });

  // To and fro, row by row.
  const labyrinth = (): Posed => {
    const way = Array.from({ length: SIZE * SIZE }, (_, i) => {
      const row = Math.floor(i / SIZE);
      return row % 2 === 0 ? i : (2 * row + 1) * SIZE - 1 - i;
    });
    const doors = new Uint8Array(grid.edgeCount);
    for (let i = 1; i < way.length; i++) {
      for (const { next, edge } of neighboursOf(grid, way[i])) if (next === way[i - 1]) doors[edge] = OPEN;
    }
    return { maze: { grid, doors }, first: way[0], last: way[way.length - 1] };
  };

  it('can be measured though one way leads through all', () => {
    const { maze, first, last } = labyrinth();
    expect(measure(maze, 'square', first, last)).toMatchObject({
      score: 0,
      solutionLength: SIZE * SIZE - 1,
      turns: 2 * (SIZE - 1),
      deadEnds: 2,
    });
  });

  it('can be measured though one branch goes through nearly all', () => {
    const { maze, first } = labyrinth();
    const { branchWeight, solutionLength, decisions } = measure(maze, 'square', first, first + 1);
    // From the first cell it is behind the goal; from the second it hangs on the first cell of the way.
    expect({ solutionLength, decisions }).toEqual({ solutionLength: 1, decisions: 0 });
    expect(branchWeight).toBeGreaterThan(SIZE * SIZE * 0.1);
  });
});

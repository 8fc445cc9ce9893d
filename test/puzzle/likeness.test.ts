import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carvingOf } from '../../src/puzzle/carving.ts';
import { likenessOf } from '../../src/puzzle/likeness.ts';
import { randomFrom } from '../../src/random.ts';
import { runs } from '../grid/fixed-seed.ts';
import { patchOf } from '../grid/patches.ts';
import { anyBraided } from './any-braided.ts';
import { anyMaze } from './any-maze.ts';
import { symmetries, transformed } from './square-trees.ts';

describe('the likeness of a maze', () => {
  it('is the same for every rotation and mirror, on all tilings', () => {
    fc.assert(
      fc.property(anyMaze(12), fc.constantFrom(...symmetries), ({ patch, maze }, symmetry) => {
        expect(likenessOf(transformed(patch.tiles, maze, symmetry)), symmetry.name).toBe(likenessOf(maze));
      }),
      runs(60),
    );
  });

  it('is the same whatever is open in the border', () => {
    fc.assert(
      fc.property(anyMaze(8), fc.nat(), ({ maze }, draw) => {
        const border = Array.from(maze.doors.keys()).filter((edge) => maze.grid.borderOfEdge[edge] >= 0);
        const doors = maze.doors.with(border[draw % border.length], 1);
        expect(likenessOf({ ...maze, doors })).toBe(likenessOf(maze));
      }),
      runs(40),
    );
  });

  it('is another one if a single door is moved', () => {
    fc.assert(
      fc.property(fc.oneof(anyMaze(10), anyBraided), fc.nat(), ({ maze }, draw) => {
        const { grid, doors } = maze;
        const inner = Array.from(doors.keys()).filter((edge) => grid.borderOfEdge[edge] < 0);
        fc.pre(inner.length > 0);
        const edge = inner[draw % inner.length];
        expect(likenessOf({ grid, doors: doors.with(edge, doors[edge] === 1 ? 0 : 1) })).not.toBe(
          likenessOf(maze),
        );
      }),
      runs(100),
    );
  });

  it('tells all mazes of 3×3 squares apart, but for turns and mirrors: 28 of the 192', () => {
    const { grid, tiles } = patchOf('square', 'rectangle', [3, 3])!;
    const inner = Array.from({ length: grid.edgeCount }, (_, edge) => edge).filter(
      (edge) => grid.borderOfEdge[edge] < 0,
    );
    const canonical = new Set<string>();
    const marks = new Set<string>();
    let trees = 0;
    for (let bits = 0; bits < 1 << inner.length; bits++) {
      const doors = new Uint8Array(grid.edgeCount);
      inner.forEach((edge, i) => {
        doors[edge] = (bits >> i) & 1;
      });
      const maze = { grid, doors };
      if (!isTree(maze)) continue;
      trees++;
      marks.add(likenessOf(maze));
      const images = [maze, ...symmetries.map((symmetry) => transformed(tiles, maze, symmetry))];
      canonical.add(images.map(placesOfDoors).sort()[0]);
    }
    expect(trees).toBe(192);
    expect(canonical.size).toBe(28);
    expect(marks.size).toBe(28);
  });

  it('differs between the mazes of any carver and seed', () => {
    const { grid } = patchOf('hexagon', 'rectangle', [9, 9])!;
    const marks = ['kruskal', 'backtracker'].flatMap((name) => {
      const { carver, manner } = carvingOf(name);
      return Array.from({ length: 100 }, (_, seed) =>
        likenessOf({ grid, doors: carver.carve(grid, randomFrom('likeness', seed), manner) }),
      );
    });
    expect(new Set(marks).size).toBe(marks.length);
  });
});

type Squares = Parameters<typeof likenessOf>[0];

function isTree({ grid, doors }: Squares): boolean {
  const part = Array.from({ length: grid.cellCount }, (_, cell) => cell);
  const rootOf = (cell: number): number => (part[cell] === cell ? cell : rootOf(part[cell]));
  let joined = 0;
  for (let edge = 0; edge < grid.edgeCount; edge++) {
    if (doors[edge] !== 1) continue;
    const [a, b] = [rootOf(grid.cellsOfEdge[2 * edge]), rootOf(grid.cellsOfEdge[2 * edge + 1])];
    if (a === b) return false;
    part[a] = b;
    joined++;
  }
  return joined === grid.cellCount - 1;
}

/** Where the doors are, from the upper left corner. */
function placesOfDoors({ grid, doors }: Squares): string {
  const [left, top] = grid.bounds;
  const { xyOfCell: xy, cellsOfEdge } = grid;
  return Array.from(doors.keys())
    .filter((edge) => doors[edge] === 1)
    .map((edge) => {
      const [a, b] = [cellsOfEdge[2 * edge], cellsOfEdge[2 * edge + 1]];
      return `${Math.round(xy[2 * a] + xy[2 * b] - 2 * left)},${Math.round(xy[2 * a + 1] + xy[2 * b + 1] - 2 * top)}`;
    })
    .sort()
    .join(' ');
}

import { describe, expect, it } from 'vitest';
import { doubleArea, flatten } from '../../src/geometry/ring.ts';
import type { Drawing } from '../../src/grid/drawing.ts';
import type { Grid } from '../../src/grid/grid.ts';
import type { Size } from '../../src/grid/types.ts';
import { buildGrid } from '../../src/puzzle/grids.ts';
import type { Shape } from '../../src/puzzle/spec.ts';
import { Refusal } from '../../src/refusal.ts';
import { tilings } from '../../src/tilings/index.ts';
import { cat, donut, heart, pinched, star, twoIslands } from './masks.ts';
import { shapes, titleOf } from './patches.ts';
import { faultsOf, ringOfCell } from './soundness.ts';

const smooth = (cells: string, shape: Shape, size: Size): Grid =>
  buildGrid({ cells, shape, edge: 'smooth', size });

/** The grid, or why it was refused; any other error is thrown. */
function gridOrRefusal(cells: string, shape: Shape, size: Size): Grid | string {
  try {
    return smooth(cells, shape, size);
  } catch (error) {
    if (error instanceof Refusal && error.kind === 'wish') return error.message;
    throw error;
  }
}

/** What goes wrong in some builds, in words: errors that are no refusals, and unsound grids. */
function troubleOf(builds: Iterable<readonly [string, Shape, Size]>): string[] {
  const trouble: string[] = [];
  for (const [cells, shape, size] of builds) {
    const name = `${cells}, ${titleOf(shape)}, ${size.join('×')}`;
    try {
      const made = gridOrRefusal(cells, shape, size);
      if (typeof made !== 'string') trouble.push(...faultsOf(made).map((fault) => `${name}: ${fault}`));
    } catch (error) {
      trouble.push(`${name}: ${error}`);
    }
  }
  return trouble;
}

/** Each cell's area to a thousandth, and its middle, in order of place. */
function cellsOf(grid: Grid): string[] {
  return Array.from({ length: grid.cellCount }, (_, cell) => {
    const area = doubleArea(flatten(ringOfCell(grid, cell).ring)) / 2;
    return [grid.xyOfCell[2 * cell], grid.xyOfCell[2 * cell + 1], area]
      .map((value) => Math.round(value * 1000) + 0)
      .join();
  }).sort();
}

function drawingOf(title: string, ...rings: readonly (readonly number[])[]): Drawing {
  return { title, phrase: `in a ${title}`, rings };
}

const masks = Object.entries({ heart, donut, cat, star, pinched }).map(([title, mask]) => ({ title, mask }));

describe('an outline along the sides of tiles', () => {
  it.each(masks.filter(({ title }) => title !== 'pinched'))(
    'leaves whole squares whole: the mask $title at multiples of its size',
    (shape) => {
      const rows = shape.mask.trimEnd().split('\n');
      const [across, down] = [Math.max(...rows.map((row) => row.length)), rows.length];
      for (const times of [1, 2, 3]) {
        const size = [across * times, down * times] as const;
        const [cut, whole] = [gridOrRefusal('square', shape, size), wholeOrRefusal('square', shape, size)];
        if (typeof cut === 'string' || typeof whole === 'string') {
          // Some fall apart where squares touch in a point only; then they do so either way.
          expect([typeof cut, typeof whole]).toEqual(['string', 'string']);
          continue;
        }
        expect(cellsOf(cut), `${size}`).toEqual(cellsOf(whole));
        expect([cut.edgeCount, cut.holeCount]).toEqual([whole.edgeCount, whole.holeCount]);
      }
    },
  );

  it('leaves whole triangles whole: a parallelogram, and a hexagon', () => {
    const high = Math.sqrt(3) / 2;
    // Four triangles' sides across and four rows, leaning by two.
    const leaning = drawingOf(
      'parallelogram',
      [2, 0, 6, 0, 4, 4 * high, 0, 4 * high].map((v) => v / (4 * high)),
    );
    const hexagon = drawingOf(
      'hexagon',
      [1, 0, 3, 0, 4, 2 * high, 3, 4 * high, 1, 4 * high, 0, 2 * high].map((v) => v / (4 * high)),
    );
    for (const [shape, count, wide] of [
      [leaning, 32, 6],
      [hexagon, 24, 4],
    ] as const) {
      // Two places across make one side; the middle of the patch is a corner of tiles or the middle of a side.
      const counts = [2 * wide, 2 * wide + 1, 2 * wide + 2, 2 * wide + 3].map(
        (across) => smooth('triangle', shape, [across, 4]).cellCount,
      );
      expect(counts, shape.title).toContain(count);
    }
  });

  it('cuts squares into halves, or leaves them whole, along diagonals through corners of tiles', () => {
    const diamond = drawingOf('diamond', [0.5, 0, 1, 0.5, 0.5, 1, 0, 0.5]);
    for (const side of [4, 6, 8, 10, 12]) {
      const grid = smooth('square', diamond, [side, side]);
      expect(faultsOf(grid)).toEqual([]);
      const areas = Array.from(
        { length: grid.cellCount },
        (_, cell) => doubleArea(flatten(ringOfCell(grid, cell).ring)) / 2,
      );
      expect(areas.reduce((all, area) => all + area, 0)).toBeCloseTo((side * side) / 2, 6);
      // Halves are as large as a sliver may not be: whole squares, halves, and what joined one or more halves.
      for (const area of areas) expect(Math.abs(area * 2 - Math.round(area * 2))).toBeLessThan(1e-6);
    }
  });

  it('takes corners of the outline that lie on corners of tiles, and sides that lie on sides, in any tiling', () => {
    const square = [
      [0, 0, 1, 0, 1, 1, 0, 1],
      [0, 0, 1, 0, 1, 0.5, 0.5, 0.5, 0.5, 1, 0, 1],
      [0.5, 0, 1, 0.5, 0.5, 1, 0, 0.5],
      [0, 0, 0.5, 0.5, 1, 0, 1, 1, 0.5, 0.75, 0, 1],
    ].map((ring, i) => drawingOf(`figure ${i}`, ring));
    const frame = drawingOf(
      'frame',
      [0, 0, 1, 0, 1, 1, 0, 1],
      [0.25, 0.25, 0.75, 0.25, 0.75, 0.75, 0.25, 0.75],
    );
    const builds = tilings.flatMap(({ name }, i) =>
      [...square, frame].flatMap((shape) =>
        [8 + (i % 2)].map((side): [string, Shape, Size] => [name, shape, [side, side]]),
      ),
    );
    expect(troubleOf(builds)).toEqual([]);
  });
});

function wholeOrRefusal(cells: string, shape: Shape, size: Size): Grid | string {
  try {
    return buildGrid({ cells, shape, edge: 'stepped', size });
  } catch (error) {
    if (error instanceof Refusal && error.kind === 'wish') return error.message;
    throw error;
  }
}

describe('very small and very large sizes', () => {
  it.each(tilings.map(({ name }, i) => ({ name, i })))(
    'give sound grids of $name or are refused',
    ({ name, i }) => {
      const sizes: Size[] = [
        [1, 1],
        [2, 2],
        [3, 3],
        [1, 6],
        [6, 1],
      ];
      const small = [...shapes, ...masks].flatMap((shape, j) =>
        [i + j, i + j + 2].map((turn): [string, Shape, Size] => [name, shape, sizes[turn % sizes.length]]),
      );
      expect(troubleOf(small)).toEqual([]);
    },
  );

  it('a large one of each tiling, each in a shape of its own', () => {
    const builds = tilings.map(({ name }, i): [string, Shape, Size] => [
      name,
      shapes[1 + (i % (shapes.length - 1))],
      [40, 40],
    ]);
    expect(troubleOf(builds)).toEqual([]);
  });
});

describe('a shape in pieces', () => {
  it('is refused, with the sizes of its parts, if they are more than crumbs', () => {
    const message = gridOrRefusal('square', { title: 'islands', mask: twoIslands }, [18, 6]);
    expect(message).toMatch(/2 parts .*\(of 36, 36 cells\)/);
    expect(gridOrRefusal('hexagon', { title: 'islands', mask: twoIslands }, [18, 6])).toMatch(/2 parts/);
  });

  it.each(['square', 'hexagon', 'triangle', 'penrose', 'hat', 'voronoi'])(
    'loses a speck, and says how many cells it had: %s',
    (cells) => {
      // A square of 30 by 30 cells or so, and a speck of 2 by 2 to its right.
      const speck = [1.1, 0.45, 1.1 + 1 / 15, 0.45, 1.1 + 1 / 15, 0.45 + 1 / 15, 1.1, 0.45 + 1 / 15];
      const square = [0, 0, 1, 0, 1, 1, 0, 1];
      const tiling = tilings.find(({ name }) => name === cells)!;
      const side = 30 * Math.sqrt(tiling.cellArea);
      const size: Size = [
        Math.round(((1.1 + 1 / 15) * side) / tiling.pitch[0]),
        Math.round(side / tiling.pitch[1]),
      ];
      const grid = smooth(cells, drawingOf('speck', square, speck), size);
      expect(faultsOf(grid)).toEqual([]);
      expect(grid.crumbs).toBeGreaterThan(0);
      expect(grid.crumbs).toBeLessThan(9);
      // Nothing of it is left: the grid is as wide as it is high.
      const [left, top, right, bottom] = grid.bounds;
      expect((right - left) / (bottom - top)).toBeCloseTo(1, 3);
    },
  );

  it('in one piece has lost nothing, and does not say so', () => {
    expect(smooth('square', 'circle', [20, 20]).crumbs).toBeUndefined();
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { boundsOf, doubleArea, flatten, isInside, type Polygon } from '../../src/geometry/ring.ts';
import { type Grid, OUTSIDE } from '../../src/grid/grid.ts';
import type { Outline, Size, Tile, Tiling } from '../../src/grid/types.ts';
import { weld } from '../../src/grid/weld.ts';
import { buildGrid } from '../../src/puzzle/grids.ts';
import { outlineOf, type Shape } from '../../src/puzzle/spec.ts';
import { tilings } from '../../src/tilings/index.ts';
import { effectiveOutline, shapes, titleOf } from './patches.ts';
import { areaInside, borderPoints, distanceToRings, placedRings } from './placed.ts';
import { faultsOf, lengthOfEdge, ringOfCell } from './soundness.ts';

/** All in corridors: how far a border may be from the outline, and how short an inner wall may be. */
const OFF = 0.02;
const SHORT = 1 / 3;
const SHORTEST = 0.2;
/** Part of the inner walls that may be shorter than SHORT, though no tile has a side so short. */
const FEW = 0.016;
/** A cell has at least this part of the usual area of its kind. */
const LEAST = 0.4999;

/** Cells in the box around an outline, by turns. */
const COUNTS = [100, 50, 70];

interface Cut {
  readonly name: string;
  readonly outline: Outline;
  readonly rings: readonly Polygon[];
  readonly tiles: readonly Tile[];
  readonly cellArea: number;
  readonly grid: Grid;
  /** Length of the shortest side between two tiles. */
  readonly shortest: number;
}

function shortestSide(tiles: readonly Tile[]): number {
  const grid = weld(tiles);
  let least = Infinity;
  for (let edge = 0; edge < grid.edgeCount; edge++) {
    if (grid.cellsOfEdge[2 * edge + 1] !== OUTSIDE) least = Math.min(least, lengthOfEdge(grid, edge));
  }
  return least;
}

function cutOf(tiling: Tiling, shape: Shape, size: Size): Cut | undefined {
  const box = [size[0] * tiling.pitch[0], size[1] * tiling.pitch[1]] as const;
  const outline = effectiveOutline(tiling, shape, 'smooth', box[0] / box[1]);
  if (outline.rings.length === 0) return undefined;
  const tiles = tiling.tiles(size, true);
  return {
    name: `${tiling.name}, ${titleOf(shape)}, ${size.join('×')}`,
    outline,
    rings: placedRings(outline, tiles, box),
    tiles,
    cellArea: tiling.cellArea,
    grid: buildGrid({ cells: tiling.name, shape, edge: 'smooth', size }),
    shortest: shortestSide(tiles),
  };
}

function cellAreas(grid: Grid): number[] {
  return Array.from(
    { length: grid.cellCount },
    (_, cell) => doubleArea(flatten(ringOfCell(grid, cell).ring)) / 2,
  );
}

const areaOf = (tile: Tile): number => Math.abs(doubleArea(flatten(tile))) / 2;

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

describe.each(tilings.map((tiling, i) => ({ name: tiling.name, tiling, i })))(
  '$name cut along every outline',
  ({ tiling, i }) => {
    const cuts: Cut[] = [];
    beforeAll(() => {
      shapes.forEach((shape, j) => {
        const side = Math.sqrt(COUNTS[(i + j) % COUNTS.length] * tiling.cellArea);
        const [across, down] = tiling.pitch.map((pitch) => Math.round(side / pitch));
        const cut = cutOf(tiling, shape, [across, down]);
        if (cut) cuts.push(cut);
      });
    });

    it('makes sound grids with the holes of the outline, and leaves out no cell', () => {
      for (const { name, grid, outline } of cuts) {
        expect(faultsOf(grid), name).toEqual([]);
        expect(grid.holeCount, name).toBe(outline.holes ?? 0);
        expect(grid.crumbs ?? 0, name).toBe(0);
      }
      expect(cuts.length).toBeGreaterThanOrEqual(shapes.length - 1);
    });

    it('fills just the outline', () => {
      for (const { name, grid, rings } of cuts) {
        const share = sum(cellAreas(grid)) / areaInside(rings);
        expect(Math.abs(share - 1), name).toBeLessThan(0.002);
      }
    });

    it('has its border on the outline, at the points and between them', () => {
      for (const { name, grid, rings } of cuts) {
        const { ends, middles } = borderPoints(grid);
        const off = Math.max(...[...ends, ...middles].map(([x, y]) => distanceToRings(rings, x, y)));
        expect(off / grid.corridor, name).toBeLessThan(OFF);
      }
    });

    it('leaves no sliver: each cell has half the area of its tile, or of a usual one', () => {
      for (const { name, grid, tiles, cellArea } of cuts) {
        const flat = tiles.map((tile) => ({
          ring: flatten(tile),
          area: areaOf(tile),
          bounds: boundsOf([flatten(tile)]),
        }));
        const mean = Math.min(cellArea, sum(flat.map(({ area }) => area)) / flat.length);
        const areas = cellAreas(grid);
        const small = areas.filter((area, cell) => {
          const [x, y] = [grid.xyOfCell[2 * cell], grid.xyOfCell[2 * cell + 1]];
          // The middle of a cell with a dent may lie in its neighbour.
          const own = flat.find(
            ({ ring, bounds: [left, top, right, bottom] }) =>
              left <= x && x <= right && top <= y && y <= bottom && isInside([ring], x, y),
          );
          return area < LEAST * Math.min(mean, own?.area ?? mean);
        });
        expect(small, name).toEqual([]);
      }
    });

    it('leaves hardly a wall shorter than a third of a corridor, unless tiles have sides as short', () => {
      let [short, all] = [0, 0];
      for (const { name, grid, shortest } of cuts) {
        for (let edge = 0; edge < grid.edgeCount; edge++) {
          if (grid.cellsOfEdge[2 * edge + 1] === OUTSIDE) continue;
          const length = lengthOfEdge(grid, edge);
          expect(length / grid.corridor, `${name}: edge ${edge}`).toBeGreaterThan(SHORTEST);
          if (length < Math.min(SHORT * grid.corridor, 0.999 * shortest)) short++;
          all++;
        }
      }
      expect(short / all).toBeLessThan(FEW);
    });
  },
);

describe('what has a mirror', () => {
  /** Cells whose middle has none across the grid's upright middle line, to a few hundredths. */
  const lonely = ({ bounds: [left, , right], cellCount, xyOfCell: xy }: Grid): number => {
    const cells = Array.from({ length: cellCount }, (_, cell) => cell);
    return cells.filter((a) => {
      const x = left + right - xy[2 * a];
      return !cells.some((b) => Math.hypot(xy[2 * b] - x, xy[2 * b + 1] - xy[2 * a + 1]) < 0.03);
    }).length;
  };

  it.each(['circle', 'octagon', 'donut', 'diamond'])(
    'cuts squares in a %s into cells that mirror each other',
    (shape) => {
      for (let across = 6; across <= 16; across++) {
        const grid = buildGrid({ cells: 'square', shape, edge: 'smooth', size: [across, across] });
        expect(lonely(grid), `${across}`).toBe(0);
      }
    },
  );

  it('the check can fail', () => {
    expect(
      lonely(buildGrid({ cells: 'square', shape: 'crescent', edge: 'smooth', size: [12, 12] })),
    ).toBeGreaterThan(9);
  });
});

describe('a stepped edge', () => {
  it('keeps cells whole: each is a tile of its tiling', () => {
    for (const [i, tiling] of tilings.entries()) {
      for (const shape of [shapes[1 + (i % (shapes.length - 1))], 'circle', 'star']) {
        const grid = buildGrid({ cells: tiling.name, shape, edge: 'stepped', size: [12, 11] });
        const keyOf = (ring: Polygon): string =>
          ring
            .map(([x, y]) => `${Math.round(x * 1e4) + 0},${Math.round(y * 1e4) + 0}`)
            .sort()
            .join(' ');
        const whole = new Set(
          tiling.tiles([12, 11], true).map((tile) => keyOf(tile.map(([x, y]) => [x, y]))),
        );
        for (let cell = 0; cell < grid.cellCount; cell++) {
          const corners = ringOfCell(grid, cell).ring.map(([x, y]): [number, number] => [x, y]);
          expect(whole.has(keyOf(corners)), `${tiling.name} in ${titleOf(shape)}: cell ${cell}`).toBe(true);
        }
      }
    }
  });
});

describe('the checks of these tests', () => {
  const square = tilings[0];

  it('see a border that is off, an area that is missing and a sliver', () => {
    const { grid, rings } = cutOf(square, 'circle', [14, 14])!;
    const whole = buildGrid({ cells: 'square', shape: 'circle', edge: 'stepped', size: [14, 14] });
    const { ends } = borderPoints(whole);
    expect(Math.max(...ends.map(([x, y]) => distanceToRings(rings, x, y)))).toBeGreaterThan(OFF);
    expect(Math.abs(sum(cellAreas(whole)) / areaInside(rings) - 1)).toBeGreaterThan(0.002);
    expect(Math.min(...cellAreas(grid))).toBeLessThan(1);
  });

  it('know the area of a ring and of a hole', () => {
    expect(areaInside(placedRings(outlineOf('circle'), square.tiles([10, 10], true), [10, 10]))).toBeCloseTo(
      25 * Math.PI,
      0,
    );
    const donut = outlineOf('donut');
    const area = areaInside(placedRings(donut, square.tiles([10, 10], true), [10, 10]));
    expect(area / 100).toBeCloseTo(donut.coverage, 2);
    expect(
      distanceToRings(
        [
          [
            [0, 0],
            [4, 0],
            [4, 4],
            [0, 4],
          ],
        ],
        2,
        1,
      ),
    ).toBe(1);
  });
});

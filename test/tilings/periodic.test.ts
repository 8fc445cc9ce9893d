import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundsOf, centroidOf, doubleArea, flatten } from '../../src/geometry/ring.ts';
import { cellAcross, OUTSIDE, partsOf } from '../../src/grid/grid.ts';
import type { Size, Tile, Tiling } from '../../src/grid/types.ts';
import { weld } from '../../src/grid/weld.ts';
import { brick } from '../../src/tilings/brick.ts';
import { cairo } from '../../src/tilings/cairo.ts';
import { dodecagon } from '../../src/tilings/dodecagon.ts';
import { floret } from '../../src/tilings/floret.ts';
import { hexagon } from '../../src/tilings/hexagon.ts';
import { kagome } from '../../src/tilings/kagome.ts';
import { octagon } from '../../src/tilings/octagon.ts';
import { rhombille } from '../../src/tilings/rhombille.ts';
import { rhombitrihexagonal } from '../../src/tilings/rhombitrihexagonal.ts';
import { snubSquare } from '../../src/tilings/snub-square.ts';
import { square } from '../../src/tilings/square.ts';
import { triangle } from '../../src/tilings/triangle.ts';
import { runs } from '../grid/fixed-seed.ts';
import { sharedLength } from '../grid/shared-lengths.ts';
import { TileFinder } from './tile-finder.ts';

interface Known {
  readonly tiling: Tiling;
  /** Neighbours of a cell away from the border. */
  readonly neighbours: readonly number[];
  /** Corners of the cells about each inner point, in order of size. */
  readonly points: readonly string[];
  /** Areas of its kinds of cells, as multiples of the smallest. */
  readonly areas: readonly number[];
  /** Cells in the patch of one place. */
  readonly single: number;
}

const [R2, R3] = [Math.sqrt(2), Math.sqrt(3)];
/** The first four are made by rows of their own, the others by `periodic`. */
const rows: readonly Known[] = [
  { tiling: square, neighbours: [4], points: ['4.4.4.4'], areas: [1], single: 1 },
  { tiling: triangle, neighbours: [3], points: ['3.3.3.3.3.3'], areas: [1], single: 1 },
  { tiling: hexagon, neighbours: [6], points: ['6.6.6'], areas: [1], single: 1 },
  { tiling: brick, neighbours: [6], points: ['6.6.6'], areas: [1, 2], single: 1 },
];
const lattices: readonly Known[] = [
  { tiling: octagon, neighbours: [4, 8], points: ['4.8.8'], areas: [1, 2 * (1 + R2)], single: 1 },
  { tiling: cairo, neighbours: [5], points: ['5.5.5', '5.5.5.5'], areas: [1], single: 2 },
  { tiling: floret, neighbours: [5], points: ['5.5.5', '5.5.5.5.5.5'], areas: [1], single: 2 },
  { tiling: kagome, neighbours: [3, 6], points: ['3.3.6.6'], areas: [1, 6], single: 4 },
  { tiling: rhombille, neighbours: [4], points: ['4.4.4', '4.4.4.4.4.4'], areas: [1], single: 10 },
  { tiling: snubSquare, neighbours: [3, 4], points: ['3.3.3.4.4'], areas: [1, 4 / R3], single: 8 },
  {
    tiling: rhombitrihexagonal,
    neighbours: [3, 4, 6],
    points: ['3.4.4.6'],
    areas: [1, 4 / R3, 6],
    single: 1,
  },
  {
    tiling: dodecagon,
    neighbours: [4, 6, 12],
    points: ['4.6.12'],
    areas: [1, 1.5 * R3, 3 * (2 + R3)],
    single: 1,
  },
];
const all = [...rows, ...lattices].map((known) => ({ name: known.tiling.name, ...known }));

const sizes = (least: number, most: number): fc.Arbitrary<Size> =>
  fc.tuple(fc.integer({ min: least, max: most }), fc.integer({ min: least, max: most }));
/** One row, one column, and a few of both. */
const fewCells = fc.oneof(
  sizes(1, 6),
  fc.integer({ min: 1, max: 12 }).map((across): Size => [across, 1]),
  fc.integer({ min: 1, max: 12 }).map((down): Size => [1, down]),
);

const middleOf = (tile: Tile): [number, number] => centroidOf(flatten(tile));
const rounded = (number: number): number => Math.round(number * 1e4) / 1e4 + 0;

/** Pairs of cells as weld has found them, "smaller larger", sorted. */
function pairsOfGrid(tiles: readonly Tile[]): string[] {
  const grid = weld(tiles);
  const pairs: string[] = [];
  for (let edge = 0; edge < grid.edgeCount; edge++) {
    const [one, other] = [grid.cellsOfEdge[2 * edge], grid.cellsOfEdge[2 * edge + 1]];
    if (other !== OUTSIDE) pairs.push(`${Math.min(one, other)} ${Math.max(one, other)}`);
  }
  return pairs.sort();
}

/** Pairs of cells that share some of their boundary, straight from their corners. */
function pairsOfTiles(tiles: readonly Tile[]): string[] {
  const middles = tiles.map(middleOf);
  const pairs: string[] = [];
  for (let one = 0; one < tiles.length; one++) {
    for (let other = one + 1; other < tiles.length; other++) {
      const apart = Math.hypot(middles[one][0] - middles[other][0], middles[one][1] - middles[other][1]);
      if (apart < 4 && sharedLength(tiles[one], tiles[other]) > 1e-3) pairs.push(`${one} ${other}`);
    }
  }
  return pairs.sort();
}

/** Whether each tile, after a half turn (-1, -1) or in a mirror (-1, 1), lies on one. */
function isSymmetric(tiles: readonly Tile[], signX: number, signY: number): boolean {
  const [left, top, right, bottom] = boundsOf(tiles.map(flatten));
  const [x0, y0] = [(left + right) / 2, (top + bottom) / 2];
  const keyOf = (tile: Tile, sx: number, sy: number): string =>
    tile
      .map(([x, y]) => `${rounded(sx * (x - x0))} ${rounded(sy * (y - y0))}`)
      .sort()
      .join();
  const keys = new Set(tiles.map((tile) => keyOf(tile, 1, 1)));
  return tiles.every((tile) => keys.has(keyOf(tile, signX, signY)));
}

const isHalfTurned = (tiles: readonly Tile[]): boolean => isSymmetric(tiles, -1, -1);

describe.each(all)('$name', ({ tiling, neighbours, points, areas, single }) => {
  it('makes neighbours of the cells that share a side, and of no others', () => {
    fc.assert(
      fc.property(fewCells, fc.boolean(), (size, cover) => {
        const tiles = tiling.tiles(size, cover);
        if (tiles.length > 150) return;
        expect(pairsOfGrid(tiles)).toEqual(pairsOfTiles(tiles));
      }),
      runs(30),
    );
  });

  it('gives one part without holes, be it ever so narrow', () => {
    for (let across = 1; across <= 10; across++) {
      for (let down = 1; down <= 10; down++) {
        const tiles = tiling.tiles([across, down], false);
        const grid = weld(tiles);
        expect(partsOf(grid).sizes, `${across} x ${down}`).toEqual([tiles.length]);
        expect(grid.holeCount).toBe(0);
      }
    }
    expect(tiling.tiles([1, 1], false).length).toBe(single);
    expect(tiling.tiles([1, 40], false).length).toBeGreaterThan(15);
    expect(tiling.tiles([40, 1], false).length).toBeGreaterThan(20);
  });

  it('has inner cells, points and areas as its name says', () => {
    const tiles = tiling.tiles([9, 8], false);
    const grid = weld(tiles);
    const counts = tiles.map((_, cell) => grid.sidesOfCell[cell + 1] - grid.sidesOfCell[cell]);
    const isInner = counts.map((_, cell) =>
      grid.edgeOfSide
        .subarray(grid.sidesOfCell[cell], grid.sidesOfCell[cell + 1])
        .every((edge) => cellAcross(grid, edge, cell) !== OUTSIDE),
    );
    expect([...new Set(counts.filter((_, cell) => isInner[cell]))].sort((a, b) => a - b)).toEqual(neighbours);

    const cellsAt = new Map<string, number[]>();
    tiles.forEach((tile, cell) => {
      for (const [x, y] of tile) {
        const key = `${rounded(x)} ${rounded(y)}`;
        cellsAt.set(key, [...(cellsAt.get(key) ?? []), cell]);
      }
    });
    const found = [...cellsAt.values()]
      .filter((cells) => cells.every((cell) => isInner[cell]))
      .map((cells) =>
        cells
          .map((cell) => tiles[cell].length)
          .sort((a, b) => a - b)
          .join('.'),
      );
    expect([...new Set(found)].sort()).toEqual(points);

    const own = tiles.map((tile) => Math.abs(doubleArea(flatten(tile))) / 2);
    const least = Math.min(...own);
    const kinds = [...new Set(own.map((area) => (area / least).toFixed(6)))]
      .map(Number)
      .sort((a, b) => a - b);
    expect(kinds.length).toBe(areas.length);
    for (let kind = 0; kind < areas.length; kind++) expect(kinds[kind]).toBeCloseTo(areas[kind], 4);
  });

  it('is about as large as it was asked to be', () => {
    fc.assert(
      fc.property(sizes(6, 40), (size) => {
        const tiles = tiling.tiles(size, false);
        const box = size[0] * tiling.pitch[0] * size[1] * tiling.pitch[1];
        const area = tiles.reduce((sum, tile) => sum + Math.abs(doubleArea(flatten(tile))) / 2, 0);
        expect(area / box).toBeGreaterThan(0.7);
        expect(area / box).toBeLessThan(1.15);
        const [left, top, right, bottom] = boundsOf(tiles.map(flatten));
        expect(Math.abs(right - left - size[0] * tiling.pitch[0])).toBeLessThan(2);
        expect(Math.abs(bottom - top - size[1] * tiling.pitch[1])).toBeLessThan(2);
      }),
      runs(30),
    );
  });

  it('covers the box in the middle of its bounds and a place beyond, each point once', () => {
    fc.assert(
      fc.property(fewCells, (size) => {
        const tiles = tiling.tiles(size, true);
        const finder = new TileFinder(tiles);
        const [left, top, right, bottom] = boundsOf(tiles.map(flatten));
        const width = (size[0] + 2) * tiling.pitch[0];
        const height = (size[1] + 2) * tiling.pitch[1];
        // Both steps are irrational, so that no row of points runs along a side; the corners are among them, nearly.
        for (let i = 0; i <= 400; i++) {
          const u = i < 4 ? (i % 2) - 0.5 : ((i * R2) % 1) - 0.5;
          const v = i < 4 ? Math.floor(i / 2) - 0.5 : ((i * R3) % 1) - 0.5;
          const x = (left + right) / 2 + u * (width - 2e-5);
          const y = (top + bottom) / 2 + v * (height - 3e-5);
          expect(finder.at(x, y).length, `at ${x}, ${y} of ${size}`).toBe(1);
        }
      }),
      runs(20),
    );
  });

  it('looks the same from both sides', () => {
    for (let across = 1; across <= 9; across++) {
      for (let down = 1; down <= 9; down++) {
        const tiles = tiling.tiles([across, down], false);
        const isMirrored = isSymmetric(tiles, -1, 1) || isSymmetric(tiles, 1, -1);
        expect(isMirrored || isHalfTurned(tiles), `${across} x ${down}`).toBe(true);
      }
    }
  });
});

describe.each(lattices.map(({ tiling }) => ({ name: tiling.name, tiling })))('$name', ({ tiling }) => {
  it('maps onto itself under half a turn', () => {
    fc.assert(
      fc.property(sizes(1, 20), fc.boolean(), (size, cover) => {
        expect(isHalfTurned(tiling.tiles(size, cover))).toBe(true);
      }),
      runs(60),
    );
  });

  it('comes in reading order', () => {
    for (const cover of [false, true]) {
      const middles = tiling.tiles([7, 9], cover).map(middleOf);
      for (let i = 1; i < middles.length; i++) {
        const [[x0, y0], [x1, y1]] = [middles[i - 1], middles[i]];
        expect(Math.abs(y1 - y0) < 1e-6 ? x1 > x0 : y1 > y0, `cell ${i}`).toBe(true);
      }
    }
  });

  it('has corners that agree far better than weld needs, far out', () => {
    const tiles = tiling.tiles([90, 3], false);
    const exact = new Set(tiles.flat().map(([x, y]) => `${Math.round(x * 1e9)} ${Math.round(y * 1e9)}`));
    const coarse = new Set(tiles.flat().map(([x, y]) => `${Math.round(x * 1e4)} ${Math.round(y * 1e4)}`));
    // A few may fall on either side of a bucket's seam.
    expect(exact.size).toBeLessThan(1.02 * coarse.size);
  });

  it('has cells of area 1 on average', () => {
    const tiles = tiling.tiles([60, 60], true);
    const area = tiles.reduce((sum, tile) => sum + Math.abs(doubleArea(flatten(tile))) / 2, 0);
    expect(tiling.cellArea).toBe(1);
    expect(area / tiles.length).toBeGreaterThan(0.96);
    expect(area / tiles.length).toBeLessThan(1.04);
  });
});

describe('the checks', () => {
  const tiles = kagome.tiles([4, 4], false);

  it('see a missing cell and one that is out of place', () => {
    expect(isHalfTurned(tiles)).toBe(true);
    expect(isHalfTurned(tiles.slice(1))).toBe(false);
    const shifted = tiles.map((tile, i) => (i === 5 ? tile.map(([x, y]) => [x + 0.01, y] as const) : tile));
    expect(isHalfTurned(shifted)).toBe(false);
    expect(pairsOfGrid(tiles)).toEqual(pairsOfTiles(tiles));
    expect(pairsOfGrid(shifted)).not.toEqual(pairsOfGrid(tiles));
  });

  it('see a T-junction that is missing from a long side', () => {
    const bricks = brick.tiles([3, 3], false);
    const bare = bricks.map((tile) => (tile.length === 6 ? tile.filter((_, i) => i !== 1 && i !== 4) : tile));
    expect(pairsOfTiles(bare)).toEqual(pairsOfTiles(bricks));
    expect(pairsOfGrid(bare)).not.toEqual(pairsOfTiles(bare));
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundsOf, doubleArea, flatten, isInside } from '../../src/geometry/ring.ts';
import { OUTSIDE, partsOf } from '../../src/grid/grid.ts';
import type { Size, Tile } from '../../src/grid/types.ts';
import { weld } from '../../src/grid/weld.ts';
import { hat } from '../../src/tilings/hat.ts';
import { penrose } from '../../src/tilings/penrose.ts';
import { phyllotaxis } from '../../src/tilings/phyllotaxis.ts';
import { ring } from '../../src/tilings/ring.ts';
import { voronoi } from '../../src/tilings/voronoi.ts';
import { runs } from '../grid/fixed-seed.ts';
import { areaOf, sidesOf, touchingPairs, turnsOf, weldedPairs } from './measures.ts';
import { coverings, pointsIn, TileFinder } from './tile-finder.ts';

const GOLDEN = (1 + Math.sqrt(5)) / 2;
const aperiodic = [penrose, hat, voronoi, phyllotaxis, ring];
const rows: readonly Size[] = [
  [1, 1],
  [9, 1],
  [1, 9],
  [2, 7],
  [5, 4],
];
const anySize = fc.tuple(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 1, max: 24 }));

describe.each(aperiodic.map((tiling) => ({ name: tiling.name, tiling })))('$name', ({ tiling }) => {
  it.each(rows)('of %i by %i has an edge between cells just where they share a side', (...size) => {
    for (const cover of [false, true]) {
      const tiles = tiling.tiles(size, cover);
      expect(weldedPairs(tiles)).toEqual(touchingPairs(tiles));
    }
  });

  it('is one part without a hole, with cells as large as it says', () => {
    fc.assert(
      fc.property(anySize, fc.boolean(), (size, cover) => {
        const tiles = tiling.tiles(size, cover);
        const grid = weld(tiles);
        expect(partsOf(grid).sizes).toEqual([tiles.length]);
        expect(grid.holeCount).toBe(0);
      }),
      runs(60),
    );
    const tiles = tiling.tiles([60, 60], false);
    const area = tiles.reduce((sum, tile) => sum + areaOf(tile), 0);
    expect(Math.abs(area / tiles.length / tiling.cellArea - 1)).toBeLessThan(0.07);
  });

  it('covers the box in the middle of its bounds and a place beyond, each point once', () => {
    fc.assert(
      fc.property(anySize, (size) => {
        expect(coverings(tiling, size, tiling.tiles(size, true))).toEqual([1]);
      }),
      runs(25),
    );
  });

  it('lies nowhere on itself', () => {
    fc.assert(
      fc.property(anySize, (size) => {
        const tiles = tiling.tiles(size, false);
        const [left, top, right, bottom] = boundsOf(tiles.map(flatten));
        const finder = new TileFinder(tiles);
        const middle = [(left + right) / 2, (top + bottom) / 2] as const;
        let most = 0;
        for (const [x, y] of pointsIn(middle, right - left, bottom - top)) {
          most = Math.max(most, finder.at(x, y).length);
        }
        expect(most).toBe(1);
      }),
      runs(25),
    );
  });

  it('is the same every time', () => {
    expect(tiling.tiles([9, 6], true)).toEqual(tiling.tiles([9, 6], true));
    expect(tiling.tiles([9, 6], false)).toEqual(tiling.tiles([9, 6], false));
  });
});

describe('the checks', () => {
  it('see a corner that is not listed, a gap and an overlap', () => {
    const tiles = hat.tiles([5, 5], true);
    const withoutMiddles = tiles.map((tile) => tile.filter((_, i) => Math.abs(turnsOf(tile)[i]) > 1e-9));
    expect(withoutMiddles[0].length).toBe(13);
    expect(weldedPairs(withoutMiddles)).not.toEqual(touchingPairs(withoutMiddles));
    const middle = tiles.findIndex((tile) => boundsOf([tile])[0] > -1 && boundsOf([tile])[1] > -1);
    expect(coverings(hat, [5, 5], tiles.toSpliced(middle, 1))).toEqual([0, 1]);
    expect(coverings(hat, [5, 5], [...tiles, tiles[middle]])).toEqual([1, 2]);
  });
});

describe('patches of whole cells', () => {
  it.each([penrose, hat])('are about as large as asked for: $name', (tiling) => {
    fc.assert(
      fc.property(anySize, ([across, down]) => {
        const tiles = tiling.tiles([across, down], false);
        const [left, top, right, bottom] = boundsOf(tiles.map(flatten));
        expect(Math.abs(right - left - across * tiling.pitch[0])).toBeLessThan(2.1);
        expect(Math.abs(bottom - top - down * tiling.pitch[1])).toBeLessThan(2.1);
        if (Math.min(across, down) < 6) return;
        expect(Math.abs(tiles.length / across / down - 1)).toBeLessThan(0.2);
      }),
      runs(60),
    );
  });

  it.each([penrose, hat])(
    'have no cell that hangs on by one side, unless they are narrow: $name',
    (tiling) => {
      fc.assert(
        fc.property(anySize, ([across, down]) => {
          const tiles = tiling.tiles([across + 2, down + 2], false);
          const held = new Map<string, number>();
          for (const cell of weldedPairs(tiles).flatMap((pair) => pair.split('-'))) {
            held.set(cell, (held.get(cell) ?? 0) + 1);
          }
          expect(Math.min(...held.values())).toBeGreaterThan(1);
        }),
        runs(60),
      );
    },
  );
});

describe('Penrose rhombs', () => {
  const tiles = penrose.tiles([60, 60], false);

  it('are of two shapes, in the golden ratio', () => {
    const areas = new Map<string, number>();
    for (const tile of tiles) {
      const area = areaOf(tile).toFixed(6);
      areas.set(area, (areas.get(area) ?? 0) + 1);
    }
    const [thin, thick] = [Math.sin(Math.PI / 5).toFixed(6), Math.sin(0.4 * Math.PI).toFixed(6)];
    expect([...areas.keys()].sort()).toEqual([thin, thick]);
    expect(Math.abs(areas.get(thick)! / areas.get(thin)! / GOLDEN - 1)).toBeLessThan(0.02);
    const sides = tiles.flatMap(sidesOf);
    expect(sides.length).toBe(4 * tiles.length);
    expect(Math.max(...sides) - 1).toBeLessThan(1e-9);
    expect(1 - Math.min(...sides)).toBeLessThan(1e-9);
  });

  it('mirror left and right, and look the same after a fifth of a turn about the middle', () => {
    const nameOf = (x: number, y: number): string => `${Math.round(x * 1e6)} ${Math.round(y * 1e6)}`;
    const there = new Set(tiles.flat().map(([x, y]) => nameOf(x, y)));
    const [cos, sin] = [Math.cos(0.4 * Math.PI), Math.sin(0.4 * Math.PI)];
    const inside = tiles.flat().filter(([x, y]) => Math.hypot(x, y) < 20);
    expect(inside.filter(([x, y]) => !there.has(nameOf(-x, y)))).toEqual([]);
    expect(inside.filter(([x, y]) => !there.has(nameOf(x * cos - y * sin, x * sin + y * cos)))).toEqual([]);
  });
});

describe('hats', () => {
  const tiles = hat.tiles([50, 50], true);
  const STEP = 1 / Math.sqrt(8 * Math.sqrt(3));

  /** Steps along two unit vectors, a sixth of a turn apart, to a corner. */
  function stepsTo([x, y]: Tile[number]): [number, number] {
    const second = y / (STEP * Math.sqrt(0.75));
    return [x / STEP - second / 2, second];
  }

  it('are congruent, with corners on a lattice', () => {
    const lengthsOf = (tile: Tile): string =>
      tile
        .flatMap(([x0, y0]) => tile.map(([x1, y1]) => Math.round(Math.hypot(x1 - x0, y1 - y0) * 1e6)))
        .join(' ');
    expect(new Set(tiles.map(lengthsOf)).size).toBe(1);
    const off = tiles
      .flat()
      .flatMap(stepsTo)
      .map((steps) => Math.abs(steps - Math.round(steps)));
    expect(Math.max(...off)).toBeLessThan(1e-6);
  });

  it('are eight kites each, and no kite is in two hats or, inside, in none', () => {
    // Six kites make a hexagon. A hat's first corner is the middle of one, and they are 6 steps or so from each other.
    const [originX, originY] = stepsTo(tiles[0][0]).map(Math.round);
    const isMiddle = (x: number, y: number): boolean => {
      const [fromX, fromY] = [x - originX, y - originY];
      return fromX % 2 === 0 && fromY % 2 === 0 && (fromX - fromY) % 6 === 0;
    };
    // A kite is known by its hexagon, and the unit vector from there into the kite.
    const vectors = [
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
      [0, -1],
      [1, -1],
    ];
    const kites: string[] = [];
    const counts = tiles.map((tile) => {
      const corners = tile.map((corner) => stepsTo(corner).map(Math.round) as [number, number]);
      const [left, top, right, bottom] = boundsOf([corners]);
      const before = kites.length;
      for (let x = left - 2; x <= right + 2; x++) {
        for (let y = top - 2; y <= bottom + 2; y++) {
          if (!isMiddle(x, y)) continue;
          for (const [dx, dy] of vectors) {
            if (isInside([corners], x + dx + 1e-4, y + dy + 2e-4)) kites.push(`${x} ${y} ${dx} ${dy}`);
          }
        }
      }
      return kites.length - before;
    });
    expect(new Set(counts)).toEqual(new Set([8]));
    const covered = new Set(kites);
    expect(covered.size).toBe(8 * tiles.length);
    const far = Math.floor(25 / STEP / 2);
    const missing: string[] = [];
    for (let x = -far; x <= far; x++) {
      for (let y = -far; y <= far; y++) {
        if (!isMiddle(x, y)) continue;
        for (const [dx, dy] of vectors) {
          const kite = `${x} ${y} ${dx} ${dy}`;
          if (!covered.has(kite)) missing.push(kite);
        }
      }
    }
    expect(missing).toEqual([]);
  });

  it('are mirrored once for every φ⁴ that are not', () => {
    const many = hat.tiles([100, 100], false);
    const mirrored = many.filter((tile) => doubleArea(tile) < 0).length;
    expect(Math.abs((many.length - mirrored) / mirrored / GOLDEN ** 4 - 1)).toBeLessThan(0.02);
  });
});

describe('cells of chance and of seeds', () => {
  it.each([voronoi, phyllotaxis])(
    'have no short side, no dent to speak of, and even areas: $name',
    (tiling) => {
      fc.assert(
        fc.property(anySize, fc.boolean(), ([across, down], cover) => {
          const tiles = tiling.tiles([across + 1, down + 1], cover);
          expect(Math.min(...tiles.flatMap(sidesOf))).toBeGreaterThan(0.34);
          expect(Math.min(...tiles.flatMap(turnsOf))).toBeGreaterThan(-0.21);
          expect(Math.min(...tiles.map(areaOf))).toBeGreaterThan(1 / 2.5);
          expect(Math.max(...tiles.map(areaOf))).toBeLessThan(2.5);
        }),
        runs(60),
      );
    },
  );

  it('of chance are as many as asked for, and fill the box', () => {
    fc.assert(
      fc.property(anySize, ([across, down]) => {
        const tiles = voronoi.tiles([across, down], false);
        expect(tiles.length).toBe(across * down);
        expect(boundsOf(tiles)).toEqual([0, 0, across, down]);
        expect(tiles.reduce((sum, tile) => sum + areaOf(tile), 0)).toBeCloseTo(across * down, 6);
      }),
      runs(60),
    );
  });

  it('of a sunflower end on a circle', () => {
    const { cellsOfEdge, edgeCount, endsOfPiece, piecesOfEdge, bulgeOfPiece, xyOfPoint } = weld(
      phyllotaxis.tiles([17, 20], false),
    );
    for (let edge = 0; edge < edgeCount; edge++) {
      for (let piece = piecesOfEdge[edge]; piece < piecesOfEdge[edge + 1]; piece++) {
        const inside = cellsOfEdge[2 * edge + 1] !== OUTSIDE;
        expect(bulgeOfPiece[piece] === 0).toBe(inside);
        if (inside) continue;
        for (const point of endsOfPiece.subarray(2 * piece, 2 * piece + 2)) {
          expect(Math.hypot(xyOfPoint[2 * point], xyOfPoint[2 * point + 1])).toBeCloseTo(8.5, 6);
        }
      }
    }
  });
});

describe('rings', () => {
  it('that cover a box begin with those that codes have known, whose last has whole outer sides', () => {
    for (const size of [
      [20, 20],
      [13, 9],
      [18, 24],
      [4, 5],
    ] as const) {
      const width = Math.min(...size) / 2 / Math.round(Math.min(...size) / 2);
      const known = Math.ceil(Math.hypot(...size) / 2 / width - 1e-9);
      const tiles = ring.tiles(size, true);
      const last = tiles
        .filter(([[x, y]]) => Math.abs(Math.hypot(x, y) / width - (known - 1)) < 0.01)
        .slice(1);
      expect(last.length).toBeGreaterThan(5);
      for (const tile of last) expect(tile.length).toBe(4);
    }
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundsOf, doubleArea, flatten, type Polygon } from '../../src/geometry/ring.ts';
import { partsOf } from '../../src/grid/grid.ts';
import type { Size, Tiling } from '../../src/grid/types.ts';
import { weld } from '../../src/grid/weld.ts';
import { hexagon } from '../../src/tilings/hexagon.ts';
import { tilings } from '../../src/tilings/index.ts';
import { ring } from '../../src/tilings/ring.ts';
import { square } from '../../src/tilings/square.ts';
import { triangle } from '../../src/tilings/triangle.ts';
import { runs } from '../grid/fixed-seed.ts';

const anySize: fc.Arbitrary<Size> = fc.tuple(
  fc.integer({ min: 2, max: 24 }),
  fc.integer({ min: 2, max: 24 }),
);

function areaOf(tiling: Tiling, size: Size, cover: boolean): number {
  return tiling.tiles(size, cover).reduce((sum, tile) => sum + Math.abs(doubleArea(flatten(tile))) / 2, 0);
}

/** Cells with each number of sides, the border's included, away from the border. */
function sidesInside(tiling: Tiling, size: Size): number[] {
  const grid = weld(tiling.tiles(size, false));
  const numbers = new Set<number>();
  for (let cell = 0; cell < grid.cellCount; cell++) {
    const edges = grid.edgeOfSide.subarray(grid.sidesOfCell[cell], grid.sidesOfCell[cell + 1]);
    if (edges.every((edge) => grid.cellsOfEdge[2 * edge + 1] !== -1)) numbers.add(edges.length);
  }
  return [...numbers].sort((a, b) => a - b);
}

describe.each(tilings.map((tiling) => ({ name: tiling.name, tiling })))('$name', ({ tiling }) => {
  it('gives one part of about the size asked for, without an outline', () => {
    fc.assert(
      fc.property(anySize, (size) => {
        const tiles = tiling.tiles(size, false);
        expect(partsOf(weld(tiles)).sizes).toEqual([tiles.length]);
        const [left, top, right, bottom] = boundsOf(tiles.map(flatten));
        // A patch of a form of its own fits its shorter side only.
        const [across, down] = tiling.own ? [Math.min(...size), Math.min(...size)] : size;
        // Whole cells of a tiling without straight rows fit a narrow box less well.
        const slack = [square, triangle, hexagon, ring].includes(tiling) ? 1.01 : 2;
        expect(Math.abs(right - left - across * tiling.pitch[0])).toBeLessThanOrEqual(slack);
        expect(Math.abs(bottom - top - down * tiling.pitch[1])).toBeLessThanOrEqual(slack);
      }),
      runs(60),
    );
  });

  it('covers the whole box with cells that overlap nowhere, for an outline to take its part', () => {
    fc.assert(
      fc.property(anySize, (size) => {
        const tiles = tiling.tiles(size, true);
        expect(partsOf(weld(tiles)).sizes).toEqual([tiles.length]);
        const [left, top, right, bottom] = boundsOf(tiles.map(flatten));
        const [width, height] = [size[0] * tiling.pitch[0], size[1] * tiling.pitch[1]];
        expect(right - left).toBeGreaterThan(width - 1e-3);
        expect(bottom - top).toBeGreaterThan(height - 1e-3);
        const outer = doubleArea(weldedOutline(tiling, size)) / 2;
        expect(areaOf(tiling, size, true) / outer).toBeCloseTo(1, 2);
      }),
      runs(40),
    );
  });

  it('says how large its cells are', () => {
    const size = [60, 60] as const;
    const count = tiling.tiles(size, false).length;
    expect(areaOf(tiling, size, false) / count / tiling.cellArea).toBeGreaterThan(0.93);
    expect(areaOf(tiling, size, false) / count / tiling.cellArea).toBeLessThan(1.07);
  });

  it('gives the same cells every time', () => {
    expect(tiling.tiles([7, 5], true)).toEqual(tiling.tiles([7, 5], true));
  });
});

/** The border of a patch of one part without holes, joined from its border edges. */
function weldedOutline(tiling: Tiling, size: Size): Polygon {
  const grid = weld(tiling.tiles(size, true));
  expect(grid.holeCount).toBe(0);
  const nextOfPoint = new Map<number, [number, number]>();
  for (let edge = 0; edge < grid.edgeCount; edge++) {
    if (grid.cellsOfEdge[2 * edge + 1] !== -1) continue;
    for (let piece = grid.piecesOfEdge[edge]; piece < grid.piecesOfEdge[edge + 1]; piece++) {
      nextOfPoint.set(grid.endsOfPiece[2 * piece], [
        grid.endsOfPiece[2 * piece + 1],
        grid.bulgeOfPiece[piece],
      ]);
    }
  }
  const [start] = nextOfPoint.keys();
  const corners: [number, number, number][] = [];
  let at = start;
  do {
    const [next, bulge] = nextOfPoint.get(at)!;
    corners.push([grid.xyOfPoint[2 * at], grid.xyOfPoint[2 * at + 1], bulge]);
    at = next;
  } while (at !== start);
  return flatten(corners);
}

describe('cells', () => {
  it('have the sides that their names promise, and a ring cell one more where the next ring doubles', () => {
    expect(sidesInside(square, [6, 6])).toEqual([4]);
    expect(sidesInside(triangle, [9, 6])).toEqual([3]);
    expect(sidesInside(hexagon, [6, 6])).toEqual([6]);
    // The middle cell has six neighbours.
    expect(sidesInside(ring, [20, 20])).toEqual([4, 5, 6]);
  });

  it('of rings stay between 1 and 2.1 wide', () => {
    for (const tile of ring.tiles([40, 40], false).slice(1)) {
      const [[x0, y0], [x1, y1]] = tile;
      const radius = Math.hypot(x0, y0);
      const chord = Math.hypot(x1 - x0, y1 - y0);
      const inner = 2 * radius * Math.asin(chord / 2 / radius);
      expect(inner).toBeGreaterThan(0.999);
      expect((inner * (radius + 1)) / radius).toBeLessThan(2.2);
    }
  });

  it('of squares are as many as across times down', () => {
    expect(square.tiles([7, 5], false).length).toBe(35);
    expect(triangle.tiles([7, 5], false).length).toBe(35);
  });
});

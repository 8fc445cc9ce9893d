import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doubleArea, flatten } from '../../src/geometry/ring.ts';
import { weld } from '../../src/grid/weld.ts';
import { regionPath } from '../../src/puzzle/region-path.ts';
import { around } from '../grid/around.ts';
import { runs } from '../grid/fixed-seed.ts';
import { anyPatch, squaresAt } from '../grid/patches.ts';
import { segmentsOf } from './drawn-path.ts';

const UNITS = 10_000;
const toUnits = (x: number, y: number): [number, number] => [Math.round(x * UNITS), Math.round(y * UNITS)];

/** Area inside a path that runs clockwise on a page, less that of its holes. */
function areaInside(path: ArrayLike<number>): number {
  const doubled = segmentsOf(path).reduce((sum, [x0, y0, x1, y1]) => sum + x0 * y1 - x1 * y0, 0);
  return doubled / 2 / UNITS ** 2;
}

describe('the path of a region', () => {
  it('has the area of its cells, whichever they are', () => {
    fc.assert(
      fc.property(anyPatch(12), fc.array(fc.nat(), { maxLength: 200 }), ({ grid, tiles }, draws) => {
        const cells = [...new Set(draws.map((draw) => draw % grid.cellCount))];
        const area = cells.reduce((sum, cell) => sum + Math.abs(doubleArea(flatten(tiles[cell]))) / 2, 0);
        expect(areaInside(regionPath(grid, cells, toUnits))).toBeCloseTo(area, 1);
      }),
      runs(60),
    );
  });

  // Eight squares round a hole, and one that touches them with a corner only.
  const grid = weld(squaresAt([...around, [3, 3], [3, 2]]));

  it('leaves out the sides between its cells, keeps holes free, and does without cells', () => {
    const ring = regionPath(grid, [0, 1, 2, 3, 4, 5, 6, 7], toUnits);
    expect(areaInside(ring)).toBeCloseTo(8, 9);
    expect(segmentsOf(ring)).toHaveLength(12 + 4);
    expect(areaInside(regionPath(grid, [0, 1, 2, 3, 4, 5, 6, 7, 8], toUnits))).toBeCloseTo(9, 9);
    expect(regionPath(grid, [], toUnits)).toHaveLength(0);
  });
});

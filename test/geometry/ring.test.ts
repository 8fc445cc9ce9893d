import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundsOf, type Corner, centroidOf, doubleArea, flatten, isInside } from '../../src/geometry/ring.ts';
import { runs } from '../grid/fixed-seed.ts';

const square: [number, number][] = [
  [0, 0],
  [2, 0],
  [2, 2],
  [0, 2],
];

describe('rings', () => {
  it('have a positive area the way angles grow, and a negative one the other way', () => {
    expect(doubleArea(square)).toBe(8);
    expect(doubleArea([...square].reverse())).toBe(-8);
  });

  it('flatten to nearly the area of the circle that their arcs make', () => {
    const circle: Corner[] = [
      [0, 0.5, 1],
      [1, 0.5, 1],
    ];
    const area = doubleArea(flatten(circle)) / 2;
    expect(area).toBeGreaterThan((0.99 * Math.PI) / 4);
    expect(area).toBeLessThan(Math.PI / 4);
  });

  it('have a centroid that moves with them, far from the origin too', () => {
    const anyShift = fc.integer({ min: -100_000, max: 100_000 });
    fc.assert(
      fc.property(anyShift, anyShift, (x, y) => {
        const [atX, atY] = centroidOf(square.map(([cornerX, cornerY]) => [cornerX + x, cornerY + y]));
        expect(atX - x).toBeCloseTo(1, 9);
        expect(atY - y).toBeCloseTo(1, 9);
      }),
      runs(100),
    );
    expect(
      centroidOf([
        [0, 0],
        [3, 0],
        [0, 3],
      ]),
    ).toEqual([1, 1]);
  });

  it('hold the points inside by the even-odd rule, so that a ring in a ring is a hole', () => {
    const hole: [number, number][] = [
      [0.5, 0.5],
      [1.5, 0.5],
      [1.5, 1.5],
      [0.5, 1.5],
    ];
    expect(isInside([square], 1, 1)).toBe(true);
    expect(isInside([square], 3, 1)).toBe(false);
    expect(isInside([square, hole], 1, 1)).toBe(false);
    expect(isInside([square, hole], 0.2, 1)).toBe(true);
  });

  it('are bounded by their smallest and largest coordinates', () => {
    expect(boundsOf([square, [[5, -1]]])).toEqual([0, -1, 5, 2]);
  });
});

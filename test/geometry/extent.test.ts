import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { extentOf } from '../../src/geometry/extent.ts';
import { CLOSE, CURVE, LINE, MOVE } from '../../src/geometry/path.ts';
import { turnedRight } from '../../src/geometry/turn.ts';
import { runs } from '../grid/fixed-seed.ts';

const place = fc.double({ min: -100, max: 100, noNaN: true });

describe('the box about a path', () => {
  test('is as tight as that of many points of its curve', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 8, maxLength: 8 }), (n) => {
        const found = extentOf([[MOVE, n[0], n[1], CURVE, ...n.slice(2)]]) ?? [];
        const at = (t: number, i: number): number => {
          const s = 1 - t;
          return s ** 3 * n[i] + 3 * s * s * t * n[i + 2] + 3 * s * t * t * n[i + 4] + t ** 3 * n[i + 6];
        };
        const steps = Array.from({ length: 1001 }, (_, i) => i / 1000);
        const [xs, ys] = [0, 1].map((i) => steps.map((t) => at(t, i)));
        const sampled = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
        found.forEach((side, i) => {
          expect(Math.abs(side - sampled[i])).toBeLessThan(0.001);
        });
      }),
      runs(200),
    );
  });

  test('is none without a point', () => expect(extentOf([[], []])).toBeUndefined());
});

test('a ring is turned to run clockwise, and covers what it did', () => {
  const left = [MOVE, 0, 0, LINE, 0, 10, CURVE, 5, 12, 8, 12, 10, 10, LINE, 10, 0, CLOSE];
  expect(turnedRight(left)).toEqual([
    MOVE,
    10,
    0,
    LINE,
    10,
    10,
    CURVE,
    8,
    12,
    5,
    12,
    0,
    10,
    LINE,
    0,
    0,
    CLOSE,
  ]);
  const right = turnedRight(left);
  expect(turnedRight(right)).toEqual(right);
  const two = [...left, ...left];
  expect(turnedRight(two)).toEqual(two);
});

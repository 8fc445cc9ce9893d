import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arcOf, flattenSide, lengthOf, middleOf } from '../../src/geometry/arc.ts';
import { arcTo } from '../../src/geometry/path.ts';
import { runs } from '../grid/fixed-seed.ts';
import { liesOn, type Side } from './drawings.ts';

const anyCoordinate = fc.double({ min: -20, max: 20, noNaN: true });
/** Sides with bulges up to 300° either way, none too short to have an angle. */
const anyArc: fc.Arbitrary<Side> = fc
  .tuple(
    anyCoordinate,
    anyCoordinate,
    anyCoordinate,
    anyCoordinate,
    fc.double({ min: 0.005, max: Math.tan((300 * Math.PI) / 180 / 4), noNaN: true }),
    fc.boolean(),
  )
  .filter(([x0, y0, x1, y1]) => Math.hypot(x1 - x0, y1 - y0) > 0.1)
  .map(([x0, y0, x1, y1, bulge, isLeft]) => [x0, y0, x1, y1, isLeft ? -bulge : bulge]);

/** Cubics that a pen was told to draw, with the point each starts from. */
function cubicsOf([x0, y0, x1, y1, bulge]: Side): number[][] {
  const cubics: number[][] = [];
  let at = [x0, y0];
  const unwanted = (): never => {
    throw new Error('an arc is curves and nothing else');
  };
  arcTo(
    {
      moveTo: unwanted,
      lineTo: unwanted,
      closePath: unwanted,
      bezierCurveTo: (...to) => {
        cubics.push([...at, ...to]);
        at = to.slice(4);
      },
    },
    x0,
    y0,
    x1,
    y1,
    bulge,
  );
  return cubics;
}

function pointOfCubic([x0, y0, x1, y1, x2, y2, x3, y3]: readonly number[], t: number): [number, number] {
  const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
  return [a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3];
}

describe('arcs', () => {
  it('begin and end where their side does', () => {
    fc.assert(
      fc.property(anyArc, (side) => {
        const [x0, y0, x1, y1] = side;
        const { x, y, radius, start, sweep } = arcOf(...side);
        expect(x + radius * Math.cos(start)).toBeCloseTo(x0, 6);
        expect(y + radius * Math.sin(start)).toBeCloseTo(y0, 6);
        expect(x + radius * Math.cos(start + sweep)).toBeCloseTo(x1, 6);
        expect(y + radius * Math.sin(start + sweep)).toBeCloseTo(y1, 6);
      }),
      runs(300),
    );
  });

  it('have their middle on the circle, half way along the sweep', () => {
    fc.assert(
      fc.property(anyArc, (side) => {
        const { x, y, radius, start, sweep } = arcOf(...side);
        const [middleX, middleY] = middleOf(...side);
        expect(middleX).toBeCloseTo(x + radius * Math.cos(start + sweep / 2), 6);
        expect(middleY).toBeCloseTo(y + radius * Math.sin(start + sweep / 2), 6);
      }),
      runs(300),
    );
  });

  it('turn the way atan2 grows where the bulge is positive: right round over the top, on a page', () => {
    expect(middleOf(0, 0, 2, 0, 1)).toEqual([1, -1]);
    expect(middleOf(0, 0, 2, 0, -1)).toEqual([1, 1]);
  });

  it('are as long as their flattened steps, and a straight side as its chord', () => {
    fc.assert(
      fc.property(anyArc, (side) => {
        const steps = [[side[0], side[1]], ...flattenSide(...side, Math.PI / 2000)];
        const sum = steps
          .slice(1)
          .reduce((all, [x, y], i) => all + Math.hypot(x - steps[i][0], y - steps[i][1]), 0);
        expect(sum / lengthOf(...side)).toBeCloseTo(1, 6);
        expect(lengthOf(side[0], side[1], side[2], side[3], 0)).toBe(
          Math.hypot(side[2] - side[0], side[3] - side[1]),
        );
      }),
      runs(100),
    );
    expect(lengthOf(0, 0, 2, 0, 1)).toBeCloseTo(Math.PI, 12);
  });

  it('flatten to points on themselves, the last one exactly the end', () => {
    fc.assert(
      fc.property(anyArc, (side) => {
        const steps = flattenSide(...side);
        expect(steps[steps.length - 1]).toEqual([side[2], side[3]]);
        for (const [x, y] of steps) expect(liesOn(side, x, y)).toBe(true);
      }),
      runs(200),
    );
    expect(flattenSide(0, 0, 3, 4, 0)).toEqual([[3, 4]]);
  });

  it('are drawn as cubics within 1/10,000 of the radius that end exactly at the end', () => {
    fc.assert(
      fc.property(anyArc, (side) => {
        const { x, y, radius } = arcOf(...side);
        const cubics = cubicsOf(side);
        expect(cubics[cubics.length - 1].slice(6)).toEqual([side[2], side[3]]);
        for (const cubic of cubics) {
          for (let t = 0; t <= 1; t += 1 / 16) {
            const [atX, atY] = pointOfCubic(cubic, t);
            expect(Math.abs(Math.hypot(atX - x, atY - y) / radius - 1)).toBeLessThan(1e-4);
          }
        }
      }),
      runs(100),
    );
  });

  it('are drawn through their middle, and not the other way round', () => {
    fc.assert(
      fc.property(anyArc, (side) => {
        const cubics = cubicsOf(side);
        const middle = cubics.length >> 1;
        const [x, y] = cubics.length % 2 === 1 ? pointOfCubic(cubics[middle], 0.5) : cubics[middle];
        const [wantedX, wantedY] = middleOf(...side);
        expect(Math.hypot(x - wantedX, y - wantedY) / arcOf(...side).radius).toBeLessThan(1e-4);
      }),
      runs(200),
    );
  });
});

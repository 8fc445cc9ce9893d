import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInside, type Polygon } from '../../src/geometry/ring.ts';
import { fitDrawing } from '../../src/grid/drawing.ts';
import { drawingOutline } from '../../src/outlines/drawing.ts';
import { runs } from '../grid/fixed-seed.ts';
import { crossingsOf } from './crossings.ts';
import { refusalOf } from './refused.ts';

const square = (x: number, y: number, side: number): Polygon => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
];
const outlineOf = (...rings: Polygon[]) => drawingOutline(fitDrawing('figure', 'in a figure', rings));

describe('a drawing', () => {
  it('fits its box, wherever and however large it was', () => {
    const { rings, aspect, coverage, title, phrase } = outlineOf([
      [-300, 1000],
      [500, 1000],
      [500, 1400],
    ]);
    expect(rings).toHaveLength(1);
    expect(new Set(rings[0].map(String))).toEqual(new Set(['0,0', '2,0', '2,1']));
    expect([aspect, coverage, title, phrase]).toEqual([2, 0.5, 'figure', 'in a figure']);
  });

  it('has the holes and islands that its rings tell by the even-odd rule', () => {
    const { holes, coverage, rings } = outlineOf(square(0, 0, 10), square(2, 2, 6), square(4, 4, 2));
    expect([holes, rings.length]).toEqual([1, 3]);
    expect(coverage).toBeCloseTo((100 - 36 + 4) / 100, 9);
  });

  it('tells a hole whose corner touches the border', () => {
    const { holes, coverage } = outlineOf(square(0, 0, 10), [
      [0, 5],
      [5, 2],
      [5, 8],
    ]);
    expect(holes).toBe(1);
    expect(coverage).toBeCloseTo(0.85, 4);
  });

  it('has whole steps of 1/100,000 as coordinates, and nothing else in its JSON', () => {
    const drawing = fitDrawing('t', 'p', [square(0.123456789, 7, Math.PI), square(1, 8, 1 / 3)]);
    for (const value of drawing.rings.flat()) expect(value * 1e5).toBeCloseTo(Math.round(value * 1e5), 6);
    expect(JSON.parse(JSON.stringify(drawing))).toEqual(drawing);
  });

  it('is thinned, and keeps its corners and its area', () => {
    const circle: Polygon = Array.from({ length: 20_000 }, (_, i) => {
      const angle = (2 * Math.PI * i) / 20_000;
      return [Math.cos(angle), Math.sin(angle)];
    });
    const { rings, coverage } = outlineOf(circle);
    expect(rings[0].length).toBeLessThan(150);
    expect(coverage).toBeCloseTo(Math.PI / 4, 3);
    const dense = square(0, 0, 1).flatMap(([x, y], i, all) => {
      const [nextX, nextY] = all[(i + 1) % 4];
      return Array.from({ length: 500 }, (_, k): [number, number] => [
        x + ((nextX - x) * k) / 500,
        y + ((nextY - y) * k) / 500,
      ]);
    });
    expect(outlineOf(dense).rings[0]).toHaveLength(4);
  });

  it('loses specks and pinholes, and fits its box without them', () => {
    const { rings, aspect } = outlineOf(square(0, 0, 10), square(5, 5, 0.1), square(19.9, 0, 0.1));
    expect(rings).toHaveLength(1);
    expect(aspect).toBe(1);
  });

  it('whose rings cross has rings that do not, with the same inside', () => {
    const point = fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 30 }));
    const anyRings = fc.array(fc.array(point, { minLength: 3, maxLength: 7 }), {
      minLength: 1,
      maxLength: 3,
    });
    const frame = square(-1, -1, 40);
    fc.assert(
      fc.property(anyRings, (rings) => {
        const outline = outlineOf(frame, ...rings);
        const found = outline.rings as Polygon[];
        expect(crossingsOf(found)).toBe(0);
        let differing = 0;
        for (let i = 0; i < 400; i++) {
          const [x, y] = [(i * 0.7548776) % 1, (i * 0.5698403) % 1];
          const was = isInside([frame, ...rings], x * 40 - 1, y * 40 - 1);
          if (was !== isInside(found, x, y)) differing++;
        }
        // Slivers are lost, and what lies within a hair of a line.
        expect(differing).toBeLessThan(4);
      }),
      runs(60),
    );
  });

  it('of nothing, or of next to nothing, is refused in one line', () => {
    expect(refusalOf(() => outlineOf())).toContain('nothing inside');
    expect(refusalOf(() => outlineOf([]))).toContain('nothing inside');
    expect(
      refusalOf(() =>
        outlineOf([
          [0, 0],
          [5, 5],
        ]),
      ),
    ).toContain('nothing inside');
    expect(
      refusalOf(() =>
        outlineOf([
          [0, 0],
          [100, 0],
          [100, 1],
        ]),
      ),
    ).toContain('20 times');
  });
});

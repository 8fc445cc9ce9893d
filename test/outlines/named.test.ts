import { describe, expect, it } from 'vitest';
import { flattenSide } from '../../src/geometry/arc.ts';
import { type Corner, doubleArea, flatten, isInside, type Polygon } from '../../src/geometry/ring.ts';
import { outlines } from '../../src/outlines/index.ts';
import { crossingsOf } from './crossings.ts';

/** Arcs in steps so small that what is measured on them is right to three digits. */
function fine(ring: readonly Corner[]): Polygon {
  return ring.flatMap(([x, y, bulge = 0], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length];
    return flattenSide(x, y, nextX, nextY, bulge, Math.PI / 180);
  });
}

const figures = outlines
  .filter(({ rings }) => rings.length > 0)
  .map((outline) => ({ name: outline.name, outline }));

describe.each(figures)('the outline $name', ({ outline }) => {
  const rings = outline.rings.map(fine);
  const aspect = outline.aspect as number;

  it('touches the four sides of its box, and stays inside', () => {
    const xs = rings.flat().map(([x]) => x);
    const ys = rings.flat().map(([, y]) => y);
    expect(Math.min(...xs)).toBeCloseTo(0, 4);
    expect(Math.max(...xs)).toBeCloseTo(aspect, 4);
    expect(Math.min(...ys)).toBeCloseTo(0, 4);
    expect(Math.max(...ys)).toBeCloseTo(1, 4);
  });

  it('covers the share of its box that it says, in fine straight steps and on a raster', () => {
    const [border, ...holes] = rings.map((ring) => Math.abs(doubleArea(ring)) / 2);
    const area = holes.reduce((sum, hole) => sum - hole, border);
    expect(area / aspect).toBeCloseTo(outline.coverage, 3);
    const ROWS = 90;
    const columns = Math.round(ROWS * aspect);
    let inside = 0;
    for (let y = 0; y < ROWS; y++) {
      for (let x = 0; x < columns; x++) {
        if (isInside(rings, ((x + 0.5) / columns) * aspect, (y + 0.5) / ROWS)) inside++;
      }
    }
    expect(Math.abs(inside / (ROWS * columns) - outline.coverage)).toBeLessThan(0.01);
  });

  it('does not cross itself', () => {
    expect(crossingsOf(rings)).toBe(0);
  });

  it('has as many holes as it says', () => {
    expect(outline.holes ?? 0).toBe(outline.name === 'donut' ? 1 : 0);
    expect(outline.rings.length).toBe(1 + (outline.holes ?? 0));
  });

  it('has no neck thinner than a twelfth of its height', () => {
    // Shrunk by a twenty-fourth all around, it still hangs together: what is left on a raster is one part.
    const ROWS = 60;
    const margin = ROWS / 24;
    const columns = Math.round(ROWS * aspect);
    const coarse = outline.rings.map(flatten);
    const around = Array.from({ length: 12 }, (_, i) => (2 * Math.PI * i) / 12);
    const isIn = (x: number, y: number): boolean => isInside(coarse, (x + 0.5) / ROWS, (y + 0.5) / ROWS);
    const left = new Set<number>();
    for (let y = 0; y < ROWS; y++) {
      for (let x = 0; x < columns; x++) {
        if (!isIn(x, y)) continue;
        if (around.every((a) => isIn(x + margin * Math.cos(a), y + margin * Math.sin(a))))
          left.add(y * columns + x);
      }
    }
    let parts = 0;
    for (const start of left) {
      parts++;
      const stack = [start];
      for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
        if (!left.delete(at)) continue;
        for (const row of [-columns, 0, columns]) stack.push(at + row - 1, at + row, at + row + 1);
      }
    }
    expect(parts).toBe(1);
  });

  it('has a heading that names it', () => {
    expect(outline.phrase).toBe(`in ${/^[aeo]/.test(outline.name) ? 'an' : 'a'} ${outline.name}`);
  });
});

describe('known coverages', () => {
  it.each([
    ['ellipse', Math.PI / 4, 0.75],
    ['triangle', 1 / 2, 2 / Math.sqrt(3)],
    ['pentagon', 0.691, 1.0515],
    ['hexagon', 3 / 4, Math.sqrt(3) / 2],
    ['octagon', 2 * Math.SQRT2 - 2, 1],
    ['diamond', 1 / 2, 0.75],
    ['cross', 5 / 9, 1],
    ['arrow', 1 / 2, 5 / 6],
    ['donut', (Math.PI / 4) * (1 - 0.16), 1],
  ])('%s: %f of a box %f wide', (name, coverage, aspect) => {
    const outline = outlines.find((one) => one.name === name)!;
    expect(outline.coverage).toBeCloseTo(coverage, 3);
    expect(outline.aspect).toBeCloseTo(aspect, 3);
  });
});

describe('symmetry', () => {
  it.each([
    'ellipse',
    'triangle',
    'pentagon',
    'hexagon',
    'octagon',
    'diamond',
    'star',
    'heart',
    'cross',
    'arrow',
    'donut',
  ])('%s is its own mirror image', (name) => {
    const { rings, aspect = 1 } = outlines.find((one) => one.name === name)!;
    const polygons = rings.map(fine);
    for (let i = 0; i < 500; i++) {
      const [x, y] = [((i * 0.7548776) % 1) * aspect, (i * 0.5698403) % 1];
      expect(isInside(polygons, x, y)).toBe(isInside(polygons, aspect - x, y));
    }
  });
});

describe('the check of crossings', () => {
  it('can fail', () => {
    const bow: Polygon = [
      [0, 0],
      [1, 1],
      [1, 0],
      [0, 1],
    ];
    expect(crossingsOf([bow])).toBe(1);
  });
});

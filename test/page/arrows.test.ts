import { describe, expect, test } from 'vitest';
import { trace } from '../../src/geometry/path.ts';
import type { PathMark } from '../../src/page/marks.ts';
import { mazeMarks } from '../../src/page/maze-marks.ts';
import { aim, type Wish } from '../../src/puzzle/aim.ts';
import { GridCache } from '../../src/puzzle/grids.ts';
import { drawPlate, type Plate } from '../../src/puzzle/plate.ts';
import { edges } from '../../src/puzzle/spec.ts';
import { tilings } from '../../src/tilings/index.ts';
import { shapes } from '../grid/patches.ts';
import type { Point } from '../readback/page-geometry.ts';
import { gapBetween, SegmentGrid } from '../readback/segments.ts';

const walls = { share: 0.065, thinnest: 0.75, thickest: 3 };

/** A mark's straight pieces in points; a curve counts as the line between its ends. */
function piecesOf({ path, originX, originY, scale }: PathMark): [Point, Point][] {
  const pieces: [Point, Point][] = [];
  const at = (x: number, y: number): Point => [originX + scale * x, originY + scale * y];
  let [start, last]: [Point, Point] = [
    [0, 0],
    [0, 0],
  ];
  const to = (next: Point): void => {
    pieces.push([last, next]);
    last = next;
  };
  trace(path, {
    moveTo: (x, y) => {
      start = at(x, y);
      last = start;
    },
    lineTo: (x, y) => to(at(x, y)),
    bezierCurveTo: (_x1, _y1, _x2, _y2, x, y) => to(at(x, y)),
    closePath: () => to(start),
  });
  return pieces;
}

/** Least distance from an arrow's outline to ink: a wall, or an answer. */
function clearance(plate: Plate, size: number, answer: boolean): number {
  const marks = mazeMarks(plate, { x: 0, y: 0, width: size, height: size }, walls, answer) as PathMark[];
  const ink = marks.filter(({ role }) => role === 'walls' || role === 'answer');
  let least = Infinity;
  for (const mark of ink) {
    const grid = new SegmentGrid(20);
    for (const [a, b] of piecesOf(mark)) grid.add(a, b);
    for (const arrow of marks.filter(({ role }) => role === 'arrow')) {
      for (const [a, b] of piecesOf(arrow)) {
        for (const near of grid.near(a, b, 10)) {
          least = Math.min(least, gapBetween(a, b, ...grid.endsOf(near)) - (mark.stroke ?? 0) / 2);
        }
      }
    }
  }
  return least;
}

const wishOf = (cells: readonly string[], edge: Wish['edge'], openings = 'far'): Wish => ({
  seed: 'arrows',
  count: 1,
  level: 'easy',
  cells,
  shapes,
  edge,
  openings,
  braid: 0,
  algorithms: [],
  aspect: 1,
});

/** Those with a gap in the border at least. */
const withGaps = ['far', 'opposite', 'corners', 'center'];

describe('arrows stand clear of walls and answers, in notches too', () => {
  test.each(tilings.map(({ name }, i) => ({ name, i })))('$name', ({ name, i }) => {
    const grids = new GridCache();
    for (let number = 1; number <= shapes.length; number++) {
      const openings = withGaps[(i + Math.floor(number / 2)) % withGaps.length];
      const wish = wishOf([name], edges[(i + number) % 2], openings);
      const plate = drawPlate(aim({ ...wish, level: number % 5 === 0 ? 'hard' : 'easy' }, number, grids));
      const what = `${number} ${JSON.stringify(plate.spec)}`;
      expect(clearance(plate, 540, false), what).toBeGreaterThan(0.2);
      expect(clearance(plate, 240, true), what).toBeGreaterThan(0.2);
    }
  });

  test('before blocks as thick as corridors, too', () => {
    const grids = new GridCache();
    for (let number = 1; number <= 12; number++) {
      const wish = { ...wishOf(['square'], 'stepped'), algorithms: ['dig'] };
      const plate = drawPlate(aim(wish, number, grids));
      const what = JSON.stringify(plate.spec);
      expect(clearance(plate, 540, false), what).toBeGreaterThan(0.2);
      expect(clearance(plate, 240, true), what).toBeGreaterThan(0.2);
    }
  });

  test('the measure can fail: an arrow that takes no heed of a notch meets its walls', () => {
    const wish: Wish = { ...wishOf(['hexagon', 'triangle'], 'stepped'), level: 'hard' };
    const grids = new GridCache();
    const plates = Array.from({ length: 40 }, (_, i) => drawPlate(aim(wish, i + 1, grids)));
    const heedless = plates.map(({ entrance, exit, ...plate }) => ({
      ...plate,
      entrance: { ...entrance, room: Infinity },
      exit: { ...exit, room: Infinity },
    }));
    expect(Math.min(...heedless.map((plate) => clearance(plate, 240, true)))).toBeLessThan(0.2);
  });
});

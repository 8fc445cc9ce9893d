import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Chain, chainsOf, type Strokes, traceChains } from '../../src/geometry/chains.ts';
import { CLOSE, CURVE, LINE, MOVE, PathBuilder } from '../../src/geometry/path.ts';
import { around } from '../grid/around.ts';
import { runs } from '../grid/fixed-seed.ts';
import { anyPatch } from '../grid/patches.ts';
import { degreeOf, faultsOfDrawing, sidesOfChains, strokesOf } from './drawings.ts';

/** Some pieces of the grids of every tiling: what walls look like. */
const anyWalls: fc.Arbitrary<Strokes> = fc
  .record({
    patch: anyPatch(7),
    share: fc.double({ min: 0.05, max: 1, noNaN: true }),
    draw: fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
  })
  .map(({ patch: { grid }, share, draw }) => {
    const kept = Array.from(grid.bulgeOfPiece.keys()).filter(() => draw.next().value <= share);
    return {
      // Half of them backwards, since a stroke may be drawn either way.
      ends: kept.flatMap((piece) => {
        const [a, b] = [grid.endsOfPiece[2 * piece], grid.endsOfPiece[2 * piece + 1]];
        return piece % 2 === 0 ? [a, b] : [b, a];
      }),
      bulges: kept.map((piece) => (piece % 2 === 0 ? 1 : -1) * grid.bulgeOfPiece[piece]),
      xy: grid.xyOfPoint,
    };
  });

function oddPoints(strokes: Strokes): number {
  const points = new Set(Array.from(strokes.ends));
  return [...points].filter((point) => degreeOf(strokes, point) % 2 === 1).length;
}

/** Joints of a chain at which two straight sides go straight on: there should be none. */
function straightJoints({ points, bulges, closed }: Chain, xy: ArrayLike<number>): number {
  let count = 0;
  const sides = bulges.length;
  for (let i = 0; i < (closed ? sides : sides - 1); i++) {
    const [a, b, c] = [points[i], points[i + 1], points[((i + 1) % sides) + 1]];
    if (bulges[i] !== 0 || bulges[(i + 1) % sides] !== 0) continue;
    const [inX, inY] = [xy[2 * b] - xy[2 * a], xy[2 * b + 1] - xy[2 * a + 1]];
    const [outX, outY] = [xy[2 * c] - xy[2 * b], xy[2 * c + 1] - xy[2 * b + 1]];
    if (Math.abs(Math.atan2(inX * outY - inY * outX, inX * outX + inY * outY)) < 1e-6) count++;
  }
  return count;
}

describe('chains of any walls', () => {
  it('draw every stroke exactly once', () => {
    fc.assert(
      fc.property(anyWalls, (strokes) => {
        expect(faultsOfDrawing(strokes, chainsOf(strokes))).toEqual([]);
      }),
      runs(150),
    );
  });

  it('are as few as the drawing allows: an open one for every two points where an odd number meet', () => {
    fc.assert(
      fc.property(anyWalls, (strokes) => {
        const open = chainsOf(strokes).filter(({ closed }) => !closed).length;
        expect(open).toBe(oddPoints(strokes) / 2);
      }),
      runs(150),
    );
  });

  it('have no joint inside a straight run', () => {
    fc.assert(
      fc.property(anyWalls, (strokes) => {
        for (const chain of chainsOf(strokes)) expect(straightJoints(chain, strokes.xy)).toBe(0);
      }),
      runs(150),
    );
  });

  it('are drawn by a pen with one move each, and as many lines and curves as they have sides', () => {
    fc.assert(
      fc.property(anyWalls, (strokes) => {
        const chains = chainsOf(strokes);
        const pen = new PathBuilder((x, y) => [Math.round(1000 * x), Math.round(1000 * y)]);
        traceChains(chains, strokes.xy, pen);
        const counts = operatorsOf(pen.path());
        const closed = chains.filter((chain) => chain.closed);
        expect(counts.get(MOVE) ?? 0).toBe(chains.length);
        expect(counts.get(CLOSE) ?? 0).toBe(closed.length);
        const straight = sidesOfChains(chains, strokes.xy).filter(([, , , , bulge]) => bulge === 0).length;
        // Closing the path draws the last side of a closed chain, if it is straight.
        const byClosing = closed.filter(({ bulges }) => bulges[bulges.length - 1] === 0).length;
        expect(counts.get(LINE) ?? 0).toBe(straight - byClosing);
      }),
      runs(60),
    );
  });
});

/** How often each operator occurs in a path. */
function operatorsOf(path: ArrayLike<number>): Map<number, number> {
  const sizes = new Map([
    [MOVE, 3],
    [LINE, 3],
    [CURVE, 7],
    [CLOSE, 1],
  ]);
  const counts = new Map<number, number>();
  for (let i = 0; i < path.length; i += sizes.get(path[i])!)
    counts.set(path[i], (counts.get(path[i]) ?? 0) + 1);
  return counts;
}

describe('chains of known drawings', () => {
  it('make two straight lines of a + crossing', () => {
    const strokes = strokesOf([
      [0, 1, 1, 1],
      [1, 0, 1, 1],
      [1, 1, 2, 1],
      [1, 1, 1, 2],
    ]);
    const chains = chainsOf(strokes);
    expect(chains.map(({ points, closed }) => [points.length, closed])).toEqual([
      [2, false],
      [2, false],
    ]);
    expect(faultsOfDrawing(strokes, chains)).toEqual([]);
  });

  it('make one long line and one short of a T', () => {
    const strokes = strokesOf([
      [0, 0, 1, 0],
      [1, 0, 1, 1],
      [2, 0, 1, 0],
    ]);
    const lengths = sidesOfChains(chainsOf(strokes), strokes.xy).map(([x0, y0, x1, y1]) =>
      Math.hypot(x1 - x0, y1 - y0),
    );
    expect(lengths.sort()).toEqual([1, 2]);
  });

  it('make one closed chain of four points of a square, wherever it starts', () => {
    for (let start = 0; start < around.length; start++) {
      const strokes = strokesOf(
        around.map((_, i) => {
          const [a, b] = [around[(start + i) % 8], around[(start + i + 1) % 8]];
          return [a[0], a[1], b[0], b[1]];
        }),
      );
      const [chain, ...others] = chainsOf(strokes);
      expect(others).toEqual([]);
      expect(chain.closed).toBe(true);
      expect(chain.points[0]).toBe(chain.points[4]);
      expect(new Set(chain.points).size).toBe(4);
      expect(chain.points.length).toBe(5);
    }
  });

  it('make two half circles of a circle in twelve arcs', () => {
    const bulge = Math.tan(Math.PI / 24);
    const at = (i: number): [number, number] => [
      Math.round(1e9 * Math.cos((Math.PI * (i % 12)) / 6)) / 1e9,
      Math.round(1e9 * Math.sin((Math.PI * (i % 12)) / 6)) / 1e9,
    ];
    const strokes = strokesOf(Array.from({ length: 12 }, (_, i) => [...at(i), ...at(i + 1), bulge]));
    const [chain, ...others] = chainsOf(strokes);
    expect(others).toEqual([]);
    expect(chain.closed).toBe(true);
    expect(chain.bulges.map((each) => Math.round(each * 1e6) / 1e6)).toEqual([1, 1]);
  });

  it('do not join arcs that bend the other way, nor a line that doubles back', () => {
    const wave = strokesOf([
      [0, 0, 1, 0, 0.3],
      [1, 0, 2, 0, -0.3],
    ]);
    expect(chainsOf(wave).map(({ bulges }) => bulges.length)).toEqual([2]);
    const thereAndBack = strokesOf([
      [0, 0, 2, 0],
      [2, 0, 1, 0],
    ]);
    expect(chainsOf(thereAndBack).map(({ bulges }) => bulges.length)).toEqual([2]);
  });

  it('make nothing of nothing', () => {
    expect(chainsOf({ ends: [], bulges: [], xy: [] })).toEqual([]);
  });
});

describe('the checks of these tests', () => {
  const strokes = strokesOf([
    [0, 0, 1, 0],
    [1, 0, 2, 0],
  ]);

  it('can fail: a stroke left out, drawn twice, or a chain that says it is closed', () => {
    const [chain] = chainsOf(strokes);
    expect(faultsOfDrawing(strokes, [chain])).toEqual([]);
    expect(faultsOfDrawing(strokes, [])).not.toEqual([]);
    expect(faultsOfDrawing(strokes, [chain, chain])).not.toEqual([]);
    expect(faultsOfDrawing(strokes, [{ ...chain, closed: true }])).not.toEqual([]);
  });

  it('can fail: a joint inside a straight run', () => {
    expect(straightJoints({ points: [0, 1, 2], bulges: [0, 0], closed: false }, strokes.xy)).toBe(1);
  });
});

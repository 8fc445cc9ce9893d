import { arcOf, flattenSide, lengthOf } from '../../src/geometry/arc.ts';
import type { Chain, Strokes } from '../../src/geometry/chains.ts';

/** Strokes from a list of x0, y0, x1, y1 and bulge; equal points become one. */
export function strokesOf(lines: readonly (readonly [number, number, number, number, number?])[]): Strokes {
  const xy: number[] = [];
  const idOfPoint = new Map<string, number>();
  const idOf = (x: number, y: number): number => {
    const key = `${x} ${y}`;
    const id = idOfPoint.get(key) ?? idOfPoint.size;
    if (!idOfPoint.has(key)) xy.push(x, y);
    idOfPoint.set(key, id);
    return id;
  };
  const ends = lines.flatMap(([x0, y0, x1, y1]) => [idOf(x0, y0), idOf(x1, y1)]);
  return { ends, bulges: lines.map(([, , , , bulge = 0]) => bulge), xy };
}

/** One side of a chain or one piece of a drawing, by its coordinates. */
export type Side = readonly [x0: number, y0: number, x1: number, y1: number, bulge: number];

function sidesOfStrokes({ ends, bulges, xy }: Strokes): Side[] {
  return Array.from(bulges, (bulge, piece) => {
    const [a, b] = [ends[2 * piece], ends[2 * piece + 1]];
    return [xy[2 * a], xy[2 * a + 1], xy[2 * b], xy[2 * b + 1], bulge];
  });
}

export function sidesOfChains(chains: readonly Chain[], xy: ArrayLike<number>): Side[] {
  return chains.flatMap(({ points, bulges }) =>
    bulges.map((bulge, i): Side => {
      const [a, b] = [points[i], points[i + 1]];
      return [xy[2 * a], xy[2 * a + 1], xy[2 * b], xy[2 * b + 1], bulge];
    }),
  );
}

function totalLength(sides: readonly Side[]): number {
  return sides.reduce((sum, side) => sum + lengthOf(...side), 0);
}

const NEAR = 1e-4;

/** Whether a point lies on a side, ends included. */
export function liesOn([x0, y0, x1, y1, bulge]: Side, x: number, y: number): boolean {
  if (bulge === 0) {
    const length = Math.hypot(x1 - x0, y1 - y0);
    const along = ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / length;
    const off = ((x - x0) * (y1 - y0) - (y - y0) * (x1 - x0)) / length;
    return Math.abs(off) < NEAR && along > -NEAR && along < length + NEAR;
  }
  const arc = arcOf(x0, y0, x1, y1, bulge);
  if (Math.abs(Math.hypot(x - arc.x, y - arc.y) - arc.radius) > NEAR) return false;
  // Turn from the first point on, counted the way of the sweep.
  const turn = (Math.atan2(y - arc.y, x - arc.x) - arc.start) * Math.sign(arc.sweep);
  const swept = ((turn % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI);
  return swept < Math.abs(arc.sweep) + NEAR || swept > 2 * Math.PI - NEAR;
}

/** A third of the way along a side: a point that no other piece of a drawing without overlaps runs through. */
function pointOn([x0, y0, x1, y1, bulge]: Side): [number, number] {
  if (bulge === 0) return [x0 + (x1 - x0) / 3, y0 + (y1 - y0) / 3];
  const steps = flattenSide(x0, y0, x1, y1, bulge, Math.PI / 90);
  return steps.length > 1 ? steps[Math.floor((steps.length - 1) / 3)] : [(x0 + x1) / 2, (y0 + y1) / 2];
}

/** What is wrong with chains as a drawing of some strokes; nothing if they draw each exactly once. */
export function faultsOfDrawing(strokes: Strokes, chains: readonly Chain[]): string[] {
  const faults: string[] = [];
  const [pieces, drawn] = [sidesOfStrokes(strokes), sidesOfChains(chains, strokes.xy)];
  const [wanted, got] = [totalLength(pieces), totalLength(drawn)];
  if (Math.abs(wanted - got) > 1e-4 * (1 + wanted))
    faults.push(`strokes of length ${wanted} drawn as ${got}`);
  pieces.forEach((piece, i) => {
    const times = drawn.filter((side) => liesOn(side, ...pointOn(piece))).length;
    if (times !== 1) faults.push(`stroke ${i} is drawn ${times} times`);
  });
  for (const { points, bulges, closed } of chains) {
    if (points.length !== bulges.length + 1) faults.push('a chain has not one more point than sides');
    if (closed !== (points[0] === points[points.length - 1])) {
      // An open chain may still end where it began, but only on a point where an odd number of strokes meet.
      if (closed || degreeOf(strokes, points[0]) % 2 === 0)
        faults.push('a chain closes, or not, unlike its ends');
    }
  }
  return faults;
}

export function degreeOf({ ends }: Strokes, point: number): number {
  return Array.from(ends).filter((end) => end === point).length;
}

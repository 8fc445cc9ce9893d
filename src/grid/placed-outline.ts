import { flattenSide } from '../geometry/arc.ts';
import { boundsOf, type Corner, type Polygon } from '../geometry/ring.ts';
import { RowIndex } from './row-index.ts';
import type { Outline } from './types.ts';
import { untangle } from './untangle.ts';

/** Chords stay this near to the arcs they stand for, in cells. */
const SMOOTH = 0.002;
/** An outline turns sharply at a corner of more than this (radians). */
const SHARP = 0.5;
/** A sharp corner reaches this many times as far as other places, which is to where both its sides do. */
const CORNER = 1.45;
/** An outline passes through a point at less than this distance, in cells. */
const TOUCHING = 1e-7;

/** A place on an outline: a ring, and how many sides along it. */
export interface OutlinePlace {
  readonly ring: number;
  readonly along: number;
  readonly x: number;
  readonly y: number;
}

/** Where an outline lies: it is fitted into a box of this size, in the middle of the tiles' bounds. */
export function placementOf(
  flat: readonly Polygon[],
  outline: Outline,
  width: number,
  height: number,
): { scale: number; originX: number; originY: number } {
  const [left, top, right, bottom] = boundsOf(flat);
  const aspect = outline.aspect ?? width / height;
  const scale = Math.min(height, width / aspect);
  return { scale, originX: (left + right - scale * aspect) / 2, originY: (top + bottom - scale) / 2 };
}

/**
 * An outline among tiles, as rings of straight sides that run so that the inside lies where angles grow towards.
 * Sides are found by the unit squares they pass through, so that a look-up costs the same in outlines of any size.
 */
export class PlacedOutline {
  readonly rings: readonly Polygon[];
  private readonly sidesOfSquare = new Map<number, [ring: number, side: number][]>();
  /** Squares in which the outline has a point, every quarter of a unit. */
  private readonly squares = new Set<number>();
  private readonly rows = new RowIndex(([ring, side]: readonly [number, number]) => {
    const [[x0, y0], [x1, y1]] = this.endsOf(ring, side);
    return [x0, y0, x1, y1];
  });

  constructor(rings: readonly (readonly Corner[])[], scale: number, originX: number, originY: number) {
    const fine = rings.map((ring) =>
      ring.flatMap(([x, y, bulge = 0], i): [number, number][] => {
        const [nextX, nextY] = ring[(i + 1) % ring.length];
        const radius =
          (Math.hypot(nextX - x, nextY - y) * scale) / 2 / Math.sin(2 * Math.atan(Math.abs(bulge)) || 1);
        const step = Math.sqrt((8 * SMOOTH) / Math.max(radius, 1));
        return flattenSide(
          x * scale + originX,
          y * scale + originY,
          nextX * scale + originX,
          nextY * scale + originY,
          bulge,
          step,
        );
      }),
    );
    this.rings = untangle(fine);
    this.rings.forEach((ring, at) => {
      ring.forEach(([x, y], side) => {
        const [nextX, nextY] = ring[(side + 1) % ring.length];
        this.rows.add([at, side]);
        const steps = Math.max(1, Math.ceil(4 * Math.hypot(nextX - x, nextY - y)));
        const seen = new Set<number>();
        // Every quarter of a unit, and all squares around: none that the side passes through is missed.
        for (let i = 0; i <= steps; i++) {
          const column = Math.floor(x + ((nextX - x) * i) / steps);
          const row = Math.floor(y + ((nextY - y) * i) / steps);
          this.squares.add(keyOf(column, row));
          for (let dy = -1; dy <= 1; dy++) {
            for (let dx = -1; dx <= 1; dx++) seen.add(keyOf(column + dx, row + dy));
          }
        }
        for (const key of seen) push(this.sidesOfSquare, key, [at, side]);
      });
    });
  }

  /** Inside by the even-odd rule. */
  isInside(x: number, y: number): boolean {
    return this.rows.isInside(x, y);
  }

  /** The nearest place on the outline within a reach of at most 0.6; a sharp corner goes before any other, and reaches
   * farther: what is as far from both of its sides must not fall to either. */
  nearest(x: number, y: number, reach: number): OutlinePlace | undefined {
    let best: OutlinePlace | undefined;
    let least = reach;
    let isCorner = false;
    for (const [ring, side] of this.sidesOfSquare.get(keyOf(Math.floor(x), Math.floor(y))) ?? []) {
      const [[x0, y0], [x1, y1]] = this.endsOf(ring, side);
      if (this.isSharp(ring, side) && Math.hypot(x0 - x, y0 - y) <= (isCorner ? least : CORNER * reach)) {
        best = { ring, along: side, x: x0, y: y0 };
        least = Math.hypot(x0 - x, y0 - y);
        isCorner = true;
      }
      if (isCorner) continue;
      const [dx, dy] = [x1 - x0, y1 - y0];
      const share = Math.min(1, Math.max(0, ((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy)));
      const [atX, atY] = [x0 + share * dx, y0 + share * dy];
      const distance = Math.hypot(atX - x, atY - y);
      if (distance > least) continue;
      least = distance;
      best =
        share < 1
          ? { ring, along: side + share, x: atX, y: atY }
          : { ring, along: (side + 1) % this.rings[ring].length, x: atX, y: atY };
    }
    return best;
  }

  /** Every place where the outline passes through a point: two or more where it touches itself. */
  placesAt(x: number, y: number): OutlinePlace[] {
    const places: OutlinePlace[] = [];
    for (const [ring, side] of this.sidesOfSquare.get(keyOf(Math.floor(x), Math.floor(y))) ?? []) {
      const [[x0, y0], [x1, y1]] = this.endsOf(ring, side);
      const [dx, dy] = [x1 - x0, y1 - y0];
      const length = Math.hypot(dx, dy);
      const along = ((x - x0) * dx + (y - y0) * dy) / length;
      const aside = ((x - x0) * dy - (y - y0) * dx) / length;
      // The last point of a side is the first of the next.
      if (Math.abs(aside) > TOUCHING || along < -TOUCHING || along > length - TOUCHING) continue;
      places.push({ ring, along: side + Math.max(0, along) / length, x, y });
    }
    return places;
  }

  /** Whether any side passes through a box, or within a quarter of a unit. */
  isNear(left: number, top: number, right: number, bottom: number): boolean {
    for (let row = Math.floor(top); row <= Math.floor(bottom); row++) {
      for (let column = Math.floor(left); column <= Math.floor(right); column++) {
        if (this.squares.has(keyOf(column, row))) return true;
      }
    }
    return false;
  }

  /** Sides near a box, each once. */
  sidesNear(left: number, top: number, right: number, bottom: number): [ring: number, side: number][] {
    const found = new Map<number, [number, number]>();
    for (let row = Math.floor(top); row <= Math.floor(bottom); row++) {
      for (let column = Math.floor(left); column <= Math.floor(right); column++) {
        for (const one of this.sidesOfSquare.get(keyOf(column, row)) ?? [])
          found.set(keyOf(one[0], one[1]), one);
      }
    }
    return [...found.values()];
  }

  endsOf(
    ring: number,
    side: number,
  ): readonly [readonly [number, number, number?], readonly [number, number, number?]] {
    const points = this.rings[ring];
    return [points[side], points[(side + 1) % points.length]];
  }

  /** Whether the outline turns sharply at the point where a side begins. */
  isSharp(ring: number, side: number): boolean {
    const points = this.rings[ring];
    const before = points[(side + points.length - 1) % points.length];
    const [at, next] = this.endsOf(ring, side);
    const turn =
      Math.atan2(next[1] - at[1], next[0] - at[0]) - Math.atan2(at[1] - before[1], at[0] - before[0]);
    return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn))) > SHARP;
  }
}

/** One number for two whole ones. */
function keyOf(a: number, b: number): number {
  return a * 2 ** 26 + b;
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

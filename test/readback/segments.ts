import type { Point } from './page-geometry.ts';

/** Distance from (x, y) to the segment from a to b, and how far along it the nearest point lies, 0 to 1. */
export function reach([x, y]: Point, a: Point, b: Point): { distance: number; along: number } {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : ((x - a[0]) * dx + (y - a[1]) * dy) / square;
  const along = Math.min(1, Math.max(0, share));
  return { distance: Math.hypot(x - a[0] - along * dx, y - a[1] - along * dy), along };
}

/** Where two segments cross, if they do other than at an end: shares of the way along each. */
export function crossing(a: Point, b: Point, c: Point, d: Point): [number, number] | undefined {
  const [rx, ry] = [b[0] - a[0], b[1] - a[1]];
  const [sx, sy] = [d[0] - c[0], d[1] - c[1]];
  const turn = rx * sy - ry * sx;
  if (turn === 0) return undefined;
  const t = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / turn;
  const u = ((c[0] - a[0]) * ry - (c[1] - a[1]) * rx) / turn;
  return t > 0 && t < 1 && u > 0 && u < 1 ? [t, u] : undefined;
}

/** Least distance between two segments; 0 where they cross. */
export function gapBetween(a: Point, b: Point, c: Point, d: Point): number {
  if (crossing(a, b, c, d)) return 0;
  return Math.min(
    reach(a, c, d).distance,
    reach(b, c, d).distance,
    reach(c, a, b).distance,
    reach(d, a, b).distance,
  );
}

/** Segments by the squares of a grid that they pass through, to find those near a place. */
export class SegmentGrid {
  private readonly squares = new Map<number, number[]>();
  private readonly ends: (readonly [Point, Point])[] = [];

  /** @param side of a square, in points: about a corridor */
  constructor(private readonly side: number) {}

  get count(): number {
    return this.ends.length;
  }

  endsOf(segment: number): readonly [Point, Point] {
    return this.ends[segment];
  }

  add(a: Point, b: Point): number {
    const segment = this.ends.push([a, b]) - 1;
    for (const square of this.squaresOf(a, b, 0)) {
      const list = this.squares.get(square);
      if (list) list.push(segment);
      else this.squares.set(square, [segment]);
    }
    return segment;
  }

  addLines(lines: readonly (readonly Point[])[]): this {
    for (const line of lines) for (let i = 1; i < line.length; i++) this.add(line[i - 1], line[i]);
    return this;
  }

  /** Segments that may come within `distance` of the one from a to b: all that do, and some that do not. */
  near(a: Point, b: Point, distance: number): Set<number> {
    const found = new Set<number>();
    for (const square of this.squaresOf(a, b, distance)) {
      for (const segment of this.squares.get(square) ?? []) found.add(segment);
    }
    return found;
  }

  /** Distance from a place to the nearest segment, if one is within `most`; else infinity. */
  distance(point: Point, most: number): number {
    const { side, squares, ends } = this;
    const [x, y] = point;
    let least = Infinity;
    // Ring by ring of squares about the place's own, until no square beyond can be nearer than what is found.
    const [column, row] = [Math.floor(x / side), Math.floor(y / side)];
    const inset = Math.min(x - column * side, y - row * side, (column + 1) * side - x, (row + 1) * side - y);
    for (let ring = 0; ring === 0 || (ring - 1) * side + inset <= Math.min(most, least); ring++) {
      for (let dy = -ring; dy <= ring; dy++) {
        const step = Math.abs(dy) === ring ? 1 : 2 * ring;
        for (let dx = -ring; dx <= ring; dx += step) {
          for (const segment of squares.get(keyOf(column + dx, row + dy)) ?? []) {
            least = Math.min(least, reach(point, ...ends[segment]).distance);
          }
        }
      }
    }
    return least <= most ? least : Infinity;
  }

  /** Squares round each stretch, a square long, of the segment from a to b, widened by `distance`. */
  private squaresOf(a: Point, b: Point, distance: number): Set<number> {
    const found = new Set<number>();
    const steps = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / this.side));
    const at = (axis: 0 | 1, step: number): number => a[axis] + ((b[axis] - a[axis]) * step) / steps;
    for (let step = 0; step < steps; step++) {
      const range = (axis: 0 | 1): [number, number] => {
        const [p, q] = [at(axis, step), at(axis, step + 1)];
        return [
          Math.floor((Math.min(p, q) - distance) / this.side),
          Math.floor((Math.max(p, q) + distance) / this.side),
        ];
      };
      const [[left, right], [top, bottom]] = [range(0), range(1)];
      for (let y = top; y <= bottom; y++) for (let x = left; x <= right; x++) found.add(keyOf(x, y));
    }
    return found;
  }
}

/** One number for each square: no page is a million squares wide. */
function keyOf(column: number, row: number): number {
  return row * 1_000_003 + column;
}

import type { Polygon } from './ring.ts';

type Point = readonly [x: number, y: number];

/**
 * A ring that crosses itself, taken apart into loops that do not. Coordinates are whole numbers, and so are those
 * of the crossings.
 *
 *     +---+               +---+
 *      \ /                 \ /
 *       X       becomes     +     and    +
 *      / \                              / \
 *     +---+                            +---+
 */
export function loopsOf(ring: Polygon): Point[][] {
  const loops: Point[][] = [];
  let path: Point[] = [];
  const indexOfPoint = new Map<string, number>();
  for (const point of withCrossings(ring)) {
    const key = point.join();
    const met = indexOfPoint.get(key);
    if (met === undefined) {
      indexOfPoint.set(key, path.length);
      path.push(point);
      continue;
    }
    const loop = path.slice(met);
    if (loop.length > 2) loops.push(loop);
    for (const passed of loop.slice(1)) indexOfPoint.delete(passed.join());
    path = path.slice(0, met + 1);
  }
  if (path.length > 2) loops.push(path);
  return loops;
}

/**
 * How often sides of these rings cross, or touch other than end to end, up to `most`; of rings of whole numbers, 0
 * means that they do not cross but where corners meet.
 */
export function countMeetings(rings: readonly Polygon[], most: number): number {
  let count = 0;
  forEachMeeting(sidesOf(rings), () => ++count < most);
  return count;
}

/** The ring's points, with those at which its sides cross or touch one another between them. */
function withCrossings(ring: Polygon): Point[] {
  const sides = sidesOf([ring]);
  const onSide = new Map<number, Point[]>();
  forEachMeeting(sides, (side, at) => {
    const list = onSide.get(side);
    if (list) list.push(at);
    else onSide.set(side, [at]);
    return true;
  });
  return sides.flatMap(([from], side) => {
    const more = onSide.get(side);
    if (!more) return [from];
    const away = ([x, y]: Point): number => (x - from[0]) ** 2 + (y - from[1]) ** 2;
    return [from, ...more.sort((a, b) => away(a) - away(b))].filter(
      ([x, y], i, all) => i === 0 || x !== all[i - 1][0] || y !== all[i - 1][1],
    );
  });
}

type Side = readonly [from: Point, to: Point];

function sidesOf(rings: readonly Polygon[]): Side[] {
  return rings.flatMap((ring) =>
    ring.map(([x, y], i): Side => {
      const [nextX, nextY] = ring[(i + 1) % ring.length];
      return [
        [x, y],
        [nextX, nextY],
      ];
    }),
  );
}

/** Visits each side once for each point inside it at which another crosses or ends, until `visit` says false. */
function forEachMeeting(sides: readonly Side[], visit: (side: number, at: Point) => boolean): void {
  // From left to right; a side meets those that are not yet over.
  const low = Float64Array.from(sides, ([from, to]) => Math.min(from[0], to[0]));
  const high = Float64Array.from(sides, ([from, to]) => Math.max(from[0], to[0]));
  const top = Float64Array.from(sides, ([from, to]) => Math.min(from[1], to[1]));
  const bottom = Float64Array.from(sides, ([from, to]) => Math.max(from[1], to[1]));
  const order = Uint32Array.from(sides, (_, i) => i).sort((a, b) => low[a] - low[b] || a - b);
  const open: number[] = [];
  for (const side of order) {
    let kept = 0;
    for (const other of open) {
      if (high[other] < low[side]) continue;
      open[kept++] = other;
      if (top[other] > bottom[side] || bottom[other] < top[side]) continue;
      for (const [met, at] of meetingsOf(sides, side, other)) if (!visit(met, at)) return;
    }
    open.length = kept;
    open.push(side);
  }
}

/** Where two sides cross, on each of them, and where one ends inside the other, on that. */
function meetingsOf(sides: readonly Side[], one: number, other: number): [side: number, at: Point][] {
  const [a, b] = sides[one];
  const [c, d] = sides[other];
  const [ofC, ofD] = [turn(a, b, c), turn(a, b, d)];
  const [ofA, ofB] = [turn(c, d, a), turn(c, d, b)];
  if (ofC * ofD < 0 && ofA * ofB < 0) {
    const share = ofA / (ofA - ofB);
    const at = [Math.round(a[0] + (b[0] - a[0]) * share), Math.round(a[1] + (b[1] - a[1]) * share)] as const;
    return [
      [one, at],
      [other, at],
    ];
  }
  const meetings: [number, Point][] = [];
  if (ofC === 0 && isBetween(a, b, c)) meetings.push([one, c]);
  if (ofD === 0 && isBetween(a, b, d)) meetings.push([one, d]);
  if (ofA === 0 && isBetween(c, d, a)) meetings.push([other, a]);
  if (ofB === 0 && isBetween(c, d, b)) meetings.push([other, b]);
  return meetings;
}

/** Above 0 where c lies to the one side of a to b, below to the other, 0 on its line. */
function turn(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

/** Whether a point on the line through a and b lies between them, and is neither. */
function isBetween(a: Point, b: Point, at: Point): boolean {
  return (at[0] - a[0]) * (at[0] - b[0]) + (at[1] - a[1]) * (at[1] - b[1]) < 0;
}

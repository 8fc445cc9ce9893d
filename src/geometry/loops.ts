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

/** The ring's points, with those at which its sides cross or touch one another between them. */
function withCrossings(ring: Polygon): Point[] {
  const points: Point[] = ring.map(([x, y]) => [x, y]);
  const count = points.length;
  const end = (side: number): Point => points[(side + 1) % count];
  const onSide = new Map<number, Point[]>();
  const put = (side: number, at: Point): void => {
    const list = onSide.get(side);
    if (list) list.push(at);
    else onSide.set(side, [at]);
  };

  // From left to right; a side meets those that are not yet over.
  const lowX = (side: number): number => Math.min(points[side][0], end(side)[0]);
  const highX = (side: number): number => Math.max(points[side][0], end(side)[0]);
  const order = Array.from({ length: count }, (_, i) => i).sort((a, b) => lowX(a) - lowX(b) || a - b);
  let open: number[] = [];
  for (const side of order) {
    const x = lowX(side);
    open = open.filter((other) => highX(other) >= x);
    for (const other of open) meet(points[side], end(side), points[other], end(other), side, other, put);
    open.push(side);
  }

  return points.flatMap((from, side) => {
    const more = onSide.get(side);
    if (!more) return [from];
    const away = ([x, y]: Point): number => (x - from[0]) ** 2 + (y - from[1]) ** 2;
    return [from, ...more.sort((a, b) => away(a) - away(b))].filter(
      ([x, y], i, all) => i === 0 || x !== all[i - 1][0] || y !== all[i - 1][1],
    );
  });
}

/** Puts the point at which a to b and c to d cross on both, and an end of one that lies inside the other on that. */
function meet(
  a: Point,
  b: Point,
  c: Point,
  d: Point,
  side: number,
  other: number,
  put: (side: number, at: Point) => void,
): void {
  if (Math.max(a[1], b[1]) < Math.min(c[1], d[1]) || Math.max(c[1], d[1]) < Math.min(a[1], b[1])) return;
  const ofC = turn(a, b, c);
  const ofD = turn(a, b, d);
  const ofA = turn(c, d, a);
  const ofB = turn(c, d, b);
  if (ofC === 0 && isBetween(a, b, c)) put(side, c);
  if (ofD === 0 && isBetween(a, b, d)) put(side, d);
  if (ofA === 0 && isBetween(c, d, a)) put(other, a);
  if (ofB === 0 && isBetween(c, d, b)) put(other, b);
  if (ofC * ofD >= 0 || ofA * ofB >= 0) return;
  const share = ofA / (ofA - ofB);
  const at: Point = [Math.round(a[0] + (b[0] - a[0]) * share), Math.round(a[1] + (b[1] - a[1]) * share)];
  put(side, at);
  put(other, at);
}

/** Above 0 where c lies to the one side of a to b, below to the other, 0 on its line. */
function turn(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

/** Whether a point on the line through a and b lies between them, and is neither. */
function isBetween(a: Point, b: Point, at: Point): boolean {
  return (at[0] - a[0]) * (at[0] - b[0]) + (at[1] - a[1]) * (at[1] - b[1]) < 0;
}

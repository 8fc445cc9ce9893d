import type { Polygon } from '../geometry/ring.ts';
import { traceFaces } from './faces.ts';
import { PointIndex } from './point-index.ts';
import { RowIndex } from './row-index.ts';

/** Which side of a line is inside is asked this far beside it, in cells. */
const ASIDE = 1e-5;

interface Side {
  readonly from: number;
  readonly to: number;
  /** Where others cross it: shares of its length, and the points there. */
  readonly cuts: [share: number, point: number][];
}

/**
 * Rings in which every side has the inside where angles grow towards, and which touch, but never cross, one another
 * or themselves: inside by the even-odd rule of the rings given.
 */
export function untangle(rings: readonly Polygon[]): Polygon[] {
  const points = new PointIndex();
  const { xy } = points;
  const sides: Side[] = [];
  for (const ring of rings) {
    ring.forEach(([x0, y0], i) => {
      const [x1, y1] = ring[(i + 1) % ring.length];
      const [from, to] = [points.idOf(x0, y0), points.idOf(x1, y1)];
      if (from !== to) sides.push({ from, to, cuts: [] });
    });
  }
  const index = new RowIndex(({ from, to }: Side) => [
    xy[2 * from],
    xy[2 * from + 1],
    xy[2 * to],
    xy[2 * to + 1],
  ]);
  for (const side of sides) index.add(side);
  for (const row of index.rows()) {
    row.forEach((one, i) => {
      for (const other of row.slice(i + 1)) cutBoth(one, other, points);
    });
  }

  const steps = sides.flatMap(({ from, to, cuts }) => {
    const along = [from, ...cuts.sort(([a], [b]) => a - b).map(([, point]) => point), to];
    return along.slice(1).flatMap((next, i) => {
      const last = along[i];
      if (next === last) return [];
      const [dx, dy] = [xy[2 * next] - xy[2 * last], xy[2 * next + 1] - xy[2 * last + 1]];
      const length = Math.hypot(dx, dy);
      const [x, y] = [xy[2 * last] + dx / 2, xy[2 * last + 1] + dy / 2];
      const isAhead = index.isInside(x - (ASIDE * dy) / length, y + (ASIDE * dx) / length);
      return [isAhead ? { from: last, to: next, bulge: 0 } : { from: next, to: last, bulge: 0 }];
    });
  });
  return traceFaces(steps, xy).map((ring) => ring.map(({ from }) => [xy[2 * from], xy[2 * from + 1]]));
}

/** Notes where two sides cross, or one ends on the other; they may meet in more rows than one. */
function cutBoth(one: Side, other: Side, points: PointIndex): void {
  const { xy } = points;
  const ends = [one.from, one.to, other.from, other.to];
  const [ax, bx, cx, dx] = ends.map((point) => xy[2 * point]);
  const [ay, by, cy, dy] = ends.map((point) => xy[2 * point + 1]);
  if (Math.max(ax, bx) < Math.min(cx, dx) || Math.max(cx, dx) < Math.min(ax, bx)) return;
  const cross = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx);
  if (cross === 0 || one.from === other.from || one.from === other.to) return;
  if (one.to === other.from || one.to === other.to) return;
  const share = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / cross;
  const otherShare = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / cross;
  if (share < 0 || share > 1 || otherShare < 0 || otherShare > 1) return;
  const point = points.idOf(ax + share * (bx - ax), ay + share * (by - ay));
  for (const [side, at] of [
    [one, share],
    [other, otherShare],
  ] as const) {
    const isKnown =
      point === side.from || point === side.to || side.cuts.some(([, known]) => known === point);
    if (!isKnown) side.cuts.push([at, point]);
  }
}

import { arcOf } from '../geometry/arc.ts';
import type { OutlinePlace, PlacedOutline } from './placed-outline.ts';

/** Nearer to a line than this, in cells, is on it. */
const ON = 1e-6;

/** Where a side crosses an outline: the share of the way along the side, and the place on the outline. */
export interface Crossing {
  readonly at: number;
  readonly place: OutlinePlace;
}

/**
 * Every crossing of a side, straight or an arc, with an outline, from its first point on. Where a corner of the outline
 * lies on the side, or nearly so, that corner is the place, whether the outline crosses there or only touches.
 * @param noise what counts as nearly, in the grid's units
 */
export function crossingsOf(
  outline: PlacedOutline,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  bulge: number,
  noise: number,
): Crossing[] {
  const reach = noise + (Math.abs(bulge) * Math.hypot(x1 - x0, y1 - y0)) / 2;
  const near = outline.sidesNear(
    Math.min(x0, x1) - reach,
    Math.min(y0, y1) - reach,
    Math.max(x0, x1) + reach,
    Math.max(y0, y1) + reach,
  );
  const found: Crossing[] = [];
  for (const [ring, side] of near) {
    const [[x, y]] = outline.endsOf(ring, side);
    const at = shareNear(x0, y0, x1, y1, bulge, x, y, noise);
    if (at !== undefined) found.push({ at, place: { ring, along: side, x, y } });
  }
  const corners = [...found];
  for (const [ring, side] of near) {
    const [[ax, ay], [bx, by]] = outline.endsOf(ring, side);
    const hits =
      bulge === 0
        ? straightHits(x0, y0, x1, y1, ax, ay, bx, by)
        : arcHits(x0, y0, x1, y1, bulge, ax, ay, bx, by);
    for (const [at, share] of hits) {
      const [x, y] = [ax + share * (bx - ax), ay + share * (by - ay)];
      const isAtCorner = corners.some(({ place }) => Math.hypot(place.x - x, place.y - y) < 3 * noise);
      if (!isAtCorner) found.push({ at, place: { ring, along: side + share, x, y } });
    }
  }
  return found.sort((a, b) => a.at - b.at);
}

/** The share along a side of the place nearest to a point, if that is near and between the ends. */
function shareNear(
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  bulge: number,
  px: number,
  py: number,
  noise: number,
): number | undefined {
  let at: number;
  let away: number;
  if (bulge === 0) {
    const [dx, dy] = [x1 - x0, y1 - y0];
    const length = Math.hypot(dx, dy);
    at = ((px - x0) * dx + (py - y0) * dy) / (length * length);
    away = Math.abs((px - x0) * dy - (py - y0) * dx) / length;
  } else {
    const { x, y, radius, start, sweep } = arcOf(x0, y0, x1, y1, bulge);
    at = turnTo(Math.atan2(py - y, px - x), start, sweep) / Math.abs(sweep);
    away = Math.abs(Math.hypot(px - x, py - y) - radius);
  }
  return away < noise && at > 0 && at < 1 ? at : undefined;
}

/** The turn from an arc's start to an angle, the way that it sweeps, 0 to 2π. */
function turnTo(angle: number, start: number, sweep: number): number {
  return (((Math.sign(sweep) * (angle - start)) % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI);
}

/** Shares along both of two straight sides at which they cross; the second one's last point is left to the next. */
function straightHits(
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): [number, number][] {
  const [ux, uy, vx, vy] = [x1 - x0, y1 - y0, bx - ax, by - ay];
  const cross = ux * vy - uy * vx;
  const length = Math.hypot(vx, vy);
  const aside = (x: number, y: number): number => Math.abs((x - ax) * vy - (y - ay) * vx) / length;
  // One runs along the other: where they part is found by the sides that do so.
  if (aside(x0, y0) < ON && aside(x1, y1) < ON) return [];
  const at = ((ax - x0) * vy - (ay - y0) * vx) / cross;
  const share = ((ax - x0) * uy - (ay - y0) * ux) / cross;
  return at > 0 && at < 1 && share >= 0 && share < 1 ? [[at, share]] : [];
}

/** The same for an arc and a straight side: up to two. */
function arcHits(
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  bulge: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): [number, number][] {
  const { x, y, radius, start, sweep } = arcOf(x0, y0, x1, y1, bulge);
  const [vx, vy, wx, wy] = [bx - ax, by - ay, ax - x, ay - y];
  const [a, b, c] = [vx * vx + vy * vy, wx * vx + wy * vy, wx * wx + wy * wy - radius * radius];
  const root = b * b - a * c;
  if (root <= 0) return [];
  const hits: [number, number][] = [];
  for (const share of [(-b - Math.sqrt(root)) / a, (-b + Math.sqrt(root)) / a]) {
    if (share < 0 || share >= 1) continue;
    const at = turnTo(Math.atan2(wy + share * vy, wx + share * vx), start, sweep) / Math.abs(sweep);
    if (at > 0 && at < 1) hits.push([at, share]);
  }
  return hits;
}

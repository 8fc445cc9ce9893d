import type { OutlinePlace, PlacedOutline } from './placed-outline.ts';
import { type OwnSide, stepsAlong } from './sides.ts';

/** A corner this near to the outline, in corridors, is moved onto it: no wall ends in a stub shorter than that. */
const SNAP = 0.34;
/** But by no more than this part of its shortest side. */
const SNAP_OF_SIDE = 0.6;
/** Two ends of a side that are both moved stay apart by at least this part of its length. */
const APART = 0.5;
/** A corner this near, in corridors, lies on the outline already, whatever else. */
const ON = 0.01;
/** No corner of a tile gets sharper than this (radians) by a move. */
const SHARPEST = 0.3;

/**
 * Moves corners of tiles near an outline onto it: inner ones first, then the nearest. A move is left out that would
 * fold a tile, or bring two ends of a side to one place.
 * @param xy coordinates of all points, which are changed
 * @returns for each point on the outline, where; several places if the outline touches itself there
 */
export function snapCorners(
  xy: number[],
  sidesOfTile: readonly (readonly OwnSide[])[],
  outline: PlacedOutline,
  corridor: number,
): Map<number, readonly OutlinePlace[]> {
  const placesOfPoint = new Map<number, readonly OutlinePlace[]>();
  const bendsOfPoint = new Map<number, Bend[]>();
  for (const sides of sidesOfTile) {
    const ring = sides.flatMap(stepsAlong).map(({ from }) => from);
    ring.forEach((point, at) => {
      const known = bendsOfPoint.get(point);
      if (known) known.push({ ring, at });
      else bendsOfPoint.set(point, [{ ring, at }]);
    });
  }
  const distance = (a: number, b: number): number =>
    Math.hypot(xy[2 * a] - xy[2 * b], xy[2 * a + 1] - xy[2 * b + 1]);

  const candidates: { point: number; place: OutlinePlace; isOn: boolean; rank: number }[] = [];
  for (const [point, bends] of bendsOfPoint) {
    const [x, y] = [xy[2 * point], xy[2 * point + 1]];
    const shortest = Math.min(...bends.flatMap(neighboursOf).map((next) => distance(point, next)));
    // What lies on the outline stays there; anything else may go to a corner of the outline.
    const place =
      outline.nearest(x, y, ON * corridor) ??
      outline.nearest(x, y, Math.min(SNAP * corridor, SNAP_OF_SIDE * shortest));
    if (!place) continue;
    const away = Math.hypot(place.x - x, place.y - y);
    const isOn = away < ON * corridor;
    candidates.push({ point, place, isOn, rank: isOn ? 0 : away + (outline.isInside(x, y) ? 0 : 1) });
  }
  candidates.sort((a, b) => a.rank - b.rank || a.point - b.point);
  for (const { point, place, isOn } of candidates) {
    const bends = bendsOfPoint.get(point) as Bend[];
    const isCrowded = bends.flatMap(neighboursOf).some((next) => {
      const [other] = placesOfPoint.get(next) ?? [];
      return other && Math.hypot(other.x - place.x, other.y - place.y) < APART * distance(point, next);
    });
    if (isCrowded && !isOn) continue;
    const [x, y] = [xy[2 * point], xy[2 * point + 1]];
    [xy[2 * point], xy[2 * point + 1]] = [place.x, place.y];
    if (!isOn && bends.some((bend) => isFolded(xy, bend))) {
      [xy[2 * point], xy[2 * point + 1]] = [x, y];
      continue;
    }
    const places = outline.placesAt(place.x, place.y);
    placesOfPoint.set(point, places.length > 0 ? places : [place]);
  }
  return placesOfPoint;
}

/** A corner of a tile: its points in ring order, and which of them it is. */
interface Bend {
  readonly ring: readonly number[];
  readonly at: number;
}

function neighboursOf({ ring, at }: Bend): number[] {
  return [ring[(at + ring.length - 1) % ring.length], ring[(at + 1) % ring.length]];
}

/** Whether a tile, at a corner that moved, has become sharp or crosses itself. */
function isFolded(xy: readonly number[], { ring, at }: Bend): boolean {
  const point = (i: number): number => ring[(i + ring.length) % ring.length];
  const isSharp = (i: number): boolean => {
    const [before, corner, after] = [point(i - 1), point(i), point(i + 1)];
    const [ax, ay] = [xy[2 * before] - xy[2 * corner], xy[2 * before + 1] - xy[2 * corner + 1]];
    const [bx, by] = [xy[2 * after] - xy[2 * corner], xy[2 * after + 1] - xy[2 * corner + 1]];
    return ax * bx + ay * by > Math.cos(SHARPEST) * Math.sqrt((ax * ax + ay * ay) * (bx * bx + by * by));
  };
  if ([at - 1, at, at + 1].some(isSharp)) return true;
  return [at - 1, at].some((moved) =>
    ring.some((_, other) => cross(xy, point(moved), point(moved + 1), ring[other], point(other + 1))),
  );
}

/** Whether two sides cross; those with an end in common do not. */
function cross(xy: readonly number[], a: number, b: number, c: number, d: number): boolean {
  if (a === c || a === d || b === c || b === d) return false;
  const hand = (p: number, q: number, r: number): number =>
    (xy[2 * q] - xy[2 * p]) * (xy[2 * r + 1] - xy[2 * p + 1]) -
    (xy[2 * q + 1] - xy[2 * p + 1]) * (xy[2 * r] - xy[2 * p]);
  return hand(a, b, c) * hand(a, b, d) <= 0 && hand(c, d, a) * hand(c, d, b) <= 0;
}

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
  // For each point its two neighbours in each tile, and for each of those the one beyond.
  const bendsOfPoint = new Map<number, [beyond: number, before: number, after: number, beyond: number][]>();
  for (const sides of sidesOfTile) {
    const ring = sides.flatMap(stepsAlong).map(({ from }) => from);
    const at = (i: number): number => ring[(i + ring.length) % ring.length];
    ring.forEach((point, i) => {
      const bend: [number, number, number, number] = [at(i - 2), at(i - 1), at(i + 1), at(i + 2)];
      const known = bendsOfPoint.get(point);
      if (known) known.push(bend);
      else bendsOfPoint.set(point, [bend]);
    });
  }
  const distance = (a: number, b: number): number =>
    Math.hypot(xy[2 * a] - xy[2 * b], xy[2 * a + 1] - xy[2 * b + 1]);
  const isSharp = (before: number, point: number, after: number): boolean => {
    const [ax, ay] = [xy[2 * before] - xy[2 * point], xy[2 * before + 1] - xy[2 * point + 1]];
    const [bx, by] = [xy[2 * after] - xy[2 * point], xy[2 * after + 1] - xy[2 * point + 1]];
    return ax * bx + ay * by > Math.cos(SHARPEST) * Math.sqrt((ax * ax + ay * ay) * (bx * bx + by * by));
  };

  const candidates: { point: number; place: OutlinePlace; away: number; rank: number }[] = [];
  for (const [point, bends] of bendsOfPoint) {
    const [x, y] = [xy[2 * point], xy[2 * point + 1]];
    const shortest = Math.min(
      ...bends.flatMap(([, before, after]) => [distance(point, before), distance(point, after)]),
    );
    // What lies on the outline stays there; anything else may go to a corner of the outline.
    const place =
      outline.nearest(x, y, ON * corridor) ??
      outline.nearest(x, y, Math.min(SNAP * corridor, SNAP_OF_SIDE * shortest));
    if (!place) continue;
    const away = Math.hypot(place.x - x, place.y - y);
    const rank = away < ON * corridor ? 0 : away + (outline.isInside(x, y) ? 0 : 1);
    candidates.push({ point, place, away, rank });
  }
  candidates.sort((a, b) => a.rank - b.rank || a.point - b.point);
  for (const { point, place, away } of candidates) {
    const bends = bendsOfPoint.get(point) as [number, number, number, number][];
    const isCrowded = bends
      .flatMap(([, before, after]) => [before, after])
      .some((next) => {
        const [other] = placesOfPoint.get(next) ?? [];
        return other && Math.hypot(other.x - place.x, other.y - place.y) < APART * distance(point, next);
      });
    const isOn = away < ON * corridor;
    if (isCrowded && !isOn) continue;
    const [x, y] = [xy[2 * point], xy[2 * point + 1]];
    [xy[2 * point], xy[2 * point + 1]] = [place.x, place.y];
    const folds = bends.some(
      ([beyond, before, after, beyondAfter]) =>
        isSharp(before, point, after) || isSharp(beyond, before, point) || isSharp(point, after, beyondAfter),
    );
    if (folds && !isOn) {
      [xy[2 * point], xy[2 * point + 1]] = [x, y];
      continue;
    }
    const places = outline.placesAt(place.x, place.y);
    placesOfPoint.set(point, places.length > 0 ? places : [place]);
  }
  return placesOfPoint;
}

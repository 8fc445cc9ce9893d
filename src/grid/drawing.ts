import { countMeetings } from '../geometry/loops.ts';
import { filled, ringsOf } from '../geometry/region.ts';
import { boundsOf, doubleArea, type Polygon } from '../geometry/ring.ts';
import { simplifyRing } from '../geometry/simplify.ts';
import { Refusal } from '../refusal.ts';

/** A figure that a person brought, as plain JSON: from a picture, from letters. */
export interface Drawing {
  readonly title: string;
  /** What it adds to a heading. */
  readonly phrase: string;
  /** Closed rings as x, y, x, y, …, in a box from (0, 0) to (aspect, 1); inside by the even-odd rule. */
  readonly rings: readonly (readonly number[])[];
}

/** Coordinates are kept to this part of the height: far finer than print, and the same on every machine. */
const STEPS = 1e5;
/** Bends and points finer than this part of the height are noise: a hair's breadth on a page. */
const TOLERANCE = 2e-4;
/** Specks and holes below this part of the largest ring's area have no room for a cell. */
const SPECK = 1e-3;
/** Longer figures would be a line across the page. */
const LONGEST = 20;
/** Rounded crossings can cross anew, by a step; this often that is put right. */
const MOST_PASSES = 4;

/**
 * A drawing of rings of any size, anywhere, inside by the even-odd rule: fitted into its box, without noise and
 * specks, its rings apart from one another, with whole steps as coordinates.
 * @throws Refusal (usage) if nothing is left, or nothing that a page could hold
 */
export function fitDrawing(title: string, phrase: string, rings: readonly Polygon[]): Drawing {
  const { height } = sizeOf(title, rings);
  const rough = rings
    .map((ring) => simplifyRing(ring, TOLERANCE * height))
    .filter((ring) => ring.length > 2)
    .map((ring) => ring.map(([x, y]): [number, number] => [(x / height) * STEPS, (y / height) * STEPS]));
  const clean = withoutSpecks(apart(title, rough));
  const { left, top, height: steps } = sizeOf(title, clean);
  // Without specks at its rim the figure may be lower: as many steps again for its height.
  const toSteps = ([x, y]: readonly [number, number, number?]): [number, number] => [
    ((x - left) / steps) * STEPS,
    ((y - top) / steps) * STEPS,
  ];
  const fitted = apart(
    title,
    clean.map((ring) => ring.map(toSteps)),
  );
  return { title, phrase, rings: fitted.map((ring) => ring.flatMap(([x, y]) => [x / STEPS, y / STEPS])) };
}

/** The same figure in rings of whole numbers that do not cross. */
function apart(title: string, rings: readonly Polygon[]): Polygon[] {
  let whole = rings.map(rounded);
  for (let pass = 0; pass < MOST_PASSES && !areApart(whole); pass++) {
    const found = cleanRings(title, whole);
    whole = found.map(rounded);
    // Clean rings touch at corners; rounding has moved nothing.
    if (found.every((ring) => ring.every(([x, y]) => Number.isInteger(x) && Number.isInteger(y)))) break;
  }
  return whole;
}

function cleanRings(title: string, rings: readonly Polygon[]): [number, number][][] {
  try {
    return ringsOf(filled(rings, 'evenodd'));
  } catch {
    // The clipper gives up on some tangles.
    throw new Refusal('usage', `the shape ${title} is too tangled; one whose lines cross less would work`);
  }
}

/** Whether rings neither cross nor touch: a cheap look, which spares most figures the clipper. */
function areApart(rings: readonly Polygon[]): boolean {
  const corners = rings.flat();
  const places = new Set(corners.map(([x, y]) => `${x},${y}`));
  return places.size === corners.length && countMeetings(rings, 1) === 0;
}

function rounded(ring: Polygon): [number, number][] {
  return ring.map(([x, y]) => [Math.round(x), Math.round(y)]);
}

function withoutSpecks(rings: readonly Polygon[]): Polygon[] {
  const areas = rings.map((ring) => Math.abs(doubleArea(ring)));
  const least = SPECK * areas.reduce((most, area) => Math.max(most, area), 0);
  return rings.filter((_, i) => areas[i] > least);
}

function sizeOf(title: string, rings: readonly Polygon[]): { left: number; top: number; height: number } {
  const [left, top, right, bottom] = boundsOf(rings);
  const [width, height] = [right - left, bottom - top];
  if (!(width > 0 && height > 0)) {
    throw new Refusal(
      'usage',
      `the shape ${title} has nothing inside; a figure that encloses an area would work`,
    );
  }
  if (width > LONGEST * height || height > LONGEST * width) {
    const long = width > height ? 'wide' : 'high';
    throw new Refusal(
      'usage',
      `the shape ${title} is more than ${LONGEST} times as ${long} as ${long === 'wide' ? 'high' : 'wide'}; a rounder figure would work`,
    );
  }
  return { left, top, height };
}

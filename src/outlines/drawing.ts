import { boundsOf, type Corner, doubleArea, isInside, type Polygon } from '../geometry/ring.ts';
import type { Outline } from '../grid/types.ts';

/** A figure that a person brought, as plain JSON: from a picture, from letters. */
export interface Drawing {
  readonly title: string;
  /** What it adds to a heading. */
  readonly phrase: string;
  /** Closed rings as x, y, x, y, …, in a box from (0, 0) to (aspect, 1); inside by the even-odd rule. */
  readonly rings: readonly (readonly number[])[];
}

/** Coordinates are kept to this part of the height: far finer than print, and the same on every machine. */
const STEP = 1e-5;

/** A drawing of rings of any size, anywhere: fitted into its box, with whole steps as coordinates. */
export function fitDrawing(title: string, phrase: string, rings: readonly Polygon[]): Drawing {
  const [left, top, , bottom] = boundsOf(rings);
  const toStep = (value: number): number => Math.round(value / (bottom - top) / STEP) / Math.round(1 / STEP);
  return {
    title,
    phrase,
    rings: rings.map((ring) => ring.flatMap(([x, y]) => [toStep(x - left), toStep(y - top)])),
  };
}

/** The outline that a drawing stands for. Its rings must not cross one another. */
export function drawingOutline({ title, phrase, rings: flat }: Drawing): Outline {
  const rings = flat.map((values) => {
    const ring: Corner[] = [];
    for (let i = 0; i < values.length; i += 2) ring.push([values[i], values[i + 1]]);
    return ring;
  });
  // A ring inside an odd number of others bounds a hole.
  const isHole = rings.map((ring) => {
    const others = rings.filter((other) => other !== ring);
    return isInside(others, ring[0][0], ring[0][1]);
  });
  const area = rings.reduce(
    (sum, ring, i) => sum + ((isHole[i] ? -1 : 1) * Math.abs(doubleArea(ring))) / 2,
    0,
  );
  const [, , right] = boundsOf(rings);
  return {
    title,
    phrase,
    aspect: right,
    coverage: area / right,
    holes: isHole.filter((is) => is).length,
    rings,
  };
}

import { boundsOf, type Corner, doubleArea, isInside } from '../geometry/ring.ts';
import type { Drawing } from '../grid/drawing.ts';
import type { Outline } from '../grid/types.ts';

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
    const [x, y] = middleOfFirstSide(ring);
    return isInside(others, x, y);
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

/** The middle of a ring's first side: unlike its corners, no point of another ring. */
function middleOfFirstSide([[x0, y0], [x1, y1]]: readonly Corner[]): [number, number] {
  return [(x0 + x1) / 2, (y0 + y1) / 2];
}

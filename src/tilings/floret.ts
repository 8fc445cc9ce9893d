import type { Polygon } from '../geometry/ring.ts';
import { periodic } from '../grid/periodic.ts';

/** From flower to flower, where a petal's short sides are 1 and its long ones 2. */
const APART = Math.sqrt(21);
const ROW = (APART * Math.sqrt(3)) / 2;
/** A petal in steps of 1 to the right and of 1 at 60° to it; (0, 0) is the middle of the flower. */
const PETAL = [
  [0, 0],
  [2, 0],
  [2, 1],
  [1, 2],
  [0, 2],
] as const;
/** Turned by so much, four steps to the right and one at 60° lead along a row. */
const TILT = -Math.atan2(Math.sqrt(3) / 2, 4.5);

function petal(sixth: number): Polygon {
  const [right, other] = [TILT + (sixth * Math.PI) / 3, TILT + ((sixth + 1) * Math.PI) / 3];
  return PETAL.map(([a, b]) => [
    a * Math.cos(right) + b * Math.cos(other),
    a * Math.sin(right) + b * Math.sin(other),
  ]);
}

/**
 * Flowers of six pentagons each, in rows; each place is half a flower across and half a row of them down:
 *
 *       __
 *     _/  \__
 *    /  \ /  \
 *    \__ * __/     every petal has a tip of 60° in the middle, and 120° elsewhere
 *    /  / \  \
 *    \_/   \_/
 *      \___/
 */
export const floret = periodic({
  id: 8,
  name: 'floret',
  title: 'Floret pentagons',
  aliases: ['florets', 'floret-pentagon', 'floret-pentagons', 'flower', 'flowers'],
  pitch: [APART / 2, ROW / 2],
  translations: [
    [APART, 0],
    [APART / 2, ROW],
  ],
  tiles: [0, 1, 2, 3, 4, 5].map(petal),
  cutToBox: true,
});

import { periodic } from '../grid/periodic.ts';

/** Half of the side where two pentagons of a pair meet; all five sides of a pentagon are twice as long. */
const HALF = (Math.sqrt(7) - 1) / 6;

/**
 * Pairs of pentagons, upright and lying in turn, as a street in Cairo is paved; each place is a pair:
 *
 *       ∧       ___
 *     /   \   /  |  \
 *     )___(  <   |   >
 *     \   /   \__|__/
 *       ∨
 */
export const cairo = periodic({
  id: 7,
  name: 'cairo',
  title: 'Cairo pentagons',
  aliases: ['cairo-pentagon', 'cairo-pentagons'],
  pitch: [1, 1],
  translations: [
    [2, 0],
    [1, 1],
  ],
  tiles: [
    [
      [HALF, 0],
      [0.5, 0.5],
      [0, 1 - HALF],
      [-0.5, 0.5],
      [-HALF, 0],
    ],
    [
      [-HALF, 0],
      [-0.5, -0.5],
      [0, HALF - 1],
      [0.5, -0.5],
      [HALF, 0],
    ],
    [
      [1, HALF],
      [0.5, 0.5],
      [HALF, 0],
      [0.5, -0.5],
      [1, -HALF],
    ],
    [
      [1, -HALF],
      [1.5, -0.5],
      [2 - HALF, 0],
      [1.5, 0.5],
      [1, HALF],
    ],
  ],
});

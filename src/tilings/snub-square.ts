import { periodic } from '../grid/periodic.ts';

/** Height of a triangle of side 1. */
const HEIGHT = Math.sqrt(3) / 2;
/** From a pair of triangles to the next. */
const STEP = 0.5 + HEIGHT;

/**
 * Pairs of triangles, lying and upright in turn, and squares between them (3.3.4.3.4); each place is a pair and a
 * square. A row or a column of one pair would fall apart, tip on tip: it is two wide.
 *
 *        .
 *      / | \  .
 *    <   |   >─── .      the square is above this line, the upright pair at the end of it
 *      \ | /  .
 *        '
 */
export const snubSquare = periodic({
  id: 11,
  name: 'snub-square',
  title: 'Squares and triangles',
  aliases: ['snub', '3.3.4.3.4'],
  pitch: [STEP, STEP],
  translations: [
    [2 * STEP, 0],
    [STEP, STEP],
  ],
  tiles: [
    [
      [0, -0.5],
      [0, 0.5],
      [-HEIGHT, 0],
    ],
    [
      [0, -0.5],
      [HEIGHT, 0],
      [0, 0.5],
    ],
    [
      [STEP - 0.5, 0],
      [STEP + 0.5, 0],
      [STEP, HEIGHT],
    ],
    [
      [STEP - 0.5, 0],
      [STEP, -HEIGHT],
      [STEP + 0.5, 0],
    ],
    [
      [0, 0.5],
      [HEIGHT, 0],
      [STEP, HEIGHT],
      [0.5, STEP],
    ],
    [
      [0, -0.5],
      [0.5, -STEP],
      [STEP, -HEIGHT],
      [HEIGHT, 0],
    ],
  ],
  least: [2, 2],
});

import { periodic, regular } from '../grid/periodic.ts';

const ROW = Math.sqrt(3);
/** From the middle of a hexagon to that of the triangle on one of its sides. */
const BESIDE = 2 / Math.sqrt(3);

/**
 * Hexagons tip to tip in rows, and triangles between them (3.6.3.6), as a basket is woven; each place is a hexagon.
 * A column of one would fall apart, tip on tip: it is two wide.
 *
 *     /‾‾‾\/‾‾‾\
 *     \___/\___/
 *      \ /‾‾‾\ /
 *      / \___/ \
 */
export const kagome = periodic({
  id: 9,
  name: 'kagome',
  title: 'Kagome weave',
  aliases: ['trihexagonal', 'basket', '3.6.3.6'],
  pitch: [2, ROW],
  translations: [
    [2, 0],
    [1, ROW],
  ],
  tiles: [regular(6, 0, 0, 30), regular(3, 1, BESIDE / 2, 210), regular(3, 0, BESIDE, 270)],
  least: [2, 1],
});

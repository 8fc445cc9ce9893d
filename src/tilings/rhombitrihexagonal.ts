import { periodic, regular } from '../grid/periodic.ts';

/** From hexagon to hexagon, across a square. */
const APART = Math.sqrt(3) + 1;
const ROW = (APART * Math.sqrt(3)) / 2;

/**
 * Hexagons with a square on each side and triangles in the corners between (3.4.6.4). Each place is a hexagon or the
 * square after it, in half a row of them. A column of one would fall apart, tip on tip: it is two wide.
 *
 *      / \ ___ / \
 *     |   |   |   |
 *     |   |___|   |
 *      \ / \ / \ /
 */
export const rhombitrihexagonal = periodic({
  id: 12,
  name: 'rhombitrihexagonal',
  title: 'Hexagons and squares',
  aliases: ['rhombitrihex', '3.4.6.4'],
  pitch: [APART / 2, ROW / 2],
  translations: [
    [APART, 0],
    [APART / 2, ROW],
  ],
  tiles: [
    regular(6, 0, 0, 0),
    regular(4, APART / 2, 0, 0),
    regular(4, APART / 4, ROW / 2, 60),
    regular(4, -APART / 4, ROW / 2, 120),
    regular(3, APART / 2, ROW / 3, 30),
    regular(3, 0, (2 * ROW) / 3, 90),
  ],
  least: [2, 1],
});

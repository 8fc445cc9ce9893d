import { periodic, regular } from '../grid/periodic.ts';

/** From dodecagon to dodecagon, across a square. */
const APART = 3 + Math.sqrt(3);
const ROW = (APART * Math.sqrt(3)) / 2;

/**
 * Dodecagons with squares and hexagons between them (4.6.12). Each place is a dodecagon or the square after it, in
 * half a row of them.
 *
 *     /‾‾\  / \  /‾‾\
 *    |    |‾| |‾|    |
 *    |    |_____|    |
 *     \__/  \ /  \__/
 */
export const dodecagon = periodic({
  id: 13,
  name: 'dodecagon',
  title: 'Dodecagons',
  aliases: ['dodecagons', 'great-rhombitrihexagonal', '4.6.12'],
  pitch: [APART / 2, ROW / 2],
  translations: [
    [APART, 0],
    [APART / 2, ROW],
  ],
  tiles: [
    regular(12, 0, 0, 0),
    regular(4, APART / 2, 0, 0),
    regular(4, APART / 4, ROW / 2, 60),
    regular(4, -APART / 4, ROW / 2, 120),
    regular(6, APART / 2, ROW / 3, 30),
    regular(6, 0, (2 * ROW) / 3, 90),
  ],
});

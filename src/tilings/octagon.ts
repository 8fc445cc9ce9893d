import { periodic, regular } from '../grid/periodic.ts';

const WIDTH = 1 + Math.SQRT2;

/**
 * Octagons, and squares on their corners between them (4.8.8); each place is an octagon:
 *
 *     /‾‾\ /‾‾\
 *    |    |    |
 *     \__/ \__/
 *     /‾‾\ /‾‾\
 */
export const octagon = periodic({
  id: 6,
  name: 'octagon',
  title: 'Octagons',
  aliases: ['octagons', 'upsilon', '4.8.8'],
  pitch: [WIDTH, WIDTH],
  translations: [
    [WIDTH, 0],
    [0, WIDTH],
  ],
  tiles: [regular(8, 0, 0, 0), regular(4, WIDTH / 2, WIDTH / 2, 45)],
});

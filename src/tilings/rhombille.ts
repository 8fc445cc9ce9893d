import { periodic } from '../grid/periodic.ts';

const WIDTH = Math.sqrt(3);

/**
 * Rhombs of 60° and 120°, three of which look like a cube; each place is a cube. A row or a column of one would fall
 * apart, tip on tip: it is two wide.
 *
 *      / \ / \
 *     |\ /|\ /|
 *     | | | | |
 *      \|/ \|/
 */
export const rhombille = periodic({
  id: 10,
  name: 'rhombille',
  title: 'Tumbling blocks',
  aliases: ['rhombs', 'rhombus', 'diamonds', 'cubes', 'tumbling-blocks'],
  pitch: [WIDTH, 1.5],
  translations: [
    [WIDTH, 0],
    [WIDTH / 2, 1.5],
  ],
  tiles: [
    [
      [0, 0],
      [WIDTH / 2, -0.5],
      [WIDTH, 0],
      [WIDTH / 2, 0.5],
    ],
    [
      [0, 0],
      [WIDTH / 2, 0.5],
      [WIDTH / 2, 1.5],
      [0, 1],
    ],
    [
      [0, 0],
      [0, 1],
      [-WIDTH / 2, 1.5],
      [-WIDTH / 2, 0.5],
    ],
  ],
  least: [2, 2],
});

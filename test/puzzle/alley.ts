import { mazeOfTree } from './square-trees.ts';

/**
 * From the left along a corridor; one blind alley of two cells goes down, which is to the right.
 *
 *     0 1 2 3
 *       4
 *       5
 */
export const withAlley = mazeOfTree({
  places: [
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 0],
    [1, 1],
    [1, 2],
  ],
  parents: [-1, 0, 1, 2, 1, 4],
});

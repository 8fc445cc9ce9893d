import { carveDepthFirst } from '../depth-first.ts';
import type { Carver } from '../maze.ts';

/**
 * Digs passages out of blocks of earth: depth-first, looking two blocks away, and where the block there is still
 * earth, digging it out and the block between. Where nothing is left to dig, step back. Cells are the blocks two
 * apart, doors those between, so only the drawing differs from the backtracker's: walls as thick as corridors.
 *
 *     # # # # #
 *     # c d c #     c a cell, d a door that was dug, # earth
 *     # # # d #
 *     # c d c #
 *     # # # # #
 */
export const dig: Carver = {
  id: 15,
  name: 'dig',
  title: 'Digging',
  aliases: ['digging', 'digger', 'blocks'],
  // Never unasked: a page must not turn up with other walls than the rest of its book.
  suits: [],
  thickWalls: true,
  carve: carveDepthFirst,
};

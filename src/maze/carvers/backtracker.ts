import { carveDepthFirst } from '../depth-first.ts';
import type { Carver } from '../maze.ts';

/** Depth-first: long winding corridors with few dead ends. */
export const backtracker: Carver = {
  id: 2,
  name: 'backtracker',
  title: 'Recursive backtracker',
  aliases: ['depth-first', 'dfs', 'recursive-backtracker'],
  suits: ['medium', 'hard', 'expert'],
  carve: carveDepthFirst,
};

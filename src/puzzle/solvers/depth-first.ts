import { backTrack } from '../back-track.ts';
import type { Solver } from '../solver.ts';

/** Goes on to the first cell beside it that it has not entered, and steps back where there is none. */
export const depthFirst: Solver = {
  name: 'depth-first',
  title: 'Depth-first search',
  aliases: ['dfs', 'depth'],
  step: 'a move to the next cell, on or back',
  shortest: false,
  solve: (maze, from, to) => backTrack(maze, from, to, (_entry, tried) => tried),
};

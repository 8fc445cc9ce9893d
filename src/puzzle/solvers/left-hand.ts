import { followHand } from '../follow-hand.ts';
import type { Solver } from '../solver.ts';

export const leftHand: Solver = {
  name: 'left-hand',
  title: 'Left hand on the wall',
  aliases: ['left'],
  step: 'a move to the next cell, on or back',
  shortest: false,
  solve: (maze, from, to) => followHand(maze, from, to, 1),
};

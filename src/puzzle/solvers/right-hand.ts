import { followHand } from '../follow-hand.ts';
import type { Solver } from '../solver.ts';

export const rightHand: Solver = {
  name: 'right-hand',
  title: 'Right hand on the wall',
  aliases: ['right'],
  step: 'a move to the next cell, on or back',
  shortest: false,
  solve: (maze, from, to) => followHand(maze, from, to, -1),
};

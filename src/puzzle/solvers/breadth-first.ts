import type { Solver } from '../solver.ts';
import { spread } from '../spread.ts';

/** Spreads to all cells one move away, then two, and so on. Its way is a shortest one, loops or not. */
export const breadthFirst: Solver = {
  name: 'breadth-first',
  title: 'Breadth-first search',
  aliases: ['bfs', 'breadth'],
  step: 'a cell taken from the queue',
  shortest: true,
  solve: spread,
};

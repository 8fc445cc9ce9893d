import { type Maze, neighboursOf, OPEN } from '../maze/maze.ts';
import type { Solved } from './solver.ts';
import { wayBack } from './way-back.ts';

const UNREACHED = -1;

/**
 * Spreads through a maze from one cell to all that are one move away, then two, and so on, with a queue, until the
 * other cell's turn comes. A step is a cell taken from the queue.
 */
export function spread({ grid, doors }: Maze, from: number, to: number): Solved {
  const edgeInto = new Int32Array(grid.cellCount).fill(UNREACHED);
  const queue = [from];
  let head = 0;
  for (; queue[head] !== to; head++) {
    if (head === queue.length) throw new Error(`no way from cell ${from} to cell ${to}`);
    for (const { next, edge } of neighboursOf(grid, queue[head])) {
      if (doors[edge] !== OPEN || next === from || edgeInto[next] !== UNREACHED) continue;
      edgeInto[next] = edge;
      queue.push(next);
    }
  }
  return { way: wayBack(grid, edgeInto, from, to), steps: head, entered: queue };
}

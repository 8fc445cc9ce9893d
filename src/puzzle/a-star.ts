import FlatQueue from 'flatqueue';
import { type Maze, neighboursOf, OPEN } from '../maze/maze.ts';
import type { Solved } from './solver.ts';
import { wayBack } from './way-back.ts';

/** Bounds are whole numbers of cells but for the noise of their floating-point sums. */
const NOISE = 1e-9;

/**
 * Always looks on from the cell that the shortest way may lead through: the one for which the moves made so far
 * and the fewest that are still needed are the least together; of equals, one that needs the fewest. A step is a
 * cell looked on from.
 *
 * Bounds are rounded up, since moves are whole, and none but the goal itself is nearer than one move. Thus each
 * cell is looked on from once, and only if breadth-first search would do it too.
 * @param bound a number of moves from a cell to `to` that no way undercuts, and that falls by no more than 1 from a
 * cell to its neighbour
 */
export function aStar(
  { grid, doors }: Maze,
  from: number,
  to: number,
  bound: (cell: number) => number,
): Solved {
  const fewest = (cell: number): number => (cell === to ? 0 : Math.max(1, Math.ceil(bound(cell) - NOISE)));
  const edgeInto = new Int32Array(grid.cellCount);
  const movesTo = new Int32Array(grid.cellCount).fill(-1);
  const done = new Uint8Array(grid.cellCount);
  const entered = [from];
  const queue = new FlatQueue<number>();
  // One number orders by the sum first and then by the moves still needed, which are fewer than there are cells.
  const add = (cell: number): void => {
    const left = fewest(cell);
    queue.push(cell, (movesTo[cell] + left) * grid.cellCount + left);
  };
  movesTo[from] = 0;
  add(from);
  for (let steps = 0; ; ) {
    const cell = queue.pop();
    if (cell === undefined) throw new Error(`no way from cell ${from} to cell ${to}`);
    if (cell === to) return { way: wayBack(grid, edgeInto, from, to), steps, entered };
    // A cell reached again by fewer moves is in the queue twice.
    if (done[cell]) continue;
    done[cell] = 1;
    steps++;
    const moves = movesTo[cell] + 1;
    for (const { next, edge } of neighboursOf(grid, cell)) {
      if (doors[edge] !== OPEN || (movesTo[next] !== -1 && movesTo[next] <= moves)) continue;
      if (movesTo[next] === -1) entered.push(next);
      movesTo[next] = moves;
      edgeInto[next] = edge;
      add(next);
    }
  }
}

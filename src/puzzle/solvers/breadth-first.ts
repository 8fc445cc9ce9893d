import { neighboursOf, OPEN } from '../../maze/maze.ts';
import type { Solver } from '../solver.ts';

/** Spreads to all cells one step away, then two, and so on. Its way is a shortest one, loops or not. */
export const breadthFirst: Solver = {
  name: 'breadth-first',
  title: 'Breadth-first',
  aliases: ['bfs'],
  solve({ grid, doors }, from, to) {
    const edgeInto = new Int32Array(grid.cellCount).fill(-1);
    const previous = new Int32Array(grid.cellCount).fill(-1);
    const queue = [from];
    previous[from] = from;
    for (let head = 0; head < queue.length && previous[to] === -1; head++) {
      const cell = queue[head];
      for (const { next, edge } of neighboursOf(grid, cell)) {
        if (doors[edge] !== OPEN || previous[next] !== -1) continue;
        previous[next] = cell;
        edgeInto[next] = edge;
        queue.push(next);
      }
    }
    if (previous[to] === -1) throw new Error(`no way from cell ${from} to cell ${to}`);
    const cells = [to];
    const edges: number[] = [];
    for (let cell = to; cell !== from; cell = previous[cell]) {
      edges.push(edgeInto[cell]);
      cells.push(previous[cell]);
    }
    return {
      way: { cells: cells.reverse(), edges: edges.reverse() },
      steps: queue.length - 1,
      visited: queue.length,
    };
  },
};

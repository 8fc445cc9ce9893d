import FlatQueue from 'flatqueue';
import { type Carver, neighboursOf, OPEN } from '../maze.ts';

/**
 * Gives each wall a random weight, and grows a tree from one cell: of all walls about the tree it opens the
 * lightest. That makes the tree of least weight, as Kruskal's does. A wall gets its weight when the tree first
 * reaches it, which is soon enough, as nothing has looked at it before.
 */
export const primTrue: Carver = {
  id: 7,
  name: 'prim-true',
  title: 'Prim',
  aliases: ['prim', 'prims', 'true-prim'],
  suits: ['easy', 'medium', 'hard'],
  carve(grid, random) {
    const { cellsOfEdge } = grid;
    const doors = new Uint8Array(grid.edgeCount);
    const visited = new Uint8Array(grid.cellCount);
    const walls = new FlatQueue<number>();
    const visit = (cell: number): void => {
      visited[cell] = 1;
      for (const { next, edge } of neighboursOf(grid, cell)) {
        if (visited[next] === 0) walls.push(edge, random.unit());
      }
    };

    visit(random.below(grid.cellCount));
    for (let wall = walls.pop(); wall !== undefined; wall = walls.pop()) {
      const [one, other] = [cellsOfEdge[2 * wall], cellsOfEdge[2 * wall + 1]];
      if (visited[one] === 1 && visited[other] === 1) continue;
      doors[wall] = OPEN;
      visit(visited[one] === 1 ? other : one);
    }
    return doors;
  },
};

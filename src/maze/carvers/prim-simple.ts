import { type Carver, neighboursOf, OPEN } from '../maze.ts';

/**
 * Grows a tree from one cell: of all walls about the tree it takes any one, and opens it if the cell behind is
 * not in the tree yet. A cell that the tree touches on several sides is thus the likelier to come next. Prim without
 * weights, with short branches all the way round from the start.
 */
export const primSimple: Carver = {
  id: 8,
  name: 'prim-simple',
  title: 'Prim, simple',
  aliases: ['simple-prim', 'prim-simplified'],
  suits: ['easy', 'medium'],
  carve(grid, random) {
    const { cellsOfEdge } = grid;
    const doors = new Uint8Array(grid.edgeCount);
    const visited = new Uint8Array(grid.cellCount);
    const walls: number[] = [];
    const visit = (cell: number): void => {
      visited[cell] = 1;
      for (const { next, edge } of neighboursOf(grid, cell)) if (visited[next] === 0) walls.push(edge);
    };

    visit(random.below(grid.cellCount));
    while (walls.length > 0) {
      const place = random.below(walls.length);
      const wall = walls[place];
      const last = walls.pop() as number;
      if (place < walls.length) walls[place] = last;
      const [one, other] = [cellsOfEdge[2 * wall], cellsOfEdge[2 * wall + 1]];
      if (visited[one] === 1 && visited[other] === 1) continue;
      doors[wall] = OPEN;
      visit(visited[one] === 1 ? other : one);
    }
    return doors;
  },
};

import FlatQueue from 'flatqueue';
import { cellAcross } from '../../grid/grid.ts';
import { drawEdge } from '../draw-edge.ts';
import { type Carver, neighboursOf, OPEN } from '../maze.ts';
import { readingOrder } from '../reading-order.ts';

/**
 * Walk at random until stuck; then hunt, row by row from the top, for the first unvisited cell beside a visited
 * one, join it and walk on from there. The cells that a hunt could find wait in a queue by their place in the
 * rows, so that no hunt looks at a row twice.
 */
export const huntAndKill: Carver = {
  id: 3,
  name: 'hunt-and-kill',
  title: 'Hunt and kill',
  aliases: ['hunt', 'huntandkill'],
  suits: ['medium', 'hard', 'expert'],
  carve(grid, random) {
    const doors = new Uint8Array(grid.edgeCount);
    const visited = new Uint8Array(grid.cellCount);
    const isNew = (cell: number): boolean => visited[cell] === 0;
    const isOld = (cell: number): boolean => visited[cell] === 1;
    const { cells, placeOfCell } = readingOrder(grid);
    const quarry = new FlatQueue<number>();

    const walk = (start: number): void => {
      for (let cell = start; ; ) {
        visited[cell] = 1;
        for (const { next } of neighboursOf(grid, cell)) {
          if (isNew(next)) quarry.push(placeOfCell[next], placeOfCell[next]);
        }
        const edge = drawEdge(grid, cell, random, isNew);
        if (edge === -1) return;
        doors[edge] = OPEN;
        cell = cellAcross(grid, edge, cell);
      }
    };

    walk(random.below(grid.cellCount));
    for (let place = quarry.pop(); place !== undefined; place = quarry.pop()) {
      const cell = cells[place];
      if (isOld(cell)) continue;
      doors[drawEdge(grid, cell, random, isOld)] = OPEN;
      walk(cell);
    }
    return doors;
  },
};

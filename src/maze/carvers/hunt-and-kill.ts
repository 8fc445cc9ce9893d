import FlatQueue from 'flatqueue';
import { cellAcross } from '../../grid/grid.ts';
import { drawEdge } from '../draw-edge.ts';
import { type Carver, neighboursOf, OPEN } from '../maze.ts';
import { readingOrder } from '../reading-order.ts';

/**
 * Walk at random until stuck; then hunt, row by row from the top (or column by column from the left), for the first
 * unvisited cell beside a visited one, join it and walk on from there. The cells that a hunt could find wait in a
 * queue by their place in the rows, so that no hunt looks at a row twice. With extra hunts, a walk also breaks off
 * where it could go on: the more often, the straighter the maze grows downward from the top.
 */
export const huntAndKill: Carver = {
  id: 3,
  name: 'hunt-and-kill',
  title: 'Hunt and kill',
  aliases: ['hunt', 'huntandkill'],
  suits: ['medium', 'hard', 'expert'],
  ways: ['rows', 'columns'],
  rate: { of: 'extra hunts', usual: 0 },
  carve(grid, random, { way, rate }) {
    const doors = new Uint8Array(grid.edgeCount);
    const visited = new Uint8Array(grid.cellCount);
    const isNew = (cell: number): boolean => visited[cell] === 0;
    const isOld = (cell: number): boolean => visited[cell] === 1;
    const { cells, placeOfCell } = readingOrder(grid, way === 'columns' ? 'columns' : 'rows');
    const quarry = new FlatQueue<number>();

    const walk = (start: number): void => {
      for (let cell = start; ; ) {
        visited[cell] = 1;
        for (const { next } of neighboursOf(grid, cell)) {
          if (isNew(next)) quarry.push(placeOfCell[next], placeOfCell[next]);
        }
        // Nothing is drawn at rate 0: codes printed before there was a rate stay what they were.
        if (rate > 0 && random.below(100) < rate) return;
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

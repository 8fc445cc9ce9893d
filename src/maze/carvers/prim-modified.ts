import { drawEdge } from '../draw-edge.ts';
import { type Carver, neighboursOf, OPEN } from '../maze.ts';

const OUT = 0;
const FRONTIER = 1;
const IN = 2;

/**
 * Grows a tree from one cell: of all cells beside the tree it takes any one, each as likely as the next, and
 * joins it to any one of its neighbours in the tree. It has the most dead ends of all.
 */
export const primModified: Carver = {
  id: 9,
  name: 'prim-modified',
  title: 'Prim, modified',
  aliases: ['modified-prim'],
  suits: ['easy', 'medium'],
  carve(grid, random) {
    const doors = new Uint8Array(grid.edgeCount);
    const state = new Uint8Array(grid.cellCount);
    const frontier: number[] = [];
    const isIn = (cell: number): boolean => state[cell] === IN;
    const visit = (cell: number): void => {
      state[cell] = IN;
      for (const { next } of neighboursOf(grid, cell)) {
        if (state[next] !== OUT) continue;
        state[next] = FRONTIER;
        frontier.push(next);
      }
    };

    visit(random.below(grid.cellCount));
    while (frontier.length > 0) {
      const place = random.below(frontier.length);
      const cell = frontier[place];
      const last = frontier.pop() as number;
      if (place < frontier.length) frontier[place] = last;
      doors[drawEdge(grid, cell, random, isIn)] = OPEN;
      visit(cell);
    }
    return doors;
  },
};

import { cellAcross } from '../../grid/grid.ts';
import { drawEdge } from '../draw-edge.ts';
import { type Carver, OPEN } from '../maze.ts';

/** A place in the list of active cells whose cell is done. */
const DONE = -1;

/**
 * Of the cells that have been reached and may have unvisited neighbours, pick the newest, or else any one, and open
 * the way to an unvisited neighbour drawn at random. At 100 % it is the backtracker; at 0 % it is close to Prim.
 *
 * A cell that is done leaves a gap, since filling it with the last cell would spoil the order. As soon as gaps are
 * more than half of the list it is closed up, so that a random place is tried twice on average at worst, and
 * removing costs the same however long the list.
 */
export const growingTree: Carver = {
  id: 5,
  name: 'growing-tree',
  title: 'Growing tree',
  aliases: ['growing'],
  suits: ['medium', 'hard', 'expert'],
  rate: { of: 'newest', usual: 50 },
  carve(grid, random, { rate }) {
    const doors = new Uint8Array(grid.edgeCount);
    const visited = new Uint8Array(grid.cellCount);
    const isNew = (cell: number): boolean => visited[cell] === 0;
    const start = random.below(grid.cellCount);
    visited[start] = 1;
    let active = [start];
    let gaps = 0;

    /** Place of the newest cell, or of any; the last place of the list is never a gap. */
    const pick = (): number => {
      if (random.below(100) < rate) return active.length - 1;
      for (;;) {
        const place = random.below(active.length);
        if (active[place] !== DONE) return place;
      }
    };
    const remove = (place: number): void => {
      active[place] = DONE;
      gaps++;
      while (active.length > 0 && active[active.length - 1] === DONE) {
        active.pop();
        gaps--;
      }
      if (2 * gaps <= active.length) return;
      active = active.filter((cell) => cell !== DONE);
      gaps = 0;
    };

    while (active.length > 0) {
      const place = pick();
      const cell = active[place];
      const edge = drawEdge(grid, cell, random, isNew);
      if (edge === -1) {
        remove(place);
        continue;
      }
      doors[edge] = OPEN;
      const next = cellAcross(grid, edge, cell);
      visited[next] = 1;
      active.push(next);
    }
    return doors;
  },
};

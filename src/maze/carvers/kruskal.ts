import { OUTSIDE } from '../../grid/grid.ts';
import { type Carver, OPEN } from '../maze.ts';
import { Rooms } from '../rooms.ts';
import { shuffle } from '../shuffle.ts';

/** Takes all walls in a random order, and opens each that stands between cells not yet joined. */
export const kruskal: Carver = {
  id: 6,
  name: 'kruskal',
  title: 'Kruskal',
  aliases: ['kruskals'],
  suits: ['easy', 'medium', 'hard'],
  carve(grid, random) {
    const { edgeCount, cellsOfEdge } = grid;
    const doors = new Uint8Array(edgeCount);
    const rooms = new Rooms(grid.cellCount);
    const walls = Int32Array.from({ length: edgeCount }, (_, edge) => edge).filter(
      (edge) => cellsOfEdge[2 * edge + 1] !== OUTSIDE,
    );
    shuffle(walls, random);
    for (const wall of walls) {
      if (rooms.glue(cellsOfEdge[2 * wall], cellsOfEdge[2 * wall + 1])) doors[wall] = OPEN;
    }
    return doors;
  },
};

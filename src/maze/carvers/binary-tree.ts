import { cellAcross } from '../../grid/grid.ts';
import { drawEdge } from '../draw-edge.ts';
import { joinRest } from '../join-rest.ts';
import { type Carver, OPEN } from '../maze.ts';
import { Rooms } from '../rooms.ts';

/** Steps along the diagonal shorter than this are none: neighbours level with each other. */
const FORWARD = 1e-6;

/**
 * From each cell one of the walls to the right or below is opened; on the last row or column only one remains.
 * On any tiling: one of the neighbours whose middles lie further along the diagonal to the lower right, or to
 * another corner. Each way so opened leads on and on, so there is no loop. Only in an outline with bays does it
 * end in more than one corner; then doors that join what is still apart are opened, the first ones found.
 */
export const binaryTree: Carver = {
  id: 4,
  name: 'binary-tree',
  title: 'Binary tree',
  aliases: ['binary'],
  suits: ['easy'],
  ways: ['down-right', 'down-left', 'up-right', 'up-left'],
  carve(grid, random, { way }) {
    const { xyOfCell } = grid;
    const doors = new Uint8Array(grid.edgeCount);
    const rooms = new Rooms(grid.cellCount);
    const toX = way.endsWith('left') ? -1 : 1;
    const toY = way.startsWith('up') ? -1 : 1;
    const along = (cell: number): number => toX * xyOfCell[2 * cell] + toY * xyOfCell[2 * cell + 1];
    for (let cell = 0; cell < grid.cellCount; cell++) {
      const edge = drawEdge(grid, cell, random, (next) => along(next) - along(cell) > FORWARD);
      if (edge === -1) continue;
      doors[edge] = OPEN;
      rooms.glue(cell, cellAcross(grid, edge, cell));
    }
    joinRest(grid, doors, rooms);
    return doors;
  },
};

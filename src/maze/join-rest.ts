import { type Grid, OUTSIDE } from '../grid/grid.ts';
import { type Doors, OPEN } from './maze.ts';
import type { Rooms } from './rooms.ts';

/** Opens doors that join what is still apart, the first ones found: one sweep over all of them. */
export function joinRest({ edgeCount, cellsOfEdge }: Grid, doors: Doors, rooms: Rooms): void {
  for (let edge = 0; edge < edgeCount; edge++) {
    if (cellsOfEdge[2 * edge + 1] === OUTSIDE || doors[edge] === OPEN) continue;
    if (rooms.glue(cellsOfEdge[2 * edge], cellsOfEdge[2 * edge + 1])) doors[edge] = OPEN;
  }
}

import { OUTSIDE } from '../../grid/grid.ts';
import { type Carver, CLOSED, LOCKED, OPEN } from '../maze.ts';
import { Rooms } from '../rooms.ts';

/**
 * Each room owns the doors to its later neighbours (on squares: Right and Down). Look at a closed door: if the
 * rooms on its two sides bear different identifiers, open it and glue their lists; if they bear the same, lock
 * it, since opening it would make an island. First as many rooms drawn at random as there are, one door each,
 * to lay corridors; then a sweep over all rooms, so that nothing is left unconnected. In the end no inner door is
 * merely closed.
 */
export const roomsAndDoors: Carver = {
  id: 1,
  name: 'rooms-and-doors',
  title: 'Rooms and doors',
  aliases: ['rooms', 'doors'],
  suits: ['easy', 'medium', 'hard', 'expert'],
  carve(grid, random) {
    const { cellsOfEdge, sidesOfCell, edgeOfSide } = grid;
    const doors = new Uint8Array(grid.edgeCount);
    const rooms = new Rooms(grid);
    const look = (door: number): void => {
      doors[door] = rooms.glue(cellsOfEdge[2 * door], cellsOfEdge[2 * door + 1]) ? OPEN : LOCKED;
    };
    const closedDoorsOf = (room: number): number[] => {
      const own: number[] = [];
      for (let side = sidesOfCell[room]; side < sidesOfCell[room + 1]; side++) {
        const door = edgeOfSide[side];
        const isOwn = cellsOfEdge[2 * door] === room && cellsOfEdge[2 * door + 1] !== OUTSIDE;
        if (isOwn && doors[door] === CLOSED) own.push(door);
      }
      return own;
    };

    for (let drawn = 0; drawn < grid.cellCount; drawn++) {
      const closed = closedDoorsOf(random.below(grid.cellCount));
      if (closed.length > 0) look(closed[random.below(closed.length)]);
    }
    for (let room = 0; room < grid.cellCount; room++) for (const door of closedDoorsOf(room)) look(door);
    return doors;
  },
};

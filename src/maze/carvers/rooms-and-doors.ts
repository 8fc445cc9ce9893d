import { cellAcross, OUTSIDE } from '../../grid/grid.ts';
import { drawEdge } from '../draw-edge.ts';
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
  ways: ['jumping', 'walking'],
  carve(grid, random, { way }) {
    const { cellsOfEdge, sidesOfCell, edgeOfSide } = grid;
    const doors = new Uint8Array(grid.edgeCount);
    const rooms = new Rooms(grid.cellCount);
    const look = (door: number): void => {
      doors[door] = rooms.glue(cellsOfEdge[2 * door], cellsOfEdge[2 * door + 1]) ? OPEN : LOCKED;
    };
    const closedDoorsOf = (room: number, whose: 'own' | 'all'): number[] => {
      const closed: number[] = [];
      for (let side = sidesOfCell[room]; side < sidesOfCell[room + 1]; side++) {
        const door = edgeOfSide[side];
        if (cellsOfEdge[2 * door + 1] === OUTSIDE || doors[door] !== CLOSED) continue;
        if (whose === 'all' || cellsOfEdge[2 * door] === room) closed.push(door);
      }
      return closed;
    };

    let room = 0;
    for (let drawn = 0; drawn < grid.cellCount; drawn++) {
      const walks = way === 'walking' && drawn > 0;
      if (!walks) room = random.below(grid.cellCount);
      const closed = closedDoorsOf(room, walks ? 'all' : 'own');
      if (closed.length > 0) {
        const door = closed[random.below(closed.length)];
        look(door);
        if (way === 'walking') room = cellAcross(grid, door, room);
      } else if (way === 'walking') {
        room = cellAcross(
          grid,
          drawEdge(grid, room, random, () => true),
          room,
        );
      }
    }
    for (let room = 0; room < grid.cellCount; room++) {
      for (const door of closedDoorsOf(room, 'own')) look(door);
    }
    return doors;
  },
};

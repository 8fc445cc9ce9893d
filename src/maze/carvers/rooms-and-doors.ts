import { cellAcross, OUTSIDE } from '../../grid/grid.ts';
import { type Carver, CLOSED, LOCKED, OPEN } from '../maze.ts';
import { Rooms } from '../rooms.ts';

/**
 * Each room owns the doors to its later neighbours (on squares: Right and Down). Look at a closed door: if the
 * rooms on its two sides bear different identifiers, open it and glue their lists; if they bear the same, lock
 * it, since opening it would make an island. First as many rooms drawn at random as there are, one door each,
 * to lay corridors; then a sweep over all rooms, so that nothing is left unconnected. In the end no inner door is
 * merely closed.
 *
 * Walking instead of jumping: from a room, look at any closed door, go to the room behind it, opened or locked, and
 * on from there; where no door is closed any more, step back to where one may be. That looks at every door.
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

    if (way === 'walking') {
      const stepsBack = [random.below(grid.cellCount)];
      while (stepsBack.length > 0) {
        const room = stepsBack[stepsBack.length - 1];
        const closed = closedDoorsOf(room, 'all');
        if (closed.length === 0) {
          stepsBack.pop();
          continue;
        }
        const door = closed[random.below(closed.length)];
        look(door);
        stepsBack.push(cellAcross(grid, door, room));
      }
      return doors;
    }
    for (let drawn = 0; drawn < grid.cellCount; drawn++) {
      const closed = closedDoorsOf(random.below(grid.cellCount), 'own');
      if (closed.length > 0) look(closed[random.below(closed.length)]);
    }
    for (let room = 0; room < grid.cellCount; room++) {
      for (const door of closedDoorsOf(room, 'own')) look(door);
    }
    return doors;
  },
};

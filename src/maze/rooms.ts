import type { Grid } from '../grid/grid.ts';

/**
 * Rooms, each with an identifier and the list of all rooms that bear it. Gluing gives the rooms of the shorter
 * list the identifier of the longer one, so that a room changes its identifier at most log2(rooms) times.
 */
export class Rooms {
  private readonly identifierOfRoom: Int32Array;
  private readonly roomsOfIdentifier: number[][];

  constructor(grid: Grid) {
    this.identifierOfRoom = Int32Array.from({ length: grid.cellCount }, (_, room) => room);
    this.roomsOfIdentifier = Array.from({ length: grid.cellCount }, (_, room) => [room]);
  }

  /** Gives both rooms, and all that are joined to them, one identifier; false if they have one already. */
  glue(one: number, other: number): boolean {
    const a = this.identifierOfRoom[one];
    const b = this.identifierOfRoom[other];
    if (a === b) return false;
    const [kept, given] =
      this.roomsOfIdentifier[a].length >= this.roomsOfIdentifier[b].length ? [a, b] : [b, a];
    for (const room of this.roomsOfIdentifier[given]) {
      this.identifierOfRoom[room] = kept;
      this.roomsOfIdentifier[kept].push(room);
    }
    this.roomsOfIdentifier[given] = [];
    return true;
  }
}

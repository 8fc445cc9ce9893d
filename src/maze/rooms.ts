/**
 * Rooms, each with an identifier and the list of all rooms that bear it. Gluing gives the rooms of the shorter
 * list the identifier of the longer one, so that a room changes its identifier at most log2(rooms) times. A list
 * is a ring through `nextOfRoom`, since two rings become one by a swap:
 *
 *     a → b → a   and   c → d → c   become   a → d → c → b → a
 */
export class Rooms {
  private readonly identifierOfRoom: Int32Array;
  private readonly nextOfRoom: Int32Array;
  private readonly lengthOfIdentifier: Int32Array;

  constructor(count: number) {
    this.identifierOfRoom = Int32Array.from({ length: count }, (_, room) => room);
    this.nextOfRoom = this.identifierOfRoom.slice();
    this.lengthOfIdentifier = new Int32Array(count).fill(1);
  }

  /** The same for two rooms if they are joined. Gluing may change it. */
  identifierOf(room: number): number {
    return this.identifierOfRoom[room];
  }

  /** Gives both rooms, and all that are joined to them, one identifier; false if they have one already. */
  glue(one: number, other: number): boolean {
    const { identifierOfRoom, nextOfRoom, lengthOfIdentifier } = this;
    const a = identifierOfRoom[one];
    const b = identifierOfRoom[other];
    if (a === b) return false;
    const isLonger = lengthOfIdentifier[a] >= lengthOfIdentifier[b];
    const [kept, given, first] = isLonger ? [a, b, other] : [b, a, one];
    let room = first;
    do {
      identifierOfRoom[room] = kept;
      room = nextOfRoom[room];
    } while (room !== first);
    [nextOfRoom[one], nextOfRoom[other]] = [nextOfRoom[other], nextOfRoom[one]];
    lengthOfIdentifier[kept] += lengthOfIdentifier[given];
    return true;
  }
}

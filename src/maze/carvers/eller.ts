import { joinRest } from '../join-rest.ts';
import { type Carver, neighboursOf, OPEN } from '../maze.ts';
import { Rooms } from '../rooms.ts';
import { rowsOf } from '../rows.ts';
import { shuffle } from '../shuffle.ts';

/**
 * Row by row from the top, keeping in mind only which cells are joined already. In a row, by the toss of a coin,
 * cells that are not are joined to the next; then each way down is opened by the toss of a coin, and a set of joined
 * cells that lost every toss opens one nevertheless. A set that cannot go down (in the last row, none can) is joined to
 * the next in its row instead. In an outline with several bottoms, doors that join what is still apart are opened in
 * the end, the first ones found.
 */
export const eller: Carver = {
  id: 13,
  name: 'eller',
  title: 'Eller',
  aliases: ['ellers'],
  // Never unasked: most tilings have no rows.
  suits: [],
  carve(grid, random) {
    const { cellsOfEdge } = grid;
    const { startOfRow, cells, rowOfCell, edgeToRight } = rowsOf(grid, 'eller');
    const doors = new Uint8Array(grid.edgeCount);
    const rooms = new Rooms(grid.cellCount);
    /** The last row, by identifier, in which the set has a way down; then the last in which it has opened one. */
    const goesDownIn = new Int32Array(grid.cellCount).fill(-1);
    const wentDownIn = new Int32Array(grid.cellCount).fill(-1);
    const join = (edge: number): void => {
      if (rooms.glue(cellsOfEdge[2 * edge], cellsOfEdge[2 * edge + 1])) doors[edge] = OPEN;
    };
    const setsBeside = (edge: number): [number, number] => [
      rooms.identifierOf(cellsOfEdge[2 * edge]),
      rooms.identifierOf(cellsOfEdge[2 * edge + 1]),
    ];

    for (let row = 0; row + 1 < startOfRow.length; row++) {
      const own = cells.subarray(startOfRow[row], startOfRow[row + 1]);
      const level = Array.from(own.subarray(0, -1), (cell) => edgeToRight[cell]);
      for (const edge of level) {
        const [left, right] = setsBeside(edge);
        if (left !== right && random.below(2) === 0) join(edge);
      }
      const down: number[] = [];
      for (const cell of own) {
        for (const { next, edge } of neighboursOf(grid, cell)) {
          if (rowOfCell[next] <= row) continue;
          down.push(edge);
          goesDownIn[rooms.identifierOf(cell)] = row;
        }
      }
      for (const edge of level) {
        const [left, right] = setsBeside(edge);
        const either = Math.max(goesDownIn[left], goesDownIn[right]);
        if (goesDownIn[left] === row && goesDownIn[right] === row) continue;
        join(edge);
        goesDownIn[rooms.identifierOf(cellsOfEdge[2 * edge])] = either;
      }
      // Sets as they are before any goes down: below, two of them may meet.
      const setOfDown = down.map((edge) => {
        const [one, other] = [cellsOfEdge[2 * edge], cellsOfEdge[2 * edge + 1]];
        return rooms.identifierOf(rowOfCell[one] === row ? one : other);
      });
      const order = down.map((_, i) => i);
      shuffle(order, random);
      const refused = order.filter((i) => {
        if (random.below(2) === 0) return true;
        wentDownIn[setOfDown[i]] = row;
        join(down[i]);
        return false;
      });
      for (const i of refused) {
        if (wentDownIn[setOfDown[i]] === row) continue;
        wentDownIn[setOfDown[i]] = row;
        join(down[i]);
      }
    }
    joinRest(grid, doors, rooms);
    return doors;
  },
};

import { CellSets, type Split } from '../cell-sets.ts';
import { type Carver, OPEN } from '../maze.ts';
import { Rooms } from '../rooms.ts';
import { shuffle } from '../shuffle.ts';

/** Middles that reach no further than this are level: no line parts them. */
const LEVEL = 1e-6;
/** Lines to try until one cuts a set into just two parts. */
const TRIES = 4;

/**
 * Divides the cells by a straight wall with one door in it, each part again, and so on until no part has a loop. The
 * wall stands across or along the set, in proportion to its width and height, at a random place between the
 * middles of its cells:
 *
 *     . . . . . .       . . . | . .
 *     . . . . . .   →   . . .   . .   →   …
 *     . . . . . .       . . . | . .
 *
 * Where the outline, or cells that interlock, would have the line cut off more than one part, another line is tried;
 * in the end all parts are kept, and as many doors opened as join them. Lines at random halve sets often enough that
 * the work is about n log n.
 */
export const recursiveDivision: Carver = {
  id: 14,
  name: 'recursive-division',
  title: 'Recursive division',
  aliases: ['division', 'divide'],
  suits: ['easy', 'medium', 'hard'],
  carve(grid, random) {
    const { cellsOfEdge, xyOfCell } = grid;
    const doors = new Uint8Array(grid.edgeCount);
    const sets = new CellSets(grid);
    const side = new Uint8Array(grid.cellCount);

    /** Draws a line, and marks the cells on either side of it; there is at least one. */
    const drawLine = (own: Int32Array): void => {
      const low = [Infinity, Infinity];
      const high = [-Infinity, -Infinity];
      for (const cell of own) {
        for (let axis = 0; axis < 2; axis++) {
          const middle = xyOfCell[2 * cell + axis];
          if (middle < low[axis]) low[axis] = middle;
          if (middle > high[axis]) high[axis] = middle;
        }
      }
      // From middles to borders it is half a cell more on either side.
      const [width, height] = [high[0] - low[0] + grid.corridor, high[1] - low[1] + grid.corridor];
      let axis = random.unit() * (width + height) < width ? 0 : 1;
      if (high[axis] - low[axis] < LEVEL) axis = 1 - axis;
      const line = low[axis] + random.unit() * (high[axis] - low[axis]);
      for (const cell of own) {
        const middle = xyOfCell[2 * cell + axis];
        side[cell] = middle > line || middle === high[axis] ? 1 : 0;
      }
      if (low[axis] === high[axis]) side[own[0]] = 0;
    };

    /** Opens as few doors as join the parts, any of them. */
    const joinParts = ({ starts, between }: Split): void => {
      if (starts.length === 2) {
        doors[between[random.below(between.length)]] = OPEN;
        return;
      }
      const edges = [...between];
      const parts = new Rooms(starts.length);
      shuffle(edges, random);
      for (const edge of edges) {
        const [one, other] = [cellsOfEdge[2 * edge], cellsOfEdge[2 * edge + 1]];
        if (parts.glue(sets.partOf(one), sets.partOf(other))) doors[edge] = OPEN;
      }
    };

    const stack = [0, grid.cellCount];
    while (stack.length > 0) {
      const to = stack.pop() as number;
      const from = stack.pop() as number;
      if (to - from === 1) continue;
      const own = sets.cells.subarray(from, to);
      drawLine(own);
      let split = sets.split(from, to, side);
      for (let tries = 1; tries < TRIES && split.starts.length !== 2; tries++) {
        drawLine(own);
        split = sets.split(from, to, side);
      }
      joinParts(split);
      const { starts, isTree } = split;
      starts.forEach((start, i) => {
        const end = starts[i + 1] ?? to;
        if (!isTree[i]) stack.push(start, end);
        else for (const edge of sets.edgesWithin(start, end)) doors[edge] = OPEN;
      });
    }
    return doors;
  },
};

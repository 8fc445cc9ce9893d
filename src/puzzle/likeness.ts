import { cellAcross, OUTSIDE } from '../grid/grid.ts';
import { type Maze, OPEN } from '../maze/maze.ts';

/** Rounds in which cells learn of their neighbours' marks. Each reaches one passage further. */
const ROUNDS = 4;
/** Places are told apart down to this share of a corridor; the shift keeps usual distances from where rounding turns. */
const FINEST = 0.02;
const SHIFT = 0.123;

/**
 * A mark that mazes share if they are alike up to rotation and mirror, whatever their openings; others differ, but for a
 * chance that does not matter (one in 2^64 if the marks were drawn). After Weisfeiler and Leman: each cell begins with its
 * distance from the middle of all cells, and takes in the marks of those that it has a passage to, and how far each two
 * of these lie apart, again and again; the maze's mark is that of all its cells.
 */
export function likenessOf({ grid, doors }: Maze): string {
  const { cellCount, xyOfCell: xy, corridor } = grid;
  let [middleX, middleY] = [0, 0];
  for (let cell = 0; cell < cellCount; cell++) {
    middleX += xy[2 * cell] / cellCount;
    middleY += xy[2 * cell + 1] / cellCount;
  }
  const away = (x: number, y: number): number =>
    Math.round(Math.sqrt(x * x + y * y) / corridor / FINEST + SHIFT);
  let marks = new Int32Array(cellCount);
  // For each cell the cells that it has passages to, and for each two of them how far they lie apart.
  const joined: number[] = [];
  const joinedUpTo = new Int32Array(cellCount);
  const apart: number[] = [];
  for (let cell = 0; cell < cellCount; cell++) {
    marks[cell] = scattered(away(xy[2 * cell] - middleX, xy[2 * cell + 1] - middleY), 1);
    const from = joined.length;
    for (let side = grid.sidesOfCell[cell]; side < grid.sidesOfCell[cell + 1]; side++) {
      const edge = grid.edgeOfSide[side];
      const other = cellAcross(grid, edge, cell);
      if (doors[edge] !== OPEN || other === OUTSIDE) continue;
      for (let i = from; i < joined.length; i++) {
        const one = joined[i];
        apart.push(scattered(away(xy[2 * one] - xy[2 * other], xy[2 * one + 1] - xy[2 * other + 1]), 2));
      }
      joined.push(other);
    }
    joinedUpTo[cell] = joined.length;
  }
  let next = new Int32Array(cellCount);
  for (let round = 0; round < ROUNDS; round++) {
    for (let cell = 0, from = 0, pair = 0; cell < cellCount; cell++) {
      // Sums do not hang on the order of the neighbours.
      let sum = 0;
      for (let i = from; i < joinedUpTo[cell]; i++) {
        const mark = marks[joined[i]];
        sum = (sum + scattered(mark, 3)) | 0;
        for (let j = from; j < i; j++)
          sum = (sum + scattered((mark + marks[joined[j]]) ^ apart[pair++], 4)) | 0;
      }
      next[cell] = scattered(sum ^ marks[cell], 5);
      from = joinedUpTo[cell];
    }
    [marks, next] = [next, marks];
  }
  let [one, other] = [0, 0];
  for (const mark of marks) {
    one = (one + scattered(mark, 6)) | 0;
    other = (other + scattered(mark, 7)) | 0;
  }
  return `${cellCount}-${(one >>> 0).toString(36)}-${(other >>> 0).toString(36)}`;
}

/** A number scattered over all of 32 bits: a bijection for each salt. */
function scattered(value: number, salt: number): number {
  let mark = Math.imul(value ^ Math.imul(salt, 0x9e3779b1), 0x85ebca6b);
  mark ^= mark >>> 15;
  mark = Math.imul(mark, 0xc2b2ae35);
  return mark ^ (mark >>> 13);
}

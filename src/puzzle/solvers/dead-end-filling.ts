import { cellAcross, OUTSIDE } from '../../grid/grid.ts';
import { CLOSED, type Maze, OPEN } from '../../maze/maze.ts';
import type { Solver } from '../solver.ts';
import { spread } from '../spread.ts';

/**
 * Fills each dead end back to where it branched off, until there is none. In a perfect maze only the way remains.
 * Loops remain too, but no way from entrance to exit loses a cell: each cell on it has two passages that stay. So a
 * shortest way through what is left is a shortest way through all.
 *
 *     +   +---+---+          +   +---+---+
 *     |       |   |          |     # | # |
 *     +   +---+   +    to    +   +---+   +
 *     |           |          |           |
 *     +---+---+   +          +---+---+   +
 */
export const deadEndFilling: Solver = {
  name: 'dead-end-filling',
  title: 'Dead-end filling',
  aliases: ['dead-ends', 'dead-end', 'filling'],
  step: 'a cell filled, then a cell taken from the queue of a breadth-first search in what is left',
  shortest: true,
  solve(maze, from, to) {
    const { filled, left } = fillDeadEnds(maze, from, to);
    const { way, steps, entered } = spread(left, from, to);
    return { way, steps: filled.length + steps, entered: filled.concat(entered) };
  },
};

/** The cells filled, in order, and the maze that is left: without their doors. */
function fillDeadEnds({ grid, doors }: Maze, from: number, to: number): { filled: number[]; left: Maze } {
  const left = doors.slice();
  const passages = new Int32Array(grid.cellCount);
  for (let edge = 0; edge < grid.edgeCount; edge++) {
    const [a, b] = [grid.cellsOfEdge[2 * edge], grid.cellsOfEdge[2 * edge + 1]];
    if (b === OUTSIDE || doors[edge] !== OPEN) continue;
    passages[a]++;
    passages[b]++;
  }
  const filled: number[] = [];
  for (let end = 0; end < grid.cellCount; end++) {
    for (let cell = end; passages[cell] === 1 && cell !== from && cell !== to; ) {
      let on = cell;
      for (let side = grid.sidesOfCell[cell]; side < grid.sidesOfCell[cell + 1]; side++) {
        const edge = grid.edgeOfSide[side];
        const next = cellAcross(grid, edge, cell);
        if (next === OUTSIDE || left[edge] !== OPEN) continue;
        left[edge] = CLOSED;
        on = next;
      }
      passages[cell]--;
      passages[on]--;
      filled.push(cell);
      cell = on;
    }
  }
  return { filled, left: { grid, doors: left } };
}

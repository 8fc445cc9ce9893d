import { cellAcross } from '../../grid/grid.ts';
import { type Maze, neighboursOf, OPEN } from '../../maze/maze.ts';
import type { Solver, Way } from '../solver.ts';

/** Directions are compared to one part in so many. */
const FINE = 1e6;
const NONE = -1;

/**
 * Trémaux's rules, for somebody with a piece of chalk, who marks a passage each time he walks it. A passage between
 * two cells is walked at most twice; those walked once are the way in the end.
 */
export const tremaux: Solver = {
  name: 'tremaux',
  title: 'Trémaux',
  aliases: ['trémaux', 'chalk'],
  step: 'a passage walked, either way',
  shortest: false,
  solve(maze, from, to) {
    const { marks, steps, entered } = markPassages(maze, from, to);
    return { way: wayMarkedOnce(maze, marks, from, to), steps, entered };
  },
};

/**
 * Walks until it is there, by these rules:
 *
 * - By a new passage into a cell that it knows: back at once, the same way. It has walked round a loop.
 * - Else on by a passage without a mark, the one most nearly straight on.
 * - There is none: on by the passage with one mark, by which the cell was first entered. Elsewhere marks are two.
 *
 * @returns how often each edge was walked: 0, 1 or 2
 */
export function markPassages(
  maze: Maze,
  from: number,
  to: number,
): { marks: Uint8Array; steps: number; entered: number[] } {
  const { grid } = maze;
  const marks = new Uint8Array(grid.edgeCount);
  const known = new Uint8Array(grid.cellCount);
  const entered = [from];
  known[from] = 1;
  let steps = 0;
  let cell = from;
  let on = passageFrom(maze, marks, from, from);
  while (cell !== to) {
    if (on === NONE) throw new Error(`no way from cell ${from} to cell ${to}`);
    marks[on]++;
    steps++;
    const before = cell;
    cell = cellAcross(grid, on, cell);
    const isLoop = known[cell] === 1 && marks[on] === 1;
    if (!isLoop) on = passageFrom(maze, marks, before, cell);
    if (known[cell]) continue;
    known[cell] = 1;
    entered.push(cell);
  }
  return { marks, steps, entered };
}

/** The passage to take by the last two rules, or NONE: then each has been walked twice. */
function passageFrom({ grid, doors }: Maze, marks: Uint8Array, before: number, cell: number): number {
  const { xyOfCell: xy } = grid;
  const [inX, inY] = [xy[2 * cell] - xy[2 * before], xy[2 * cell + 1] - xy[2 * before + 1]];
  let best = NONE;
  let straightest = -Infinity;
  let back = NONE;
  for (const { next, edge } of neighboursOf(grid, cell)) {
    if (doors[edge] !== OPEN || marks[edge] === 2) continue;
    if (marks[edge] === 1) {
      back = edge;
      continue;
    }
    const [outX, outY] = [xy[2 * next] - xy[2 * cell], xy[2 * next + 1] - xy[2 * cell + 1]];
    const straight = (inX * outX + inY * outY) / (Math.hypot(inX, inY) * Math.hypot(outX, outY) || 1);
    // Rounded: engines may differ in the last digits, and of equals it is the first.
    if (Math.round(straight * FINE) <= straightest) continue;
    straightest = Math.round(straight * FINE);
    best = edge;
  }
  return best === NONE ? back : best;
}

function wayMarkedOnce({ grid }: Maze, marks: Uint8Array, from: number, to: number): Way {
  const cells = [from];
  const edges: number[] = [];
  for (let cell = from, by = NONE; cell !== to; ) {
    for (const { edge } of neighboursOf(grid, cell)) {
      if (marks[edge] !== 1 || edge === by) continue;
      by = edge;
      break;
    }
    edges.push(by);
    cell = cellAcross(grid, by, cell);
    cells.push(cell);
  }
  return { cells, edges };
}

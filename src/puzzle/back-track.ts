import { cellAcross, type Grid, OUTSIDE } from '../grid/grid.ts';
import { type Maze, OPEN } from '../maze/maze.ts';
import type { Solved } from './solver.ts';

/** Which side to try, of a cell's `sides`, numbered from 0: `tried` of them have been, and it was entered by `entry`. */
type Choice = (entry: number, tried: number, sides: number) => number;

/**
 * Walks from cell to cell with a stack of the positions on the way: on through a door to a cell not entered before,
 * and where there is none, back to the position on top of the stack. A cell is entered once only, so it ends in
 * mazes with loops too. A step is a move to the next cell, on or back.
 * @param choice takes the numbers of `tried` from 0 to sides - 1 to all sides, one each
 * @param entry the side by which the first cell counts as entered
 */
export function backTrack(
  { grid, doors }: Maze,
  from: number,
  to: number,
  choice: Choice,
  entry = 0,
): Solved {
  const visited = new Uint8Array(grid.cellCount);
  const entered = [from];
  const cells = [from];
  const edges: number[] = [];
  // For each cell on the stack the side it was entered by, and how many sides were tried from there.
  const entries = [entry];
  const tried = [0];
  visited[from] = 1;
  let steps = 0;
  while (cells[cells.length - 1] !== to) {
    const top = cells.length - 1;
    if (top < 0) throw new Error(`no way from cell ${from} to cell ${to}`);
    const cell = cells[top];
    const first = grid.sidesOfCell[cell];
    const sides = grid.sidesOfCell[cell + 1] - first;
    if (tried[top] === sides) {
      cells.pop();
      edges.pop();
      entries.pop();
      tried.pop();
      steps++;
      continue;
    }
    const edge = grid.edgeOfSide[first + choice(entries[top], tried[top]++, sides)];
    const next = cellAcross(grid, edge, cell);
    if (next === OUTSIDE || doors[edge] !== OPEN || visited[next]) continue;
    visited[next] = 1;
    steps++;
    entered.push(next);
    cells.push(next);
    edges.push(edge);
    entries.push(sideOf(grid, next, edge));
    tried.push(0);
  }
  return { way: { cells, edges }, steps, entered };
}

function sideOf({ edgeOfSide, sidesOfCell }: Grid, cell: number, edge: number): number {
  return edgeOfSide.indexOf(edge, sidesOfCell[cell]) - sidesOfCell[cell];
}

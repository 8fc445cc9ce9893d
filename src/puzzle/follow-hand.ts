import { cellAcross, type Grid, OUTSIDE } from '../grid/grid.ts';
import { type Doors, type Maze, OPEN } from '../maze/maze.ts';
import type { Solved } from './solver.ts';

/**
 * Follows one hand along the walls, with a stack of the positions on the way: from each cell it takes the first
 * untried passage beside the hand, counted from the side that it came in by; at a dead end it returns to the
 * position on top of the stack. `turn` is -1 for the right hand and 1 for the left, since sides are listed
 * clockwise, as the page shows them:
 *
 *          0
 *      +-------+
 *   -> 3       1      in from the left, by side 3, and so looking right: at the right hand lies 3 - 1 = 2,
 *      +-------+      then 1 (straight on), then 0; at the left hand 3 + 1 = 0 first (of 4)
 *          2
 *
 * A cell is entered once only, so it ends in mazes with loops too.
 */
export function followHand({ grid, doors }: Maze, from: number, to: number, turn: -1 | 1): Solved {
  const visited = new Uint8Array(grid.cellCount);
  const cells = [from];
  const edges: number[] = [];
  // The side each cell on the stack was entered by, and how many sides were tried from there.
  const entered = [wayIn(grid, doors, from)];
  const tried = [0];
  visited[from] = 1;
  let steps = 0;
  let count = 1;
  while (cells[cells.length - 1] !== to) {
    const top = cells.length - 1;
    if (top < 0) throw new Error(`no way from cell ${from} to cell ${to}`);
    const cell = cells[top];
    const first = grid.sidesOfCell[cell];
    const sides = grid.sidesOfCell[cell + 1] - first;
    if (tried[top] === sides) {
      cells.pop();
      edges.pop();
      entered.pop();
      tried.pop();
      steps++;
      continue;
    }
    tried[top]++;
    const side = first + ((((entered[top] - first + turn * tried[top]) % sides) + sides) % sides);
    const edge = grid.edgeOfSide[side];
    const next = cellAcross(grid, edge, cell);
    if (next === OUTSIDE || doors[edge] !== OPEN || visited[next]) continue;
    visited[next] = 1;
    count++;
    steps++;
    cells.push(next);
    edges.push(edge);
    entered.push(sideOf(grid, next, edge));
    tried.push(0);
  }
  return { way: { cells, edges }, steps, visited: count };
}

/** The side that someone comes into the maze by: the first that stands open to the outside, or just the first. */
function wayIn(grid: Grid, doors: Doors, cell: number): number {
  for (let side = grid.sidesOfCell[cell]; side < grid.sidesOfCell[cell + 1]; side++) {
    const edge = grid.edgeOfSide[side];
    if (doors[edge] === OPEN && cellAcross(grid, edge, cell) === OUTSIDE) return side;
  }
  return grid.sidesOfCell[cell];
}

function sideOf(grid: Grid, cell: number, edge: number): number {
  return grid.edgeOfSide.indexOf(edge, grid.sidesOfCell[cell]);
}

import { cellAcross, type Grid, OUTSIDE } from '../grid/grid.ts';
import { type Doors, type Maze, OPEN } from '../maze/maze.ts';
import { backTrack } from './back-track.ts';
import type { Solved } from './solver.ts';

/**
 * Follows one hand along the walls: from each cell it takes the first untried passage beside the hand, counted from
 * the side that it came in by; at a dead end it returns to the position before. `turn` is -1 for the right hand and
 * 1 for the left, since sides are listed clockwise, as the page shows them:
 *
 *          0
 *      +-------+
 *   -> 3       1      in from the left, by side 3, and so looking right: at the right hand lies 3 - 1 = 2,
 *      +-------+      then 1 (straight on), then 0; at the left hand 3 + 1 = 0 first (of 4)
 *          2
 */
export function followHand(maze: Maze, from: number, to: number, turn: -1 | 1): Solved {
  const beside = (entry: number, tried: number, sides: number): number =>
    (entry + turn * (tried + 1) + 2 * sides) % sides;
  return backTrack(maze, from, to, beside, wayIn(maze.grid, maze.doors, from));
}

/** The side that someone comes into the maze by: the first that stands open to the outside, or just the first. */
function wayIn(grid: Grid, doors: Doors, cell: number): number {
  const first = grid.sidesOfCell[cell];
  for (let side = first; side < grid.sidesOfCell[cell + 1]; side++) {
    const edge = grid.edgeOfSide[side];
    if (doors[edge] === OPEN && cellAcross(grid, edge, cell) === OUTSIDE) return side - first;
  }
  return 0;
}

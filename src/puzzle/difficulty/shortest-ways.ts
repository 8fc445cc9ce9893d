import { cellAcross, OUTSIDE } from '../../grid/grid.ts';
import { type Maze, OPEN } from '../../maze/maze.ts';
import type { RootedTree } from './tree.ts';
import { isTurn } from './turns.ts';

/** Cells that can be reached by one passage, on with `step` 1 and back with -1, by steps from the start. */
export function cellsBeside(
  { grid, doors }: Maze,
  { stepsOfCell }: RootedTree,
  cell: number,
  step: 1 | -1,
  into: number[] = [],
): number[] {
  into.length = 0;
  for (let side = grid.sidesOfCell[cell]; side < grid.sidesOfCell[cell + 1]; side++) {
    const edge = grid.edgeOfSide[side];
    if (doors[edge] !== OPEN) continue;
    const next = cellAcross(grid, edge, cell);
    if (next !== OUTSIDE && stepsOfCell[next] === stepsOfCell[cell] + step) into.push(next);
  }
  return into;
}

/**
 * All shortest ways from a maze's first cell to its last, taken together, so that nothing hangs on which of them is drawn. A
 * solver is thought to take each of them that goes on from a cell equally often. In a perfect maze there is one.
 */
export interface ShortestWays {
  /** L, in steps. */
  readonly length: number;
  /** Cells on any of the ways, from the start on; those with as many steps in no particular order. */
  readonly cells: readonly number[];
  /** How likely the solver is to pass each cell, over all cells of the maze; 0 off the ways. */
  readonly shareOfCell: Float64Array;
  /** Turns that the solver is to expect: in a perfect maze those of the way. */
  readonly turns: number;
}

/**
 * The shortest ways to a goal. Linear in cells.
 * @param tree the maze hung up at the start
 */
export function shortestWays(maze: Maze, tree: RootedTree, goal: number): ShortestWays {
  const onWay = new Uint8Array(tree.order.length);
  const found = [goal];
  onWay[goal] = 1;
  for (let i = 0; i < found.length; i++) {
    for (const before of cellsBeside(maze, tree, found[i], -1)) {
      if (onWay[before]) continue;
      onWay[before] = 1;
      found.push(before);
    }
  }
  const cells = found.reverse();
  const shareOfCell = new Float64Array(tree.order.length);
  shareOfCell[cells[0]] = 1;
  let turns = 0;
  for (const cell of cells) {
    const next = cellsBeside(maze, tree, cell, 1).filter((one) => onWay[one]);
    const before = cellsBeside(maze, tree, cell, -1);
    for (const to of next) shareOfCell[to] += shareOfCell[cell] / next.length;
    // How likely each pair of steps through the cell is: where it came from, and where it goes on to.
    for (const from of before) {
      const ahead = cellsBeside(maze, tree, from, 1).filter((one) => onWay[one]).length;
      for (const to of next) {
        if (isTurn(maze.grid, from, cell, to)) turns += shareOfCell[from] / ahead / next.length;
      }
    }
  }
  return { length: tree.stepsOfCell[goal], cells, shareOfCell, turns };
}

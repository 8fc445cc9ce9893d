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
 * All shortest ways from a maze's first cell to its last, taken together, so that nothing hangs on which of them is
 * drawn. A solver is thought to take each of them that goes on from a cell equally often. In a perfect maze there is one.
 */
export interface ShortestWays {
  /** L, in steps. */
  readonly length: number;
  /** Cells on any of the ways, from the start on; those with as many steps in no particular order. */
  readonly cells: readonly number[];
  /** Of each cell of the maze whether it is one of them: a share may be too small to tell. */
  readonly isOnWay: Uint8Array;
  /** How likely the solver is to pass each cell of the maze; 0 off the ways. */
  readonly shareOfCell: Float64Array;
  /** Turns that the solver is to expect: in a perfect maze those of the way. */
  readonly turns: number;
}

/**
 * The shortest ways to a goal. Linear in cells.
 * @param tree the maze hung up at the start
 */
export function shortestWays(maze: Maze, tree: RootedTree, goal: number): ShortestWays {
  const isOnWay = new Uint8Array(tree.order.length);
  const found = [goal];
  isOnWay[goal] = 1;
  const [before, next, ahead]: [number[], number[], number[]] = [[], [], []];
  for (let i = 0; i < found.length; i++) {
    for (const one of cellsBeside(maze, tree, found[i], -1, before)) {
      if (isOnWay[one]) continue;
      isOnWay[one] = 1;
      found.push(one);
    }
  }
  const cells = found.reverse();
  const shareOfCell = new Float64Array(tree.order.length);
  shareOfCell[cells[0]] = 1;
  let turns = 0;
  for (const cell of cells) {
    const ways = countOnWay(isOnWay, cellsBeside(maze, tree, cell, 1, next));
    cellsBeside(maze, tree, cell, -1, before);
    for (const to of next) {
      if (!isOnWay[to]) continue;
      shareOfCell[to] += shareOfCell[cell] / ways;
      // How likely the solver comes from each cell before, and goes on to that one.
      for (const from of before) {
        if (!isTurn(maze.grid, from, cell, to)) continue;
        const choices = countOnWay(isOnWay, cellsBeside(maze, tree, from, 1, ahead));
        turns += shareOfCell[from] / choices / ways;
      }
    }
  }
  return { length: tree.stepsOfCell[goal], cells, isOnWay, shareOfCell, turns };
}

function countOnWay(isOnWay: Uint8Array, cells: readonly number[]): number {
  let count = 0;
  for (const cell of cells) count += isOnWay[cell];
  return count;
}

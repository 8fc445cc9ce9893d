import { cellAcross, OUTSIDE } from '../../grid/grid.ts';
import { type Maze, OPEN } from '../../maze/maze.ts';

/** A maze as a tree hung up at a cell: of a braided one, a tree of shortest ways from there. */
export interface RootedTree {
  /** All cells, each after its parent. */
  readonly order: Int32Array;
  /** The cell nearer the root; -1 for the root. */
  readonly parentOfCell: Int32Array;
  /** How many cells hang directly on each. */
  readonly childrenOfCell: Int32Array;
  /** Steps from the root, or from the nearest of the roots. */
  readonly stepsOfCell: Int32Array;
}

/**
 * Hangs a maze up at one cell, or at several (then it is a wood of trees). Where loops meet, the way that comes first
 * counts: with several roots, the one from the root named first. Linear in cells.
 */
export function rootTree({ grid, doors }: Maze, roots: readonly number[]): RootedTree {
  const order = new Int32Array(grid.cellCount);
  const parentOfCell = new Int32Array(grid.cellCount).fill(-1);
  const childrenOfCell = new Int32Array(grid.cellCount);
  const stepsOfCell = new Int32Array(grid.cellCount).fill(-1);
  let count = 0;
  for (const root of roots) {
    order[count++] = root;
    stepsOfCell[root] = 0;
  }
  for (let i = 0; i < count; i++) {
    const cell = order[i];
    for (let side = grid.sidesOfCell[cell]; side < grid.sidesOfCell[cell + 1]; side++) {
      const edge = grid.edgeOfSide[side];
      if (doors[edge] !== OPEN) continue;
      const next = cellAcross(grid, edge, cell);
      if (next === OUTSIDE || stepsOfCell[next] !== -1) continue;
      stepsOfCell[next] = stepsOfCell[cell] + 1;
      parentOfCell[next] = cell;
      childrenOfCell[cell]++;
      order[count++] = next;
    }
  }
  return { order, parentOfCell, childrenOfCell, stepsOfCell };
}

/** Passages beyond those of a tree: 0 in a perfect maze. */
export function countLoops({ grid, doors }: Maze): number {
  let passages = 0;
  for (let edge = 0; edge < grid.edgeCount; edge++) {
    if (doors[edge] === OPEN && grid.cellsOfEdge[2 * edge + 1] !== OUTSIDE) passages++;
  }
  return passages - (grid.cellCount - 1);
}

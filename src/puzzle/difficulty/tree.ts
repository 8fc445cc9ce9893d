import { cellAcross, OUTSIDE } from '../../grid/grid.ts';
import { type Maze, OPEN } from '../../maze/maze.ts';

/** A maze as a tree hung up at its entrance: of a braided one, the tree of shortest ways from there. */
export interface RootedTree {
  /** All cells, each after its parent. */
  readonly order: Int32Array;
  /** The cell nearer the root; -1 for the root. */
  readonly parentOfCell: Int32Array;
  /** How many cells hang directly on each. */
  readonly childrenOfCell: Int32Array;
}

/** Hangs a maze up at a cell; where loops meet, the way that comes first counts. Linear in cells. */
export function rootTree({ grid, doors }: Maze, root: number): RootedTree {
  const order = new Int32Array(grid.cellCount);
  const parentOfCell = new Int32Array(grid.cellCount).fill(-1);
  const childrenOfCell = new Int32Array(grid.cellCount);
  const reached = new Uint8Array(grid.cellCount);
  order[0] = root;
  reached[root] = 1;
  let count = 1;
  for (let i = 0; i < count; i++) {
    const cell = order[i];
    for (let side = grid.sidesOfCell[cell]; side < grid.sidesOfCell[cell + 1]; side++) {
      const edge = grid.edgeOfSide[side];
      if (doors[edge] !== OPEN) continue;
      const next = cellAcross(grid, edge, cell);
      if (next === OUTSIDE || reached[next]) continue;
      reached[next] = 1;
      parentOfCell[next] = cell;
      childrenOfCell[cell]++;
      order[count++] = next;
    }
  }
  return { order, parentOfCell, childrenOfCell };
}

import { INNER } from '../grid/grid.ts';
import type { Maze } from '../maze/maze.ts';

/**
 * Whether a way keeps to the border: more of its cells lie there than is half way from the share that any cells would to all.
 * In a maze all of whose cells lie at the border no way does.
 */
export function hugsBorder({ grid }: Maze, way: readonly number[]): boolean {
  const atBorder = (cell: number): boolean => {
    for (let side = grid.sidesOfCell[cell]; side < grid.sidesOfCell[cell + 1]; side++) {
      if (grid.borderOfEdge[grid.edgeOfSide[side]] !== INNER) return true;
    }
    return false;
  };
  let cells = 0;
  for (let cell = 0; cell < grid.cellCount; cell++) if (atBorder(cell)) cells++;
  const share = way.filter(atBorder).length / way.length;
  return share > (1 + cells / grid.cellCount) / 2;
}

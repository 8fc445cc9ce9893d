import { type Grid, OUTSIDE } from '../../src/grid/grid.ts';
import { type Doors, OPEN } from '../../src/maze/maze.ts';

/**
 * Whether the open inner doors join all cells, each pair in exactly one way: one door fewer than cells, none of
 * which joins cells that are joined already. It labels cells anew at each door, and shares nothing with the carvers.
 */
export function isSpanningTree(grid: Grid, doors: Doors): boolean {
  if (doors.length !== grid.edgeCount) return false;
  const parent = Array.from({ length: grid.cellCount }, (_, cell) => cell);
  const rootOf = (cell: number): number => {
    let at = cell;
    while (parent[at] !== at) {
      parent[at] = parent[parent[at]];
      at = parent[at];
    }
    return at;
  };
  let open = 0;
  for (let edge = 0; edge < grid.edgeCount; edge++) {
    if (doors[edge] !== OPEN || grid.cellsOfEdge[2 * edge + 1] === OUTSIDE) continue;
    const [one, other] = [rootOf(grid.cellsOfEdge[2 * edge]), rootOf(grid.cellsOfEdge[2 * edge + 1])];
    if (one === other) return false;
    parent[one] = other;
    open++;
  }
  return open === grid.cellCount - 1;
}

/** Border edges whose door is open. */
export function openBorderDoors(grid: Grid, doors: Doors): number[] {
  const open: number[] = [];
  for (let edge = 0; edge < grid.edgeCount; edge++) {
    if (grid.cellsOfEdge[2 * edge + 1] === OUTSIDE && doors[edge] === OPEN) open.push(edge);
  }
  return open;
}

/** Open doors of a cell that lead to another one. */
export function passagesOf(grid: Grid, doors: Doors, cell: number): number {
  let count = 0;
  for (let side = grid.sidesOfCell[cell]; side < grid.sidesOfCell[cell + 1]; side++) {
    const edge = grid.edgeOfSide[side];
    if (doors[edge] === OPEN && grid.cellsOfEdge[2 * edge + 1] !== OUTSIDE) count++;
  }
  return count;
}

/** Cells with one passage, in every 100 cells. */
export function deadEndPercent(grid: Grid, doors: Doors): number {
  let count = 0;
  for (let cell = 0; cell < grid.cellCount; cell++) if (passagesOf(grid, doors, cell) === 1) count++;
  return (100 * count) / grid.cellCount;
}

import { cellAcross, OUTSIDE } from '../grid/grid.ts';
import { type Maze, OPEN } from '../maze/maze.ts';

/** Steps from one cell to all others through open doors, in arrays that are used again. */
export class StepsFrom {
  private readonly stepsOfCell: Int32Array;
  private readonly queue: Int32Array;

  constructor(private readonly maze: Maze) {
    this.stepsOfCell = new Int32Array(maze.grid.cellCount);
    this.queue = new Int32Array(maze.grid.cellCount);
  }

  /** @returns steps of each cell, -1 where none lead; valid until the next sweep */
  sweep(start: number): Int32Array {
    const {
      maze: { grid, doors },
      stepsOfCell,
      queue,
    } = this;
    stepsOfCell.fill(-1);
    stepsOfCell[start] = 0;
    queue[0] = start;
    for (let head = 0, count = 1; head < count; head++) {
      const cell = queue[head];
      for (let side = grid.sidesOfCell[cell]; side < grid.sidesOfCell[cell + 1]; side++) {
        const edge = grid.edgeOfSide[side];
        if (doors[edge] !== OPEN) continue;
        const next = cellAcross(grid, edge, cell);
        if (next === OUTSIDE || stepsOfCell[next] !== -1) continue;
        stepsOfCell[next] = stepsOfCell[cell] + 1;
        queue[count++] = next;
      }
    }
    return stepsOfCell;
  }

  /** Of some cells the one with the most steps from `start`, the first of equals. */
  farthest(start: number, cells: readonly number[]): number {
    const steps = this.sweep(start);
    return cells.reduce((best, cell) => (steps[cell] > steps[best] ? cell : best));
  }
}

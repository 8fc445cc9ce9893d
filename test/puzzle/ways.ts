import { OUTSIDE } from '../../src/grid/grid.ts';
import { type Maze, OPEN } from '../../src/maze/maze.ts';
import type { Way } from '../../src/puzzle/solver.ts';

/** What is wrong with a way through a maze; nothing if it leads there through open doors, no cell twice. */
export function faultsOfWay(
  { grid, doors }: Maze,
  { cells, edges }: Way,
  from: number,
  to: number,
): string[] {
  const faults: string[] = [];
  if (cells[0] !== from || cells[cells.length - 1] !== to)
    faults.push(`it does not lead from ${from} to ${to}`);
  if (edges.length !== cells.length - 1) faults.push(`${cells.length} cells but ${edges.length} edges`);
  if (new Set(cells).size !== cells.length) faults.push('it enters a cell twice');
  edges.forEach((edge, i) => {
    const ends = [grid.cellsOfEdge[2 * edge], grid.cellsOfEdge[2 * edge + 1]].sort((a, b) => a - b);
    const wanted = [cells[i], cells[i + 1]].sort((a, b) => a - b);
    if (ends.join() !== wanted.join()) faults.push(`edge ${edge} is not between the cells ${wanted}`);
    if (doors[edge] !== OPEN) faults.push(`door ${edge} is not open`);
  });
  return faults;
}

/**
 * Steps from one cell to each other, Infinity where no way leads: each round lowers what it can, until nothing
 * changes. Slow, and unlike any solver.
 */
export function stepsFrom({ grid, doors }: Maze, from: number): number[] {
  const steps: number[] = Array.from({ length: grid.cellCount }, () => Number.POSITIVE_INFINITY);
  steps[from] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (let edge = 0; edge < grid.edgeCount; edge++) {
      const [a, b] = [grid.cellsOfEdge[2 * edge], grid.cellsOfEdge[2 * edge + 1]];
      if (b === OUTSIDE || doors[edge] !== OPEN || Math.abs(steps[a] - steps[b]) <= 1) continue;
      if (steps[a] === steps[b]) continue;
      if (steps[a] < steps[b]) steps[b] = steps[a] + 1;
      else steps[a] = steps[b] + 1;
      changed = true;
    }
  }
  return steps;
}

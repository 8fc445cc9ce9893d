import { cellAcross, type Grid } from '../grid/grid.ts';
import type { Random } from '../random.ts';
import { drawEdge } from './draw-edge.ts';
import { type Doors, OPEN } from './maze.ts';

/**
 * Depth-first: walk to an unvisited neighbour drawn at random, breaking the wall between; where none is left,
 * step back. The way back is kept on a stack of cells, so that a maze of any size can be carved.
 */
export function carveDepthFirst(grid: Grid, random: Random): Doors {
  const doors = new Uint8Array(grid.edgeCount);
  const visited = new Uint8Array(grid.cellCount);
  const isNew = (cell: number): boolean => visited[cell] === 0;
  const start = random.below(grid.cellCount);
  const way = [start];
  visited[start] = 1;
  while (way.length > 0) {
    const cell = way[way.length - 1];
    const edge = drawEdge(grid, cell, random, isNew);
    if (edge === -1) {
      way.pop();
      continue;
    }
    doors[edge] = OPEN;
    const next = cellAcross(grid, edge, cell);
    visited[next] = 1;
    way.push(next);
  }
  return doors;
}

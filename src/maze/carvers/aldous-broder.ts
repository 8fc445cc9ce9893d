import { type Carver, OPEN } from '../maze.ts';
import { stepsOf } from '../steps.ts';

/**
 * Walks about at random, and opens each wall through which it enters a cell for the first time, until it has been
 * everywhere. Every maze of the grid is equally likely. Most of the time it walks where it has been before.
 */
export const aldousBroder: Carver = {
  id: 11,
  name: 'aldous-broder',
  title: 'Aldous-Broder',
  aliases: ['aldous', 'aldousbroder'],
  // Never unasked: wilson draws from the very same mazes, much faster.
  suits: [],
  carve(grid, random) {
    const { stepsOfCell, cellOfStep, edgeOfStep } = stepsOf(grid);
    const doors = new Uint8Array(grid.edgeCount);
    const visited = new Uint8Array(grid.cellCount);
    let cell = random.below(grid.cellCount);
    visited[cell] = 1;
    for (let left = grid.cellCount - 1; left > 0; ) {
      const first = stepsOfCell[cell];
      const step = first + random.below(stepsOfCell[cell + 1] - first);
      cell = cellOfStep[step];
      if (visited[cell] === 1) continue;
      visited[cell] = 1;
      doors[edgeOfStep[step]] = OPEN;
      left--;
    }
    return doors;
  },
};

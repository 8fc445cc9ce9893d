import { type Carver, OPEN } from '../maze.ts';
import { stepsOf } from '../steps.ts';

/**
 * From each cell in turn that is not in the maze yet: walk at random until the maze is met, forgetting every loop
 * on the way, and add what is left of the walk. Every maze of the grid is equally likely, whatever the order of the
 * cells. Each cell remembers only the step by which the walk left it last, which is what forgets the loops.
 */
export const wilson: Carver = {
  id: 10,
  name: 'wilson',
  title: 'Wilson',
  aliases: ['wilsons'],
  suits: ['easy', 'medium', 'hard'],
  carve(grid, random) {
    const { stepsOfCell, cellOfStep, edgeOfStep } = stepsOf(grid);
    const doors = new Uint8Array(grid.edgeCount);
    const inMaze = new Uint8Array(grid.cellCount);
    const lastStepOfCell = new Int32Array(grid.cellCount);
    inMaze[random.below(grid.cellCount)] = 1;
    for (let start = 0; start < grid.cellCount; start++) {
      for (let cell = start; inMaze[cell] === 0; cell = cellOfStep[lastStepOfCell[cell]]) {
        const first = stepsOfCell[cell];
        lastStepOfCell[cell] = first + random.below(stepsOfCell[cell + 1] - first);
      }
      for (let cell = start; inMaze[cell] === 0; cell = cellOfStep[lastStepOfCell[cell]]) {
        inMaze[cell] = 1;
        doors[edgeOfStep[lastStepOfCell[cell]]] = OPEN;
      }
    }
    return doors;
  },
};

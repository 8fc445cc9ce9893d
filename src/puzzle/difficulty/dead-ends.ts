import { type Maze, OPEN } from '../../maze/maze.ts';

/** Dead ends: cells with one passage. An opening in the border is a passage too. Linear in cells. */
export function deadEndsOf({ grid, doors }: Maze): number[] {
  const deadEnds: number[] = [];
  for (let cell = 0; cell < grid.cellCount; cell++) {
    let passages = 0;
    for (let side = grid.sidesOfCell[cell]; side < grid.sidesOfCell[cell + 1]; side++) {
      if (doors[grid.edgeOfSide[side]] === OPEN) passages++;
    }
    if (passages === 1) deadEnds.push(cell);
  }
  return deadEnds;
}

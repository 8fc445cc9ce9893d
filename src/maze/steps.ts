import { cellAcross, type Grid, OUTSIDE } from '../grid/grid.ts';

/**
 * A grid as those see it who walk about it at random, millions of steps far: the ways out of cell i are the numbers
 * from `stepsOfCell[i]` up to `stepsOfCell[i + 1]`, without those that lead outside.
 */
interface Steps {
  readonly stepsOfCell: Int32Array;
  readonly cellOfStep: Int32Array;
  readonly edgeOfStep: Int32Array;
}

export function stepsOf(grid: Grid): Steps {
  const { cellCount, sidesOfCell, edgeOfSide } = grid;
  const stepsOfCell = new Int32Array(cellCount + 1);
  const cellOfStep = new Int32Array(edgeOfSide.length);
  const edgeOfStep = new Int32Array(edgeOfSide.length);
  let step = 0;
  for (let cell = 0; cell < cellCount; cell++) {
    for (let side = sidesOfCell[cell]; side < sidesOfCell[cell + 1]; side++) {
      const next = cellAcross(grid, edgeOfSide[side], cell);
      if (next === OUTSIDE) continue;
      cellOfStep[step] = next;
      edgeOfStep[step++] = edgeOfSide[side];
    }
    stepsOfCell[cell + 1] = step;
  }
  return { stepsOfCell, cellOfStep, edgeOfStep };
}

import { cellAcross, type Grid, OUTSIDE } from '../grid/grid.ts';
import type { Random } from '../random.ts';
import { type Doors, OPEN } from './maze.ts';

/**
 * Opens dead ends into loops: a share of all that the maze has when it begins, drawn at random. Each gets one door
 * more, into another dead end if one is next to it, so that one door does away with two.
 * @param percent share of dead ends, 0 to 100
 */
export function braid(grid: Grid, doors: Doors, percent: number, random: Random): void {
  const passages = new Int32Array(grid.cellCount);
  for (let cell = 0; cell < grid.cellCount; cell++) {
    for (let side = grid.sidesOfCell[cell]; side < grid.sidesOfCell[cell + 1]; side++) {
      if (doors[grid.edgeOfSide[side]] === OPEN) passages[cell]++;
    }
  }
  const deadEnds: number[] = [];
  for (let cell = 0; cell < grid.cellCount; cell++) if (passages[cell] === 1) deadEnds.push(cell);
  let left = Math.round((percent / 100) * deadEnds.length);
  // Drawn one by one from what remains (Fisher and Yates).
  for (let end = deadEnds.length; end > 0 && left > 0; end--) {
    const at = random.below(end);
    const cell = deadEnds[at];
    deadEnds[at] = deadEnds[end - 1];
    if (passages[cell] !== 1) continue;
    const closed: number[] = [];
    const joining: number[] = [];
    for (let side = grid.sidesOfCell[cell]; side < grid.sidesOfCell[cell + 1]; side++) {
      const edge = grid.edgeOfSide[side];
      const next = cellAcross(grid, edge, cell);
      if (next === OUTSIDE || doors[edge] === OPEN) continue;
      closed.push(edge);
      if (passages[next] === 1) joining.push(edge);
    }
    const choice = joining.length > 0 ? joining : closed;
    if (choice.length === 0) continue;
    const edge = choice[random.below(choice.length)];
    const next = cellAcross(grid, edge, cell);
    left -= passages[next] === 1 ? 2 : 1;
    doors[edge] = OPEN;
    passages[cell]++;
    passages[next]++;
  }
}

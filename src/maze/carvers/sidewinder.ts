import { cellAcross } from '../../grid/grid.ts';
import { drawEdge } from '../draw-edge.ts';
import { joinRest } from '../join-rest.ts';
import { type Carver, neighboursOf, OPEN } from '../maze.ts';
import { Rooms } from '../rooms.ts';
import { rowsOf } from '../rows.ts';

/**
 * Row by row from the top, each from the left: carve a run of cells to the right, end it by the toss of a coin, and
 * open one way up from anywhere in the run. The top row is a single run. Where not every cell touches the row above
 * (triangles), a run ends only once it has a cell that does, and if one remains for the rest of the row. In an
 * outline with several tops each starts a maze of its own; doors that join what is still apart are opened at the
 * end, the first ones found.
 */
export const sidewinder: Carver = {
  id: 12,
  name: 'sidewinder',
  title: 'Sidewinder',
  aliases: ['side-winder'],
  // Never unasked: most tilings have no rows.
  suits: [],
  carve(grid, random) {
    const { startOfRow, cells, rowOfCell, edgeToRight } = rowsOf(grid, 'sidewinder');
    const doors = new Uint8Array(grid.edgeCount);
    const rooms = new Rooms(grid.cellCount);
    const open = (edge: number, cell: number): void => {
      doors[edge] = OPEN;
      rooms.glue(cell, cellAcross(grid, edge, cell));
    };
    const reachesUp = (cell: number): boolean => {
      for (const { next } of neighboursOf(grid, cell)) if (rowOfCell[next] < rowOfCell[cell]) return true;
      return false;
    };

    for (let row = 0; row + 1 < startOfRow.length; row++) {
      const rising: number[] = [];
      for (let place = startOfRow[row]; place < startOfRow[row + 1]; place++) {
        if (reachesUp(cells[place])) rising.push(place);
      }
      // Those of the run are `rising` from `first` up to `next`.
      let [first, next] = [0, 0];
      for (let place = startOfRow[row]; place < startOfRow[row + 1]; place++) {
        const cell = cells[place];
        if (rising[next] === place) next++;
        const isLast = place + 1 === startOfRow[row + 1];
        const mayEnd = next > first && (isLast || next < rising.length);
        if (!isLast && !(mayEnd && random.below(2) === 0)) {
          open(edgeToRight[cell], cell);
          continue;
        }
        if (next === first) continue;
        const from = cells[rising[first + random.below(next - first)]];
        open(
          drawEdge(grid, from, random, (above) => rowOfCell[above] < row),
          from,
        );
        first = next;
      }
    }
    joinRest(grid, doors, rooms);
    return doors;
  },
};

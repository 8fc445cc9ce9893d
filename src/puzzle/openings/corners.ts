import { gapFacingAway, gapsOfOneCell, openableCells } from '../border.ts';
import type { Openings } from '../opening.ts';

/** In at the upper left, out at the lower right: the border cells that lie farthest that way. */
export const corners: Openings = {
  id: 2,
  name: 'corners',
  title: 'From corner to corner',
  aliases: ['corner'],
  howTo: ['Start at the arrow at the upper left.', 'Leave by the arrow at the lower right.'],
  shown: true,
  choose({ grid }, clear) {
    const cells = openableCells(grid, clear);
    if (cells.length === 1) return gapsOfOneCell(grid);
    const along = (cell: number): number =>
      Math.round((grid.xyOfCell[2 * cell] + grid.xyOfCell[2 * cell + 1]) * 1e6);
    const first = cells.reduce((best, cell) => (along(cell) < along(best) ? cell : best));
    const last = cells.reduce(
      (best, cell) => (best === first || (cell !== first && along(cell) >= along(best)) ? cell : best),
      first,
    );
    return [gapFacingAway(grid, first, last, clear), gapFacingAway(grid, last, first, clear)];
  },
};

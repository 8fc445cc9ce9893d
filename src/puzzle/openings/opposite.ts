import type { Grid } from '../../grid/grid.ts';
import { borderEdgesOf, gapBy, gapsOfOneCell, middleOfEdge, openableCells } from '../border.ts';
import type { Openings } from '../opening.ts';
import { StepsFrom } from '../steps-from.ts';

/** Part of the height, from the top or the bottom, in which a cell counts as lying at that side. */
const NEAR = 0.12;

/**
 * In at the top, out at the bottom: of all such pairs the one with the longest way between. Exact: from any cell of a
 * tree the farthest of some cells is an end of the longest way between those, so two sweeps find the ends of the
 * top cells, and one from each of these finds the best cell at the bottom.
 */
export const opposite: Openings = {
  id: 1,
  name: 'opposite',
  title: 'In at the top, out at the bottom',
  aliases: ['top-bottom'],
  howTo: ['Start at the arrow at the top.', 'Leave by the arrow at the bottom.'],
  shown: true,
  choose(maze, clear) {
    const { grid } = maze;
    const cells = openableCells(grid, clear);
    if (cells.length === 1) return gapsOfOneCell(grid);
    const [, top, , bottom] = grid.bounds;
    const reach = NEAR * (bottom - top);
    const above = cellsNear(grid, cells, (y) => y <= top + reach, -1);
    const below = cellsNear(grid, cells, (y) => y >= bottom - reach, 1).filter(
      (cell) => !above.includes(cell),
    );
    // In a single row every cell is at the top: the bottom is then any other.
    const others = below.length > 0 ? below : cells.filter((cell) => cell !== above[0]);
    const starts = below.length > 0 ? above : [above[0]];
    const steps = new StepsFrom(maze);
    const one = steps.farthest(starts[0], starts);
    const other = steps.farthest(one, starts);
    const exits = [steps.farthest(one, others), steps.farthest(other, others)];
    const from = [steps.sweep(one).slice(), steps.sweep(other)];
    const [entrance, exit] = from[0][exits[0]] >= from[1][exits[1]] ? [one, exits[0]] : [other, exits[1]];
    return [
      gapBy(grid, entrance, clear, (edge) => -middleOfEdge(grid, edge)[1]),
      gapBy(grid, exit, clear, (edge) => middleOfEdge(grid, edge)[1]),
    ];
  },
};

/** Cells with a border edge in a strip; or the one farthest up (-1) or down (1), if there are none. */
function cellsNear(
  grid: Grid,
  cells: readonly number[],
  isNear: (y: number) => boolean,
  way: 1 | -1,
): number[] {
  const near = cells.filter((cell) =>
    borderEdgesOf(grid, cell).some((edge) => isNear(middleOfEdge(grid, edge)[1])),
  );
  if (near.length > 0) return near;
  const height = (cell: number): number => way * grid.xyOfCell[2 * cell + 1];
  return [cells.reduce((best, cell) => (height(cell) > height(best) ? cell : best))];
}

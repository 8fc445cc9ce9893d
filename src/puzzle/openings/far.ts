import type { Maze } from '../../maze/maze.ts';
import { gapFacingAway, gapsOfOneCell, openableCells, upperFirst } from '../border.ts';
import type { Openings } from '../opening.ts';
import { StepsFrom } from '../steps-from.ts';

/**
 * Of all pairs of cells on the outer border that lie at least half the maze's width apart, the pair with the
 * longest way between them. (Where no two lie so far apart, in mazes of a few cells, any pair may be chosen.) The
 * entrance is the upper one.
 *
 * Exact, on a perfect maze. In a tree the farthest border cell from any cell is an end of the longest of all
 * ways between border cells; so two sweeps bound what each cell can reach, and cells are tried in that order
 * until none of the rest can do better. Mostly the first few settle it.
 */
export const far: Openings = {
  id: 0,
  name: 'far',
  title: 'Hardest pair on the border',
  aliases: ['farthest', 'hardest'],
  howTo: ['Start at the arrow that points into the maze.', 'Leave by the arrow that points out.'],
  shown: true,
  choose(maze, clear) {
    const { grid } = maze;
    const cells = openableCells(grid, clear);
    if (cells.length === 1) return gapsOfOneCell(grid);
    const [left, , right] = grid.bounds;
    const apart = (right - left) / 2 - 1e-6;
    const pair = farthestPair(maze, cells, apart) ?? farthestPair(maze, cells, 0);
    if (!pair) throw new Error('far: no two cells at the border');
    const [entrance, exit] = upperFirst(grid, ...pair);
    return [gapFacingAway(grid, entrance, exit, clear), gapFacingAway(grid, exit, entrance, clear)];
  },
};

function farthestPair(maze: Maze, cells: readonly number[], apart: number): [number, number] | undefined {
  const { xyOfCell: xy } = maze.grid;
  const steps = new StepsFrom(maze);
  const isApart = (a: number, b: number): boolean =>
    Math.hypot(xy[2 * a] - xy[2 * b], xy[2 * a + 1] - xy[2 * b + 1]) >= apart;

  const end = steps.farthest(cells[0], cells);
  const fromEnd = steps.sweep(end).slice();
  const fromOtherEnd = steps.sweep(steps.farthest(end, cells)).slice();
  const reach = (cell: number): number => Math.max(fromEnd[cell], fromOtherEnd[cell]);
  let best: [number, number] | undefined;
  let longest = 0;
  for (const cell of [...cells].sort((a, b) => reach(b) - reach(a) || a - b)) {
    if (reach(cell) <= longest) break;
    const from = steps.sweep(cell);
    for (const partner of cells) {
      if (from[partner] > longest && isApart(cell, partner)) {
        longest = from[partner];
        best = [cell, partner];
      }
    }
  }
  return best;
}

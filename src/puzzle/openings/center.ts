import { gapFacingAway, openableCells } from '../border.ts';
import type { Openings } from '../opening.ts';
import { StepsFrom } from '../steps-from.ts';

/** In at the border cell with the longest way to the cell in the middle, where the goal is. */
export const center: Openings = {
  id: 3,
  name: 'center',
  title: 'From the border to the middle',
  aliases: ['centre', 'middle'],
  howTo: ['Start at the arrow.', 'Find the dot in the middle.'],
  shown: true,
  choose(maze, clear) {
    const { grid } = maze;
    const [left, top, right, bottom] = grid.bounds;
    const away = (cell: number): number =>
      Math.round(
        Math.hypot(
          grid.xyOfCell[2 * cell] - (left + right) / 2,
          grid.xyOfCell[2 * cell + 1] - (top + bottom) / 2,
        ) * 1e6,
      );
    let goal = 0;
    for (let cell = 1; cell < grid.cellCount; cell++) if (away(cell) < away(goal)) goal = cell;
    const cells = openableCells(grid, clear).filter((cell) => cell !== goal || grid.cellCount === 1);
    const entrance = new StepsFrom(maze).farthest(goal, cells);
    return [gapFacingAway(grid, entrance, goal, clear), { cell: goal }];
  },
};

import { upperFirst } from '../border.ts';
import type { Openings } from '../opening.ts';
import { StepsFrom } from '../steps-from.ts';

/**
 * A closed border: between any two points there is one way. The pair with the longest of all, which two sweeps find in
 * a tree, is suggested, and shown in the answers only.
 */
export const none: Openings = {
  id: 4,
  name: 'none',
  title: 'No openings; a pair is suggested in the answers',
  aliases: ['closed'],
  howTo: [
    'Choose any two places, and start at one of them.',
    'End at the other; the answers show a long way.',
  ],
  shown: false,
  choose(maze) {
    const cells = Array.from({ length: maze.grid.cellCount }, (_, cell) => cell);
    const steps = new StepsFrom(maze);
    const one = steps.farthest(0, cells);
    const [from, to] = upperFirst(maze.grid, one, steps.farthest(one, cells));
    return [{ cell: from }, { cell: to }];
  },
};

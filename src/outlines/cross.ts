import { figureOf } from '../grid/figure.ts';
import type { NamedOutline } from '../grid/types.ts';

/** Five equal squares: a plus sign. */
export const cross: NamedOutline = {
  id: 11,
  name: 'cross',
  title: 'Cross',
  aliases: ['plus'],
  phrase: 'in a cross',
  ...figureOf([
    [1, 0],
    [2, 0],
    [2, 1],
    [3, 1],
    [3, 2],
    [2, 2],
    [2, 3],
    [1, 3],
    [1, 2],
    [0, 2],
    [0, 1],
    [1, 1],
  ]),
};

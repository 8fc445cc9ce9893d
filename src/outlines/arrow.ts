import { figureOf } from '../grid/figure.ts';
import type { NamedOutline } from '../grid/types.ts';

/** Half the shaft's width, where half the head's is 1. */
const SHAFT = 0.5;

/** Up, which suits a page that stands: a head with a right angle at the tip, and a broad shaft. */
export const arrow: NamedOutline = {
  id: 13,
  name: 'arrow',
  title: 'Arrow',
  aliases: [],
  phrase: 'in an arrow',
  ...figureOf([
    [0, 0],
    [1, 1],
    [SHAFT, 1],
    [SHAFT, 2.4],
    [-SHAFT, 2.4],
    [-SHAFT, 1],
    [-1, 1],
  ]),
};

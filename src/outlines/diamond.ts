import { figureOf } from '../grid/figure.ts';
import type { NamedOutline } from '../grid/types.ts';

/** Four equal sides on a tip, three wide and four high: fills a page that stands, and its tips stay wide. */
export const diamond: NamedOutline = {
  id: 8,
  name: 'diamond',
  title: 'Diamond',
  aliases: ['rhombus', 'lozenge'],
  phrase: 'in a diamond',
  ...figureOf([
    [3, 0],
    [6, 4],
    [3, 8],
    [0, 4],
  ]),
};

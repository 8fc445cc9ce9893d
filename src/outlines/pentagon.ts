import { figureOf, regularPolygon } from '../grid/figure.ts';
import type { NamedOutline } from '../grid/types.ts';

/** Five equal sides, a corner at the top, like a house. */
export const pentagon: NamedOutline = {
  id: 5,
  name: 'pentagon',
  title: 'Pentagon',
  aliases: [],
  phrase: 'in a pentagon',
  ...figureOf(regularPolygon(5, -Math.PI / 2)),
};

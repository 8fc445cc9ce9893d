import { figureOf, regularPolygon } from '../grid/figure.ts';
import type { NamedOutline } from '../grid/types.ts';

/** Eight equal sides, a side at the top, like a stop sign. */
export const octagon: NamedOutline = {
  id: 7,
  name: 'octagon',
  title: 'Octagon',
  aliases: [],
  phrase: 'in an octagon',
  ...figureOf(regularPolygon(8, -Math.PI / 8)),
};

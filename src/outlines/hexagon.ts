import { figureOf, regularPolygon } from '../grid/figure.ts';
import type { NamedOutline } from '../grid/types.ts';

/** Six equal sides, a corner at the top: higher than wide, as most pages are. */
export const hexagon: NamedOutline = {
  id: 6,
  name: 'hexagon',
  title: 'Hexagon',
  aliases: [],
  phrase: 'in a hexagon',
  ...figureOf(regularPolygon(6, -Math.PI / 2)),
};

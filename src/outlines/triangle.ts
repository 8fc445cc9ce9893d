import { figureOf, regularPolygon } from '../grid/figure.ts';
import type { NamedOutline } from '../grid/types.ts';

/** Three equal sides, a tip at the top. */
export const triangle: NamedOutline = {
  id: 4,
  name: 'triangle',
  title: 'Triangle',
  aliases: [],
  phrase: 'in a triangle',
  ...figureOf(regularPolygon(3, -Math.PI / 2)),
};

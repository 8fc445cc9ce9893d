import { figureOf } from '../grid/figure.ts';
import type { NamedOutline } from '../grid/types.ts';

/** Three wide and four high, which fills a page that stands; an ellipse has no arcs of circles, so it is many lines. */
const ASPECT = 3 / 4;
const POINTS = 128;

/** An egg without a blunt end. */
export const ellipse: NamedOutline = {
  id: 3,
  name: 'ellipse',
  title: 'Ellipse',
  aliases: ['oval'],
  phrase: 'in an ellipse',
  ...figureOf(
    Array.from({ length: POINTS }, (_, i) => {
      const angle = (2 * Math.PI * i) / POINTS;
      return [ASPECT * Math.cos(angle), Math.sin(angle)] as const;
    }),
  ),
};

import type { Corner } from '../geometry/ring.ts';
import { figureOf } from '../grid/figure.ts';
import type { NamedOutline } from '../grid/types.ts';

const HOLE = 0.4;

/** Two half circles. */
function round(radius: number): Corner[] {
  return [
    [-radius, 0, 1],
    [radius, 0, 1],
  ];
}

/** A disc with a round hole in its middle. */
export const donut: NamedOutline = {
  id: 14,
  name: 'donut',
  title: 'Donut',
  aliases: ['doughnut', 'annulus'],
  phrase: 'in a donut',
  ...figureOf(round(1), round(HOLE)),
};

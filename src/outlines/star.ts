import { roundCorners } from '../geometry/round-corners.ts';
import { figureOf, regularPolygon } from '../grid/figure.ts';
import type { NamedOutline } from '../grid/types.ts';

/** Distance of the inner corners, where the tips' is 1; lines that run straight through would give 0.38. */
const INNER = 0.52;
/** A sharp tip has no room for a cell. */
const TIP_RADIUS = 0.06;

const inner = regularPolygon(5, -Math.PI / 2 + Math.PI / 5);
const corners = regularPolygon(5, -Math.PI / 2).flatMap((tip, i) => [
  tip,
  [INNER * inner[i][0], INNER * inner[i][1]] as const,
]);

/** Five fat points, a little rounded. */
export const star: NamedOutline = {
  id: 9,
  name: 'star',
  title: 'Star',
  aliases: [],
  phrase: 'in a star',
  ...figureOf(roundCorners(corners, TIP_RADIUS, (i) => i % 2 === 0)),
};

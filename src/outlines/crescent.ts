import type { Corner } from '../geometry/ring.ts';
import { figureOf } from '../grid/figure.ts';
import type { NamedOutline } from '../grid/types.ts';

/** A disc of radius 1 around (0, 0), less a disc of radius BITE around (AWAY, 0); horns end in half rounds. */
const BITE = 0.63;
const AWAY = 0.41;
const HORN_RADIUS = 0.07;

// A horn's round lies inside the disc, outside the bite, and touches both.
const [toDisc, toBite] = [1 - HORN_RADIUS, BITE + HORN_RADIUS];
const x = (toDisc * toDisc - toBite * toBite + AWAY * AWAY) / (2 * AWAY);
const y = Math.sqrt(toDisc * toDisc - x * x);
const discAngle = Math.atan2(y, x);
const biteAngle = Math.atan2(y, x - AWAY);
const outer = 2 * (Math.PI - discAngle);
const inner = 2 * (Math.PI - biteAngle);
const hornBulge = Math.tan((Math.PI - (biteAngle - discAngle)) / 4);

const onDisc: Corner = [Math.cos(discAngle), Math.sin(discAngle)];
const onBite: Corner = [AWAY + BITE * Math.cos(biteAngle), BITE * Math.sin(biteAngle)];

/** A moon, open to the right. */
export const crescent: NamedOutline = {
  id: 12,
  name: 'crescent',
  title: 'Crescent',
  aliases: ['moon'],
  phrase: 'in a crescent',
  ...figureOf([
    [onDisc[0], onDisc[1], Math.tan(outer / 8)],
    [-1, 0, Math.tan(outer / 8)],
    [onDisc[0], -onDisc[1], hornBulge],
    [onBite[0], -onBite[1], -Math.tan(inner / 4)],
    [onBite[0], onBite[1], hornBulge],
  ]),
};

import type { Corner } from '../geometry/ring.ts';
import { figureOf } from '../grid/figure.ts';
import type { NamedOutline } from '../grid/types.ts';

/**
 * Each half is two arcs that run smoothly into each other: a lobe of radius 1 around (±LOBE, 0), from the cleft over
 * the top to the angle JOIN below its widest place, and a far wider arc from there to the tip at (0, TIP).
 */
const LOBE = 0.86;
const JOIN = 0.57;
const TIP = 2.4;

const cleft = -Math.sqrt(1 - LOBE * LOBE);
const join: Corner = [LOBE + Math.cos(JOIN), Math.sin(JOIN)];
// The wide arc's centre lies on the line from the join through the lobe's centre, as far from the tip as from the join.
const along = -LOBE * Math.cos(JOIN) + TIP * Math.sin(JOIN);
const radius = (LOBE * LOBE + TIP * TIP + 1 - 2 * along) / (2 - 2 * along);
const chord = Math.hypot(join[0], TIP - join[1]);
const sideBulge = Math.tan(Math.asin(chord / (2 * radius)) / 2);
// From the cleft, at this angle, around the lobe to the join, in two halves.
const lobeSweep = Math.PI + JOIN - Math.acos(LOBE);
const lobeMiddle = JOIN - lobeSweep / 2;
const lobeBulge = Math.tan(lobeSweep / 8);
const over: Corner = [LOBE + Math.cos(lobeMiddle), Math.sin(lobeMiddle)];

/** Round lobes, full cheeks and one tip. */
export const heart: NamedOutline = {
  id: 10,
  name: 'heart',
  title: 'Heart',
  aliases: ['love'],
  phrase: 'in a heart',
  ...figureOf([
    [0, cleft, lobeBulge],
    [over[0], over[1], lobeBulge],
    [join[0], join[1], sideBulge],
    [0, TIP, sideBulge],
    [-join[0], join[1], lobeBulge],
    [-over[0], over[1], lobeBulge],
  ]),
};

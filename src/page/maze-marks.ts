import { arcTo, CLOSE, LINE, MOVE, PathBuilder } from '../geometry/path.ts';
import type { Gate, Plate, Spot } from '../puzzle/plate.ts';
import { type Box, type Mark, type PathMark, THINNEST_LINE } from './marks.ts';
import type { Template } from './template.ts';

/** The answer's width: this share of the corridor, and at least this many walls. */
const ANSWER_SHARE = 0.32;
const ANSWER_WALLS = 2;
/** Radius of a dot that marks a start or goal, as a share of the corridor, and at most of what is free about it. */
const SPOT_SHARE = 0.34;
const SPOT_OF_ROOM = 0.8;
/** Units of a dot's own drawing, in points. */
const FINE = 1 / 100;
/** Arrows: share of the corridor, and the most in points. */
const ARROW_SHARE = 0.72;
const LONGEST_ARROW = 18;
/** Gap between border and arrow: share of the corridor, and the most in points. */
const GAP_SHARE = 0.22;
const LONGEST_GAP = 5;
/** In a notch: free space ahead of an arrow, and its least length, as shares of the corridor. */
const CLEAR = 0.14;
const SHORTEST = 0.22;
/** A notch with less room than this is tight: an arrow keeps this distance only from the walls on both sides. */
const TIGHT = 0.75;
const TIGHT_GAP = 0.11;
/** Room for arrows on each side of a maze with wide corridors, in points. */
const ARROW_ROOM = LONGEST_ARROW + LONGEST_GAP;

/** Where a maze lies in its box, and how large a unit of it is, in points. */
interface Placement {
  readonly originX: number;
  readonly originY: number;
  readonly scale: number;
}

/** What a box leaves for a maze beside its arrows. */
export function innerBox({ x, y, width, height }: Box): Box {
  return {
    x: x + ARROW_ROOM,
    y: y + ARROW_ROOM,
    width: width - 2 * ARROW_ROOM,
    height: height - 2 * ARROW_ROOM,
  };
}

/** Width / height of a maze that would fill a box, arrows and all. */
export function mazeAspect(box: Box): number {
  const { width, height } = innerBox(box);
  return width / height;
}

/** Width of a maze's corridors in a box, in points. */
export function corridorIn(plate: Plate, box: Box): number {
  return place(plate, box).scale * plate.corridor;
}

/** A maze as large as its box allows, in the middle of it: walls, arrows, and the answer if wanted. */
export function mazeMarks(plate: Plate, box: Box, walls: Template['walls'], answer: boolean): Mark[] {
  const at = place(plate, box);
  const corridor = at.scale * plate.corridor;
  const thin = Math.min(walls.thickest, Math.max(walls.thinnest, THINNEST_LINE, walls.share * corridor));
  // An answer's line would be lost between blocks: there, walls are thin.
  const wall = answer ? thin : Math.max(thin, plate.blocks * at.scale);
  const line = answer ? Math.max(ANSWER_SHARE * corridor, ANSWER_WALLS * wall) : 0;
  const marks: Mark[] = [{ kind: 'path', role: 'walls', path: plate.walls, ...at, stroke: wall }];
  for (const [place, towards] of [
    [plate.entrance, 'in'],
    [plate.exit, 'out'],
  ] as const) {
    if (place.kind === 'gate')
      marks.push(arrow(place, at, corridor, plate.blocks > 0 ? Math.max(line, wall) : line, towards));
    else if (answer || place.shown) marks.push(spot(place, at, corridor, wall));
  }
  if (answer) marks.push({ kind: 'path', role: 'answer', path: plate.answer, ...at, stroke: line });
  return marks;
}

/** The start or the goal inside a maze: a dot, which an answer's line runs out of or into. */
function spot(
  { x, y, room }: Spot,
  { originX, originY, scale }: Placement,
  corridor: number,
  wall: number,
): PathMark {
  const radius = Math.round(Math.min(SPOT_SHARE * corridor, SPOT_OF_ROOM * (room * scale - wall / 2)) / FINE);
  const circle = new PathBuilder((atX, atY) => [Math.round(atX), Math.round(atY)]);
  circle.moveTo(-radius, 0);
  arcTo(circle, -radius, 0, radius, 0, 1);
  arcTo(circle, radius, 0, -radius, 0, 1);
  circle.closePath();
  return {
    kind: 'path',
    role: 'spot',
    path: circle.path(),
    originX: originX + x * scale,
    originY: originY + y * scale,
    scale: FINE,
  };
}

function place(plate: Plate, box: Box): Placement {
  // The room for arrows is a share of the corridor, which the scale itself decides, up to ARROW_ROOM.
  const share = 2 * (ARROW_SHARE + GAP_SHARE) * plate.corridor;
  const scaleFor = (inside: number, extent: number): number =>
    Math.max((inside - 2 * ARROW_ROOM) / extent, inside / (extent + share));
  const scale = Math.min(scaleFor(box.width, plate.width), scaleFor(box.height, plate.height));
  return {
    originX: box.x + (box.width - plate.width * scale) / 2,
    originY: box.y + (box.height - plate.height * scale) / 2,
    scale,
  };
}

/**
 * An arrow before a gate, on its axis:
 *
 *     length        tip, two barbs, and a notch between them
 *    >----=>
 */
function arrow(
  gate: Gate,
  { originX, originY, scale }: Placement,
  corridor: number,
  line: number,
  towards: 'in' | 'out',
): PathMark {
  // An answer's line reaches out of the gate by half its width: the arrow stands clear of it. In a notch of the
  // border the arrow is as long as fits before the walls across.
  const isTight = gate.room * scale < TIGHT * corridor;
  const gap = Math.min(LONGEST_GAP, (isTight ? TIGHT_GAP : GAP_SHARE) * corridor) + line / 4;
  const room = gate.room * scale - gap - (isTight ? TIGHT_GAP : CLEAR) * corridor;
  const length = Math.min(LONGEST_ARROW, ARROW_SHARE * corridor, Math.max(SHORTEST * corridor, room));
  const [tip, barbs, notch] =
    towards === 'in' ? [gap, gap + length, gap + 0.74 * length] : [gap + length, gap, gap + 0.26 * length];
  const half = 0.33 * length;
  const point = (along: number, aside: number): [number, number] => [
    originX + gate.x * scale + gate.outX * along - gate.outY * aside,
    originY + gate.y * scale + gate.outY * along + gate.outX * aside,
  ];
  const path = [
    [MOVE, ...point(tip, 0)],
    [LINE, ...point(barbs, half)],
    [LINE, ...point(notch, 0)],
    [LINE, ...point(barbs, -half)],
    [CLOSE],
  ].flat();
  return { kind: 'path', role: 'arrow', path, originX: 0, originY: 0, scale: 1 };
}

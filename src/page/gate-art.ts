import { trace } from '../geometry/path.ts';
import type { Gate, Plate, Spot } from '../puzzle/plate.ts';
import type { Box, Mark, PathMark } from './marks.ts';
import { lineOf, mapPiece } from './own/place.ts';
import type { Artwork, Template } from './template.ts';

/** Room beside a maze for drawings at its entrance and exit, besides that for arrows: a share of the slot, in points at most. */
const GATE_ROOM = { share: 0.11, most: 22 };

/** Longer sides of drawings that are tried, the largest first, in points. */
const SIZES = Array.from({ length: 12 }, (_, i) => 48 * 0.85 ** i);
/** Between a drawing and the border, or the end of an answer's line, in points. */
const GAPS = [2.5, 5, 8, 12, 17];
/** Ways from a gate to its drawing: turns from straight out, in degrees. */
const TURNS = [0, 20, -20, 40, -40, 60, -60];
/** A drawing farther away, or aside, has to be so much larger to be worth it: points for each point, and each degree. */
const WORTH = { gap: 1.2, turn: 0.1 };
const CLEAR = 2;
/** A drawing is beside its gate from here on, in points; nearer, it is above or below. */
const ASIDE = 4;
/** A drawing inside a maze takes this part of what is free about its place, and is no smaller than that, in points. */
const SPOT_SHARE = 0.92;
const LEAST_IN_SPOT = 8;
/** Pieces that a curve is taken for; a wall's bend is gentle. */
const PIECES = 6;

/** The box of a maze and its arrows in a slot that has to hold such drawings too. */
export function boxWithin({ x, y, width, height }: Box, gates: Template['gates']): Box {
  if (!gates) return { x, y, width, height };
  // In a small slot, as of several puzzles to a page, most is the maze's own.
  const room = Math.min(GATE_ROOM.most, GATE_ROOM.share * Math.min(width, height));
  return { x: x + room, y: y + room, width: width - 2 * room, height: height - 2 * room };
}

type Segment = readonly [x1: number, y1: number, x2: number, y2: number];

/**
 * A maze's marks with drawings in place of its arrows, as large as there is room for, and of a dot that marks a goal
 * inside. Where there is room for none, the arrow or dot stays.
 * @param marks as `mazeMarks` gives them
 * @param slot where drawings must lie
 */
export function withGates(
  marks: readonly Mark[],
  plate: Plate,
  gates: Template['gates'],
  slot: Box,
): readonly Mark[] {
  const walls = marks.find((mark) => mark.kind === 'path' && mark.role === 'walls');
  if (!gates || walls?.kind !== 'path') return marks;
  const line = marks.find((mark) => mark.kind === 'path' && mark.role === 'answer');
  const answer = line?.kind === 'path' ? (line.stroke ?? 0) : 0;
  const signs = marks.filter((mark) => mark.kind === 'path' && ['arrow', 'spot'].includes(mark.role));
  // Arrows and dots come in this order; a goal that is not shown has neither.
  const places = [
    { place: plate.entrance, art: gates.start },
    { place: plate.exit, art: gates.goal },
  ].filter(({ place }) => place.kind === 'gate' || answer > 0 || place.shown);
  return marks.flatMap((mark): readonly Mark[] => {
    const at = signs.indexOf(mark);
    if (at < 0) return [mark];
    const { place, art } = places[at];
    const box = boxBeside(place, art, walls, answer, slot);
    if (!box) return [mark];
    // What stands at the right looks to the left, into the maze.
    const isRight = box.x + box.width / 2 > walls.originX + place.x * walls.scale + ASIDE;
    return artIn(box, art, place.kind === 'gate' && isRight);
  });
}

/** Where a drawing has room; undefined if nowhere. */
function boxBeside(
  place: Plate['entrance'],
  art: Artwork,
  walls: PathMark,
  answer: number,
  slot: Box,
): Box | undefined {
  const longer = Math.max(art.box.width, art.box.height);
  const [across, down] = [art.box.width / longer, art.box.height / longer];
  const [x, y] = [walls.originX + place.x * walls.scale, walls.originY + place.y * walls.scale];
  if (place.kind === 'spot') return answer > 0 ? undefined : boxAbout(place, walls, [x, y], [across, down]);
  const near = segmentsNear(walls, x, y, 2 * SIZES[0]);
  const clear = CLEAR + (walls.stroke ?? 0) / 2;
  const isFree = (box: Box): boolean =>
    isWithin(box, slot) && !near.some((segment) => crosses(segment, box, clear));
  return triesAt(place)
    .map(({ size, gap, outX, outY }): Box => {
      const [width, height] = [across * size, down * size];
      const away = gap + answer / 2 + (Math.abs(outX) * width + Math.abs(outY) * height) / 2;
      return { x: x + outX * away - width / 2, y: y + outY * away - height / 2, width, height };
    })
    .find(isFree);
}

/** Sizes, gaps and directions to try beside a gate, the best first. */
function triesAt({ outX, outY }: Gate) {
  const turned = TURNS.map((turn) => {
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    return { turn, outX: outX * cos - outY * sin, outY: outX * sin + outY * cos };
  });
  return SIZES.flatMap((size) => GAPS.flatMap((gap) => turned.map((way) => ({ ...way, size, gap }))))
    .map((one) => ({ ...one, worth: one.size - WORTH.gap * one.gap - WORTH.turn * Math.abs(one.turn) }))
    .sort((a, b) => b.worth - a.worth);
}

/** About a place inside of a maze, within the circle that is free of walls. */
function boxAbout(
  { room }: Spot,
  { scale, stroke = 0 }: PathMark,
  [x, y]: readonly [number, number],
  [across, down]: readonly [number, number],
): Box | undefined {
  const free = 2 * SPOT_SHARE * (room * scale - stroke / 2);
  const size = Math.min(SIZES[0], free / Math.hypot(across, down));
  if (size < LEAST_IN_SPOT) return undefined;
  const [width, height] = [across * size, down * size];
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** A drawing in a box of its own proportions; turned round if it is to look to the left. */
function artIn(box: Box, { box: own, pieces }: Artwork, isMirrored: boolean): PathMark[] {
  const scale = box.width / own.width;
  const axis = 2 * own.x + own.width;
  return pieces
    .map((piece) => (isMirrored ? mapPiece(piece, (x, y) => [axis - x, y], [-1, 0, 0, 1, axis, 0]) : piece))
    .map((piece) => ({
      kind: 'path',
      role: 'arrow',
      ...piece,
      ...lineOf(piece, scale),
      originX: box.x - scale * own.x,
      originY: box.y - scale * own.y,
      scale,
    }));
}

/** Pieces of walls that come near to a point, in points. */
function segmentsNear({ path, originX, originY, scale }: PathMark, x: number, y: number, reach: number) {
  const near: Segment[] = [];
  const place = (atX: number, atY: number): [number, number] => [
    originX + scale * atX,
    originY + scale * atY,
  ];
  const about = { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach };
  let [fromX, fromY] = [0, 0];
  const to = (nextX: number, nextY: number): void => {
    const segment = [fromX, fromY, nextX, nextY] as const;
    if (crosses(segment, about, 0)) near.push(segment);
    [fromX, fromY] = [nextX, nextY];
  };
  trace(path, {
    moveTo: (atX, atY) => {
      [fromX, fromY] = place(atX, atY);
    },
    lineTo: (atX, atY) => to(...place(atX, atY)),
    bezierCurveTo: (...numbers) => {
      const [x0, y0] = [fromX, fromY];
      const [x1, y1] = place(numbers[0], numbers[1]);
      const [x2, y2] = place(numbers[2], numbers[3]);
      const [x3, y3] = place(numbers[4], numbers[5]);
      for (let i = 1; i <= PIECES; i++) {
        const t = i / PIECES;
        const s = 1 - t;
        const [k0, k1, k2, k3] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
        to(k0 * x0 + k1 * x1 + k2 * x2 + k3 * x3, k0 * y0 + k1 * y1 + k2 * y2 + k3 * y3);
      }
    },
    closePath: () => {},
  });
  return near;
}

/** Whether a segment comes into a box, or nearer to it than `clear` across or down. */
function crosses([x1, y1, x2, y2]: Segment, box: Box, clear: number): boolean {
  let [from, to] = [0, 1];
  for (const [start, run, low, high] of [
    [x1, x2 - x1, box.x - clear, box.x + box.width + clear],
    [y1, y2 - y1, box.y - clear, box.y + box.height + clear],
  ]) {
    if (run === 0) {
      if (start < low || start > high) return false;
      continue;
    }
    const [a, b] = [(low - start) / run, (high - start) / run];
    from = Math.max(from, Math.min(a, b));
    to = Math.min(to, Math.max(a, b));
  }
  return from <= to;
}

function isWithin(inner: Box, outer: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

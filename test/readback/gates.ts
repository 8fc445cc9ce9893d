import { along, between, type Point } from './page-geometry.ts';
import type { PlanarGraph } from './planar-graph.ts';

/** The gap that an arrow points through, and a line from wall to wall that closes it. */
export interface Gate {
  readonly line: readonly Point[];
  readonly middle: Point;
  readonly width: number;
  readonly towards: 'in' | 'out';
  /** Direction out of the maze, along the arrow, of length 1. */
  readonly out: Point;
  /** How far the arrow's axis passes the middle of the gap. */
  readonly aside: number;
}

/** Wall points looked at on their own, nearest first. The first is the one as a rule. */
const TRIES = 8;
/** A gap's line is no deeper behind the arrow than this share of the arrow's length and this of the gap's width. */
const DEPTH_BY_LENGTH = 0.7;
const DEPTH_BY_WIDTH = 0.14;
/** A line through the arrow's own end must be so much narrower than one from a wall's end to be taken. */
const LAST_RESORT = 1.6;

/**
 * Finds the gap next to an arrow. An arrow's axis is square to its gap, so the gap is closed by the line that is
 * square to the axis too and runs from the nearest end or turn of a wall to the wall across. That wall may well
 * run on past the gap, which is why both ends are not looked for in the same way:
 *
 *          |
 *     ---- a <- - - - b        a: the end of a wall, beside the tip   b: in the middle of a wall
 *              ^      |
 *            arrow    |
 *
 * Where walls run on along both sides there is no end to find, and the line goes through the arrow's own end.
 * @param gap the line that closes the gap, if the maze's cells say where that is; no other is looked for
 */
export function gateAt(
  graph: PlanarGraph,
  arrow: readonly Point[],
  towards: 'in' | 'out',
  near: number,
  gap?: readonly Point[],
): Gate | undefined {
  const ends = endsOfArrow(arrow);
  if (!ends) return undefined;
  const { tip, tail, ahead, length } = ends;
  const outside = towards === 'in' ? tip : tail;
  const back: Point = [-ahead[0], -ahead[1]];
  const [inwards, out] = towards === 'in' ? [ahead, back] : [back, ahead];
  const line = gap ?? closingLine(graph, outside, inwards, length, near);
  if (!line) return undefined;
  const middle = along(line, 0.5);
  const [first, last] = [line[0], line[line.length - 1]];
  return {
    line,
    middle,
    aside: Math.abs((middle[0] - tip[0]) * ahead[1] - (middle[1] - tip[1]) * ahead[0]),
    width: Math.hypot(first[0] - last[0], first[1] - last[1]),
    towards,
    out,
  };
}

interface Arrow {
  readonly tip: Point;
  readonly tail: Point;
  /** From tail to tip, of length 1. */
  readonly ahead: Point;
  readonly length: number;
}

/**
 * An arrow is a dart; of its four corners the tip lies farthest from their middle:
 *
 *    tail >=> tip
 */
export function endsOfArrow(line: readonly Point[]): Arrow | undefined {
  if (line.length < 4) return undefined;
  const [p, q, r, s] = line;
  const middle = between(between(p, r, 0.5), between(q, s, 0.5), 0.5);
  const far = [p, q, r, s].map(([x, y]) => Math.hypot(x - middle[0], y - middle[1]));
  const at = far.indexOf(Math.max(...far));
  const tip = line[at];
  const tail = between(line[(at + 1) % 4], line[(at + 3) % 4], 0.5);
  const [dx, dy] = [tip[0] - tail[0], tip[1] - tail[1]];
  const length = Math.hypot(dx, dy);
  return { tip, tail, ahead: [dx / length, dy / length], length };
}

/** The narrowest line across, square to `ahead`, that lies ahead of a place. */
function closingLine(
  graph: PlanarGraph,
  from: Point,
  ahead: Point,
  length: number,
  near: number,
): [Point, Point] | undefined {
  const aside: Point = [-ahead[1], ahead[0]];
  const back: Point = [ahead[1], -ahead[0]];
  const along = ([x, y]: Point, [dx, dy]: Point): number => (x - from[0]) * dx + (y - from[1]) * dy;
  const away = ([x, y]: Point): number => Math.hypot(x - from[0], y - from[1]);
  const candidates = graph.points
    .filter((point) => along(point, ahead) > near && Math.abs(along(point, aside)) > near)
    .map((point) => ({ point, distance: away(point) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, TRIES);
  let best: [Point, Point] | undefined;
  let least = Infinity;
  const offer = (a: Point, b: Point | undefined, weight: number): void => {
    if (!b || along(a, aside) > 0 === along(b, aside) > 0) return;
    const width = Math.hypot(a[0] - b[0], a[1] - b[1]);
    if (along(a, ahead) > DEPTH_BY_LENGTH * length + DEPTH_BY_WIDTH * width) return;
    const reach = weight * Math.max(away(a), away(b));
    if (reach < least) [least, best] = [reach, [a, b]];
  };
  for (const { point } of candidates) {
    offer(point, firstWall(graph, point, along(point, aside) > 0 ? back : aside, near), 1);
  }
  const hand = firstWall(graph, from, back, near);
  if (hand) offer(hand, firstWall(graph, from, aside, near), LAST_RESORT);
  return best ?? bridge(graph, along, away, ahead, aside, near);
}

/** Where the border turns within the gap, so that no line square to the arrow closes it: between the nearest wall points. */
function bridge(
  { points }: PlanarGraph,
  along: (point: Point, way: Point) => number,
  away: (point: Point) => number,
  ahead: Point,
  aside: Point,
  near: number,
): [Point, Point] | undefined {
  const [one, other] = [1, -1].map((hand) =>
    points
      .filter((point) => along(point, ahead) > near && hand * along(point, aside) > near)
      .reduce<Point | undefined>((a, b) => (a && away(a) <= away(b) ? a : b), undefined),
  );
  return one && other ? [one, other] : undefined;
}

/** Where one first comes to a wall from a place, in a direction (of length 1). */
function firstWall({ points, edges }: PlanarGraph, from: Point, way: Point, near: number): Point | undefined {
  let least = Infinity;
  const seen = points.map(([x, y]): Point => {
    const [dx, dy] = [x - from[0], y - from[1]];
    return [dx * way[0] + dy * way[1], dy * way[0] - dx * way[1]];
  });
  for (const [a, b] of edges) {
    const [[along, aside], [alongEnd, asideEnd]] = [seen[a], seen[b]];
    if (Math.abs(aside) <= near && along > near) least = Math.min(least, along);
    if (Math.abs(asideEnd) <= near && alongEnd > near) least = Math.min(least, alongEnd);
    if (aside > 0 === asideEnd > 0) continue;
    const at = along + ((alongEnd - along) * aside) / (aside - asideEnd);
    if (at > near) least = Math.min(least, at);
  }
  return least === Infinity ? undefined : [from[0] + least * way[0], from[1] + least * way[1]];
}

import { arcOf } from './arc.ts';
import { arcTo, type Pen } from './path.ts';

/** Straight or bulged strokes between numbered points. Piece i runs from ends[2i] to ends[2i+1]. */
export interface Strokes {
  readonly ends: ArrayLike<number>;
  readonly bulges: ArrayLike<number>;
  /** x, y of each point. */
  readonly xy: ArrayLike<number>;
}

/** One long stroke: points[i] to points[i+1] with bulges[i]; a closed one ends where it began. */
export interface Chain {
  readonly points: number[];
  readonly bulges: number[];
  readonly closed: boolean;
}

const NONE = -1;
/** Directions within this angle (radians) count as one straight run. Far below what a printer shows. */
const STRAIGHT = 1e-5;
/** Arcs are merged up to a half circle, beyond which a bulge grows without bound. */
const LONGEST_ARC = Math.PI * 1.0001;

/**
 * Joins strokes end to end into as few chains as the drawing allows, and merges collinear pieces (and arcs
 * of one circle) into one. Where several strokes meet, the two that go straight on are joined first:
 *
 *      |                 |
 *   ---+---   becomes  one long ---------- and one | that ends on it
 */
export function chainsOf(strokes: Strokes): Chain[] {
  const { ends } = strokes;
  const pieces = ends.length / 2;
  const partnerOfEnd = pairEnds(strokes);
  const used = new Uint8Array(pieces);
  const chains: Chain[] = [];

  // An end e is piece e >> 1 seen from its first (e even) or last (e odd) point.
  const follow = (start: number): void => {
    const points = [ends[start]];
    const bulges: number[] = [];
    let end = start;
    let closed = false;
    for (;;) {
      const piece = end >> 1;
      used[piece] = 1;
      const far = end ^ 1;
      points.push(ends[far]);
      bulges.push(end & 1 ? -strokes.bulges[piece] : strokes.bulges[piece]);
      const next = partnerOfEnd[far];
      if (next === NONE) break;
      if (used[next >> 1]) {
        closed = next === start;
        break;
      }
      end = next;
    }
    chains.push(merge(strokes, points, bulges, closed));
  };

  for (let end = 0; end < ends.length; end++) {
    if (partnerOfEnd[end] === NONE && !used[end >> 1]) follow(end);
  }
  for (let piece = 0; piece < pieces; piece++) if (!used[piece]) follow(2 * piece);
  return chains;
}

/** Draws chains with a pen. */
export function traceChains(chains: readonly Chain[], xy: ArrayLike<number>, pen: Pen): void {
  for (const { points, bulges, closed } of chains) {
    let x = xy[2 * points[0]];
    let y = xy[2 * points[0] + 1];
    pen.moveTo(x, y);
    for (let i = 0; i < bulges.length; i++) {
      const x1 = xy[2 * points[i + 1]];
      const y1 = xy[2 * points[i + 1] + 1];
      const last = closed && i === bulges.length - 1;
      if (bulges[i] !== 0) arcTo(pen, x, y, x1, y1, bulges[i]);
      else if (!last) pen.lineTo(x1, y1);
      x = x1;
      y = y1;
    }
    if (closed) pen.closePath();
  }
}

/** Matches the stroke ends at each point in pairs, straightest first. */
function pairEnds({ ends, bulges, xy }: Strokes): Int32Array {
  const points = xy.length / 2;
  const firstOfPoint = new Int32Array(points + 1);
  for (let e = 0; e < ends.length; e++) firstOfPoint[ends[e] + 1]++;
  for (let p = 0; p < points; p++) firstOfPoint[p + 1] += firstOfPoint[p];
  const fill = firstOfPoint.slice();
  const endOfSlot = new Int32Array(ends.length);
  for (let e = 0; e < ends.length; e++) endOfSlot[fill[ends[e]]++] = e;

  const heading = (e: number): number => {
    const from = ends[e];
    const to = ends[e ^ 1];
    const bulge = e & 1 ? -bulges[e >> 1] : bulges[e >> 1];
    const chord = Math.atan2(xy[2 * to + 1] - xy[2 * from + 1], xy[2 * to] - xy[2 * from]);
    return chord - 2 * Math.atan(bulge);
  };

  const partnerOfEnd = new Int32Array(ends.length).fill(NONE);
  for (let p = 0; p < points; p++) {
    const from = firstOfPoint[p];
    const to = firstOfPoint[p + 1];
    if (to - from === 2) {
      partnerOfEnd[endOfSlot[from]] = endOfSlot[from + 1];
      partnerOfEnd[endOfSlot[from + 1]] = endOfSlot[from];
    } else if (to - from > 2) pairAtJunction(Array.from(endOfSlot.subarray(from, to)), heading, partnerOfEnd);
  }
  return partnerOfEnd;
}

function pairAtJunction(ends: number[], heading: (end: number) => number, partnerOfEnd: Int32Array): void {
  const headings = ends.map(heading);
  const pairs: [number, number, number][] = [];
  for (let a = 0; a < ends.length; a++) {
    for (let b = a + 1; b < ends.length; b++) {
      const turn = Math.abs(Math.PI - (Math.abs(headings[a] - headings[b]) % (2 * Math.PI)));
      pairs.push([Math.round(turn / STRAIGHT), ends[a], ends[b]]);
    }
  }
  pairs.sort((p, q) => p[0] - q[0] || p[1] - q[1] || p[2] - q[2]);
  for (const [, a, b] of pairs) {
    if (partnerOfEnd[a] === NONE && partnerOfEnd[b] === NONE) {
      partnerOfEnd[a] = b;
      partnerOfEnd[b] = a;
    }
  }
}

/** Drops each point of a chain that lies inside a straight run or inside one arc. */
function merge({ xy }: Strokes, points: number[], bulges: number[], closed: boolean): Chain {
  const outPoints = [points[0]];
  const outBulges: number[] = [];
  for (let i = 0; i < bulges.length; i++) {
    const last = outBulges.length - 1;
    const joined =
      last >= 0
        ? joinedBulge(xy, outPoints[last], points[i], points[i + 1], outBulges[last], bulges[i])
        : undefined;
    if (joined === undefined) {
      outPoints.push(points[i + 1]);
      outBulges.push(bulges[i]);
    } else {
      outPoints[last + 1] = points[i + 1];
      outBulges[last] = joined;
    }
  }
  if (closed && outBulges.length > 2) {
    const end = outBulges.length - 1;
    const joined = joinedBulge(xy, outPoints[end], outPoints[0], outPoints[1], outBulges[end], outBulges[0]);
    if (joined !== undefined) {
      outPoints.shift();
      outBulges.shift();
      outPoints[outPoints.length - 1] = outPoints[0];
      // The run that crossed the old starting point now ends the chain: a to b is one piece.
      outBulges[outBulges.length - 1] = joined;
    }
  }
  return { points: outPoints, bulges: outBulges, closed };
}

/** The bulge of the one side a to c that equals a to b and b to c together, if there is one. */
function joinedBulge(
  xy: ArrayLike<number>,
  a: number,
  b: number,
  c: number,
  first: number,
  second: number,
): number | undefined {
  const [ax, ay, bx, by, cx, cy] = [
    xy[2 * a],
    xy[2 * a + 1],
    xy[2 * b],
    xy[2 * b + 1],
    xy[2 * c],
    xy[2 * c + 1],
  ];
  if (first === 0 && second === 0) {
    const cross = (bx - ax) * (cy - by) - (by - ay) * (cx - bx);
    const dot = (bx - ax) * (cx - bx) + (by - ay) * (cy - by);
    return dot > 0 && Math.abs(cross) <= STRAIGHT * dot ? 0 : undefined;
  }
  if (first === 0 || second === 0 || first > 0 !== second > 0) return undefined;
  const one = arcOf(ax, ay, bx, by, first);
  const two = arcOf(bx, by, cx, cy, second);
  const apart = Math.hypot(one.x - two.x, one.y - two.y) + Math.abs(one.radius - two.radius);
  const sweep = one.sweep + two.sweep;
  if (apart > STRAIGHT * one.radius || Math.abs(sweep) > LONGEST_ARC) return undefined;
  return Math.tan(sweep / 4);
}

import { INNER, OUTER, OUTSIDE } from './grid.ts';

interface EdgeGraph {
  readonly edgeCount: number;
  readonly cellsOfEdge: Int32Array;
  readonly piecesOfEdge: Int32Array;
  readonly endsOfPiece: Int32Array;
  readonly bulgeOfPiece: Float64Array;
}

/**
 * Follows each closed border and tells the outer one from those of holes. Border edges run the way of their
 * cell, so an outer border has a positive area and a hole's a negative one. Where two cells touch in a
 * point only, the walk keeps to its own side of that point:
 *
 *    outside | cell         a walk that comes down along the left cell's border
 *    --------+--------      turns left at the +, through the outside that it came along
 *       cell | hole
 */
export function findBorders(
  edges: EdgeGraph,
  xy: Float64Array,
): { borderOfEdge: Int32Array; holeCount: number } {
  const borderOfEdge = new Int32Array(edges.edgeCount).fill(INNER);
  const startingAt = new Map<number, number[]>();
  const border: number[] = [];
  for (let edge = 0; edge < edges.edgeCount; edge++) {
    if (edges.cellsOfEdge[2 * edge + 1] !== OUTSIDE) continue;
    border.push(edge);
    const from = edges.endsOfPiece[2 * edges.piecesOfEdge[edge]];
    startingAt.set(from, [...(startingAt.get(from) ?? []), edge]);
  }

  const done = new Uint8Array(edges.edgeCount);
  let holeCount = 0;
  for (const start of border) {
    if (done[start]) continue;
    const loop: number[] = [];
    let doubleArea = 0;
    for (let edge = start; !done[edge]; edge = nextEdge(edges, xy, startingAt, edge)) {
      done[edge] = 1;
      loop.push(edge);
      for (let piece = edges.piecesOfEdge[edge]; piece < edges.piecesOfEdge[edge + 1]; piece++) {
        const [a, b] = [edges.endsOfPiece[2 * piece], edges.endsOfPiece[2 * piece + 1]];
        const [ax, ay, bx, by] = [xy[2 * a], xy[2 * a + 1], xy[2 * b], xy[2 * b + 1]];
        // An arc's own segment, approximately (4/3 of its triangle): only the sign of the sum matters.
        doubleArea +=
          ax * by - bx * ay + (2 / 3) * edges.bulgeOfPiece[piece] * ((bx - ax) ** 2 + (by - ay) ** 2);
      }
    }
    const border = doubleArea > 0 ? OUTER : ++holeCount;
    for (const edge of loop) borderOfEdge[edge] = border;
  }
  return { borderOfEdge, holeCount };
}

/** The border edge that follows this one round the same outside. */
function nextEdge(
  edges: EdgeGraph,
  xy: Float64Array,
  startingAt: Map<number, number[]>,
  edge: number,
): number {
  const lastPiece = edges.piecesOfEdge[edge + 1] - 1;
  const at = edges.endsOfPiece[2 * lastPiece + 1];
  const candidates = startingAt.get(at) ?? [];
  if (candidates.length === 0) throw new Error(`border: nothing follows edge ${edge}`);
  if (candidates.length === 1) return candidates[0];
  const heading = (from: number, to: number): number =>
    Math.atan2(xy[2 * to + 1] - xy[2 * from + 1], xy[2 * to] - xy[2 * from]);
  const back = heading(at, edges.endsOfPiece[2 * lastPiece]) + 2 * Math.atan(edges.bulgeOfPiece[lastPiece]);
  let best = candidates[0];
  let least = Infinity;
  for (const candidate of candidates) {
    const piece = edges.piecesOfEdge[candidate];
    const out = heading(at, edges.endsOfPiece[2 * piece + 1]) - 2 * Math.atan(edges.bulgeOfPiece[piece]);
    const swept = (((out - back) % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI);
    if (swept < least) {
      least = swept;
      best = candidate;
    }
  }
  return best;
}

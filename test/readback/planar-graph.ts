import { between, type Point } from './page-geometry.ts';
import { crossing, reach, SegmentGrid } from './segments.ts';

/** Lines on a page as a graph: points where they end, turn, meet or cross, and the straight pieces between. */
export interface PlanarGraph {
  readonly points: readonly Point[];
  /** Pairs of points, each piece once. */
  readonly edges: readonly (readonly [number, number])[];
}

/**
 * The boundary walk of a face, with the face to one side all along. Each edge has two sides, 2 · edge from its
 * first point to its second and 2 · edge + 1 back; a wall that ends inside a face is walked along both sides.
 */
export interface Walk {
  /** Edge sides in walking order. */
  readonly sides: readonly number[];
  /** Above 0 if the walk goes round a face from within; else it goes round a whole component from without. */
  readonly area: number;
  readonly length: number;
}

export interface Faces {
  readonly walks: readonly Walk[];
  readonly walkOfSide: Int32Array;
  /** A number for each point: points have the same one if lines join them. */
  readonly componentOfPoint: Int32Array;
}

/**
 * Points within `near` of each other are one, and a line that ends within `near` of another one ends on it: walls
 * are drawn as long strokes, so most walls end in the middle of another stroke, and some cross.
 *
 *     o----------o----------o     one stroke from end to end, three points,
 *                |                since a second one ends on it
 */
export function planarGraph(lines: readonly (readonly Point[])[], near: number, side: number): PlanarGraph {
  const points: Point[] = [];
  const pointsOfSquare = new Map<string, number[]>();
  const pointAt = (place: Point): number => {
    const [column, row] = [Math.floor(place[0] / near), Math.floor(place[1] / near)];
    for (let y = row - 1; y <= row + 1; y++) {
      for (let x = column - 1; x <= column + 1; x++) {
        for (const point of pointsOfSquare.get(`${x},${y}`) ?? []) {
          if (Math.hypot(points[point][0] - place[0], points[point][1] - place[1]) <= near) return point;
        }
      }
    }
    const key = `${column},${row}`;
    pointsOfSquare.set(key, [...(pointsOfSquare.get(key) ?? []), points.push(place) - 1]);
    return points.length - 1;
  };

  const pieces: [number, number][] = [];
  const grid = new SegmentGrid(side);
  for (const line of lines) {
    let from = pointAt(line[0]);
    for (const place of line) {
      const to = pointAt(place);
      if (to === from) continue;
      pieces.push([from, to]);
      grid.add(points[from], points[to]);
      from = to;
    }
  }

  // Where each piece is to be cut: how far along, and the point there.
  const cuts: [number, number][][] = pieces.map(() => []);
  points.forEach((place, point) => {
    for (const piece of grid.near(place, place, near)) {
      if (pieces[piece].includes(point)) continue;
      const { distance, along } = reach(place, ...grid.endsOf(piece));
      if (distance <= near) cuts[piece].push([along, point]);
    }
  });
  for (let one = 0; one < pieces.length; one++) {
    const [a, b] = grid.endsOf(one);
    for (const other of grid.near(a, b, 0)) {
      if (other <= one || pieces[one].some((point) => pieces[other].includes(point))) continue;
      const [c, d] = grid.endsOf(other);
      const at = crossing(a, b, c, d);
      if (!at) continue;
      const place = between(a, b, at[0]);
      // An end as near as this to the crossing lies on the other line and has cut it already.
      if ([a, b, c, d].some(([x, y]) => Math.hypot(x - place[0], y - place[1]) <= near)) continue;
      const point = pointAt(place);
      cuts[one].push([at[0], point]);
      cuts[other].push([at[1], point]);
    }
  }

  const edges = new Map<string, [number, number]>();
  pieces.forEach(([from, to], piece) => {
    let last = from;
    for (const [, point] of [...cuts[piece].sort(([a], [b]) => a - b), [1, to]]) {
      if (point === last) continue;
      edges.set(point < last ? `${point},${last}` : `${last},${point}`, [last, point]);
      last = point;
    }
  });
  return { points, edges: [...edges.values()] };
}

/** Walks along both sides of all edges, at each point into the next edge round it. */
export function facesOf({ points, edges }: PlanarGraph): Faces {
  const head = (side: number): number => edges[side >> 1][side & 1 ? 0 : 1];
  const tail = (side: number): number => edges[side >> 1][side & 1];
  const heading = (side: number): number =>
    Math.atan2(points[head(side)][1] - points[tail(side)][1], points[head(side)][0] - points[tail(side)][0]);
  const leaving: number[][] = points.map(() => []);
  for (let side = 0; side < 2 * edges.length; side++) leaving[tail(side)].push(side);
  const next = new Int32Array(2 * edges.length);
  for (const sides of leaving) {
    const sorted = sides.map((side) => [heading(side), side]).sort(([a], [b]) => a - b);
    sorted.forEach(([, side], i) => {
      next[side ^ 1] = sorted[(i + sorted.length - 1) % sorted.length][1];
    });
  }

  const walks: Walk[] = [];
  const walkOfSide = new Int32Array(2 * edges.length).fill(-1);
  for (let start = 0; start < 2 * edges.length; start++) {
    if (walkOfSide[start] !== -1) continue;
    const sides: number[] = [];
    let [area, length] = [0, 0];
    for (let side = start; walkOfSide[side] === -1; side = next[side]) {
      walkOfSide[side] = walks.length;
      sides.push(side);
      const [[ax, ay], [bx, by]] = [points[tail(side)], points[head(side)]];
      area += (ax * by - bx * ay) / 2;
      length += Math.hypot(bx - ax, by - ay);
    }
    walks.push({ sides, area, length });
  }
  return { walks, walkOfSide, componentOfPoint: componentsOf(points.length, edges) };
}

function componentsOf(count: number, edges: PlanarGraph['edges']): Int32Array {
  const parent = Int32Array.from({ length: count }, (_, point) => point);
  const rootOf = (point: number): number => {
    let at = point;
    while (parent[at] !== at) {
      parent[at] = parent[parent[at]];
      at = parent[at];
    }
    return at;
  };
  for (const [a, b] of edges) parent[rootOf(a)] = rootOf(b);
  return parent.map((_, point) => rootOf(point));
}

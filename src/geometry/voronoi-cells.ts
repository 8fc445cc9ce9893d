import { Delaunay } from 'd3-delaunay';
import { centroidOf, type Polygon } from './ring.ts';

/** Corners so near to each other are one: those of four or more points on one circle. */
const NEAR = 1e-7;

/** Cells that share corners. */
export interface Mesh {
  /** x, y of each corner. */
  readonly xy: number[];
  /** Each cell's corners, the way angles grow. */
  readonly rings: number[][];
  /** 1 for each corner at which not only cells of the mesh meet. */
  readonly atBorder: Uint8Array;
}

/**
 * The Voronoi cells of the first `count` of some points (x, y, x, y, …): all that is nearer to one than to any other.
 * Those points must be surrounded by the rest, so that their cells have an end.
 */
export function voronoiCells(points: Float64Array, count: number): Mesh {
  const { triangles, halfedges, inedges, xy, cornerOfTriangle } = cornersOfTriangles(points);
  const rings: number[][] = [];
  for (let point = 0; point < count; point++) {
    const ring: number[] = [];
    const first = inedges[point];
    let edge = first;
    do {
      const corner = cornerOfTriangle[Math.floor(edge / 3)];
      if (corner !== ring.at(-1)) ring.push(corner);
      edge = halfedges[edge % 3 === 2 ? edge - 2 : edge + 1];
    } while (edge !== first && edge !== -1);
    if (ring[0] === ring.at(-1)) ring.pop();
    rings.push(ring);
  }
  const atBorder = new Uint8Array(xy.length / 2);
  triangles.forEach((point, edge) => {
    if (point >= count) atBorder[cornerOfTriangle[Math.floor(edge / 3)]] = 1;
  });
  return { xy, rings, atBorder };
}

/** The triangles between points, and the corner of cells in the middle of each: one for all on the same circle. */
function cornersOfTriangles(points: Float64Array) {
  const delaunay = new Delaunay(points);
  const { triangles, halfedges, inedges } = delaunay;
  const { circumcenters } = delaunay.voronoi();
  const cornerOfTriangle = new Int32Array(triangles.length / 3).fill(-1);
  const xy: number[] = [];
  const stack: number[] = [];
  for (let triangle = 0; triangle < cornerOfTriangle.length; triangle++) {
    if (cornerOfTriangle[triangle] !== -1) continue;
    const [x, y] = [circumcenters[2 * triangle], circumcenters[2 * triangle + 1]];
    const corner = xy.length / 2;
    xy.push(x, y);
    cornerOfTriangle[triangle] = corner;
    stack.push(triangle);
    while (stack.length > 0) {
      const from = stack.pop() as number;
      for (let edge = 3 * from; edge < 3 * from + 3; edge++) {
        const next = Math.floor(halfedges[edge] / 3);
        if (next < 0 || cornerOfTriangle[next] !== -1) continue;
        const apart = Math.max(
          Math.abs(circumcenters[2 * next] - x),
          Math.abs(circumcenters[2 * next + 1] - y),
        );
        if (apart > NEAR) continue;
        cornerOfTriangle[next] = corner;
        stack.push(next);
      }
    }
  }
  return { triangles, halfedges, inedges, xy, cornerOfTriangle };
}

/**
 * Lloyd's way to spread points evenly: each moves towards the middle of its cell and half as far again, which takes
 * fewer rounds. It stays in its cell, since no line through the middle of a convex cell is parted worse than 2 to 1.
 * @param surround the points and, after them, others that bound their cells
 */
export function relaxed(
  points: Float64Array,
  rounds: number,
  surround: (points: Float64Array) => Float64Array,
): Float64Array {
  let now = points;
  for (let round = 0; round < rounds; round++) {
    const { xy, rings } = voronoiCells(surround(now), now.length / 2);
    const next = new Float64Array(now.length);
    for (let i = 0; i < rings.length; i++) {
      const [x, y] = centroidOf(cornersOf(xy, rings[i]));
      next[2 * i] = x + 0.5 * (x - now[2 * i]);
      next[2 * i + 1] = y + 0.5 * (y - now[2 * i + 1]);
    }
    now = next;
  }
  return now;
}

/** The corners of one cell of a mesh. */
export function cornersOf(xy: readonly number[], ring: readonly number[]): Polygon {
  return ring.map((corner) => [xy[2 * corner], xy[2 * corner + 1]] as const);
}

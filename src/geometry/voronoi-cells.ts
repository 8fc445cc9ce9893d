import { Delaunay } from 'd3-delaunay';
import { centroidOf, type Polygon } from './ring.ts';

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
  const delaunay = new Delaunay(points);
  const { triangles, halfedges, inedges } = delaunay;
  const { circumcenters } = delaunay.voronoi();
  const xy: number[] = [];
  const cornerOfTriangle = new Int32Array(triangles.length / 3).fill(-1);
  const rings: number[][] = [];
  for (let point = 0; point < count; point++) {
    const ring: number[] = [];
    const first = inedges[point];
    let edge = first;
    do {
      const triangle = Math.floor(edge / 3);
      if (cornerOfTriangle[triangle] === -1) {
        cornerOfTriangle[triangle] = xy.length / 2;
        xy.push(circumcenters[2 * triangle], circumcenters[2 * triangle + 1]);
      }
      ring.push(cornerOfTriangle[triangle]);
      edge = halfedges[edge % 3 === 2 ? edge - 2 : edge + 1];
    } while (edge !== first && edge !== -1);
    rings.push(ring);
  }
  const atBorder = new Uint8Array(xy.length / 2);
  triangles.forEach((point, edge) => {
    const corner = cornerOfTriangle[Math.floor(edge / 3)];
    if (point >= count && corner !== -1) atBorder[corner] = 1;
  });
  return { xy, rings, atBorder };
}

/**
 * Lloyd's way to spread points evenly: each moves to the middle of its cell, again and again.
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
    rings.forEach((ring, i) => next.set(centroidOf(cornersOf(xy, ring)), 2 * i));
    now = next;
  }
  return now;
}

/** The corners of one cell of a mesh. */
export function cornersOf(xy: readonly number[], ring: readonly number[]): Polygon {
  return ring.map((corner) => [xy[2 * corner], xy[2 * corner + 1]] as const);
}

import { joinShortSides } from '../geometry/short-sides.ts';
import { cornersOf, relaxed, voronoiCells } from '../geometry/voronoi-cells.ts';
import type { Tiling } from '../grid/types.ts';
import { randomFrom } from '../random.ts';

/** How far a point starts from the middle of its place, each way: so far that no rows are seen. */
const ASTRAY = 1.1;
/** Rounds of Lloyd's relaxation: enough for cells of one size, not for honeycomb. */
const ROUNDS = 5;
/** A side shorter than this is joined up; a usual cell is 1 wide. */
const SHORTEST = 0.35;
/** Places beyond the box on each side that cover it. */
const BEYOND = 2;
/** Points this near to a side are mirrored in it. */
const NEAR = 4;
const [LEFT, RIGHT, TOP, BOTTOM] = [1, 2, 4, 8];

/**
 * Cracked earth: the Voronoi cells of points that are spread by chance and then evenly. Each size has its own
 * points, always the same. The sides of the box are straight, since points near them are mirrored in them.
 */
export const voronoi: Tiling = {
  id: 16,
  name: 'voronoi',
  title: 'Cracked earth',
  aliases: ['crack', 'cracks', 'cells', 'mosaic'],
  pitch: [1, 1],
  cellArea: 1,
  tiles([across, down], cover) {
    const [width, height] = cover ? [across + 2 * BEYOND, down + 2 * BEYOND] : [across, down];
    const surround = (points: Float64Array): Float64Array => withMirrored(points, width, height);
    const points = surround(relaxed(scattered(width, height), ROUNDS, surround));
    const mesh = voronoiCells(points, width * height);
    joinShortSides(mesh, SHORTEST, snapToBox(mesh.xy, width, height));
    return mesh.rings.map((ring) => cornersOf(mesh.xy, ring));
  },
};

/** One point somewhere about each place. */
function scattered(width: number, height: number): Float64Array {
  const random = randomFrom('voronoi', width, height);
  const stray = (place: number, end: number): number => {
    const at = Math.abs(place + 0.5 + ASTRAY * (2 * random.unit() - 1));
    return at > end ? 2 * end - at : at;
  };
  const points = new Float64Array(2 * width * height);
  for (let i = 0; i < width * height; i++) {
    points[2 * i] = stray(i % width, width);
    points[2 * i + 1] = stray(Math.floor(i / width), height);
  }
  return points;
}

/** The points and, after them, the mirror images of those near the sides and corners of the box. */
function withMirrored(points: Float64Array, width: number, height: number): Float64Array {
  const images: number[] = [];
  for (let i = 0; i < points.length; i += 2) {
    const [xs, ys] = [imagesOf(points[i], width), imagesOf(points[i + 1], height)];
    for (const x of xs) for (const y of ys) if (x !== xs[0] || y !== ys[0]) images.push(x, y);
  }
  const all = new Float64Array(points.length + images.length);
  all.set(points);
  all.set(images, points.length);
  return all;
}

/** A place between 0 and an end, and its images in those of the two that are near. */
function imagesOf(place: number, end: number): number[] {
  const images = [place];
  if (place < NEAR) images.push(-place);
  if (end - place < NEAR) images.push(2 * end - place);
  return images;
}

/** Puts corners that are on the box's sides there to the last digit, and tells which sides each is on. */
function snapToBox(xy: number[], width: number, height: number): Uint8Array {
  const isAt = (place: number, line: number): boolean => Math.abs(place - line) < 1e-6;
  const sides = new Uint8Array(xy.length / 2);
  for (let corner = 0; corner < sides.length; corner++) {
    const [x, y] = [xy[2 * corner], xy[2 * corner + 1]];
    const side = isAt(x, 0) ? LEFT : isAt(x, width) ? RIGHT : 0;
    const end = isAt(y, 0) ? TOP : isAt(y, height) ? BOTTOM : 0;
    if (side) xy[2 * corner] = side === LEFT ? 0 : width;
    if (end) xy[2 * corner + 1] = end === TOP ? 0 : height;
    sides[corner] = side | end;
  }
  return sides;
}

import type { Corner } from '../geometry/ring.ts';
import { joinShortSides } from '../geometry/short-sides.ts';
import { voronoiCells } from '../geometry/voronoi-cells.ts';
import type { Tile, Tiling } from '../grid/types.ts';

/** Cosine and sine of the angle from each seed to the next, a turn parted by the golden ratio: 137.5°. */
const [COS, SIN] = [-0.7373688780783197, 0.6754902942615238];
/** A side shorter than this is joined up; a usual cell is 1 wide. */
const SHORTEST = 0.35;
/** Seeds this near to the border have an image beyond it. */
const NEAR = 4;
/** The outermost seed keeps this far from the border. */
const INSET = 0.15;
const EIGHTH = Math.SQRT2 - 1;

/**
 * A sunflower's head: each cell holds one seed. The n-th seed is √n from the middle, and a golden angle further
 * round than the one before, which makes spirals both ways. The border is a circle.
 */
export const phyllotaxis: Tiling = {
  id: 17,
  name: 'phyllotaxis',
  title: 'Sunflower',
  aliases: ['sunflower', 'fibonacci', 'spiral'],
  pitch: [1, 1],
  cellArea: 1,
  own: { aspect: 1, coverage: Math.PI / 4 },
  tiles([across, down], cover) {
    const radius = cover
      ? Math.sqrt((across + 2) ** 2 + (down + 2) ** 2) / 2
      : Math.max(1, Math.min(across, down)) / 2;
    const count = Math.round(Math.PI * radius * radius);
    if (count === 1) return [disc(radius)];
    const { xy, rings, atBorder } = voronoiCells(seeds(count, radius), count);
    putOnCircle(xy, atBorder, radius);
    joinShortSides({ xy, rings }, SHORTEST, atBorder);
    // Two that have met did so on their chord.
    putOnCircle(xy, atBorder, radius);
    return rings.map((ring) =>
      ring.map((corner, i): Corner => {
        const next = ring[(i + 1) % ring.length];
        const [x, y] = [xy[2 * corner], xy[2 * corner + 1]];
        if (!atBorder[corner] || !atBorder[next]) return [x, y];
        return [x, y, bulgeOf(xy[2 * next] - x, xy[2 * next + 1] - y, radius)];
      }),
    );
  },
};

/** Seeds, and after them images of those near the border, so that the cells end about there. */
function seeds(count: number, radius: number): Float64Array {
  const points: number[] = [];
  const images: number[] = [];
  // The turn is carried on step by step, since sines may differ in their last digit between engines.
  let [x, y] = [0, -1];
  for (let n = 0; n < count; n++) {
    const far = (radius - INSET) * Math.sqrt((n + 0.5) / count);
    points.push(far * x, far * y);
    if (radius - far < NEAR) images.push((2 * radius - far) * x, (2 * radius - far) * y);
    [x, y] = [x * COS - y * SIN, x * SIN + y * COS];
  }
  return Float64Array.from(points.concat(images));
}

function putOnCircle(xy: number[], atBorder: Uint8Array, radius: number): void {
  for (let corner = 0; corner < atBorder.length; corner++) {
    if (!atBorder[corner]) continue;
    const [x, y] = [xy[2 * corner], xy[2 * corner + 1]];
    const scale = radius / Math.sqrt(x * x + y * y);
    xy[2 * corner] = scale * x;
    xy[2 * corner + 1] = scale * y;
  }
}

/** Bulge of the arc about (0, 0) between the ends of a chord. */
function bulgeOf(dx: number, dy: number, radius: number): number {
  const sine = Math.sqrt(dx * dx + dy * dy) / 2 / radius;
  return sine / (1 + Math.sqrt(1 - sine * sine));
}

function disc(radius: number): Tile {
  return [
    [0, -radius, EIGHTH],
    [radius, 0, EIGHTH],
    [0, radius, EIGHTH],
    [-radius, 0, EIGHTH],
  ];
}

import type { Polygon } from '../geometry/ring.ts';
import { type Box, Cells, type Lattice, latticeOf } from './lattice.ts';
import type { Size, Tiling } from './types.ts';

/** A tiling that repeats: one period of it, in units of its own (it is scaled until the mean cell's area is 1). */
interface Period extends Omit<Tiling, 'cellArea' | 'tiles'> {
  /** Two steps that map the tiling onto itself: along a row of periods, and down to the next row. */
  readonly translations: readonly [along: readonly [x: number, y: 0], down: readonly [x: number, y: number]];
  /** The cells of one period, with T-junctions as corners. Half a turn about (0, 0) maps the tiling onto itself. */
  readonly tiles: readonly Polygon[];
  /** Fewer places across or down would fall apart, tip on tip: without an outline, a patch has at least these. */
  readonly least?: Size;
}

/** If half a turn about (0, 0) maps a tiling onto itself, so does one about each of these, in halves of its steps. */
const HALF_TURNS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

/** A patch is as smooth as one with so many places fewer, or more. */
const ALIKE = 8;

/** Scores nearer than this are equal: rounding errors choose nothing. */
const EQUAL = 1e-6;

/**
 * The tiling of a period. Its cells come in reading order. A patch maps onto itself under half a turn, so that its
 * border looks meant: it has the cells whose middles are in the box, but for what hangs on by one side.
 */
export function periodic({ translations, tiles, pitch, least = [1, 1], ...rest }: Period): Tiling {
  const [[ax], [bx, by]] = translations;
  const scale = Math.sqrt(tiles.length / (ax * by));
  const lattice = latticeOf(
    [ax * scale, bx * scale, by * scale],
    tiles.map((tile) => tile.map(([x, y]) => [x * scale, y * scale])),
  );
  const place = [pitch[0] * scale, pitch[1] * scale] as const;
  return {
    ...rest,
    pitch: place,
    cellArea: 1,
    tiles([across, down], cover) {
      if (!cover)
        return smoothPatch(lattice, place, [Math.max(across, least[0]), Math.max(down, least[1])]).tiles();
      const cells = new Cells(lattice, boxAbout(lattice, place, [across + 2, down + 2]), true);
      cells.keepLargestPart();
      return cells.tiles();
    },
  };
}

/** Regular polygon of this many sides, each 1 long, about (x, y); one side faces in this direction, in degrees. */
export function regular(sides: number, x: number, y: number, facing: number): Polygon {
  const radius = 0.5 / Math.sin(Math.PI / sides);
  return Array.from({ length: sides }, (_, i) => {
    const angle = (facing / 180 + (2 * i + 1) / sides) * Math.PI;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

/** A patch about that half turn which gives the smoothest border, tried with a smaller one of the same kind. */
function smoothPatch(lattice: Lattice, place: readonly [number, number], size: Size): Cells {
  const [across, down] = size.map((places) => (places < 2 * ALIKE ? places : ALIKE + (places % ALIKE)));
  const scores = HALF_TURNS.map((half) => {
    const { area, border } = wholePatch(lattice, place, [across, down], half).measure();
    const share = area / (across * place[0] * down * place[1]);
    return area > 0 ? (border / Math.sqrt(area)) * Math.max(share, 1 / share) : Infinity;
  });
  const best = Math.min(...scores);
  return wholePatch(lattice, place, size, HALF_TURNS[scores.findIndex((score) => score < best + EQUAL)]);
}

function wholePatch(
  lattice: Lattice,
  place: readonly [number, number],
  size: Size,
  half: readonly [number, number],
): Cells {
  const cells = new Cells(lattice, boxAbout(lattice, place, size, half), false);
  cells.keepLargestPart();
  if (Math.min(...size) > 1) cells.dropSpikes();
  return cells;
}

/** The box of so many places about a half turn. */
function boxAbout(
  { ax, bx, by }: Lattice,
  [placeX, placeY]: readonly [number, number],
  [across, down]: Size,
  [along, below]: readonly [number, number] = HALF_TURNS[0],
): Box {
  return {
    x: (along * ax + below * bx) / 2,
    y: (below * by) / 2,
    width: across * placeX,
    height: down * placeY,
  };
}

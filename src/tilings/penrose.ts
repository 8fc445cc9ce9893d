import type { Tile, Tiling } from '../grid/types.ts';
import { cellsThatCover, wholeCells } from '../grid/whole-cells.ts';

const ROOT5 = Math.sqrt(5);
const [COS1, SIN1] = [(ROOT5 - 1) / 4, Math.sqrt(10 + 2 * ROOT5) / 4];
const [COS2, SIN2] = [(-ROOT5 - 1) / 4, Math.sqrt(10 - 2 * ROOT5) / 4];
/** Five unit vectors, a fifth of a turn apart, the first up the page; from roots, which are alike on every machine. */
const X = [0, SIN1, SIN2, -SIN2, -SIN1];
const Y = [-1, -COS1, -COS2, -COS2, -COS1];
/** How far each family of lines is moved. The same for all: five-fold about the middle. */
const SHIFT = 0.4;
/** The tiles of a part of the plane come from a part of the lines that is this much smaller. */
const SPREAD = 2.5;
/** No tile has a point further from its crossing, spread, than this. */
const STRAY = 3.3;
/** The golden ratio: so many thick rhombs for each thin one. */
const GOLDEN = (1 + ROOT5) / 2;
const AREA = (GOLDEN * SIN1 + SIN2) / (GOLDEN + 1);
const PITCH = Math.sqrt(AREA);
/** The longer diagonal of a thin rhomb. */
const LONGEST = 2 * SIN1;

/**
 * Penrose's thick and thin rhombs, sides 1 long. De Bruijn's way: five families of parallel lines, 1 apart, cross;
 * where two lines do, there is a rhomb, whose sides are at right angles to them. A point between the lines becomes a
 * corner: for each family, as many steps along its vector as there are lines before the point.
 */
export const penrose: Tiling = {
  id: 14,
  name: 'penrose',
  title: 'Penrose rhombs',
  aliases: ['penrose-rhombs', 'p3', 'quasicrystal'],
  pitch: [PITCH, PITCH],
  cellArea: AREA,
  cutToBox: true,
  tiles([across, down], cover) {
    const box = [across * PITCH, down * PITCH] as const;
    const margin = cover ? PITCH + LONGEST : LONGEST;
    const tiles = rhombs(box[0] / 2 + margin, box[1] / 2 + margin);
    return cover ? cellsThatCover(tiles, box, margin) : wholeCells(tiles, box);
  },
};

/** All rhombs with a point at most so far from the middle, and some more. */
function rhombs(far: number, high: number): Tile[] {
  const [right, bottom] = [(far + STRAY) / SPREAD, (high + STRAY) / SPREAD];
  const tiles: Tile[] = [];
  const steps = [0, 0, 0, 0, 0];
  for (let one = 0; one < 5; one++) {
    const reach = Math.abs(X[one]) * right + Math.abs(Y[one]) * bottom;
    for (let n = Math.ceil(SHIFT - reach); n <= reach + SHIFT; n++) {
      // The line is all (n - SHIFT) · vector + t · (-Y, X); this part of it lies in the box.
      const [x, y] = [(n - SHIFT) * X[one], (n - SHIFT) * Y[one]];
      const [from, to] = partInside(x, y, -Y[one], X[one], right, bottom);
      for (let other = one + 1; other < 5 && from < to; other++) {
        const along = X[one] * Y[other] - Y[one] * X[other];
        const start = x * X[other] + y * Y[other] + SHIFT;
        const ends = [start + from * along, start + to * along];
        for (let m = Math.ceil(Math.min(...ends)); m <= Math.max(...ends); m++) {
          const t = (m - start) / along;
          const [atX, atY] = [x - t * Y[one], y + t * X[one]];
          for (let k = 0; k < 5; k++) steps[k] = Math.ceil(atX * X[k] + atY * Y[k] + SHIFT);
          steps[one] = n;
          steps[other] = m;
          tiles.push(rhomb(steps, one, other));
        }
      }
    }
  }
  return tiles;
}

function rhomb(steps: number[], one: number, other: number): Tile {
  const corners: [number, number][] = [cornerAt(steps)];
  steps[one]++;
  corners.push(cornerAt(steps));
  steps[other]++;
  corners.push(cornerAt(steps));
  steps[one]--;
  corners.push(cornerAt(steps));
  steps[other]--;
  return corners;
}

/** So many steps along each vector. Mirrored counts give coordinates that mirror to the last digit. */
function cornerAt([n0, n1, n2, n3, n4]: readonly number[]): [number, number] {
  return [SIN1 * (n1 - n4) + SIN2 * (n2 - n3), -n0 - COS1 * (n1 + n4) - COS2 * (n2 + n3)];
}

/** From which t to which a line's points are at most so far from the middle, each way; empty if from > to. */
function partInside(
  x: number,
  y: number,
  dx: number,
  dy: number,
  right: number,
  bottom: number,
): [number, number] {
  let [from, to] = [-Infinity, Infinity];
  for (const [at, step, limit] of [
    [x, dx, right],
    [y, dy, bottom],
  ]) {
    if (step === 0) {
      if (Math.abs(at) > limit) return [0, -1];
      continue;
    }
    const ends = [(-limit - at) / step, (limit - at) / step];
    from = Math.max(from, Math.min(...ends));
    to = Math.min(to, Math.max(...ends));
  }
  return [from, to];
}

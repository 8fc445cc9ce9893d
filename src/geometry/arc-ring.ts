import { arcOf } from './arc.ts';
import { type Corner, doubleArea } from './ring.ts';

/** Area of a ring, exactly: that of its corners, and the segment between each arc and its chord. */
export function areaOf(ring: readonly Corner[]): number {
  let double = doubleArea(ring);
  forEachSide(ring, (x0, y0, x1, y1, bulge) => {
    if (bulge === 0) return;
    const { radius, sweep } = arcOf(x0, y0, x1, y1, bulge);
    double += radius * radius * (sweep - Math.sin(sweep));
  });
  return Math.abs(double) / 2;
}

/** Left, top, right and bottom of rings, with the outermost point of each arc. */
export function extentOf(rings: readonly (readonly Corner[])[]): [number, number, number, number] {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const include = (x: number, y: number): void => {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  };
  for (const ring of rings) {
    forEachSide(ring, (x0, y0, x1, y1, bulge) => {
      include(x0, y0);
      if (bulge === 0) return;
      const { x, y, radius, start, sweep } = arcOf(x0, y0, x1, y1, bulge);
      const [from, to] = [Math.min(start, start + sweep), Math.max(start, start + sweep)];
      const quarter = Math.PI / 2;
      for (let k = Math.ceil(from / quarter); k * quarter <= to; k++) {
        const [dx, dy] = QUARTERS[((k % 4) + 4) % 4];
        include(x + radius * dx, y + radius * dy);
      }
    });
  }
  return [left, top, right, bottom];
}

/** Right, bottom, left, top, as angles grow on a page. */
const QUARTERS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

function forEachSide(
  ring: readonly Corner[],
  visit: (x0: number, y0: number, x1: number, y1: number, bulge: number) => void,
): void {
  ring.forEach(([x, y, bulge = 0], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length];
    visit(x, y, nextX, nextY, bulge);
  });
}

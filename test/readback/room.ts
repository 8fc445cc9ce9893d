import { type Point, passesAt } from './page-geometry.ts';
import type { SegmentGrid } from './segments.ts';

/**
 * The middle of a disc inside a closed line that no wall comes into, `width` across, if there is one. Squares
 * that could hold its middle are quartered: none can, if a wall is nearer to the square's own middle by more than
 * half its diagonal.
 */
export function roomIn(
  path: readonly Point[],
  walls: SegmentGrid,
  corridor: number,
  width: number,
): Point | undefined {
  const radius = width / 2;
  const [xs, ys] = [path.map(([x]) => x), path.map(([, y]) => y)];
  const passesOfRow = new Map<number, number[]>();
  const squares: [x: number, y: number, half: number][] = [];
  for (let y = Math.min(...ys); y <= Math.max(...ys) + radius; y += corridor) {
    for (let x = Math.min(...xs); x <= Math.max(...xs) + radius; x += corridor)
      squares.push([x, y, corridor / 2]);
  }
  for (let square = squares.pop(); square; square = squares.pop()) {
    const [x, y, half] = square;
    const clear = walls.distance([x, y], radius);
    if (clear === Infinity) {
      // Many such places lie outside, in rows: each row is looked through once.
      const passes = passesOfRow.get(y) ?? passesAt(y, path);
      passesOfRow.set(y, passes);
      if (passes.filter((pass) => pass > x).length % 2 === 1) return [x, y];
    }
    // No wall within the radius, and outside the line: so is the whole square, which is smaller.
    if (clear === Infinity || clear + half * Math.SQRT2 < radius || half < corridor / 16) continue;
    for (const [dx, dy] of QUARTERS) squares.push([x + (dx * half) / 2, y + (dy * half) / 2, half / 2]);
  }
  return undefined;
}

/** Directions to the middles of a square's quarters. */
const QUARTERS = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;

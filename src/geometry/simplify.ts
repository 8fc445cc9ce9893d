import type { Polygon } from './ring.ts';

/**
 * A closed ring with fewer points, none of which lay farther from it than the tolerance (Douglas and Peucker).
 * Sharp corners stay; points nearer to one another than the tolerance are one.
 */
export function simplifyRing(ring: Polygon, tolerance: number): [number, number][] {
  const points = thin(ring, tolerance);
  if (points.length <= 3) return points;
  // Two points that are sure to be corners: the leftmost, and the one farthest from it.
  const first = indexOfMost(points, ([x]) => -x);
  const turned = [...points.slice(first), ...points.slice(0, first), points[first]];
  const [x0, y0] = turned[0];
  const far = indexOfMost(turned, ([x, y]) => (x - x0) ** 2 + (y - y0) ** 2);
  const kept = new Uint8Array(turned.length);
  kept[0] = kept[far] = 1;
  const runs: [from: number, to: number][] = [
    [0, far],
    [far, turned.length - 1],
  ];
  for (let run = runs.pop(); run; run = runs.pop()) {
    const [from, to] = run;
    let [worst, distance] = [from, tolerance];
    for (let i = from + 1; i < to; i++) {
      const away = distanceToSegment(turned[i], turned[from], turned[to]);
      if (away > distance) [worst, distance] = [i, away];
    }
    if (worst === from) continue;
    kept[worst] = 1;
    runs.push([from, worst], [worst, to]);
  }
  return turned.filter((_, i) => kept[i]);
}

/** Drops each point that lies nearer than the tolerance to the last one kept. */
function thin(ring: Polygon, tolerance: number): [number, number][] {
  const points: [number, number][] = [];
  for (const [x, y] of ring) {
    const last = points.at(-1);
    if (!last || Math.hypot(x - last[0], y - last[1]) > tolerance) points.push([x, y]);
  }
  while (points.length > 1) {
    const [[x0, y0], [x, y]] = [points[0], points[points.length - 1]];
    if (Math.hypot(x - x0, y - y0) > tolerance) break;
    points.pop();
  }
  return points;
}

function indexOfMost(points: Polygon, measure: (point: Polygon[number]) => number): number {
  let [best, most] = [0, -Infinity];
  points.forEach((point, i) => {
    const value = measure(point);
    if (value > most) [best, most] = [i, value];
  });
  return best;
}

function distanceToSegment(
  [x, y]: Polygon[number],
  [ax, ay]: Polygon[number],
  [bx, by]: Polygon[number],
): number {
  const [dx, dy] = [bx - ax, by - ay];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / square));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

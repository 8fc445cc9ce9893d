import { CLOSE, CURVE, LINE, MOVE, type Path } from '../../src/geometry/path.ts';

/** x0, y0, x1, y1. */
export type Segment = readonly [number, number, number, number];

/** The straight steps that a path draws, its curves in `steps` each; read here from the numbers alone. */
export function segmentsOf(path: Path, steps = 12): Segment[] {
  const segments: Segment[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const lineTo = (toX: number, toY: number): void => {
    segments.push([x, y, toX, toY]);
    [x, y] = [toX, toY];
  };
  for (let i = 0; i < path.length; ) {
    if (path[i] === MOVE) {
      [x, y, startX, startY] = [path[i + 1], path[i + 2], path[i + 1], path[i + 2]];
      i += 3;
    } else if (path[i] === LINE) {
      lineTo(path[i + 1], path[i + 2]);
      i += 3;
    } else if (path[i] === CURVE) {
      const [x0, y0] = [x, y];
      const [x1, y1, x2, y2, x3, y3] = Array.from({ length: 6 }, (_, k) => path[i + 1 + k]);
      for (let step = 1; step <= steps; step++) {
        const t = step / steps;
        const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
        lineTo(a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3);
      }
      i += 7;
    } else if (path[i] === CLOSE) {
      lineTo(startX, startY);
      i += 1;
    } else {
      throw new Error(`no operator ${path[i]} at ${i}`);
    }
  }
  return segments;
}

export function drawnLength(segments: readonly Segment[]): number {
  return segments.reduce((sum, [x0, y0, x1, y1]) => sum + Math.hypot(x1 - x0, y1 - y0), 0);
}

/** Which side of the line through the first two points the third lies on, by its sign. */
function sideOf(px: number, py: number, qx: number, qy: number, rx: number, ry: number): number {
  return (qx - px) * (ry - py) - (qy - py) * (rx - px);
}

/** Whether two segments have a point in common. */
export function meet(one: Segment, other: Segment): boolean {
  const [ax, ay, bx, by] = one;
  const [cx, cy, dx, dy] = other;
  // Most pairs lie far apart, so that their boxes tell.
  if ((ax < cx && ax < dx && bx < cx && bx < dx) || (ax > cx && ax > dx && bx > cx && bx > dx)) return false;
  if ((ay < cy && ay < dy && by < cy && by < dy) || (ay > cy && ay > dy && by > cy && by > dy)) return false;
  return (
    sideOf(ax, ay, bx, by, cx, cy) * sideOf(ax, ay, bx, by, dx, dy) <= 0 &&
    sideOf(cx, cy, dx, dy, ax, ay) * sideOf(cx, cy, dx, dy, bx, by) <= 0
  );
}

/** The distance of a point from a segment. */
export function distanceTo([x0, y0, x1, y1]: Segment, x: number, y: number): number {
  const squared = (x1 - x0) ** 2 + (y1 - y0) ** 2;
  const along = squared === 0 ? 0 : ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / squared;
  const at = Math.min(1, Math.max(0, along));
  return Math.hypot(x - x0 - at * (x1 - x0), y - y0 - at * (y1 - y0));
}

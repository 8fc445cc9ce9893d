/**
 * Sides as arcs. A side runs from (x0, y0) to (x1, y1) and has a bulge = tan(sweep / 4): 0 is a straight
 * line, 1 a half circle. A positive sweep turns the way atan2 grows, which is clockwise on a page (y down).
 */
export interface Arc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Angle of the first point, radians. */
  readonly start: number;
  /** Signed angle from the first point to the last, radians. */
  readonly sweep: number;
}

/** Centre, radius and angles of a bulged side (bulge not 0). */
export function arcOf(x0: number, y0: number, x1: number, y1: number, bulge: number): Arc {
  const shift = (1 - bulge * bulge) / (4 * bulge);
  const x = (x0 + x1) / 2 - (y1 - y0) * shift;
  const y = (y0 + y1) / 2 + (x1 - x0) * shift;
  return {
    x,
    y,
    radius: Math.hypot(x0 - x, y0 - y),
    start: Math.atan2(y0 - y, x0 - x),
    sweep: 4 * Math.atan(bulge),
  };
}

/** The point in the middle of a side, on the arc itself. */
export function middleOf(x0: number, y0: number, x1: number, y1: number, bulge: number): [number, number] {
  return [(x0 + x1 + (y1 - y0) * bulge) / 2, (y0 + y1 - (x1 - x0) * bulge) / 2];
}

/** Length along a side, arc included. */
export function lengthOf(x0: number, y0: number, x1: number, y1: number, bulge: number): number {
  const chord = Math.hypot(x1 - x0, y1 - y0);
  if (bulge === 0) return chord;
  const sweep = 4 * Math.atan(Math.abs(bulge));
  return (chord * sweep) / (2 * Math.sin(sweep / 2));
}

/** The points of a side after its first, as straight steps of at most `step` radians each. */
export function flattenSide(
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  bulge: number,
  step = Math.PI / 16,
): [number, number][] {
  if (bulge === 0) return [[x1, y1]];
  const arc = arcOf(x0, y0, x1, y1, bulge);
  const count = Math.max(1, Math.ceil(Math.abs(arc.sweep) / step));
  const points: [number, number][] = [];
  for (let i = 1; i < count; i++) {
    const angle = arc.start + (arc.sweep * i) / count;
    points.push([arc.x + arc.radius * Math.cos(angle), arc.y + arc.radius * Math.sin(angle)]);
  }
  points.push([x1, y1]);
  return points;
}

/** The point at a share of the way along a side. */
export function pointAlong(
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  bulge: number,
  share: number,
): [number, number] {
  if (bulge === 0) return [x0 + share * (x1 - x0), y0 + share * (y1 - y0)];
  const { x, y, radius, start, sweep } = arcOf(x0, y0, x1, y1, bulge);
  return [x + radius * Math.cos(start + share * sweep), y + radius * Math.sin(start + share * sweep)];
}

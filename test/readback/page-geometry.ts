/** A place on a page, in points. */
export type Point = readonly [x: number, y: number];

/** A PDF matrix: (x, y) goes to (a x + c y + e, b x + d y + f). */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** How far a curve may stray from the straight pieces that stand for it, in points. */
const TOLERANCE = 0.01;

/** pdf.js's numbers for the parts of a path: they come in one flat array, each before its coordinates. */
const MOVE = 0;
const LINE = 1;
const CURVE = 2;
const QUADRATIC = 3;
const CLOSE = 4;

/** The matrix that does `inner` first, then `outer`. */
export function times(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = inner;
  const [x, y] = mapped(outer, e, f);
  return [
    outer[0] * a + outer[2] * b,
    outer[1] * a + outer[3] * b,
    outer[0] * c + outer[2] * d,
    outer[1] * c + outer[3] * d,
    x,
    y,
  ];
}

export function mapped([a, b, c, d, e, f]: Matrix, x: number, y: number): Point {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** A path's lines on the page, one for each move, curves cut into straight pieces. */
export function flatten(data: ArrayLike<number>, matrix: Matrix): Point[][] {
  const lines: Point[][] = [];
  let line: Point[] = [];
  const at = (i: number): Point => mapped(matrix, data[i], data[i + 1]);
  const start = (point: Point): void => {
    line = [point];
    lines.push(line);
  };
  for (let i = 0; i < data.length; ) {
    switch (data[i++]) {
      case MOVE:
        start(at(i));
        i += 2;
        break;
      case LINE:
        line.push(at(i));
        i += 2;
        break;
      case CURVE:
        cut(line, at(i), at(i + 2), at(i + 4));
        i += 6;
        break;
      case QUADRATIC: {
        const [from, bend, to] = [line[line.length - 1], at(i), at(i + 2)];
        cut(line, between(from, bend, 2 / 3), between(to, bend, 2 / 3), to);
        i += 4;
        break;
      }
      case CLOSE:
        line.push(line[0]);
        // What follows a close without a move of its own begins where the closed line did.
        if (i < data.length && data[i] !== MOVE) start(line[0]);
        break;
      default:
        throw new Error(`path: no part ${data[i - 1]} at ${i - 1}`);
    }
  }
  return lines.filter((points) => points.length > 1);
}

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

export function boundsOf(lines: readonly (readonly Point[])[]): Bounds {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const line of lines) {
    for (const [x, y] of line) {
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
  }
  return { left, top, right, bottom, width: right - left, height: bottom - top };
}

/** The middle of a line's bounds: that of a circle. */
export function middleOfLine(line: readonly Point[]): Point {
  const { left, top, right, bottom } = boundsOf([line]);
  return [(left + right) / 2, (top + bottom) / 2];
}

/** The place at a share of the way along a line. */
export function along(line: readonly Point[], share: number): Point {
  let left = share * lengthOf(line);
  for (let i = 1; i < line.length; i++) {
    const step = Math.hypot(line[i][0] - line[i - 1][0], line[i][1] - line[i - 1][1]);
    if (left <= step || i === line.length - 1)
      return between(line[i - 1], line[i], Math.min(1, left / (step || 1)));
    left -= step;
  }
  return line[0];
}

export function lengthOf(line: readonly Point[]): number {
  let length = 0;
  for (let i = 1; i < line.length; i++)
    length += Math.hypot(line[i][0] - line[i - 1][0], line[i][1] - line[i - 1][1]);
  return length;
}

/** Whether a place is inside a closed line; pieces that the line runs along there and back do not count. */
export function isWithin([x, y]: Point, path: readonly Point[]): boolean {
  return passesAt(y, path).filter((pass) => pass > x).length % 2 === 1;
}

/** Where a closed line passes this height. */
export function passesAt(y: number, path: readonly Point[]): number[] {
  const passes: number[] = [];
  let [ax, ay] = path.at(-1) ?? [0, 0];
  for (const point of path) {
    const [bx, by] = point;
    if (ay > y !== by > y) passes.push(ax + ((y - ay) / (by - ay)) * (bx - ax));
    ax = bx;
    ay = by;
  }
  return passes;
}

export function placeOf([x, y]: Point): string {
  return `(${Math.round(x)}, ${Math.round(y)}) pt`;
}

export function between([x0, y0]: Point, [x1, y1]: Point, share: number): Point {
  return [x0 + (x1 - x0) * share, y0 + (y1 - y0) * share];
}

/** Appends a cubic in as many equal steps as its second differences ask for. */
function cut(line: Point[], b: Point, c: Point, d: Point): void {
  const a = line[line.length - 1];
  const bend = Math.max(
    Math.hypot(a[0] - 2 * b[0] + c[0], a[1] - 2 * b[1] + c[1]),
    Math.hypot(b[0] - 2 * c[0] + d[0], b[1] - 2 * c[1] + d[1]),
  );
  const steps = Math.max(1, Math.ceil(Math.sqrt((0.75 * bend) / TOLERANCE)));
  for (let i = 1; i < steps; i++) {
    const t = i / steps;
    const [p, q, r] = [between(a, b, t), between(b, c, t), between(c, d, t)];
    line.push(between(between(p, q, t), between(q, r, t), t));
  }
  line.push(d);
}

import { arcOf } from './arc.ts';

/** Anything that can draw: a canvas, a PDF writer, a path builder. */
export interface Pen {
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void;
  closePath(): void;
}

/** A drawing as flat numbers: MOVE x y, LINE x y, CURVE x1 y1 x2 y2 x y, CLOSE, one after another. */
export type Path = ArrayLike<number>;

export const MOVE = 0;
export const LINE = 1;
export const CURVE = 2;
export const CLOSE = 3;

/** Draws a path with a pen. */
export function trace(path: Path, pen: Pen): void {
  for (let i = 0; i < path.length; ) {
    switch (path[i]) {
      case MOVE:
        pen.moveTo(path[i + 1], path[i + 2]);
        i += 3;
        break;
      case LINE:
        pen.lineTo(path[i + 1], path[i + 2]);
        i += 3;
        break;
      case CURVE:
        pen.bezierCurveTo(path[i + 1], path[i + 2], path[i + 3], path[i + 4], path[i + 5], path[i + 6]);
        i += 7;
        break;
      case CLOSE:
        pen.closePath();
        i += 1;
        break;
      default:
        throw new Error(`path: no operator ${path[i]} at ${i}`);
    }
  }
}

/** A pen that writes a Path, each coordinate mapped to a whole number of units by `toUnits`. */
export class PathBuilder implements Pen {
  private readonly data: number[] = [];
  constructor(private readonly toUnits: (x: number, y: number) => readonly [number, number]) {}

  moveTo(x: number, y: number): void {
    this.data.push(MOVE, ...this.toUnits(x, y));
  }
  lineTo(x: number, y: number): void {
    this.data.push(LINE, ...this.toUnits(x, y));
  }
  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    this.data.push(CURVE, ...this.toUnits(x1, y1), ...this.toUnits(x2, y2), ...this.toUnits(x, y));
  }
  closePath(): void {
    this.data.push(CLOSE);
  }
  path(): Int32Array {
    return Int32Array.from(this.data);
  }
}

/**
 * Draws an arc of any sweep from (x0, y0) to (x1, y1) as cubics of at most 60° each, which stay within
 * 1/100,000 of the radius. Control points lie at 4/3 · tan(sweep / 4) of the radius along the tangents.
 */
export function arcTo(pen: Pen, x0: number, y0: number, x1: number, y1: number, bulge: number): void {
  const { x, y, radius, start, sweep } = arcOf(x0, y0, x1, y1, bulge);
  const count = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 3) - 1e-9));
  const step = sweep / count;
  const reach = (4 / 3) * Math.tan(step / 4) * radius;
  for (let i = 0; i < count; i++) {
    const from = start + step * i;
    const to = from + step;
    const last = i === count - 1;
    const xEnd = last ? x1 : x + radius * Math.cos(to);
    const yEnd = last ? y1 : y + radius * Math.sin(to);
    pen.bezierCurveTo(
      x + radius * Math.cos(from) - reach * Math.sin(from),
      y + radius * Math.sin(from) + reach * Math.cos(from),
      xEnd + reach * Math.sin(to),
      yEnd - reach * Math.cos(to),
      xEnd,
      yEnd,
    );
  }
}

import { CLOSE, CURVE, LINE, MOVE, type Path, trace } from '../geometry/path.ts';
import type { Box } from './marks.ts';
import type { ArtPiece } from './template.ts';

/** A path with each of its points, controls of curves included, elsewhere. */
export function mapPath(path: Path, to: (x: number, y: number) => readonly [number, number]): number[] {
  const mapped: number[] = [];
  trace(path, {
    moveTo: (x, y) => mapped.push(MOVE, ...to(x, y)),
    lineTo: (x, y) => mapped.push(LINE, ...to(x, y)),
    bezierCurveTo: (x1, y1, x2, y2, x, y) => mapped.push(CURVE, ...to(x1, y1), ...to(x2, y2), ...to(x, y)),
    closePath: () => mapped.push(CLOSE),
  });
  return mapped;
}

/** The least box about some paths, controls of curves and half of the lines' thickness included. */
export function boxOfPieces(pieces: readonly ArtPiece[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { path, stroke = 0 } of pieces) {
    mapPath(path, (x, y) => {
      left = Math.min(left, x - stroke / 2);
      top = Math.min(top, y - stroke / 2);
      right = Math.max(right, x + stroke / 2);
      bottom = Math.max(bottom, y + stroke / 2);
      return [x, y];
    });
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

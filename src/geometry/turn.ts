import { type Affine, apply } from './affine.ts';
import { CLOSE, CURVE, LINE, MOVE, type Path, trace } from './path.ts';

/** A box as a path, mapped. */
export function boxPath(map: Affine, x: number, y: number, width: number, height: number): number[] {
  const corner = (atX: number, atY: number): [number, number] => apply(map, atX, atY);
  const [right, bottom] = [x + width, y + height];
  return [
    ...[MOVE, ...corner(x, y), LINE, ...corner(right, y)],
    ...[LINE, ...corner(right, bottom), LINE, ...corner(x, bottom), CLOSE],
  ];
}

/** A path whose one ring runs clockwise as seen on paper; a path of several rings stays as it is. */
export function turnedRight(path: Path): number[] {
  const points: [number, number][] = [];
  /** For each point after the first, the controls of the curve that leads to it; none for a line. */
  const controls: number[][] = [];
  let rings = 0;
  trace(path, {
    moveTo: (x, y) => {
      rings++;
      points.push([x, y]);
    },
    lineTo: (x, y) => {
      points.push([x, y]);
      controls.push([]);
    },
    bezierCurveTo: (x1, y1, x2, y2, x, y) => {
      points.push([x, y]);
      controls.push([x1, y1, x2, y2]);
    },
    closePath: () => {},
  });
  const same = Array.from(path);
  if (rings !== 1 || areaOf(points) >= 0) return same;
  const back: number[] = [MOVE, ...points[points.length - 1]];
  for (let i = controls.length - 1; i >= 0; i--) {
    const [x1, y1, x2, y2] = controls[i];
    back.push(...(controls[i].length > 0 ? [CURVE, x2, y2, x1, y1] : [LINE]), ...points[i]);
  }
  back.push(CLOSE);
  return back;
}

/** Twice the area that points go round, y down; below 0 if they go to the left. */
function areaOf(points: readonly (readonly [number, number])[]): number {
  return points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length];
    return sum + x * nextY - nextX * y;
  }, 0);
}

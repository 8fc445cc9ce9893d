import type { Pen } from '../geometry/path.ts';
import type { Grid } from '../grid/grid.ts';
import { middleOfEdge } from './border.ts';
import type { Stop } from './opening.ts';
import { type Point, Room } from './route.ts';
import type { Way } from './solver.ts';

/** Control points of a quarter circle lie this far along from its ends to its corner. */
const ROUND = 0.5523;

/** The middle of a gap, or a spot in the middle of a cell. */
export function pointOf(grid: Grid, { cell, edge }: Stop): Point {
  if (edge !== undefined) return middleOfEdge(grid, edge);
  return new Room(grid, cell).middle([grid.xyOfCell[2 * cell], grid.xyOfCell[2 * cell + 1]]);
}

/**
 * Draws a way through the middles of the openings it takes. Inside a cell it is a straight line if the cell's
 * own middle lies on it, or else a curve that bends towards that middle, and so stays off the walls:
 *
 *     +-------+-------+
 *     |       |       |
 *     |   .---m---m   |      m: middles of openings
 *     |   |   |   |   |
 *     +---m---+---m---+
 *
 * Where that would run into a wall, in a cell with a dent, the line goes round by straight steps.
 */
export function traceWay(grid: Grid, start: Point, { cells, edges }: Way, end: Point, pen: Pen): void {
  const middles: readonly Point[] = [start, ...edges.map((edge) => middleOfEdge(grid, edge)), end];
  // A straight run is drawn only when it ends, as one line; (toX, toY) is as far as it has come.
  let [x, y] = middles[0];
  let [toX, toY] = middles[0];
  pen.moveTo(x, y);
  const straightTo = (nextX: number, nextY: number): void => {
    if (Math.abs((toX - x) * (nextY - y) - (toY - y) * (nextX - x)) > 1e-6) flush();
    [toX, toY] = [nextX, nextY];
  };
  const flush = (): void => {
    if (toX !== x || toY !== y) pen.lineTo(toX, toY);
    [x, y] = [toX, toY];
  };
  for (let i = 0; i < cells.length; i++) {
    const [fromX, fromY] = middles[i];
    const [nextX, nextY] = middles[i + 1];
    const [atX, atY] = [grid.xyOfCell[2 * cells[i]], grid.xyOfCell[2 * cells[i] + 1]];
    const isStraight = Math.abs((atX - fromX) * (nextY - fromY) - (atY - fromY) * (nextX - fromX)) < 1e-6;
    const control = (ofX: number, ofY: number): Point => [
      ofX + ROUND * (atX - ofX),
      ofY + ROUND * (atY - ofY),
    ];
    const curve = [middles[i], control(fromX, fromY), control(nextX, nextY), middles[i + 1]] as const;
    const room = new Room(grid, cells[i]);
    const isClear =
      room.isOpen([atX, atY]) || room.isClear(isStraight ? [middles[i], middles[i + 1]] : pointsOn(curve));
    if (!isClear) {
      for (const [stepX, stepY] of room.route(middles[i], middles[i + 1]).slice(1)) straightTo(stepX, stepY);
      continue;
    }
    if (isStraight) {
      straightTo(nextX, nextY);
      continue;
    }
    flush();
    pen.bezierCurveTo(...curve[1], ...curve[2], nextX, nextY);
    [x, y, toX, toY] = [nextX, nextY, nextX, nextY];
  }
  flush();
}

/** Points along a cubic, enough to tell where it runs. */
function pointsOn([a, b, c, d]: readonly [Point, Point, Point, Point]): Point[] {
  return Array.from({ length: 9 }, (_, i) => {
    const t = i / 8;
    const u = 1 - t;
    const at = (k: 0 | 1): number =>
      u * u * u * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t * t * t * d[k];
    return [at(0), at(1)] as const;
  });
}

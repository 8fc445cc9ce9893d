import type { Pen } from '../geometry/path.ts';
import type { Grid } from '../grid/grid.ts';
import { middleOfEdge } from './border.ts';
import type { Stop } from './opening.ts';
import type { Way } from './solver.ts';

/** Control points of a quarter circle lie this far along from its ends to its corner. */
const ROUND = 0.5523;

type Point = readonly [x: number, y: number];

/** The middle of a gap, or a spot in the middle of a cell. */
export function pointOf(grid: Grid, { cell, edge }: Stop): [number, number] {
  if (edge !== undefined) return middleOfEdge(grid, edge);
  return [grid.xyOfCell[2 * cell], grid.xyOfCell[2 * cell + 1]];
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
    if (Math.abs((atX - fromX) * (nextY - fromY) - (atY - fromY) * (nextX - fromX)) < 1e-6) {
      straightTo(nextX, nextY);
      continue;
    }
    flush();
    pen.bezierCurveTo(
      fromX + ROUND * (atX - fromX),
      fromY + ROUND * (atY - fromY),
      nextX + ROUND * (atX - nextX),
      nextY + ROUND * (atY - nextY),
      nextX,
      nextY,
    );
    [x, y, toX, toY] = [nextX, nextY, nextX, nextY];
  }
  flush();
}

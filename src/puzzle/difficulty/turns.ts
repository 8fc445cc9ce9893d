import type { Grid } from '../../grid/grid.ts';

/**
 * Headings that differ by more than this (radians, 35°) are a turn. It lies above the bends of a ring of 12 or
 * more cells, which feel straight, and below the 45° of octagons.
 */
const TURN = (35 * Math.PI) / 180;
const COS_TURN = Math.cos(TURN);

/** Whether the way over three cells in a row turns at the middle one, by the middles of the cells. */
export function isTurn({ xyOfCell }: Grid, before: number, at: number, after: number): boolean {
  const inX = xyOfCell[2 * at] - xyOfCell[2 * before];
  const inY = xyOfCell[2 * at + 1] - xyOfCell[2 * before + 1];
  const outX = xyOfCell[2 * after] - xyOfCell[2 * at];
  const outY = xyOfCell[2 * after + 1] - xyOfCell[2 * at + 1];
  return (
    inX * outX + inY * outY < COS_TURN * Math.sqrt((inX * inX + inY * inY) * (outX * outX + outY * outY))
  );
}

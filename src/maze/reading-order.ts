import type { Grid } from '../grid/grid.ts';

/** Middles that differ by less than this in height are in one row. */
const SAME_ROW = 1e-6;

/**
 * Cells as one reads a page: from the top row down, each row from the left. By middles, on any tiling.
 * @param by columns: from the left column on, each from the top
 */
export function readingOrder(
  grid: Grid,
  by: 'rows' | 'columns' = 'rows',
): { cells: Int32Array; placeOfCell: Int32Array } {
  const { cellCount, xyOfCell } = grid;
  const [across, along] = by === 'rows' ? [1, 0] : [0, 1];
  const row = Float64Array.from({ length: cellCount }, (_, cell) =>
    Math.round(xyOfCell[2 * cell + across] / SAME_ROW),
  );
  const cells = Int32Array.from({ length: cellCount }, (_, cell) => cell);
  cells.sort((a, b) => row[a] - row[b] || xyOfCell[2 * a + along] - xyOfCell[2 * b + along] || a - b);
  const placeOfCell = new Int32Array(cellCount);
  for (let place = 0; place < cellCount; place++) placeOfCell[cells[place]] = place;
  return { cells, placeOfCell };
}

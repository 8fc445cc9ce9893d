import type { Tile, Tiling } from '../grid/types.ts';

const SIDE = 1 / Math.sqrt(3);

/**
 * Hexagons 1 wide, point up, in rows. Every other row is one shorter, so that both flanks look alike:
 *
 *     / \ / \ / \
 *    |   |   |   |
 *     \ / \ / \ /
 *      |   |   |
 *     / \ / \ / \
 *
 * To cover a box they are one longer instead, and the number of rows is odd, so that all mirrors; then there is one
 * more at each end of a row, and there are two more rows above and below. In a patch of one column rows are just as
 * long, on one side.
 */
export const hexagon: Tiling = {
  id: 3,
  name: 'hexagon',
  title: 'Hexagons',
  aliases: ['hexagons', 'hex', 'sigma'],
  pitch: [1, 1.5 * SIDE],
  cellArea: 1.5 * SIDE,
  tiles([across, down], cover) {
    const tiles: Tile[] = [];
    const more = cover ? 1 : 0;
    // Rows above mirror those below to the last digit, which keeps the middle of the bounds the very same number.
    const yOf = (row: number): number => row * 1.5 * SIDE;
    const rows = cover ? down + ((down + 1) % 2) : down;
    for (let row = -2 * more; row < rows + 2 * more; row++) {
      const odd = row % 2 !== 0;
      const count = !odd ? across : cover ? across + 1 : Math.max(1, across - 1);
      const y = row < 0 ? yOf(rows - 1) + 2 * SIDE - (yOf(rows - 1 - row) + 2 * SIDE) : yOf(row);
      for (let column = -more; column < count + more; column++) {
        const x = column + (!odd ? 0 : cover ? -0.5 : 0.5);
        tiles.push([
          [x + 0.5, y],
          [x + 1, y + SIDE / 2],
          [x + 1, y + 1.5 * SIDE],
          [x + 0.5, y + 2 * SIDE],
          [x, y + 1.5 * SIDE],
          [x, y + SIDE / 2],
        ]);
      }
    }
    return tiles;
  },
};

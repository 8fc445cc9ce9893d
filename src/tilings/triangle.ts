import type { Tile, Tiling } from '../grid/types.ts';

const HEIGHT = Math.sqrt(3) / 2;

/**
 * Triangles of side 1, point up and point down in turn, along each row and down each column. To cover a box
 * they stand out on all sides, an odd number across and an even one down, which mirror both ways, and one more on
 * each side. Three or more in a column of one would fall apart, tip on tip: such a column is two wide.
 *
 *     /\‾‾/\‾‾/
 *    /__\/__\/
 *    \‾‾/\‾‾/\
 *     \/__\/__\
 */
export const triangle: Tiling = {
  id: 2,
  name: 'triangle',
  title: 'Triangles',
  aliases: ['triangles', 'delta'],
  pitch: [0.5, HEIGHT],
  cellArea: HEIGHT / 2,
  tiles([across, down], cover) {
    const tiles: Tile[] = [];
    const more = cover ? 1 : 0;
    const rows = cover ? down + (down % 2) : down;
    const columns = cover ? across + 2 + ((across + 1) % 2) : across === 1 && down > 2 ? 2 : across;
    for (let row = -more; row < rows + more; row++) {
      // Above, this is -HEIGHT, but for a rounding error that keeps the middle of the bounds the very same number.
      const top = row < 0 ? rows * HEIGHT - (rows + 1) * HEIGHT : row * HEIGHT;
      const bottom = (row + 1) * HEIGHT;
      for (let column = -more; column < columns + more; column++) {
        const x = column / 2;
        const pointsUp = (row + column) % 2 === 0;
        const [base, tip] = pointsUp ? [bottom, top] : [top, bottom];
        tiles.push([
          [x, base],
          [x + 1, base],
          [x + 0.5, tip],
        ]);
      }
    }
    return tiles;
  },
};

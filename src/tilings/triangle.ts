import type { Tile, Tiling } from '../grid/types.ts';

const HEIGHT = Math.sqrt(3) / 2;

/**
 * Triangles of side 1, point up and point down in turn, along each row and down each column:
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
  tiles([across, down]) {
    const tiles: Tile[] = [];
    for (let row = 0; row < down; row++) {
      const top = row * HEIGHT;
      const bottom = (row + 1) * HEIGHT;
      for (let column = 0; column < across; column++) {
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

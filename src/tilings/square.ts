import type { Tile, Tiling } from '../grid/types.ts';

/** Unit squares in rows; to cover a box, one more on each side. */
export const square: Tiling = {
  id: 1,
  name: 'square',
  title: 'Squares',
  aliases: ['squares', 'orthogonal', 'gamma'],
  pitch: [1, 1],
  cellArea: 1,
  tiles([across, down], cover) {
    const more = cover ? 1 : 0;
    const tiles: Tile[] = [];
    for (let y = -more; y < down + more; y++) {
      for (let x = -more; x < across + more; x++) {
        tiles.push([
          [x, y],
          [x + 1, y],
          [x + 1, y + 1],
          [x, y + 1],
        ]);
      }
    }
    return tiles;
  },
};

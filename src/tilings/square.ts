import type { Tile, Tiling } from '../grid/types.ts';

/** Unit squares in rows. */
export const square: Tiling = {
  id: 1,
  name: 'square',
  title: 'Squares',
  aliases: ['squares', 'orthogonal', 'gamma'],
  pitch: [1, 1],
  cellArea: 1,
  tiles([across, down]) {
    const tiles: Tile[] = [];
    for (let y = 0; y < down; y++) {
      for (let x = 0; x < across; x++) {
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

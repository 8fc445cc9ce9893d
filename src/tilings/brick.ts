import type { Tile, Tiling } from '../grid/types.ts';

const LENGTH = Math.SQRT2;
const HEIGHT = LENGTH / 2;

/**
 * Bricks twice as long as high, each above the joint of two. Every other row has half bricks at its ends, so that
 * the flanks are straight:
 *
 *    |_______|_______|
 *    |___|_______|___|
 *    |_______|_______|
 *
 * To cover a box these, too, are whole, and there is one more brick on each side.
 */
export const brick: Tiling = {
  id: 5,
  name: 'brick',
  title: 'Bricks',
  aliases: ['bricks', 'running-bond'],
  pitch: [LENGTH, HEIGHT],
  cellArea: LENGTH * HEIGHT,
  tiles([across, down], cover) {
    const more = cover ? 1 : 0;
    const tiles: Tile[] = [];
    for (let row = -more; row < down + more; row++) {
      const shift = row % 2 === 0 ? 0 : 0.5;
      for (let column = -more; column < across + more + 2 * shift; column++) {
        const from = cover ? column - shift : Math.max(0, column - shift);
        const to = cover ? column - shift + 1 : Math.min(across, column - shift + 1);
        tiles.push(brickOf(from, to, row));
      }
    }
    return tiles;
  },
};

/** Joints of the rows above and below, at every half brick, are corners. */
function brickOf(from: number, to: number, row: number): Tile {
  const places = to - from > 0.5 ? [from, from + 0.5, to] : [from, to];
  const [top, bottom] = [row * HEIGHT, (row + 1) * HEIGHT];
  return [
    ...places.map((place) => [place * LENGTH, top] as const),
    ...places.reverse().map((place) => [place * LENGTH, bottom] as const),
  ];
}

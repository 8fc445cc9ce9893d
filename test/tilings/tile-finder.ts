import { boundsOf, flatten, isInside, type Polygon } from '../../src/geometry/ring.ts';
import type { Size, Tile, Tiling } from '../../src/grid/types.ts';

/** Finds the tiles that a point lies in, by squares of side 1 that tell which are near. */
export class TileFinder {
  private readonly flat: readonly Polygon[];
  private readonly near = new Map<string, number[]>();

  constructor(tiles: readonly Tile[]) {
    this.flat = tiles.map(flatten);
    this.flat.forEach((polygon, tile) => {
      const [left, top, right, bottom] = boundsOf([polygon]).map(Math.floor);
      for (let x = left; x <= right; x++) {
        for (let y = top; y <= bottom; y++) {
          const there = this.near.get(`${x} ${y}`);
          if (there) there.push(tile);
          else this.near.set(`${x} ${y}`, [tile]);
        }
      }
    });
  }

  at(x: number, y: number): number[] {
    const there = this.near.get(`${Math.floor(x)} ${Math.floor(y)}`) ?? [];
    return there.filter((tile) => isInside([this.flat[tile]], x, y));
  }
}

/** Points of a fine lattice in a box about a middle, off all lines of symmetry. */
export function* pointsIn(middle: readonly [number, number], width: number, height: number) {
  const [columns, lines] = [Math.ceil(width * 3), Math.ceil(height * 3)];
  for (let i = 0; i < columns * lines; i++) {
    const column = (i % columns) + 0.5137 + 0.31 * Math.sin(i);
    const line = Math.floor(i / columns) + 0.4861 + 0.31 * Math.cos(i);
    yield [middle[0] + (column / columns - 0.5) * width, middle[1] + (line / lines - 0.5) * height] as const;
  }
}

/** How many tiles the points of a covered box lie in, each number once; [1] if it is covered without overlap. */
export function coverings(tiling: Tiling, size: Size, tiles: readonly Tile[]): number[] {
  const [left, top, right, bottom] = boundsOf(tiles.map(flatten));
  const finder = new TileFinder(tiles);
  const [width, height] = [(size[0] + 2) * tiling.pitch[0], (size[1] + 2) * tiling.pitch[1]];
  const counts = new Set<number>();
  for (const [x, y] of pointsIn([(left + right) / 2, (top + bottom) / 2], width, height)) {
    counts.add(finder.at(x, y).length);
  }
  return [...counts].sort();
}

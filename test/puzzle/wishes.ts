import type { Wish } from '../../src/puzzle/aim.ts';
import { GridCache } from '../../src/puzzle/grids.ts';

/** Easy mazes of squares in a rectangle, with nothing special about them. */
export const plainWish: Wish = {
  seed: 'plain',
  count: 50,
  level: 'easy',
  cells: ['square'],
  shapes: ['rectangle'],
  edge: 'smooth',
  openings: 'far',
  braid: 0,
  algorithms: [],
  aspect: 0.75,
};

/** Each candidate asks for one grid, so that they can be counted. */
export class CountingGrids extends GridCache {
  asked = 0;
  override gridOf(spec: Parameters<GridCache['gridOf']>[0]): ReturnType<GridCache['gridOf']> {
    this.asked++;
    return super.gridOf(spec);
  }
}

import { cull } from '../grid/cull.ts';
import { type Grid, partsOf } from '../grid/grid.ts';
import { weldWithoutGaps } from '../grid/mend.ts';
import { Refusal } from '../refusal.ts';
import { outlineOf, type PuzzleSpec, tilingOf } from './spec.ts';

/** Builds the grid of a spec: the tiling's tiles, culled by the outline, welded. */
export function buildGrid(spec: Pick<PuzzleSpec, 'cells' | 'shape' | 'size'>): Grid {
  const tiling = tilingOf(spec.cells);
  const outline = outlineOf(spec.shape);
  const [across, down] = spec.size;
  const all = tiling.tiles(spec.size, outline.rings.length > 0);
  const tiles = cull(all, outline, across * tiling.pitch[0], down * tiling.pitch[1]);
  const what = `${tiling.title.toLowerCase()} ${spec.size.join('×')} ${outline.phrase}`.trim();
  if (tiles.length === 0) throw new Refusal('wish', `${what}: no cell fits inside; more cells would work`);
  const { grid } = weldWithoutGaps(all, tiles, outline.holes ?? 0);
  const parts = partsOf(grid);
  if (parts.length > 1) {
    const sizes = parts.slice(0, 8).join(', ') + (parts.length > 8 ? ', …' : '');
    throw new Refusal(
      'wish',
      `${what}: the shape falls into ${parts.length} parts that do not touch (of ${sizes} cells); ` +
        (typeof spec.shape === 'string' ? 'another size works' : 'join them side to side in its file'),
    );
  }
  return grid;
}

/** Keeps the grids used last, since a book's puzzles share a few sizes. */
export class GridCache {
  private readonly gridOfKey = new Map<string, Grid>();

  /** @param limit grids kept; the one used longest ago goes first */
  constructor(private readonly limit = 32) {}

  gridOf(spec: Pick<PuzzleSpec, 'cells' | 'shape' | 'size'>): Grid {
    const key = JSON.stringify([spec.cells, spec.shape, spec.size]);
    const grid = this.gridOfKey.get(key) ?? buildGrid(spec);
    this.gridOfKey.delete(key);
    this.gridOfKey.set(key, grid);
    if (this.gridOfKey.size > this.limit) this.gridOfKey.delete(this.gridOfKey.keys().next().value as string);
    return grid;
  }
}

import { cull } from '../grid/cull.ts';
import { cut } from '../grid/cut.ts';
import { Tangle } from '../grid/faces.ts';
import { type Grid, partsOf } from '../grid/grid.ts';
import { weldWithoutGaps } from '../grid/mend.ts';
import type { Outline, Tile } from '../grid/types.ts';
import { weld } from '../grid/weld.ts';
import { Refusal } from '../refusal.ts';
import { outlineOf, type PuzzleSpec, tilingOf } from './spec.ts';

/** Parts of a shape that stand apart from the largest are left out if they are less than this share of its cells. */
const CRUMBS = 0.02;
/** A box of this width / height as an outline, for tilings whose whole cells make a ragged border. */
function boxOutline(aspect: number): Outline {
  const ring = [
    [0, 0],
    [aspect, 0],
    [aspect, 1],
    [0, 1],
  ] as const;
  return { title: '', phrase: '', coverage: 1, rings: [ring] };
}

/** What decides the cells of a maze. */
type Ground = Pick<PuzzleSpec, 'cells' | 'shape' | 'edge' | 'size'>;

/**
 * Builds the grid of a spec: the tiling's tiles, cut or culled by the outline, welded.
 * @throws Refusal (wish) if no cell is left, or parts that do not touch and are more than crumbs
 */
export function buildGrid(ground: Ground): Grid {
  const tiling = tilingOf(ground.cells);
  const outline = outlineOf(ground.shape);
  const what = `${tiling.title.toLowerCase()} ${ground.size.join('×')} ${outline.phrase}`.trim();
  const { tiles, grid } = cutGround(ground, what);
  if (tiles.length === 0) throw new Refusal('wish', `${what}: no cell fits inside; more cells would work`);
  const { partOfCell, sizes } = partsOf(grid);
  if (sizes.length === 1) return grid;
  const largest = sizes.indexOf(Math.max(...sizes));
  const crumbs = tiles.length - sizes[largest];
  if (crumbs < CRUMBS * tiles.length) {
    return { ...weld(tiles.filter((_, cell) => partOfCell[cell] === largest)), crumbs };
  }
  const sorted = sizes.toSorted((a, b) => b - a);
  const listed = sorted.slice(0, 8).join(', ') + (sorted.length > 8 ? ', …' : '');
  throw new Refusal(
    'wish',
    `${what}: the shape falls into ${sizes.length} parts that do not touch (of ${listed} cells); ` +
      (typeof ground.shape === 'string' ? 'another size works' : 'join them side to side in its file'),
  );
}

/** The same, with a line for a person where an outline cannot be followed. */
function cutGround(ground: Ground, what: string): ReturnType<typeof groundOf> {
  try {
    return groundOf(ground);
  } catch (error) {
    if (!(error instanceof Tangle)) throw error;
    throw new Refusal('wish', `${what}: the outline is too fine for cells of this size; another size works`);
  }
}

function groundOf({ cells, shape, edge, size }: Ground): { tiles: readonly Tile[]; grid: Grid } {
  const tiling = tilingOf(cells);
  const [width, height] = [size[0] * tiling.pitch[0], size[1] * tiling.pitch[1]];
  const isCut = edge === 'smooth';
  const named = outlineOf(shape);
  const outline = isCut && tiling.cutToBox && named.rings.length === 0 ? boxOutline(width / height) : named;
  const all = tiling.tiles(size, outline.rings.length > 0);
  if (outline.rings.length === 0) return { tiles: all, grid: weld(all) };
  if (isCut) {
    const tiles = cut(all, outline, width, height);
    return { tiles, grid: weld(tiles) };
  }
  return weldWithoutGaps(all, cull(all, outline, width, height), outline.holes ?? 0);
}

/** Keeps the grids used last, since a book's puzzles share a few sizes. */
export class GridCache {
  private readonly gridOfKey = new Map<string, Grid>();

  /** @param limit grids kept; the one used longest ago goes first */
  constructor(private readonly limit = 32) {}

  gridOf({ cells, shape, edge, size }: Ground): Grid {
    const key = JSON.stringify([cells, shape, edge, size]);
    const grid = this.gridOfKey.get(key) ?? buildGrid({ cells, shape, edge, size });
    this.gridOfKey.delete(key);
    this.gridOfKey.set(key, grid);
    if (this.gridOfKey.size > this.limit) this.gridOfKey.delete(this.gridOfKey.keys().next().value as string);
    return grid;
  }
}

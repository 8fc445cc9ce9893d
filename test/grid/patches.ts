import fc from 'fast-check';
import { cull } from '../../src/grid/cull.ts';
import { cut } from '../../src/grid/cut.ts';
import { type Grid, partsOf } from '../../src/grid/grid.ts';
import { weldWithoutGaps } from '../../src/grid/mend.ts';
import type { Outline, Size, Tile, Tiling } from '../../src/grid/types.ts';
import { weld } from '../../src/grid/weld.ts';
import { outlines } from '../../src/outlines/index.ts';
import { buildGrid } from '../../src/puzzle/grids.ts';
import { type Edge, edges, outlineOf, type Shape, tilingOf } from '../../src/puzzle/spec.ts';
import { Refusal } from '../../src/refusal.ts';
import { tilings } from '../../src/tilings/index.ts';
import { donut, heart } from './masks.ts';

/** A grid and what it was made from. */
export interface Patch {
  readonly name: string;
  readonly cells: string;
  readonly shape: Shape;
  readonly edge: Edge;
  readonly size: Size;
  /** One for each cell: whole ones, or what an outline left of them. */
  readonly tiles: readonly Tile[];
  readonly grid: Grid;
}

/** Every shape that a puzzle can have: each named outline, and masks without and with a hole. */
export const shapes: readonly Shape[] = [
  ...outlines.map(({ name }) => name),
  { title: 'heart mask', mask: heart },
  { title: 'donut mask', mask: donut },
];

const SIZES: readonly Size[] = [
  [14, 14],
  [1, 7],
  [17, 13],
  [2, 2],
  [7, 1],
  [5, 9],
  [1, 1],
  [24, 19],
];

/** As many cells as fill a page. */
const PAGE: Size = [40, 30];

/** The outline that cells are cut or culled by; none for a rectangle that leaves them as they are. */
export function effectiveOutline(tiling: Tiling, shape: Shape, edge: Edge, aspect: number): Outline {
  const outline = outlineOf(shape);
  if (edge === 'stepped' || !tiling.cutToBox || outline.rings.length > 0) return outline;
  const corners = [
    [0, 0],
    [aspect, 0],
    [aspect, 1],
    [0, 1],
  ] as const;
  return { ...outline, rings: [corners] };
}

/** What buildGrid makes its cells of, put together once more here. */
function tilesOf({ cells, shape, edge, size }: Pick<Patch, 'cells' | 'shape' | 'edge' | 'size'>): Tile[] {
  const tiling = tilingOf(cells);
  const [width, height] = [size[0] * tiling.pitch[0], size[1] * tiling.pitch[1]];
  const outline = effectiveOutline(tiling, shape, edge, width / height);
  const all = tiling.tiles(size, outline.rings.length > 0);
  if (outline.rings.length === 0) return all;
  const tiles =
    edge === 'smooth'
      ? cut(all, outline, width, height)
      : weldWithoutGaps(all, cull(all, outline, width, height), outline.holes ?? 0).tiles;
  const { partOfCell, sizes } = partsOf(weld(tiles));
  const largest = sizes.indexOf(Math.max(...sizes));
  return tiles.filter((_, cell) => partOfCell[cell] === largest);
}

export function titleOf(shape: Shape): string {
  return typeof shape === 'string' ? shape : shape.title;
}

/** The patch, or undefined where this shape cannot be told by so few cells. */
export function patchOf(cells: string, shape: Shape, size: Size, edge: Edge = 'stepped'): Patch | undefined {
  const ground = { cells, shape, edge, size };
  try {
    const grid = buildGrid(ground);
    let tiles: readonly Tile[] | undefined;
    return {
      name: `${cells}, ${titleOf(shape)}, ${size.join('×')}, ${edge}`,
      ...ground,
      grid,
      // Few tests look at them.
      get tiles() {
        tiles ??= tilesOf(ground);
        return tiles;
      },
    };
  } catch (error) {
    if (error instanceof Refusal && error.kind === 'wish') return undefined;
    throw error;
  }
}

/**
 * Every tiling in every shape, cut and whole, in a size from one cell to a page full that goes by turns; whole
 * rectangles in every size. Built when they are first asked for.
 */
class EveryPatch implements Iterable<Patch> {
  private made: Patch[] | undefined;
  /** Grids that could not be built, and were not refused: always a fault. */
  readonly failed: string[] = [];

  [Symbol.iterator](): Iterator<Patch> {
    return this.all()[Symbol.iterator]();
  }

  get length(): number {
    return this.all().length;
  }

  private all(): readonly Patch[] {
    this.made ??= tilings.flatMap(({ name }, i) =>
      shapes.flatMap((shape, j) =>
        edges.flatMap((edge, k) =>
          shape === 'rectangle' && edge === 'stepped'
            ? [...SIZES, PAGE].flatMap((size) => this.build(name, shape, size, edge) ?? [])
            : (this.firstOf(name, shape, edge, i + 3 * j + 5 * k) ?? []),
        ),
      ),
    );
    return this.made;
  }

  /** From this size on, the first that the shape allows. */
  private firstOf(cells: string, shape: Shape, edge: Edge, turn: number): Patch | undefined {
    for (let i = 0; i < SIZES.length; i++) {
      const patch = this.build(cells, shape, SIZES[(turn + i) % SIZES.length], edge);
      if (patch) return patch;
    }
    return undefined;
  }

  private build(cells: string, shape: Shape, size: Size, edge: Edge): Patch | undefined {
    try {
      return patchOf(cells, shape, size, edge);
    } catch (error) {
      this.failed.push(`${cells}, ${titleOf(shape)}, ${size.join('×')}, ${edge}: ${error}`);
      return undefined;
    }
  }
}

export const patches = new EveryPatch();

/** Random patches up to this size across and down. */
export function anyPatch(largest: number): fc.Arbitrary<Patch> {
  return fc
    .record({
      cells: fc.constantFrom(...tilings.map(({ name }) => name)),
      shape: fc.constantFrom(...shapes),
      edge: fc.constantFrom(...edges),
      across: fc.integer({ min: 1, max: largest }),
      down: fc.integer({ min: 1, max: largest }),
    })
    .map(({ cells, shape, edge, across, down }) => patchOf(cells, shape, [across, down], edge))
    .filter((patch) => patch !== undefined);
}

/** Unit squares at these whole places, in this order; drawn as text, `#` is a square. */
export function squaresAt(places: readonly (readonly [number, number])[]): Tile[] {
  return places.map(([x, y]) => [
    [x, y],
    [x + 1, y],
    [x + 1, y + 1],
    [x, y + 1],
  ]);
}

/** The grid of squares that a text bitmap shows. */
export function gridOfText(text: string): Grid {
  const places = text
    .split('\n')
    .flatMap((row, y) => Array.from(row, (letter, x) => (letter === '#' ? ([x, y] as const) : undefined)))
    .filter((place) => place !== undefined);
  return weld(squaresAt(places));
}

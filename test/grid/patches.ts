import fc from 'fast-check';
import { cull } from '../../src/grid/cull.ts';
import type { Grid } from '../../src/grid/grid.ts';
import { weldWithoutGaps } from '../../src/grid/mend.ts';
import type { Size, Tile } from '../../src/grid/types.ts';
import { weld } from '../../src/grid/weld.ts';
import { outlines } from '../../src/outlines/index.ts';
import { buildGrid } from '../../src/puzzle/grids.ts';
import { outlineOf, type Shape, tilingOf } from '../../src/puzzle/spec.ts';
import { Refusal } from '../../src/refusal.ts';
import { tilings } from '../../src/tilings/index.ts';
import { donut, heart } from './masks.ts';

/** A grid and what it was made from. */
export interface Patch {
  readonly name: string;
  readonly cells: string;
  readonly shape: Shape;
  readonly size: Size;
  readonly tiles: readonly Tile[];
  readonly grid: Grid;
}

/** Every shape that a puzzle can have: each named outline, and masks without and with a hole. */
export const shapes: readonly Shape[] = [
  ...outlines.map(({ name }) => name),
  { title: 'heart', mask: heart },
  { title: 'donut', mask: donut },
];

const SIZES: readonly Size[] = [
  [1, 1],
  [1, 7],
  [7, 1],
  [2, 2],
  [5, 9],
  [14, 14],
  [21, 16],
  [40, 30],
];

function tilesOf(cells: string, shape: Shape, size: Size): readonly Tile[] {
  const tiling = tilingOf(cells);
  const outline = outlineOf(shape);
  const [width, height] = [size[0] * tiling.pitch[0], size[1] * tiling.pitch[1]];
  const all = tiling.tiles(size, outline.rings.length > 0);
  const kept = cull(all, outline, width, height);
  return kept.length === 0 ? [] : weldWithoutGaps(all, kept, outline.holes ?? 0).tiles;
}

/** The patch, or undefined where this shape cannot be told by so few cells. */
export function patchOf(cells: string, shape: Shape, size: Size): Patch | undefined {
  const title = typeof shape === 'string' ? shape : shape.title;
  const name = `${cells}, ${title}, ${size.join('×')}`;
  try {
    return {
      name,
      cells,
      shape,
      size,
      tiles: tilesOf(cells, shape, size),
      grid: buildGrid({ cells, shape, size }),
    };
  } catch (error) {
    if (error instanceof Refusal && error.kind === 'wish') return undefined;
    throw error;
  }
}

/** Every tiling in every shape, in sizes from one cell to a page full. */
export const patches: readonly Patch[] = tilings.flatMap((tiling) =>
  shapes.flatMap((shape) =>
    SIZES.map((size) => patchOf(tiling.name, shape, size)).filter((patch) => patch !== undefined),
  ),
);

/** Random patches up to this size across and down. */
export function anyPatch(largest: number): fc.Arbitrary<Patch> {
  return fc
    .record({
      cells: fc.constantFrom(...tilings.map(({ name }) => name)),
      shape: fc.constantFrom(...shapes),
      across: fc.integer({ min: 1, max: largest }),
      down: fc.integer({ min: 1, max: largest }),
    })
    .map(({ cells, shape, across, down }) => patchOf(cells, shape, [across, down]))
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

import type { Corner } from '../geometry/ring.ts';
import type { CodedVariant } from '../registry.ts';

/**
 * One cell before welding: its corners in order, either way round. It lists T-junction corners too: where
 * two cells meet the middle of its side, the point between them is a corner of this tile as well.
 */
export type Tile = readonly Corner[];

/** Cells across and down; for a tiling without rows, about that many. */
export type Size = readonly [across: number, down: number];

/** A recipe that yields cell polygons and nothing else. */
export interface Tiling extends CodedVariant {
  /** Width and height that one place across or down adds, in the tiling's own units. */
  readonly pitch: readonly [number, number];
  /** Area of a usual cell, in the same units, squared. */
  readonly cellArea: number;
  /** For a patch that has a form of its own whatever the size (a disc): width / height, and area / box. */
  readonly own?: { readonly aspect: number; readonly coverage: number };
  /** Its whole cells make a ragged border: a rectangle, too, cuts them along its sides (if the edge is smooth). */
  readonly cutToBox?: true;
  /**
   * The cells of a patch of this size, whose bounds are about across · pitch[0] by down · pitch[1].
   * With `cover`, an outline will take its part of them: the box of just that size in the middle of their bounds
   * is covered to its corners, and a place beyond. Without, they make a patch with a border to be proud of.
   */
  tiles(size: Size, cover: boolean): Tile[];
}

/** A closed figure in its own box, from (0, 0) to (aspect, 1). */
export interface Outline {
  readonly title: string;
  /** What it adds to a heading, such as "in a circle"; empty for a rectangle. */
  readonly phrase: string;
  /** Width / height of the box; undefined where it takes the form of its page. */
  readonly aspect?: number;
  /** Sizes whose numbers are multiples of these suit it best: a mask's columns and rows. */
  readonly multiple?: Size;
  /** Area inside / area of the box. */
  readonly coverage: number;
  /** Places outside that the inside surrounds; 0 if not given. */
  readonly holes?: number;
  /** Boundary rings, inside by the even-odd rule; none means everything is inside. */
  readonly rings: readonly (readonly Corner[])[];
}

/** An outline that people call by name. */
export type NamedOutline = Outline & CodedVariant;

import type { Drawing } from '../grid/drawing.ts';
import type { NamedOutline, Outline, Size, Tiling } from '../grid/types.ts';
import { drawingOutline } from '../outlines/drawing.ts';
import { outlines } from '../outlines/index.ts';
import { maskOutline } from '../outlines/mask.ts';
import { Refusal } from '../refusal.ts';
import { lookUp, type Variant } from '../registry.ts';
import { tilings } from '../tilings/index.ts';

/** A text bitmap and what to call it. */
interface MaskShape {
  readonly title: string;
  readonly mask: string;
}

/** An outline as plain JSON: a name from the registry, a text bitmap, or a drawing. */
export type Shape = string | MaskShape | Drawing;

/** Whether cells are cut along the outline, or kept whole. */
export const edges = ['smooth', 'stepped'] as const;
export type Edge = (typeof edges)[number];

/** One maze, exactly: the same spec gives the same maze for good. Plain JSON. */
export interface PuzzleSpec {
  readonly cells: string;
  readonly shape: Shape;
  readonly edge: Edge;
  /** As `nameOfCarving` spells it. */
  readonly algorithm: string;
  readonly openings: string;
  readonly size: Size;
  /** Dead ends opened into loops, in whole percent. */
  readonly braid: number;
  /** A whole number from 0, below SEEDS. */
  readonly seed: number;
}

/** As many seeds as a code has room for. */
export const SEEDS = 2 ** 24;

export function tilingOf(name: string): Tiling {
  return known(tilings, 'tiling', name);
}

export function namedOutlineOf(name: string): NamedOutline {
  return known(outlines, 'shape', name);
}

/** Shapes that have been read: a book asks for the same one at every candidate and every heading. */
const outlineOfShape = new WeakMap<MaskShape | Drawing, Outline>();

export function outlineOf(shape: Shape): Outline {
  if (typeof shape === 'string') return namedOutlineOf(shape);
  const outline =
    outlineOfShape.get(shape) ??
    ('mask' in shape ? maskOutline(shape.title, shape.mask) : drawingOutline(shape));
  outlineOfShape.set(shape, outline);
  return outline;
}

function known<V extends Variant>(variants: readonly V[], kind: string, name: string): V {
  const variant = lookUp(variants, name);
  if (!variant) throw new Refusal('usage', `there is no ${kind} '${name}'`);
  return variant;
}

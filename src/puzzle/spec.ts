import type { NamedOutline, Outline, Size, Tiling } from '../grid/types.ts';
import { carvers } from '../maze/carvers/index.ts';
import type { Carver } from '../maze/maze.ts';
import { outlines } from '../outlines/index.ts';
import { maskOutline } from '../outlines/mask.ts';
import { Refusal } from '../refusal.ts';
import { lookUp, type Variant } from '../registry.ts';
import { tilings } from '../tilings/index.ts';

/** A text bitmap and what to call it. */
export interface MaskShape {
  readonly title: string;
  readonly mask: string;
}

/** An outline as plain JSON: a name from the registry, or a mask. */
export type Shape = string | MaskShape;

/** One maze, exactly: the same spec gives the same maze for good. Plain JSON. */
export interface PuzzleSpec {
  readonly cells: string;
  readonly shape: Shape;
  readonly algorithm: string;
  readonly size: Size;
  /** A whole number from 0, below SEEDS. */
  readonly seed: number;
}

/** As many seeds as a code has room for. */
export const SEEDS = 2 ** 24;

export function tilingOf(name: string): Tiling {
  return known(tilings, 'tiling', name);
}

export function carverOf(name: string): Carver {
  return known(carvers, 'algorithm', name);
}

export function namedOutlineOf(name: string): NamedOutline {
  return known(outlines, 'shape', name);
}

/** Masks that have been read: a book asks for the same one at every candidate and every heading. */
const outlineOfMask = new WeakMap<MaskShape, Outline>();

export function outlineOf(shape: Shape): Outline {
  if (typeof shape === 'string') return namedOutlineOf(shape);
  const outline = outlineOfMask.get(shape) ?? maskOutline(shape.title, shape.mask);
  outlineOfMask.set(shape, outline);
  return outline;
}

function known<V extends Variant>(variants: readonly V[], kind: string, name: string): V {
  const variant = lookUp(variants, name);
  if (!variant) throw new Refusal('usage', `there is no ${kind} '${name}'`);
  return variant;
}

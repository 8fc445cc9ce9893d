import type { Path } from '../geometry/path.ts';

export type Weight = 'regular' | 'bold';

/** Which way a line reads: from left to right, or from right to left. */
export type Direction = 'ltr' | 'rtl';

/** What a path is for: a reader of the finished file can tell walls from ornament. */
type Role = 'walls' | 'answer' | 'arrow' | 'spot' | 'code' | 'decoration';

/**
 * What marks are, together, to a person who hears a page read out. Marks share one by naming the same object; a mark
 * without one says nothing: an ornament, or a page's number.
 */
export type Part =
  | { readonly kind: 'heading'; readonly level: 1 | 2 }
  | { readonly kind: 'paragraph' }
  /** A picture: what it shows, in words, and the box that it lies in. */
  | { readonly kind: 'figure'; readonly alt: string; readonly box: Box };

/** A path in units of its own; a point (x, y) of it lies at (originX + scale · x, originY + scale · y). */
export interface PathMark {
  readonly kind: 'path';
  readonly role: Role;
  readonly path: Path;
  readonly originX: number;
  readonly originY: number;
  readonly scale: number;
  /** Line width in points, round at ends and turns; without it the path is filled. */
  readonly stroke?: number;
  /** Colour of what is filled or stroked, from 0 to 1, which is white; black without it. */
  readonly grey?: number;
  readonly part?: Part;
}

/** One line of text, from its left end; y is its baseline. */
export interface TextMark {
  readonly kind: 'text';
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight: Weight;
  /** Of the whole line; without it, that of its first letter. */
  readonly direction?: Direction;
  readonly part?: Part;
}

export type Mark = PathMark | TextMark;

/** A size and a list of marks. Everything is in points (1/72 in) from the upper left corner, y down. */
export interface Page {
  readonly width: number;
  readonly height: number;
  /** In drawing order. */
  readonly marks: readonly Mark[];
  /** In reading order, which is not that of drawing; a page without any reads text by text, as it is drawn. */
  readonly parts?: readonly Part[];
  /** Entries of the book's outline that lead here. */
  readonly bookmarks?: readonly { readonly title: string; readonly level: 0 | 1 }[];
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

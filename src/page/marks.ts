import type { Affine } from '../geometry/affine.ts';
import type { Path } from '../geometry/path.ts';

/** Presses print no thinner lines, and no smaller letters, in points. */
export const THINNEST_LINE = 0.75;
export const SMALLEST_TEXT = 7;

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

/** Red, green and blue, each from 0 to 1. */
type Colour = readonly [red: number, green: number, blue: number];

/** What is seen of a mark that is not just black. */
export interface Ink {
  /** From 0 to 1, which is white: printed with black ink alone. */
  readonly grey?: number;
  readonly colour?: Colour;
  /** From 0 to 1; opaque without it. */
  readonly opacity?: number;
}

/** A colour that changes along a line, or about a point. */
export interface Gradient {
  readonly kind: 'linear' | 'radial';
  /** Linear: x1, y1, x2, y2. Radial: fx, fy, cx, cy and the radius about (cx, cy), from the focus outward. */
  readonly line: readonly number[];
  readonly stops: readonly { readonly at: number; readonly colour: Colour; readonly opacity: number }[];
  /** From its numbers to the path's units. */
  readonly map: Affine;
}

/** How a line ends, turns and breaks off; lengths in points. */
export interface LineStyle {
  readonly cap: 'butt' | 'round' | 'square';
  readonly join: 'miter' | 'round' | 'bevel';
  /** A miter longer than this many times the line's width is cut off. */
  readonly miter: number;
  readonly dash: readonly number[];
  readonly offset: number;
}

/** What is inside of these, each, is seen. */
export interface Clip {
  readonly path: Path;
  readonly rule?: 'evenodd';
}

/** All that may be said of a path besides its form. */
export interface Paint extends Ink {
  /** In place of a colour; an opacity holds for both. */
  readonly gradient?: Gradient;
  /** Of what is filled, if not by winding. */
  readonly rule?: 'evenodd';
  /** Without it lines are round at ends and turns. */
  readonly line?: LineStyle;
  /** In the path's units. */
  readonly clips?: readonly Clip[];
}

/** A path in units of its own; a point (x, y) of it lies at (originX + scale · x, originY + scale · y). */
export interface PathMark extends Paint {
  readonly kind: 'path';
  readonly role: Role;
  readonly path: Path;
  readonly originX: number;
  readonly originY: number;
  readonly scale: number;
  /** Line width in points; without it the path is filled. */
  readonly stroke?: number;
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
  /** Black without it. */
  readonly ink?: Ink;
  readonly part?: Part;
}

/** A picture made of pixels, decoded for one format and as its file was for the other. */
export interface Picture {
  readonly type: 'png' | 'jpeg';
  readonly file: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** A PNG's samples, 8 bits each, row by row: greys, or red, green and blue. */
  readonly pixels?: { readonly channels: 1 | 3; readonly data: Uint8Array; readonly alpha?: Uint8Array };
  /** Samples to a pixel of a JPEG. */
  readonly channels?: number;
}

/** A picture; (0, 0) is its upper left corner and (1, 1) its lower right one. */
export interface ImageMark {
  readonly kind: 'image';
  readonly picture: Picture;
  /** From those corners to points on the page. */
  readonly map: Affine;
  readonly opacity?: number;
  /** In points on the page. */
  readonly clips?: readonly Clip[];
  readonly part?: Part;
}

export type Mark = PathMark | TextMark | ImageMark;

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

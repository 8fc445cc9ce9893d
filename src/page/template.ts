import type { Affine } from '../geometry/affine.ts';
import type { Path } from '../geometry/path.ts';
import type { Box, Clip, Ink, Paint, Picture, Weight } from './marks.ts';

/** Kinds of pages; "puzzles" is a page of several mazes. */
export const pageKinds = [
  'cover',
  'title',
  'section',
  'puzzle',
  'puzzles',
  'certificate',
  'answers',
  'notes',
] as const;
export type PageKind = (typeof pageKinds)[number];

/** What a book has, in the usual order. Puzzles are one part, however many share a page. */
export const bookParts = ['cover', 'title', 'section', 'puzzle', 'certificate', 'answers', 'notes'] as const;
export type BookPart = (typeof bookParts)[number];

/** Words that a page may have filled in; those that its kind knows nothing of are empty. */
export const placeholders = [
  'title',
  'subtitle',
  'number',
  'heading',
  'name',
  'difficulty',
  'code',
  'page',
  'answer',
  'author',
  'summary',
  'begin',
  'end',
  'answers',
  'colophon',
  'praise',
] as const;

/** What goes into slots: boxes that a template leaves free. */
export const slotNames = ['maze', 'stars', 'answers', 'qr', 'lines'] as const;

/** Words of one size and weight. */
export interface Run {
  readonly text: string;
  readonly size: number;
  readonly weight: Weight;
  /** Gap before it, in points. */
  readonly gap: number;
  /** Black without it. */
  readonly ink?: Ink;
}

/** One path of a drawing, in the drawing's units: a line of some thickness, or, without one, filled. */
export interface ArtPiece extends Paint {
  readonly path: Path;
  readonly stroke?: number;
}

/** A picture made of pixels, as part of a drawing. */
export interface PicturePiece {
  readonly picture: Picture;
  /** From its corners, (0, 0) and (1, 1), to the drawing. */
  readonly map: Affine;
  readonly opacity?: number;
  readonly clips?: readonly Clip[];
}

/** A drawing and the box that it lies in. */
export interface Artwork {
  readonly box: Box;
  readonly pieces: readonly ArtPiece[];
}

export type TemplateItem =
  | {
      readonly kind: 'text';
      readonly x: number;
      readonly y: number;
      readonly anchor: 'start' | 'middle' | 'end';
      /** On wider paper it keeps its distance to the middle, not to an edge. */
      readonly isCentred: boolean;
      /** Wider lines shrink to it. */
      readonly room: number | undefined;
      /** It may take so many, the last in the place of the one; above that there is room for the others. */
      readonly lines: 1 | 2 | 3;
      /** It stays in its place in one line, and the first of several does: the others are below. */
      readonly growsDown?: boolean;
      /** All in capitals, those that were small ones smaller. */
      readonly isInCaps?: boolean;
      /** It shrinks to this part of its size at most, where that is not what all texts do. */
      readonly smallest?: number;
      /** It moves as this place does, not by its own. */
      readonly about?: readonly [x: number, y: number];
      readonly runs: readonly Run[];
    }
  | {
      readonly kind: 'line';
      readonly x1: number;
      readonly y1: number;
      readonly x2: number;
      readonly y2: number;
      readonly stroke: number;
    }
  | (Artwork & {
      readonly kind: 'art';
      /** Each of its points keeps its distance to the nearest edges, as of a frame; else it moves as a whole. */
      readonly stretches: boolean;
    })
  | {
      /** A piece of a drawing of a person's own. */
      readonly kind: 'own';
      readonly piece: ArtPiece | PicturePiece;
      /** The box of what is seen of it. */
      readonly box: Box;
      /** It moves as this place does, but along the axes that it spans: there its points keep to the nearest edges. */
      readonly about: readonly [x: number, y: number];
      readonly spans: { readonly across: boolean; readonly down: boolean };
    }
  | {
      readonly kind: 'slot';
      readonly name: string;
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
    };

/** One page as drawn by its designer, on paper of the designer's choice. Points. */
export interface TemplatePage {
  readonly width: number;
  readonly height: number;
  /** Paper that it needs at the least, across and down; on less it is drawn smaller. */
  readonly least: readonly [number, number];
  /** Margins grow and shrink with all else, so that on paper of its own proportions nothing moves. */
  readonly isScaledWhole?: boolean;
  readonly items: readonly TemplateItem[];
}

/** Sizes of letters, of those first that layouts set by themselves, and the height of a line to write on, in points. */
export interface Sizes {
  /** Of a maze's number, and of what stands beside it: among several to a page, and among answers. */
  readonly puzzle: { readonly number: number; readonly note: number };
  readonly answer: { readonly number: number; readonly note: number };
  /** Letters that are large enough: to be no smaller, a text takes more lines, where it may. */
  readonly least?: number;
  /** Of a list of codes. */
  readonly list: number;
  readonly line: number;
}

/** A page design: `template.json` and an SVG for each kind of page. */
export interface Template {
  readonly name: string;
  /** Edge of the page that stays empty, in points. */
  readonly margin: number;
  /** Of each kind one or more drawings, for large paper first; "puzzles" may have none, and is then drawn as a puzzle. */
  readonly pages: Readonly<Record<PageKind, readonly TemplatePage[]>>;
  /** What a book has, in order. A section divides what comes next. */
  readonly order: readonly BookPart[];
  /** The typeface where none is asked for. */
  readonly font: string;
  readonly sizes: Sizes;
  /** Thickness of walls: a share of the corridor, within limits in points. */
  readonly walls: { readonly share: number; readonly thinnest: number; readonly thickest: number };
  /** How to begin and to end a maze, where that is not as its openings have it. */
  readonly howTo?: readonly [begin: string, end: string];
  /** What stands beside a maze's entrance and exit in place of arrows. */
  readonly gates?: { readonly start: Artwork; readonly goal: Artwork };
}

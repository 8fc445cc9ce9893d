import bidiFactory from 'bidi-js';
import type { Direction } from './marks.ts';

/** How the characters of a line follow each other on paper. Places are UTF-16 units of the text. */
export interface LineOrder {
  readonly direction: Direction;
  /** The text in reading order, with those brackets turned round that stand among right-to-left letters. */
  readonly shown: string;
  /** Of each place: even ones read from left to right, odd ones from right to left. */
  readonly levels: ArrayLike<number>;
  /** Places from left to right. */
  readonly places: readonly number[];
}

/** Letters and marks that read from right to left, and controls that make others do so. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

let bidi: ReturnType<typeof bidiFactory> | undefined;

/** Whether all of a line reads from left to right: then its order is that of its text. */
export function isPlain(text: string, direction?: Direction): boolean {
  return direction !== 'rtl' && !RIGHT_TO_LEFT.test(text);
}

/**
 * The order of a line by the Unicode Bidirectional Algorithm.
 * @param direction of the whole line; without it, that of its first letter
 */
export function orderOf(text: string, direction?: Direction): LineOrder {
  bidi ??= bidiFactory();
  const found = bidi.getEmbeddingLevels(text, direction ?? 'auto');
  const shown = Array.from({ length: text.length }, (_, i) => text[i]);
  for (const [i, mirrored] of bidi.getMirroredCharactersMap(text, found.levels)) shown[i] = mirrored;
  return {
    direction: (found.paragraphs[0]?.level ?? 0) % 2 === 1 ? 'rtl' : 'ltr',
    shown: shown.join(''),
    levels: found.levels,
    places: bidi.getReorderedIndices(text, found),
  };
}

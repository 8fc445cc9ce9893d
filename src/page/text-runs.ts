import type { Face } from './face.ts';
import type { Direction } from './marks.ts';
import { isPlain, type LineOrder, orderOf } from './text-order.ts';

/** A stretch of a line in one font and one direction. */
export interface Run {
  /** In reading order, as a font is to show it: brackets are turned round, controls left out. */
  readonly text: string;
  /** Index in the chain of fonts. */
  readonly font: number;
  readonly isRightToLeft: boolean;
  /** Where it begins in the text, in UTF-16 units. */
  readonly start: number;
}

/** What a font can show. */
type Coverage = Pick<Face, 'covers' | 'placesMarks'>;

/** What shows nothing, and no font need have. */
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/u;
/** Those of them that have done their work once a line is in order; joiners still matter to Arabic and to emoji. */
const SPENT = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g;
const SPACE = /^\s/u;
const PIECES = /\s+|\S+/gu;
const LATIN = /\p{Script=Latin}/u;

let graphemes: Intl.Segmenter | undefined;

/**
 * A line as runs, from left to right on paper.
 *
 * The first font of a chain shows what it can. Whole words stay in one font where one has all of a word, and all
 * words in Latin letters in the same: half a line of Vietnamese in another font would look like a mistake. A space is
 * in the font of the word before it.
 * @param text in normal form C
 * @param direction of the whole line; without it, that of its first letter
 * @returns the runs, or the first code point that no font has
 */
export function runsOf(
  text: string,
  fonts: readonly Coverage[],
  direction?: Direction,
): readonly Run[] | { readonly missing: number } {
  const isCovered = (piece: string, font: number): boolean =>
    Array.from(piece).every((one) => fonts[font].covers(one.codePointAt(0) as number) || IGNORABLE.test(one));
  if (isPlain(text, direction) && isCovered(text, 0) && fonts[0].placesMarks(text)) {
    return [{ text: text.replace(SPENT, ''), font: 0, isRightToLeft: false, start: 0 }];
  }
  const order = orderOf(text, direction);
  const fontOf = (piece: string, wanted = -1): number => {
    const able = fonts.map((_, font) => font).filter((font) => isCovered(piece, font));
    if (able.includes(wanted)) return wanted;
    return able.find((font) => fonts[font].placesMarks(piece)) ?? able[0] ?? -1;
  };
  const chosen = chooseFonts(order.shown, fontOf);
  const gap = chosen.indexOf(-1);
  if (gap < 0) return joined(order, chosen);
  const lost = Array.from(order.shown.slice(gap), (one) => one.codePointAt(0) as number);
  return { missing: lost.find((codePoint) => !fonts.some((font) => font.covers(codePoint))) ?? lost[0] };
}

/** The font of each UTF-16 unit; -1 where none will do. */
function chooseFonts(text: string, fontOf: (piece: string, wanted?: number) => number): number[] {
  const pieces = text.match(PIECES) ?? [];
  const latin = fontOf(pieces.filter((piece) => LATIN.test(piece)).join(''));
  const chosen: number[] = [];
  const give = (piece: string, font: number): void => {
    for (let i = 0; i < piece.length; i++) chosen.push(font);
  };
  for (const piece of pieces) {
    const before = chosen.at(-1) ?? -1;
    const whole = LATIN.test(piece) && latin >= 0 ? latin : fontOf(piece, SPACE.test(piece) ? before : -1);
    if (whole >= 0) {
      give(piece, whole);
      continue;
    }
    graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
    for (const { segment } of graphemes.segment(piece)) give(segment, fontOf(segment));
  }
  return chosen;
}

/** Neighbours on paper that are neighbours in the text too, in one font and at one level, as one run. */
function joined({ shown, levels, places }: LineOrder, fonts: readonly number[]): Run[] {
  const runs: Run[] = [];
  for (let from = 0, to = 0; from < places.length; from = to) {
    const first = places[from];
    const step = levels[first] % 2 === 1 ? -1 : 1;
    do to++;
    while (
      to < places.length &&
      places[to] === places[to - 1] + step &&
      levels[places[to]] === levels[first] &&
      fonts[places[to]] === fonts[first]
    );
    const start = Math.min(first, places[to - 1]);
    const text = shown.slice(start, start + to - from).replace(SPENT, '');
    if (text !== '') runs.push({ text, font: fonts[first], isRightToLeft: step < 0, start });
  }
  return runs;
}

import { create, type Font } from 'fontkit';
import { Refusal } from '../refusal.ts';
import type { Weight } from './marks.ts';

/** A font file that text is measured, checked and drawn with. */
export interface Typeface {
  readonly name: string;
  /** The opened font, for exporters to embed. */
  readonly font: Font;
  /** Width of a line of text, in points, at a size in points. */
  widthOf(text: string, size: number): number;
  /** The outlines of a line of text from (x, y) on its baseline, as SVG path data. */
  outlineOf(text: string, x: number, y: number, size: number): string;
  /** @throws Refusal (usage) that names the first character that the font cannot show */
  check(text: string): void;
}

export type Typefaces = Readonly<Record<Weight, Typeface>>;

/** Words whose widths are kept: a book's pages repeat most of theirs. */
const MOST_WORDS = 1000;

/** Opens a TrueType or OpenType font. */
export function openTypeface(name: string, bytes: Uint8Array): Typeface {
  const font = create(bytes);
  const widthOfWord = new Map<string, number>();
  const known = new Set<string>();
  const measure = (word: string): number => {
    const width = widthOfWord.get(word) ?? font.layout(word).advanceWidth;
    if (widthOfWord.size < MOST_WORDS) widthOfWord.set(word, width);
    return width;
  };
  return {
    name,
    font,
    widthOf: (text, size) =>
      (wordsOf(text).reduce((sum, word) => sum + measure(word), 0) * size) / font.unitsPerEm,
    outlineOf(text, x, y, size) {
      const scale = size / font.unitsPerEm;
      let at = x;
      let data = '';
      for (const { glyphs, positions } of wordsOf(text).map((word) => font.layout(word))) {
        glyphs.forEach(({ path }, i) => {
          const { xAdvance, xOffset, yOffset } = positions[i];
          data += path.transform(scale, 0, 0, -scale, at + xOffset * scale, y - yOffset * scale).toSVG();
          at += xAdvance * scale;
        });
      }
      return data;
    },
    check(text) {
      for (const character of text) {
        if (known.has(character)) continue;
        const codePoint = character.codePointAt(0) as number;
        if (!font.hasGlyphForCodePoint(codePoint)) {
          const shown = codePoint < 32 ? '' : `'${character}' `;
          const hex = codePoint.toString(16).toUpperCase().padStart(4, '0');
          throw new Refusal(
            'usage',
            `the font ${name} has no glyph for ${shown}(U+${hex}) in “${text.trim()}”`,
          );
        }
        known.add(character);
      }
    },
  };
}

/** Words, each with the space after it: the pieces that pdfkit lays out one by one, without kerning between. */
function wordsOf(text: string): string[] {
  return text.match(/[^ \t]*[ \t]|[^ \t]+$/g) ?? [];
}

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

/** Texts whose widths are kept. */
const MOST_WIDTHS = 1000;

/** Opens a TrueType or OpenType font. */
export function openTypeface(name: string, bytes: Uint8Array): Typeface {
  const font = create(bytes);
  // A book's pages repeat most of their words.
  const widthOfText = new Map<string, number>();
  return {
    name,
    font,
    widthOf(text, size) {
      const width = widthOfText.get(text) ?? font.layout(text).advanceWidth;
      if (widthOfText.size < MOST_WIDTHS) widthOfText.set(text, width);
      return (width * size) / font.unitsPerEm;
    },
    outlineOf(text, x, y, size) {
      const scale = size / font.unitsPerEm;
      const { glyphs, positions } = font.layout(text);
      let at = x;
      return glyphs
        .map(({ path }, i) => {
          const { xAdvance, xOffset, yOffset } = positions[i];
          const data = path.transform(scale, 0, 0, -scale, at + xOffset * scale, y - yOffset * scale).toSVG();
          at += xAdvance * scale;
          return data;
        })
        .join('');
    },
    check(text) {
      for (const character of text) {
        const codePoint = character.codePointAt(0) as number;
        if (font.hasGlyphForCodePoint(codePoint)) continue;
        const shown = codePoint < 32 ? '' : `'${character}' `;
        const hex = codePoint.toString(16).toUpperCase().padStart(4, '0');
        throw new Refusal(
          'usage',
          `the font ${name} has no glyph for ${shown}(U+${hex}) in “${text.trim()}”`,
        );
      }
    },
  };
}

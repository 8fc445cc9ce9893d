import { create } from 'fontkit';
import { Refusal } from '../refusal.ts';
import type { Weight } from './marks.ts';

/** A font file that text is measured, checked and drawn with. */
export interface Typeface {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Width of a line of text, in points, at a size in points. */
  widthOf(text: string, size: number): number;
  /** The outlines of a line of text from (x, y) on its baseline, as SVG path data. */
  outlineOf(text: string, x: number, y: number, size: number): string;
  /** @throws Refusal (usage) that names the first character that the font cannot show */
  check(text: string): void;
}

export type Typefaces = Readonly<Record<Weight, Typeface>>;

/** Opens a TrueType or OpenType font. */
export function openTypeface(name: string, bytes: Uint8Array): Typeface {
  const font = create(bytes);
  return {
    name,
    bytes,
    widthOf: (text, size) => (font.layout(text).advanceWidth * size) / font.unitsPerEm,
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

import { create, type Font, type GlyphRun } from 'fontkit';
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

/** Words whose layout is kept: a book's pages repeat most of theirs, and each is laid out twice. */
const MOST_WORDS = 1000;

/** Opens a TrueType or OpenType font. */
export function openTypeface(name: string, bytes: Uint8Array): Typeface {
  const opened = create(bytes);
  const runOfWord = new Map<string, GlyphRun>();
  const layout = (word: string): GlyphRun => {
    const run = runOfWord.get(word) ?? opened.layout(word);
    if (runOfWord.size < MOST_WORDS) runOfWord.set(word, run);
    return run;
  };
  // For pdfkit, which scales the positions that it is given: it gets some of its own.
  const font: Font = Object.create(opened, {
    layout: {
      value: (word: string): GlyphRun => {
        const { glyphs, positions, advanceWidth } = layout(word);
        return { glyphs, positions: positions.map((position) => ({ ...position })), advanceWidth };
      },
    },
  });
  const known = new Set<string>();
  return {
    name,
    font,
    widthOf: (text, size) =>
      (wordsOf(text).reduce((sum, word) => sum + layout(word).advanceWidth, 0) * size) / opened.unitsPerEm,
    outlineOf(text, x, y, size) {
      const scale = size / opened.unitsPerEm;
      let at = x;
      let data = '';
      for (const { glyphs, positions } of wordsOf(text).map(layout)) {
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
        if (!opened.hasGlyphForCodePoint(codePoint)) {
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

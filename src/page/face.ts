import { create, type Font, type Glyph, type GlyphRun } from 'fontkit';

/** One font file, opened. */
export interface Face {
  readonly name: string;
  /**
   * For pdfkit to embed. Its `layout` takes a text from left to right; with features, whatever they are, from right
   * to left: that is how the exporter tells it, and then pdfkit does not lay out word by word.
   */
  readonly font: Font;
  /** Whether it has a glyph for a code point. */
  covers(codePoint: number): boolean;
  /** Whether marks of a text stand over or under their letters: a font may have both, but not place one by the other. */
  placesMarks(text: string): boolean;
  /** Width of a run at a size in points. */
  widthOf(text: string, isRightToLeft: boolean, size: number): number;
  /** The outlines of a run from (x, y), the left end of its baseline, as SVG path data. */
  outlineOf(text: string, isRightToLeft: boolean, x: number, y: number, size: number): string;
}

/** What stands over or under a letter. */
const MARK = /\p{Mn}/u;

/** Words whose layout is kept: a book's pages repeat most of theirs, and each is laid out twice. */
const MOST_WORDS = 1000;

/**
 * Opens a TrueType or OpenType font.
 * @throws Error if it is none
 */
export function openFace(name: string, bytes: Uint8Array): Face {
  const opened = create(bytes);
  const kept = [new Map<string, GlyphRun>(), new Map<string, GlyphRun>()];
  const layout = (text: string, isRightToLeft: boolean): GlyphRun => {
    const runs = kept[Number(isRightToLeft)];
    const direction = isRightToLeft ? 'rtl' : 'ltr';
    const run = runs.get(text) ?? opened.layout(text, {}, undefined, undefined, direction);
    if (runs.size >= MOST_WORDS) runs.clear();
    runs.set(text, run);
    return run;
  };
  // For pdfkit and for drawing. fontkit keeps each glyph with the letters that it was first asked for, or with none if
  // it was just part of another, and a PDF would then have that glyph say nothing: so what asks for glyphs by their
  // numbers keeps them apart from what asks by letters.
  const font: Font = Object.create(opened, {
    _glyphs: { value: {} },
    layout: {
      // pdfkit scales the positions that it is given: it gets some of its own.
      value: (text: string, features?: object): GlyphRun => {
        const isRightToLeft = features !== undefined;
        const { glyphs, positions, advanceWidth } = layout(text, isRightToLeft);
        return {
          glyphs: isRightToLeft ? glyphs.map(turned) : glyphs,
          positions: positions.map((position) => ({ ...position })),
          advanceWidth,
        };
      },
    },
  });
  const partsOf = (text: string, isRightToLeft: boolean): GlyphRun[] =>
    (isRightToLeft ? [text] : wordsOf(text)).map((part) => layout(part, isRightToLeft));
  return {
    name,
    font,
    covers: (codePoint) => opened.hasGlyphForCodePoint(codePoint),
    placesMarks(text) {
      if (!MARK.test(text)) return true;
      const { glyphs, positions } = opened.layout(text);
      return glyphs.every(({ id, codePoints: [first] }, i) => {
        const { xOffset, yOffset } = positions[i];
        const isMark = first !== undefined && MARK.test(String.fromCodePoint(first));
        // A mark that needs no placing reaches back over the letter before it.
        return !isMark || xOffset !== 0 || yOffset !== 0 || font.getGlyph(id).bbox.minX < 0;
      });
    },
    widthOf: (text, isRightToLeft, size) =>
      (partsOf(text, isRightToLeft).reduce((sum, { advanceWidth }) => sum + advanceWidth, 0) * size) /
      opened.unitsPerEm,
    outlineOf(text, isRightToLeft, x, y, size) {
      const scale = size / opened.unitsPerEm;
      let at = x;
      let data = '';
      for (const { glyphs, positions } of partsOf(text, isRightToLeft)) {
        glyphs.forEach(({ id }, i) => {
          const { xAdvance, xOffset, yOffset } = positions[i];
          const { path } = font.getGlyph(id);
          data += path.transform(scale, 0, 0, -scale, at + xOffset * scale, y - yOffset * scale).toSVG();
          at += xAdvance * scale;
        });
      }
      return data;
    },
  };
}

/**
 * A glyph that stands for several letters, with these from left to right, as they would stand by themselves: readers
 * of PDFs turn round all of a line, letter by letter.
 */
function turned(glyph: Glyph): Glyph {
  if (glyph.codePoints.length < 2) return glyph;
  return Object.create(glyph, { codePoints: { value: glyph.codePoints.toReversed() } });
}

/** Words, each with the space after it: the pieces that pdfkit lays out one by one, without kerning between. */
function wordsOf(text: string): string[] {
  return text.match(/[^ \t]*[ \t]|[^ \t]+$/g) ?? [];
}

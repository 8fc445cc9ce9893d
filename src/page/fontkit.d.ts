/** The part of fontkit that bookgen uses; the package has no types that do without Node's. */
declare module 'fontkit' {
  interface GlyphPath {
    transform(a: number, b: number, c: number, d: number, e: number, f: number): GlyphPath;
    toSVG(): string;
  }
  export interface Glyph {
    readonly id: number;
    /** What it stands for. */
    readonly codePoints: readonly number[];
    readonly path: GlyphPath;
    /** Of its ink, in font units. */
    readonly bbox: { readonly minX: number };
  }
  interface Position {
    readonly xAdvance: number;
    readonly xOffset: number;
    readonly yOffset: number;
  }
  export interface GlyphRun {
    readonly advanceWidth: number;
    readonly glyphs: readonly Glyph[];
    readonly positions: readonly Position[];
  }
  export interface Font {
    readonly unitsPerEm: number;
    getGlyph(id: number): Glyph;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(
      text: string,
      features?: object,
      script?: string,
      language?: string,
      direction?: 'ltr' | 'rtl',
    ): GlyphRun;
  }
  export function create(data: Uint8Array): Font;
}

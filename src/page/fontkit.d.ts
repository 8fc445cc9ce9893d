/** The part of fontkit that bookgen uses; the package has no types that do without Node's. */
declare module 'fontkit' {
  interface GlyphPath {
    transform(a: number, b: number, c: number, d: number, e: number, f: number): GlyphPath;
    toSVG(): string;
  }
  interface Position {
    readonly xAdvance: number;
    readonly xOffset: number;
    readonly yOffset: number;
  }
  export interface GlyphRun {
    readonly advanceWidth: number;
    readonly glyphs: readonly { readonly path: GlyphPath }[];
    readonly positions: readonly Position[];
  }
  export interface Font {
    readonly unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): GlyphRun;
  }
  export function create(data: Uint8Array): Font;
}

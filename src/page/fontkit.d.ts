/** The part of fontkit that bookgen uses; the package has no types that do without Node's. */
declare module 'fontkit' {
  interface GlyphPath {
    transform(a: number, b: number, c: number, d: number, e: number, f: number): GlyphPath;
    toSVG(): string;
  }
  export interface Font {
    readonly unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): {
      readonly advanceWidth: number;
      readonly glyphs: readonly { readonly path: GlyphPath }[];
      readonly positions: readonly {
        readonly xAdvance: number;
        readonly xOffset: number;
        readonly yOffset: number;
      }[];
    };
  }
  export function create(data: Uint8Array): Font;
}

/** The part of bidi-js that bookgen uses; its own types do not fit how Node loads it. */
declare module 'bidi-js' {
  interface EmbeddingLevels {
    /** One for each UTF-16 unit of the text; odd ones read from right to left. */
    readonly levels: Uint8Array;
    readonly paragraphs: readonly { readonly start: number; readonly end: number; readonly level: number }[];
  }
  interface Bidi {
    getEmbeddingLevels(text: string, base?: 'ltr' | 'rtl' | 'auto'): EmbeddingLevels;
    getMirroredCharactersMap(text: string, levels: Uint8Array): Map<number, string>;
    getReorderedIndices(text: string, levels: EmbeddingLevels): number[];
  }
  export default function bidiFactory(): Bidi;
}

/** The part of pdfkit that bookgen uses; the package has no types, and those of others need Node's. */
declare module 'pdfkit' {
  interface Outline {
    addItem(title: string, options?: { pageNumber?: number; fit?: boolean; expanded?: boolean }): Outline;
  }
  /** An object of the file; what it says of itself is written once it ends. */
  interface Reference {
    end(stream?: Uint8Array): void;
  }
  type Resources = Record<string, Reference>;
  interface Content {
    buffer: Uint8Array[];
    data: { Filter?: string };
  }
  export default class PDFDocument {
    constructor(options: {
      autoFirstPage?: boolean;
      compress?: boolean;
      pdfVersion?: string;
      lang?: string;
      displayTitle?: boolean;
      margin?: number;
      /** Null for none. */
      font?: null;
      info?: Record<string, string | Date>;
    });
    readonly outline: Outline;
    readonly page: {
      readonly height: number;
      readonly content: Content;
      readonly ext_gstates: Resources;
      readonly patterns: Resources;
      readonly xobjects: Resources;
    };
    ref(data: object): Reference;
    addPage(options: { size: [number, number]; margin: number }): this;
    addContent(operators: string): this;
    /** An opened font does as well as a file's bytes. */
    registerFont(name: string, font: object): this;
    font(name: string): this;
    fontSize(size: number): this;
    fillColor(color: readonly [number, number, number, number]): this;
    strokeColor(color: readonly [number, number, number, number]): this;
    text(
      text: string,
      x: number,
      y: number,
      options: { lineBreak: boolean; baseline: 'alphabetic'; features?: readonly string[] },
    ): this;
    /** Adds to the file's XMP metadata. */
    appendXML(xml: string): void;
    on(event: 'data', listener: (chunk: Uint8Array) => void): this;
    on(event: 'end', listener: () => void): this;
    on(event: 'error', listener: (error: Error) => void): this;
    end(): void;
  }
}

import type PDFDocument from 'pdfkit';
import type { Mark, Page, Part, TextMark } from '../page/marks.ts';
import { isJoined } from '../page/parts.ts';
import type { Typefaces } from '../page/typeface.ts';

/** A stretch of a page's content that has a number of its own, for the tree to name. */
interface Content {
  readonly refs: unknown;
}

interface Element {
  add(child: Element | Content): this;
}

/** The part of pdfkit that makes tagged files. */
interface Tagging {
  info: Record<string, unknown>;
  getMarkInfoDictionary(): { data: { Marked?: boolean } };
  struct(type: string, options?: ElementOptions, children?: readonly (Element | Content)[]): Element;
  addStructure(element: Element): this;
  markStructureContent(tag: string): Content;
  markContent(tag: 'Artifact'): this;
  endMarkedContent(): this;
  endMetadata(): void;
}

interface ElementOptions {
  readonly alt?: string;
  /** What is read instead of the letters. */
  readonly actual?: string;
  /** Left, top, right, bottom. */
  readonly bbox?: readonly [number, number, number, number];
  readonly placement?: 'Block';
}

const MARKUP: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/**
 * The tags of a PDF: a tree that says what each mark is and in which order they are read. All marks that are no part
 * of it are artifacts. Elements are written as soon as their page is drawn; what stays in memory is a reference for
 * each of them, and its words.
 */
export class Tags {
  readonly #doc: PDFDocument & Tagging;
  readonly #root: Element;

  constructor(doc: PDFDocument) {
    this.#doc = doc as PDFDocument & Tagging;
    this.#doc.getMarkInfoDictionary().data.Marked = true;
    this.#root = this.#doc.struct('Document');
    this.#doc.addStructure(this.#root);
  }

  /**
   * Draws the marks of the current page, and adds its parts to the tree.
   * @param draw draws one mark
   */
  drawPage(page: Page, typefaces: Typefaces, draw: (mark: Mark) => void): void {
    const { marks, parts } = page.parts ? { marks: page.marks, parts: page.parts } : textByText(page);
    const children = new Map<Part, (Element | Content)[]>(parts.map((part) => [part, []]));
    let open: Part | 'artifact' | undefined;
    const close = (): void => {
      if (open !== undefined) this.#doc.endMarkedContent();
      open = undefined;
    };
    marks.forEach((mark, i) => {
      const { part } = mark;
      const found = part && children.get(part);
      if (part && !found) throw new Error(`a mark of a ${part.kind} that its page does not read`);
      const next = marks[i + 1];
      const space = part && next?.part === part ? spaceBetween(typefaces, mark, next) : undefined;
      if (found && mark.kind === 'text' && !READS_AS_DRAWN.test(mark.text)) {
        close();
        const content = this.#doc.markStructureContent('Span');
        draw(mark);
        this.#doc.endMarkedContent();
        const actual = mark.text.normalize('NFC') + (space?.text ?? '');
        found.push(this.#doc.struct('Span', { actual }, [content]));
        return;
      }
      if (open !== (part ?? 'artifact')) {
        close();
        if (part) found?.push(this.#doc.markStructureContent(typeOf(part)));
        else this.#doc.markContent('Artifact');
        open = part ?? 'artifact';
      }
      draw(mark);
      if (space) draw(space);
    });
    close();
    for (const [part, found] of children) {
      if (found.length > 0) this.#root.add(this.#doc.struct(typeOf(part), optionsOf(part), found));
    }
  }
}

/**
 * Letters whose glyphs are drawn one after another as they are read. All others are drawn as they stand on paper, so
 * that the tree says how they are read; in the content itself, programs that copy text would turn that round again.
 */
const READS_AS_DRAWN =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u;

/**
 * A space, where there is one on paper between two texts that are read as one. It is a text of its own, so that a
 * number stays just that to programs that look for it.
 */
function spaceBetween(typefaces: Typefaces, mark: Mark, next: Mark): TextMark | undefined {
  if (mark.kind !== 'text' || next.kind !== 'text' || isJoined(typefaces, mark, next)) return undefined;
  const x = mark.x + typefaces[mark.weight].widthOf(mark.text, mark.size, mark.direction);
  return { ...mark, text: ' ', x };
}

/** A page that does not say what its marks are: each text is a paragraph. */
function textByText({ marks }: Page): { marks: readonly Mark[]; parts: readonly Part[] } {
  const parts: Part[] = [];
  const told = marks.map((mark): Mark => {
    if (mark.kind !== 'text') return mark;
    const part = { kind: 'paragraph' } as const;
    parts.push(part);
    return { ...mark, part };
  });
  return { marks: told, parts };
}

function typeOf(part: Part): string {
  if (part.kind === 'heading') return `H${part.level}`;
  return part.kind === 'figure' ? 'Figure' : 'P';
}

function optionsOf(part: Part): ElementOptions {
  if (part.kind !== 'figure') return {};
  const { x, y, width, height } = part.box;
  return { alt: part.alt, bbox: [x, y, x + width, y + height], placement: 'Block' };
}

/** pdfkit writes the words of the Info dictionary, once that is written, into XML as they are: here they are escaped. */
export function escapeMetadata(document: PDFDocument): void {
  const doc = document as PDFDocument & Tagging;
  const { endMetadata } = doc;
  doc.endMetadata = () => {
    const { info } = doc;
    doc.info = Object.fromEntries(
      Object.entries(info).map(([key, value]) => [key, typeof value === 'string' ? escaped(value) : value]),
    );
    endMetadata.call(doc);
    doc.info = info;
  };
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => MARKUP[letter]);
}

import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { flatten, type Matrix, mapped, type Point, times } from './page-geometry.ts';

/** One text object of the page, from its left end; y is its baseline. */
export interface Text {
  readonly kind: 'text';
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
}

/** One painted path, its curves cut into short straight pieces; a closed line ends where it began. */
export interface Drawing {
  readonly kind: 'path';
  /** The name of the marked content that it stands in: walls, answer, arrow, decoration; or empty. */
  readonly role: string;
  readonly lines: readonly (readonly Point[])[];
  /** Line width after every transform; undefined where the path is filled. */
  readonly stroke: number | undefined;
}

/** A page as it is printed: points from the upper left corner, y down, in drawing order. */
export interface ReadPage {
  readonly width: number;
  readonly height: number;
  readonly items: readonly (Text | Drawing)[];
  /** Names of operators that paint what this reader cannot see, such as images. */
  readonly unread: readonly string[];
}

interface OutlineEntry {
  readonly title: string;
  /** Number of entries above it. */
  readonly level: number;
  /** Index of the page it leads to; -1 if it leads nowhere. */
  readonly page: number;
}

export interface ReadBook {
  readonly title: string;
  readonly pages: readonly ReadPage[];
  readonly outline: readonly OutlineEntry[];
}

/** Opens a PDF with pdf.js, which shares no code with the program that wrote it. */
export async function readBook(bytes: Uint8Array): Promise<ReadBook> {
  // pdf.js takes the bytes it is given for its own: it gets a copy.
  const task = getDocument({ data: bytes.slice(), verbosity: 0 });
  const pdf = await task.promise;
  try {
    const { info } = (await pdf.getMetadata()) as { info: { Title?: string } };
    const pages: ReadPage[] = [];
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number);
      const { fnArray, argsArray } = await page.getOperatorList();
      pages.push(readPage(page.view, fnArray, argsArray as unknown[]));
      page.cleanup();
    }
    const outline: OutlineEntry[] = [];
    const visit = async (nodes: readonly OutlineNode[], level: number): Promise<void> => {
      for (const { title, dest, items } of nodes) {
        const page = Array.isArray(dest) ? await pdf.getPageIndex(dest[0] as PageReference) : -1;
        outline.push({ title, level, page });
        await visit(items, level + 1);
      }
    };
    await visit(((await pdf.getOutline()) as readonly OutlineNode[] | null) ?? [], 0);
    return { title: info.Title ?? '', pages, outline };
  } finally {
    await task.destroy();
  }
}

type PageReference = Parameters<Awaited<ReturnType<typeof getDocument>['promise']>['getPageIndex']>[0];

interface OutlineNode {
  readonly title: string;
  readonly dest: unknown;
  readonly items: readonly OutlineNode[];
}

/** What pdf.js makes of one letter; a bare number moves the next one back by thousandths of the size. */
type Glyph = number | { readonly unicode: string; readonly width: number };

const NAMES = new Map(Object.entries(OPS).map(([name, code]) => [code, name]));
const STROKES: readonly number[] = [OPS.stroke, OPS.closeStroke];
const FILLS: readonly number[] = [OPS.fill, OPS.eoFill];
const BOTH: readonly number[] = [
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
];

/** Runs a page's operators, keeping what they paint. */
function readPage(view: readonly number[], codes: readonly number[], all: readonly unknown[]): ReadPage {
  const [left, bottom, right, top] = view;
  const items: (Text | Drawing)[] = [];
  const unread = new Set<string>();
  const roles: string[] = [];
  const saved: { matrix: Matrix; lineWidth: number }[] = [];
  // PDF counts upward from the lower left corner; from here on it is downward from the upper left.
  let matrix: Matrix = [1, 0, 0, -1, -left, top];
  let lineWidth = 1;
  let size = 1;
  let textMatrix: Matrix = [1, 0, 0, 1, 0, 0];
  let text = '';
  let advance = 0;

  const paint = (operator: number, data: ArrayLike<number> | null): void => {
    const role = roles.at(-1) ?? '';
    const lines = data ? flatten(data, matrix) : [];
    const stroke = lineWidth * Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
    if (STROKES.includes(operator)) items.push({ kind: 'path', role, lines, stroke });
    else if (FILLS.includes(operator)) items.push({ kind: 'path', role, lines, stroke: undefined });
    else if (BOTH.includes(operator)) items.push({ kind: 'path', role, lines, stroke });
  };

  codes.forEach((code, i) => {
    const args = (all[i] ?? []) as unknown[];
    switch (code) {
      case OPS.save:
        saved.push({ matrix, lineWidth });
        break;
      case OPS.restore:
        ({ matrix, lineWidth } = saved.pop() ?? { matrix, lineWidth });
        break;
      case OPS.transform:
        matrix = times(matrix, args as unknown as Matrix);
        break;
      case OPS.setLineWidth:
        lineWidth = args[0] as number;
        break;
      case OPS.beginMarkedContent:
        roles.push((args[0] as { name: string }).name);
        break;
      case OPS.beginMarkedContentProps:
        roles.push('');
        break;
      case OPS.endMarkedContent:
        roles.pop();
        break;
      case OPS.constructPath:
        paint(args[0] as number, (args[1] as [ArrayLike<number> | null])[0]);
        break;
      case OPS.beginText:
        [text, advance] = ['', 0];
        break;
      case OPS.setFont:
        size = args[1] as number;
        break;
      case OPS.setTextMatrix:
        textMatrix = Array.from(args[0] as ArrayLike<number>) as unknown as Matrix;
        break;
      case OPS.showText:
        for (const glyph of args[0] as Glyph[]) {
          advance += (typeof glyph === 'number' ? -glyph : glyph.width) / 1000;
          if (typeof glyph !== 'number') text += glyph.unicode;
        }
        break;
      case OPS.endText: {
        const whole = times(matrix, textMatrix);
        const [x, y] = mapped(whole, 0, 0);
        const grown = size * Math.hypot(whole[0], whole[1]);
        items.push({ kind: 'text', text, x, y, width: advance * grown, size: grown });
        break;
      }
      default: {
        const name = NAMES.get(code) ?? String(code);
        if (/^paint|^shading|Clip$|^clip|^setDash|^setGState|^moveText|^nextLine/.test(name))
          unread.add(name);
      }
    }
  });
  return { width: right - left, height: top - bottom, items, unread: [...unread] };
}

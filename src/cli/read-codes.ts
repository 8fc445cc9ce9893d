import { existsSync } from 'node:fs';
import { z } from 'zod';
import type { PrintedMaze } from '../book/assemble.ts';
import { broughtShapes, mazesFromInfo, shapesFromInfo } from '../export/kept.ts';
import { languages } from '../page/languages/index.ts';
import type { Shape } from '../puzzle/spec.ts';
import { Refusal } from '../refusal.ts';
import { lookUp } from '../registry.ts';
import { readBytes } from './files.ts';

/** What a book that is finished says of its mazes. */
export interface BookCodes {
  /** In the order of their pages. */
  readonly mazes: readonly PrintedMaze[];
  /** Shapes from files or texts that the book was made with. */
  readonly shapes: readonly Exclude<Shape, string>[];
  /** The name of its language; undefined if it tells of none that we have. */
  readonly language?: string | undefined;
}

/** A code as it is printed: in groups of four, the last of which may have fewer or one more. */
const CODE = /^(?:[0-9A-HJKMNP-TV-Z]{4}-){2,}[0-9A-HJKMNP-TV-Z]{2,5}$/;
const WORKS = 'a PDF or a .json that bookgen wrote works';

/** Whether a person means a file, and not a code. */
export function meansFile(text: string): boolean {
  return /\.(?:pdf|json)$|[/\\]/i.test(text) || existsSync(text);
}

/**
 * The codes of a book's mazes, from its PDF or from the data that `make --json` wrote.
 * @throws Refusal (file) if the file cannot be read, or holds no codes
 */
export async function readCodes(path: string): Promise<BookCodes> {
  const bytes = readBytes(path);
  const isPdf = Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-';
  const codes = isPdf || /\.pdf$/i.test(path) ? await codesOfPdf(path, bytes) : codesOfJson(path, bytes);
  if (codes.mazes.length === 0) throw new Refusal('file', `${path}: no maze codes found; ${WORKS}`);
  return codes;
}

const report = z.object({
  puzzles: z.array(
    z.object({ number: z.int().min(1), page: z.int().min(1), code: z.string(), name: z.string().optional() }),
  ),
  spec: z.object({ shapes: z.unknown(), language: z.unknown().optional() }),
});

function codesOfJson(path: string, bytes: Uint8Array): BookCodes {
  let data: unknown;
  try {
    data = JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch {
    if (!/\.json$/i.test(path)) return { mazes: [], shapes: [] };
    throw new Refusal('file', `cannot read ${path}: it is no JSON, or a damaged one; ${WORKS}`);
  }
  const parsed = report.safeParse(data);
  if (!parsed.success) return { mazes: [], shapes: [] };
  const { shapes, language } = parsed.data.spec;
  return { mazes: parsed.data.puzzles, shapes: broughtShapes(shapes), language: languageNamed(language) };
}

async function codesOfPdf(path: string, bytes: Uint8Array): Promise<BookCodes> {
  const { getDocument } = await loadPdfReader();
  // pdf.js takes the bytes it is given for its own: it gets a copy.
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  try {
    const pdf = await task.promise;
    const { info } = (await pdf.getMetadata()) as {
      info: { Custom?: Record<string, unknown>; Language?: unknown };
    };
    const kept = info.Custom ?? {};
    const book = { shapes: shapesFromInfo(kept), language: languageNamed(info.Language) };
    const known = mazesFromInfo(kept);
    if (known.length > 0) return { mazes: known, ...book };
    // Some programs drop what they do not know when they write a PDF anew; its pages still tell of the mazes.
    const mazes: PrintedMaze[] = [];
    for (let page = 1; page <= pdf.numPages; page++) {
      const read = await pdf.getPage(page);
      const { items } = await read.getTextContent();
      const maze = mazeOn(items.filter((item) => 'str' in item));
      if (maze) mazes.push({ ...maze, page });
      read.cleanup();
    }
    return { mazes, ...book };
  } catch {
    throw new Refusal('file', `cannot read ${path}: it is no PDF, or a damaged one; ${WORKS}`);
  } finally {
    await task.destroy();
  }
}

/** Our name for what a file says that its language is. */
function languageNamed(tag: unknown): string | undefined {
  return typeof tag === 'string' ? lookUp(languages, tag)?.name : undefined;
}

/**
 * The maze of a page: one with a code, whose largest words are a number. Thus a book that is called by a code, or
 * has one for its seed, has no maze on its title page or among its answers.
 */
function mazeOn(
  texts: readonly { readonly str: string; readonly height: number }[],
): Omit<PrintedMaze, 'page'> | undefined {
  const code = texts.find(({ str }) => CODE.test(str))?.str;
  if (code === undefined) return undefined;
  const largest = texts.reduce((best, one) => (one.height > best.height ? one : best));
  return /^\d{1,9}$/.test(largest.str) ? { code, number: Number(largest.str) } : undefined;
}

/** pdf.js, which wants a browser, or a package in its place that not every machine has; to read words it needs neither. */
async function loadPdfReader(): Promise<typeof import('pdfjs-dist/legacy/build/pdf.mjs')> {
  const { warn } = console;
  const browser: Record<string, unknown> = globalThis;
  for (const name of ['DOMMatrix', 'ImageData', 'Path2D']) browser[name] ??= class {};
  console.warn = () => {};
  try {
    return await import('pdfjs-dist/legacy/build/pdf.mjs');
  } finally {
    console.warn = warn;
  }
}

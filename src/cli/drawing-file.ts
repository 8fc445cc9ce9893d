import { extname } from 'node:path';
import type { Book } from '../book/assemble.ts';
import type { Page } from '../page/marks.ts';
import { Refusal } from '../refusal.ts';
import type { OutputFile } from './files.ts';

const ENDINGS = ['.svg', '.pdf'];

/** Whether a file can hold one page only. */
export const isSvg = (path: string): boolean => extname(path).toLowerCase() === '.svg';

/** @throws Refusal (usage) if the file that an option names is neither .svg nor .pdf */
export function checkEnding(option: string, path: string | undefined): void {
  if (path === undefined || ENDINGS.includes(extname(path).toLowerCase())) return;
  throw new Refusal('usage', `--${option}: '${path}' does not work; a file that ends in .svg or .pdf works`);
}

/** Writes pages about a book into a file beside it: one page as SVG, or any number as PDF. */
export async function writeDrawing(
  book: Book,
  pageCount: number,
  pages: () => Iterable<Page>,
  path: string,
  file: OutputFile,
): Promise<void> {
  if (isSvg(path)) {
    const [{ pageToSvg }, { createSVGWindow }] = await Promise.all([
      import('../export/svg.ts'),
      import('svgdom'),
    ]);
    for (const page of pages()) file.write(pageToSvg(page, book.typefaces, createSVGWindow()));
  } else {
    const { writePdf } = await import('../export/pdf.ts');
    const drawing = { ...book, accessible: false, shapes: [], mazes: [], pageCount, pages };
    await writePdf(drawing, (chunk) => file.write(chunk));
  }
  file.close();
}

import { join } from 'node:path';
import { createSVGWindow } from 'svgdom';
import type { Book } from '../book/assemble.ts';
import { pageToSvg } from '../export/svg.ts';
import type { OutputFiles } from './files.ts';

/** Writes each page of a book as page-001.svg and so on. */
export function writeSvgPages(book: Book, folder: string, files: OutputFiles): void {
  const digits = Math.max(3, String(book.pageCount).length);
  let folio = 0;
  for (const page of book.pages()) {
    folio++;
    const file = files.open(join(folder, `page-${String(folio).padStart(digits, '0')}.svg`));
    file.write(pageToSvg(page, book.typefaces, createSVGWindow()));
    file.close();
  }
}

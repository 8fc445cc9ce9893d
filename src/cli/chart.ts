import { extname } from 'node:path';
import type { Book } from '../book/assemble.ts';
import { chartPage } from '../page/chart-page.ts';
import type { Plate } from '../puzzle/plate.ts';
import { Refusal } from '../refusal.ts';
import type { OutputFile } from './files.ts';

const ENDINGS = ['.svg', '.pdf'];

/** @throws Refusal (usage) if a chart's file is neither .svg nor .pdf */
export function checkChart(path: string | undefined): void {
  if (path === undefined || ENDINGS.includes(extname(path).toLowerCase())) return;
  throw new Refusal('usage', `--chart: '${path}' does not work; a file that ends in .svg or .pdf works`);
}

/** Writes a book's curve: scores by number, and solution length against tree balance. */
export async function writeChart(
  book: Book,
  plates: readonly Plate[],
  path: string,
  file: OutputFile,
): Promise<void> {
  const mazes = plates.map(({ difficulty }, i) => ({ ...difficulty, number: i + 1 }));
  const page = chartPage(book.title, mazes, book.typefaces);
  if (extname(path).toLowerCase() === '.svg') {
    const [{ pageToSvg }, { createSVGWindow }] = await Promise.all([
      import('../export/svg.ts'),
      import('svgdom'),
    ]);
    file.write(pageToSvg(page, book.typefaces, createSVGWindow()));
  } else {
    const { writePdf } = await import('../export/pdf.ts');
    const chart = { ...book, shapes: [], pageCount: 1, pages: () => [page] };
    await writePdf(chart, (chunk) => file.write(chunk));
  }
  file.close();
}

import type { Book } from '../book/assemble.ts';
import type { BookSpec } from '../book/spec.ts';
import { contactSheet, type SheetLayout, type SheetMaze, sheetLayout } from '../page/contact-sheet.ts';
import type { Kit } from '../page/fill.ts';
import type { Language } from '../page/language.ts';
import type { Page } from '../page/marks.ts';
import { mazeBox } from '../page/maze-box.ts';
import { mazeAspect } from '../page/maze-marks.ts';
import { Refusal } from '../refusal.ts';
import { isSvg, writeDrawing } from './drawing-file.ts';
import type { OutputFile } from './files.ts';

/**
 * Plans a book's contact sheet, before its mazes are made.
 * @throws Refusal (usage) if it needs more pages than its file can hold
 */
export function planContactSheet(spec: BookSpec, kit: Kit, count: number, path: string): SheetLayout {
  const aspect = mazeAspect(mazeBox(kit, spec));
  const layout = sheetLayout(count, kit, aspect);
  if (!isSvg(path) || layout.pageCount === 1) return layout;
  let most = layout.columns * layout.rows;
  while (sheetLayout(most + 1, kit, aspect).pageCount === 1) most++;
  throw new Refusal(
    'usage',
    `--contact-sheet: '${path}' does not work for ${count} mazes, which need ${layout.pageCount} pages; a file that ` +
      `ends in .pdf works, or up to ${most} mazes`,
  );
}

/** Writes every maze of a book beside its answer, small. */
export async function writeContactSheet(
  words: Pick<BookSpec, 'title' | 'seed'>,
  language: Language,
  book: Book,
  mazes: readonly SheetMaze[],
  layout: SheetLayout,
  path: string,
  file: OutputFile,
): Promise<void> {
  const pages = (): Iterable<Page> => contactSheet(words, mazes, layout, book.typefaces, language);
  await writeDrawing(book, layout.pageCount, pages, path, file);
}

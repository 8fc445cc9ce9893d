import type { Book } from '../book/assemble.ts';
import { chartPage } from '../page/chart-page.ts';
import type { Language } from '../page/language.ts';
import type { Plate } from '../puzzle/plate.ts';
import { writeDrawing } from './drawing-file.ts';
import type { OutputFile } from './files.ts';

/** Writes a book's curve: scores by number, and solution length against tree balance. */
export async function writeChart(
  book: Book,
  plates: readonly Plate[],
  path: string,
  language: Language,
  file: OutputFile,
): Promise<void> {
  const mazes = plates.map(({ difficulty }, i) => ({ ...difficulty, number: i + 1 }));
  const page = chartPage(book.title, mazes, book.typefaces, language);
  await writeDrawing(book, 1, () => [page], path, file);
}

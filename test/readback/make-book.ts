import { host } from '../../src/cli/host.ts';
import {
  aim,
  assemble,
  type Book,
  type BookRequest,
  type BookSpec,
  bookSpecSchema,
  drawPlate,
  GridCache,
  openKit,
  type Plate,
  type Puzzle,
  planBook,
  wishOf,
  writePdf,
} from '../../src/index.ts';

const imprint = { version: 'test', date: new Date(Date.UTC(2026, 0, 1)) };

/** The puzzles of a book before they are drawn. */
export interface Draft {
  readonly spec: BookSpec;
  readonly puzzles: readonly Puzzle[];
}

export function draftBook(request: BookRequest): Draft {
  const spec = bookSpecSchema.parse(request);
  const wish = wishOf(spec, openKit(spec, host));
  const grids = new GridCache();
  return { spec, puzzles: Array.from({ length: spec.pages }, (_, i) => aim(wish, i + 1, grids)) };
}

/** The finished book of a draft; with `plates`, drawn from these instead of its own. */
export function bookOf({ spec, puzzles }: Draft, plates: readonly Plate[] = puzzles.map(drawPlate)): Book {
  const kit = openKit(spec, host);
  return assemble(spec, kit, plates, planBook(spec, kit, plates), imprint);
}

export async function pdfOf(book: Book): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  await writePdf(book, (chunk) => {
    chunks.push(chunk);
  });
  return new Uint8Array(Buffer.concat(chunks));
}

/** A book of puzzles that were made one by one, whatever their grades. */
export function draftOf(puzzles: readonly Puzzle[]): Draft {
  const [{ spec: first }] = puzzles;
  const request: BookRequest = { pages: puzzles.length, cells: [first.cells], size: [4, 4], seed: 'puzzles' };
  return { spec: bookSpecSchema.parse(request), puzzles };
}

/** A book as PDF, made as the command line makes it. */
export async function makeBook(request: BookRequest): Promise<Uint8Array> {
  return pdfOf(bookOf(draftBook(request)));
}

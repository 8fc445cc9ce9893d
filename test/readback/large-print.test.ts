import { describe, expect, test } from 'vitest';
import { type BookRequest, GridCache, tilings } from '../../src/index.ts';
import { checkBook } from './check-book.ts';
import { bookOf, draftBook, pdfOf } from './make-book.ts';
import { boundsOf } from './page-geometry.ts';
import { printedSpec } from './printed-spec.ts';
import { type ReadBook, readBook } from './read-book.ts';

/** What large print asks for, in points: letters, corridors, walls, and margins; and how exactly a file is read back. */
const LETTERS = 18;
const CORRIDOR = (12 * 72) / 25.4;
const WALLS = 3;
const MARGIN = 72;
const ROUNDING = 0.05;
/** Capitals and figures reach this far above their line, other letters this far below it, in their size. */
const [ASCENT, DESCENT] = [0.7, 0.25];

const grids = new GridCache();

/** What is too small in a finished book, a phrase each. */
function faultsIn({ pages }: ReadBook, isDesigned: boolean): string[] {
  return pages.flatMap((page, index) => {
    const on = `on page ${index + 1}`;
    const faults: string[] = [];
    const spec = printedSpec(page, []);
    for (const item of page.items) {
      let [left, top, right, bottom] = [0, 0, 0, 0];
      if (item.kind === 'text') {
        if (item.size < LETTERS - ROUNDING) faults.push(`“${item.text}” of ${item.size.toFixed(1)} pt ${on}`);
        [left, right] = [item.x, item.x + item.width];
        [top, bottom] = [item.y - ASCENT * item.size, item.y + DESCENT * item.size];
      } else {
        const bounds = boundsOf(item.lines);
        const half = (item.stroke ?? 0) / 2;
        [left, top, right, bottom] = [
          bounds.left - half,
          bounds.top - half,
          bounds.right + half,
          bounds.bottom + half,
        ];
        if (item.role === 'walls' && spec) {
          const [gridLeft, , gridRight] = grids.gridOf(spec).bounds;
          const corridor = (grids.gridOf(spec).corridor * bounds.width) / (gridRight - gridLeft);
          if (corridor < CORRIDOR - ROUNDING) faults.push(`corridors of ${corridor.toFixed(1)} pt ${on}`);
          if ((item.stroke ?? 0) < WALLS) faults.push(`walls of ${item.stroke} pt ${on}`);
        }
      }
      const edge = Math.min(left, top, page.width - right, page.height - bottom);
      if (isDesigned && edge < MARGIN - 1)
        faults.push(
          `${item.kind === 'text' ? `“${item.text}”` : item.role} ${edge.toFixed(1)} pt from the edge ${on}`,
        );
    }
    return faults;
  });
}

const made = async (request: BookRequest) =>
  readBook(await pdfOf(bookOf(draftBook({ largePrint: true, ...request }))));

describe('a book in large print has large letters, wide corridors and thick walls in the finished file', () => {
  test.each<BookRequest>([
    { pages: 5, paper: 'letter', seed: 'sizes' },
    { pages: 4, paper: 'a4', seed: 'easy', difficulty: 'easy', cells: ['hexagon'] },
    { pages: tilings.length, paper: 'letter', seed: 'all', cells: tilings.map(({ name }) => name) },
    {
      pages: 6,
      paper: 'letter',
      seed: 'shapes',
      shapes: ['heart', 'circle', 'donut'],
      cells: ['square', 'ring'],
    },
    { pages: 3, paper: 'a4', seed: 'age', age: '5-6' },
    { pages: 4, paper: 'a3', seed: 'two', perPage: 2 },
  ])('%j', async (request) => {
    const isDesigned = request.paper !== 'a3';
    expect(faultsIn(await made(request), isDesigned)).toEqual([]);
  });

  test('and is right in all else', async () => {
    const bytes = await pdfOf(bookOf(draftBook({ largePrint: true, pages: 4, seed: 'right' })));
    expect(await checkBook(bytes)).toEqual([]);
  });

  test('the check can fail: the same book in usual print', async () => {
    const faults = faultsIn(await made({ pages: 1, seed: 'sizes', largePrint: false }), true).join();
    expect(faults).toMatch(/“Name” of 11\.0 pt on page 2/);
    expect(faults).toMatch(/corridors of \d+\.\d pt on page 2/);
    expect(faults).toMatch(/walls of [12]\S* pt on page 2/);
    expect(faults).toMatch(/\d+\.\d pt from the edge/);
  });
});

import { answersPerPage } from '../page/answers-page.ts';
import type { Kit } from '../page/fill.ts';
import type { Plate } from '../puzzle/plate.ts';

/** One page to come. Puzzles are named by their place in the list of plates, from 0. */
type PlannedPage =
  | { readonly kind: 'title' }
  | { readonly kind: 'puzzle'; readonly puzzle: number }
  | { readonly kind: 'answers'; readonly puzzles: readonly number[] };

/** All pages of a book in printing order, and where each puzzle and each answer will be (page 1 is the first). */
export interface Plan {
  readonly pages: readonly PlannedPage[];
  readonly pageOfPuzzle: readonly number[];
  readonly answerPageOfPuzzle: readonly number[];
}

/**
 * Plans a book: title page, a page for each puzzle, answers. As many answers share a page as can be read at that
 * size; a page that holds one that needs more room has fewer.
 */
export function planBook(kit: Kit, plates: readonly Plate[]): Plan {
  const pages: PlannedPage[] = [{ kind: 'title' }];
  const pageOfPuzzle: number[] = [];
  const answerPageOfPuzzle: number[] = [];
  plates.forEach((_, puzzle) => {
    pages.push({ kind: 'puzzle', puzzle });
    pageOfPuzzle.push(pages.length);
  });
  for (let next = 0; next < plates.length; ) {
    const puzzles: number[] = [];
    let room = Infinity;
    while (next < plates.length) {
      room = Math.min(room, answersPerPage(kit, plates[next]));
      if (puzzles.length >= room) break;
      puzzles.push(next++);
    }
    pages.push({ kind: 'answers', puzzles });
    for (const puzzle of puzzles) answerPageOfPuzzle[puzzle] = pages.length;
  }
  return { pages, pageOfPuzzle, answerPageOfPuzzle };
}

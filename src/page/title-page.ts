import type { Plate } from '../puzzle/plate.ts';
import { fill, type Kit, slotOf } from './fill.ts';
import type { Page } from './marks.ts';
import { mazeMarks } from './maze-marks.ts';

/** The words of a title page. */
export interface TitleWords {
  readonly title: string;
  /** What is in the book, in one line. */
  readonly summary: string;
  /** How to begin and how to end a maze. */
  readonly begin: string;
  readonly end: string;
  readonly author: string;
  /** Where the answers are, in a sentence; nothing if there are none. */
  readonly answers: string;
}

/** The first page: title, how to solve, and an example with its answer. */
export function titlePage(kit: Kit, words: TitleWords, example: Plate): Page {
  return {
    width: kit.width,
    height: kit.height,
    marks: [
      ...fill(kit, 'title', { ...words }),
      ...mazeMarks(example, slotOf(kit, 'title', 'maze'), kit.template.walls, true),
    ],
    bookmark: { title: words.title, level: 0 },
  };
}

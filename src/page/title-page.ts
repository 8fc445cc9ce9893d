import type { Plate } from '../puzzle/plate.ts';
import { coverAlt, exampleAlt } from './alt-text.ts';
import { fill, findSlot, type Kit, slotOf } from './fill.ts';
import { boxWithin, withGates } from './gate-art.ts';
import type { Page } from './marks.ts';
import { mazeMarks } from './maze-marks.ts';
import { around, asPart, textParts } from './parts.ts';

/** The words of a cover. */
export interface CoverWords {
  readonly title: string;
  readonly subtitle: string;
  readonly author: string;
  /** What is in the book, in one line. */
  readonly summary: string;
}

/** The words of a title page. */
export interface TitleWords extends CoverWords {
  /** How to begin and how to end a maze. */
  readonly begin: string;
  readonly end: string;
  /** The same where a mouse and its cheese stand at the openings. */
  readonly mouse: string;
  readonly cheese: string;
  /** Where the answers are, in a sentence; nothing if there are none. */
  readonly answers: string;
}

/** The outside of a book: its title, and one of its mazes, if the template has room for one. */
export function coverPage(kit: Kit, words: CoverWords, plate: Plate): Page {
  const { marks, texts } = textParts(kit.typefaces, fill(kit, 'cover', { ...words }), 1);
  const { width, height } = kit;
  const bookmarks = [{ title: words.title, level: 0 }] as const;
  const box = findSlot(kit, 'cover', 'maze');
  if (!box) return { width, height, marks, parts: texts.map(({ part }) => part), bookmarks };
  const figure = { kind: 'figure', alt: coverAlt(kit.language, plate), box } as const;
  const maze = mazeMarks(plate, boxWithin(box, kit.template.gates), kit.template.walls, false);
  return {
    width,
    height,
    marks: [...marks, ...asPart(figure, withGates(maze, plate, kit.template.gates, box))],
    parts: around(texts, figure),
    bookmarks,
  };
}

/**
 * The first page inside: title, how to solve, and an example with its answer.
 * @param isFirst whether the book's outline begins here, and not with a cover
 */
export function titlePage(kit: Kit, words: TitleWords, example: Plate, isFirst: boolean): Page {
  const { marks, texts } = textParts(kit.typefaces, fill(kit, 'title', { ...words }), 1);
  const box = slotOf(kit, 'title', 'maze');
  const figure = { kind: 'figure', alt: exampleAlt(kit.language, example), box } as const;
  const maze = mazeMarks(example, boxWithin(box, kit.template.gates), kit.template.walls, true);
  return {
    width: kit.width,
    height: kit.height,
    marks: [...marks, ...asPart(figure, withGates(maze, example, kit.template.gates, box))],
    parts: around(texts, figure),
    ...(isFirst ? { bookmarks: [{ title: words.title, level: 0 }] } : {}),
  };
}

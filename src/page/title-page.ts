import type { Plate } from '../puzzle/plate.ts';
import { Refusal } from '../refusal.ts';
import { coverAlt, exampleAlt } from './alt-text.ts';
import { fill, findSlot, type Kit, slotOf } from './fill.ts';
import { boxWithin, withGates } from './gate-art.ts';
import type { Mark, Page } from './marks.ts';
import { mazeMarks } from './maze-marks.ts';
import { around, asPart, textParts } from './parts.ts';

/** The words of a cover. */
export interface CoverWords {
  readonly title: string;
  readonly subtitle: string;
  readonly author: string;
  /** What is in the book, in a line, from the fullest to the shortest: the first that there is room for is shown. */
  readonly summaries: readonly string[];
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
  const { marks, texts } = textParts(kit.typefaces, filled(kit, 'cover', words), 1);
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
  const { marks, texts } = textParts(kit.typefaces, filled(kit, 'title', words), 1);
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

function filled(kit: Kit, kind: 'cover' | 'title', { summaries, ...words }: CoverWords): Mark[] {
  const [summary = '', ...shorter] = summaries;
  try {
    return fill(kit, kind, { ...words, summary });
  } catch (error) {
    // Another text may be too long: then it is with the shortest of these, too, and that is what is told.
    if (!(error instanceof Refusal) || shorter.length === 0) throw error;
    return filled(kit, kind, { ...words, summaries: shorter });
  }
}

import type { Plate } from '../puzzle/plate.ts';
import { Refusal } from '../refusal.ts';
import { exampleAlt } from './alt-text.ts';
import { fill, type Kit, slotOf } from './fill.ts';
import { boxWithin, withGates } from './gate-art.ts';
import type { Mark, Page } from './marks.ts';
import { mazeMarks } from './maze-marks.ts';
import { around, asPart, textParts } from './parts.ts';

/** The words of a title page. */
export interface TitleWords {
  readonly title: string;
  /** What is in the book, in a line, from the fullest to the shortest: the first that there is room for is shown. */
  readonly summaries: readonly string[];
  /** How to begin and how to end a maze. */
  readonly begin: string;
  readonly end: string;
  /** The same where a mouse and its cheese stand at the openings. */
  readonly mouse: string;
  readonly cheese: string;
  readonly author: string;
  /** Where the answers are, in a sentence; nothing if there are none. */
  readonly answers: string;
}

/** The first page: title, how to solve, and an example with its answer. */
export function titlePage(kit: Kit, words: TitleWords, example: Plate): Page {
  const { marks, texts } = textParts(kit.typefaces, filled(kit, words), 1);
  const box = slotOf(kit, 'title', 'maze');
  const figure = { kind: 'figure', alt: exampleAlt(kit.language, example), box } as const;
  const maze = mazeMarks(example, boxWithin(box, kit.template.gates), kit.template.walls, true);
  return {
    width: kit.width,
    height: kit.height,
    marks: [...marks, ...asPart(figure, withGates(maze, example, kit.template.gates, box))],
    parts: around(texts, figure),
    bookmark: { title: words.title, level: 0 },
  };
}

function filled(kit: Kit, { summaries, ...words }: TitleWords): Mark[] {
  const [summary = '', ...shorter] = summaries;
  try {
    return fill(kit, 'title', { ...words, summary });
  } catch (error) {
    // Another text may be too long: then it is with the shortest of these, too, and that is what is told.
    if (!(error instanceof Refusal) || shorter.length === 0) throw error;
    return filled(kit, { ...words, summaries: shorter });
  }
}

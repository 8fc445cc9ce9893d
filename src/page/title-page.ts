import type { Plate } from '../puzzle/plate.ts';
import { exampleAlt } from './alt-text.ts';
import { fill, type Kit, slotOf } from './fill.ts';
import { boxWithin, withGates } from './gate-art.ts';
import type { Page } from './marks.ts';
import { mazeMarks } from './maze-marks.ts';
import { around, asPart, textParts } from './parts.ts';

/** The words of a title page. */
export interface TitleWords {
  readonly title: string;
  /** What is in the book, in one line. */
  readonly summary: string;
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
  const { marks, texts } = textParts(kit.typefaces, fill(kit, 'title', { ...words }), 1);
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

import type { Plate } from '../puzzle/plate.ts';
import { puzzleAlt } from './alt-text.ts';
import { fill, type Kit } from './fill.ts';
import { boxWithin, withGates } from './gate-art.ts';
import type { Box, Mark, Page, Part } from './marks.ts';
import { cellsOf, type PuzzleLayout, puzzleKind } from './maze-box.ts';
import { mazeMarks } from './maze-marks.ts';
import { asPart, textParts } from './parts.ts';
import { bookmarkOf } from './puzzle-page.ts';
import { qrMark } from './qr-mark.ts';
import { starMarks } from './star-marks.ts';

/** One of several puzzles on a page. */
export interface PagePuzzle {
  readonly plate: Plate;
  readonly number: number;
}

/** What a page of several puzzles says besides its mazes. */
export interface PuzzlesWords {
  /** The numbers of its puzzles, such as 5–8. */
  readonly numbers: string;
  /** What they are, such as "Mazes 5 to 8". */
  readonly heading: string;
  readonly pupil?: string | undefined;
  /** Where their answers are; nothing if there are none. */
  readonly answer: string;
}

/** A row of stars, in the size of a puzzle's number, and the gap between things side by side. */
const STARS = { width: 3.4, height: 0.72 };
const GAP = 0.5;

/** A page of several puzzles: on each its number, its stars, its maze and its code. */
export function puzzlesPage(
  kit: Kit,
  puzzles: readonly PagePuzzle[],
  words: PuzzlesWords,
  layout: PuzzleLayout,
  folio: number,
): Page {
  const { numbers, heading, pupil = '', answer } = words;
  const filled = fill(kit, puzzleKind(kit, layout), {
    number: numbers,
    heading,
    page: String(folio),
    name: pupil,
    answer,
  });
  const { marks, texts } = textParts(kit.typefaces, filled, 1, folio);
  const parts: Part[] = [];
  const cells = cellsOf(kit, layout);
  puzzles.forEach(({ plate, number }, i) => {
    const { top, slot, bottom } = cells[i];
    const caption = { kind: 'heading', level: 2 } as const;
    const code = { kind: 'paragraph' } as const;
    const figure = { kind: 'figure', alt: puzzleAlt(kit.language, plate, number), box: slot } as const;
    const maze = mazeMarks(plate, boxWithin(slot, kit.template.gates), kit.template.walls, false);
    marks.push(
      ...captionMarks(kit, plate, number, top, caption),
      ...codeMarks(kit, plate, bottom, layout.qr, code),
      ...asPart(figure, withGates(maze, plate, kit.template.gates, slot)),
    );
    parts.push(caption, code, figure);
  });
  // The template's own words: those above the mazes are read before them.
  const wordsAt = (above: boolean): Part[] =>
    texts.filter(({ y }) => y <= cells[0].top.y === above).map(({ part }) => part);
  return {
    width: kit.width,
    height: kit.height,
    marks,
    parts: [...wordsAt(true), ...parts, ...wordsAt(false)],
    bookmarks: puzzles.map(({ plate, number }) => ({
      title: bookmarkOf(kit, plate, { number, pupil, answer, qr: layout.qr }),
      level: 1,
    })),
  };
}

/** Above a maze: its number at the left, its grade and stars at the right, as far as there is room. */
function captionMarks(
  { typefaces, template, language }: Kit,
  plate: Plate,
  number: number,
  box: Box,
  part: Part,
): Mark[] {
  const sizes = template.sizes.puzzle;
  const { grade } = plate.difficulty;
  const word = language.grades[grade];
  const y = box.y + sizes.number;
  const text = String(number);
  const right = box.x + box.width;
  const stars = {
    x: right - STARS.width * sizes.number,
    y: y - STARS.height * sizes.number,
    width: STARS.width * sizes.number,
    height: STARS.height * sizes.number,
  };
  const gap = GAP * sizes.number;
  const taken = typefaces.bold.widthOf(text, sizes.number) + gap;
  const wide = typefaces.regular.widthOf(word, sizes.note);
  const marks: Mark[] = [{ kind: 'text', text, x: box.x, y, size: sizes.number, weight: 'bold', part }];
  if (stars.x - gap - wide >= box.x + taken) {
    const x = stars.x - gap - wide;
    marks.push({ kind: 'text', text: word, x, y, size: sizes.note, weight: 'regular', part });
  }
  return stars.x >= box.x + taken ? [...marks, ...starMarks(stars, grade)] : marks;
}

/** Below a maze: its code, beside the same as a QR code, if wanted. */
function codeMarks({ typefaces, template }: Kit, { code }: Plate, box: Box, qr: boolean, part: Part): Mark[] {
  const { note } = template.sizes.puzzle;
  const side = box.height;
  const x = box.x + (qr ? side + GAP * note : 0);
  const room = box.x + box.width - x;
  const wide = typefaces.regular.widthOf(code, note);
  const size = wide > room ? (note * room) / wide : note;
  const y = box.y + box.height - 0.25 * note;
  const text = { kind: 'text', text: code, x, y, size, weight: 'regular', part } as const;
  // Silent: the code is there in letters too.
  return qr ? [qrMark(code, { ...box, width: side }), text] : [text];
}

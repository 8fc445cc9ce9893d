import type { Plate } from '../puzzle/plate.ts';
import { puzzleAlt } from './alt-text.ts';
import { fill, findSlot, type Kit, slotOf } from './fill.ts';
import { boxWithin, withGates } from './gate-art.ts';
import type { Mark, Page } from './marks.ts';
import { slotBesideQr, untold } from './maze-box.ts';
import { mazeMarks } from './maze-marks.ts';
import { around, asPart, textParts } from './parts.ts';
import { phraseOf } from './phrase.ts';
import { qrMark } from './qr-mark.ts';
import { starMarks } from './star-marks.ts';

/** A wider heading, in its own type sizes, may not fit its line beside a number of four digits, even shrunk. */
const WIDEST_HEADING = 20.5;

/** What a puzzle is called on its page: "Hexagons in a circle"; if that is too long, just "Hexagons". */
function headingOf({ typefaces, language }: Kit, { spec }: Plate): string {
  const whole = language.heading(spec.cells, phraseOf(language, spec.shape));
  typefaces.bold.check(whole);
  return typefaces.bold.widthOf(whole, 1) > WIDEST_HEADING ? language.heading(spec.cells, '') : whole;
}

/** What a puzzle's page says besides its maze. */
export interface PuzzleWords {
  readonly number: number;
  /** Whose it is, in a class. */
  readonly pupil?: string | undefined;
  /** Where its answer is; nothing if there is none. */
  readonly answer: string;
  /** Its code as a QR code too. */
  readonly qr: boolean;
}

/** What a puzzle is called in the book's outline. */
export function bookmarkOf(kit: Kit, plate: Plate, { number, pupil = '' }: PuzzleWords): string {
  return pupil === '' ? `${number}. ${headingOf(kit, plate)}` : `${pupil} ${number}`;
}

/** The page of one puzzle: number and name, lines to write on, stars, the maze, code and folio. */
export function puzzlePage(kit: Kit, plate: Plate, words: PuzzleWords, folio: number): Page {
  const { number, pupil = '', answer } = words;
  const { grade } = plate.difficulty;
  const filled = fill(kit, 'puzzle', {
    number: String(number),
    heading: headingOf(kit, plate),
    difficulty: kit.language.grades[grade],
    code: plate.code,
    page: String(folio),
    name: pupil,
    answer,
  });
  const { marks, texts } = textParts(kit.typefaces, filled, 2, folio);
  const stars = findSlot(kit, 'puzzle', 'stars');
  if (stars) marks.push(...starMarks(stars, grade));
  // Silent: the code is there in letters too.
  if (words.qr) marks.push(qrMark(plate.code, slotOf(kit, 'puzzle', 'qr')));
  const box = slotBesideQr(kit, words.qr);
  const maze = mazeMarks(plate, boxWithin(box, kit.template.gates), kit.template.walls, false);
  const figure = { kind: 'figure', alt: puzzleAlt(kit.language, plate, number), box } as const;
  marks.push(...asPart(figure, withGates(maze, plate, kit.template.gates, box)));
  const told = toldBelow(kit, plate, number);
  const caption = { kind: 'paragraph' } as const;
  marks.push(...asPart(caption, told));
  const parts = around(texts, figure);
  return {
    width: kit.width,
    height: kit.height,
    marks,
    parts: told.length > 0 ? [...parts, caption] : parts,
    bookmarks: [{ title: bookmarkOf(kit, plate, words), level: 1 }],
  };
}

/**
 * Number and code at the foot of the maze's slot, if a person's own design has no place for them: without either nobody
 * would find the answer.
 */
function toldBelow(kit: Kit, plate: Plate, number: number): Mark[] {
  const words = untold(kit).map((what) => (what === 'number' ? String(number) : plate.code));
  if (words.length === 0) return [];
  const { x, y, width, height } = slotOf(kit, 'puzzle', 'maze');
  const { note } = kit.template.sizes.puzzle;
  const { regular } = kit.typefaces;
  const gap = regular.widthOf('  ', note);
  let at =
    x + width - words.reduce((sum, text) => sum + regular.widthOf(text, note), gap * (words.length - 1));
  return words.map((text): Mark => {
    const mark = {
      kind: 'text',
      text,
      x: at,
      y: y + height - note / 4,
      size: note,
      weight: 'regular',
    } as const;
    at += regular.widthOf(text, note) + gap;
    return mark;
  });
}

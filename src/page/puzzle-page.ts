import { CLOSE, LINE, MOVE } from '../geometry/path.ts';
import { grades } from '../puzzle/difficulty/grade.ts';
import type { Plate } from '../puzzle/plate.ts';
import { outlineOf, tilingOf } from '../puzzle/spec.ts';
import { puzzleAlt } from './alt-text.ts';
import { fill, findSlot, type Kit, slotOf } from './fill.ts';
import { boxWithin, withGates } from './gate-art.ts';
import type { Box, Page, PathMark } from './marks.ts';
import { mazeMarks } from './maze-marks.ts';
import { around, asPart, textParts } from './parts.ts';
import { qrMark } from './qr-mark.ts';

/** A wider heading, in its own type sizes, may not fit its line beside a number of four digits, even shrunk. */
const WIDEST_HEADING = 20.5;

/** What a puzzle is called on its page: "Hexagons in a circle"; if that is too long, just "Hexagons". */
function headingOf({ typefaces }: Kit, { spec }: Plate): string {
  const { title } = tilingOf(spec.cells);
  const whole = `${title} ${outlineOf(spec.shape).phrase}`.trim();
  typefaces.bold.check(whole);
  return typefaces.bold.widthOf(whole, 1) > WIDEST_HEADING ? title : whole;
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

/** The page of one puzzle: number and name, lines to write on, stars, the maze, code and folio. */
export function puzzlePage(kit: Kit, plate: Plate, words: PuzzleWords, folio: number): Page {
  const { number, pupil = '', answer } = words;
  const { grade } = plate.difficulty;
  const filled = fill(kit, 'puzzle', {
    number: String(number),
    heading: headingOf(kit, plate),
    difficulty: grade,
    code: plate.code,
    page: String(folio),
    name: pupil,
    answer,
  });
  const { marks, texts } = textParts(kit.typefaces, filled, 2, folio);
  const stars = findSlot(kit, 'puzzle', 'stars');
  if (stars)
    marks.push(...starMarks(stars, grades.findIndex(({ name }) => name === grade) + 1, grades.length));
  // Silent: the code is there in letters too.
  if (words.qr) marks.push(qrMark(plate.code, slotOf(kit, 'puzzle', 'qr')));
  const box = slotAbove(kit, words.qr);
  const maze = mazeMarks(plate, mazeBox(kit, words.qr), kit.template.walls, false);
  const figure = { kind: 'figure', alt: puzzleAlt(plate, number), box } as const;
  marks.push(...asPart(figure, withGates(maze, plate, kit.template.gates, box)));
  return {
    width: kit.width,
    height: kit.height,
    marks,
    parts: around(texts, figure),
    bookmark: {
      title: pupil === '' ? `${number}. ${headingOf(kit, plate)}` : `${pupil} ${number}`,
      level: 1,
    },
  };
}

/** The box of a puzzle's maze and its arrows; above the QR code, if there is one. */
export function mazeBox(kit: Kit, qr: boolean): Box {
  return boxWithin(slotAbove(kit, qr), kit.template.gates);
}

/** The maze's slot, or as much of it as a QR code in it leaves. */
function slotAbove(kit: Kit, qr: boolean): Box {
  const box = slotOf(kit, 'puzzle', 'maze');
  if (!qr) return box;
  const { x, y, width, height } = slotOf(kit, 'puzzle', 'qr');
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  const isBeside = x >= right || x + width <= box.x || y >= bottom || y + height <= box.y;
  if (isBeside) return box;
  const [above, below] = [y - box.y, bottom - y - height];
  return above >= below ? { ...box, height: above } : { ...box, y: y + height, height: below };
}

/** As many stars as there are grades, side by side from the left of the box; the first `full` are filled. */
function starMarks(box: Box, full: number, count: number): PathMark[] {
  const step = box.width / count;
  const radius = Math.min(box.height / 1.9, step / 2);
  return Array.from({ length: count }, (_, i): PathMark => {
    const [x, y] = [box.x + step * (i + 0.5), box.y + radius];
    const path: number[] = [];
    for (let corner = 0; corner < 10; corner++) {
      const reach = corner % 2 === 0 ? radius : 0.42 * radius;
      const angle = (Math.PI * corner) / 5 - Math.PI / 2;
      path.push(corner === 0 ? MOVE : LINE, x + reach * Math.cos(angle), y + reach * Math.sin(angle));
    }
    path.push(CLOSE);
    const mark = { kind: 'path', role: 'decoration', path, originX: 0, originY: 0, scale: 1 } as const;
    return i < full ? mark : { ...mark, stroke: 0.75 };
  });
}

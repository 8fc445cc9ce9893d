import type { Plate } from '../puzzle/plate.ts';
import type { Language } from './language.ts';
import type { Box, Mark, Page, Weight } from './marks.ts';
import { corridorIn, mazeMarks } from './maze-marks.ts';
import type { Typefaces } from './typeface.ts';

/** A maze of a contact sheet, and what it is called: its number, and whose it is in a class. */
export interface SheetMaze {
  readonly plate: Plate;
  readonly title: string;
}

/** Pages of a contact sheet, and where its pairs of puzzle and answer stand on them. All lengths are in points. */
export interface SheetLayout {
  readonly count: number;
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly rows: number;
  readonly pageCount: number;
  /** The box of one maze; a puzzle's and its answer's stand side by side. */
  readonly mazeWidth: number;
  readonly mazeHeight: number;
}

const MARGIN = 34;
/** From the margin down to the first pair. */
const HEADING = 42;
const TITLE = { size: 15, drop: 14 };
const COUNT = { size: 8.5, drop: 27 };
/** Between pairs, and between the puzzle and the answer of one. */
const COLUMN_GAP = 18;
const ROW_GAP = 13;
/** What is left of a page's height is shared out between its rows, up to so much each. */
const MOST_SPREAD = 14;
const PAIR_GAP = 7;
/** A pair's words stand above it, in two lines. */
const CAPTION = 21;
const NAME = { size: 8, drop: 7 };
const FIGURES = { size: 6.5, drop: 15.5 };
const WORD_GAP = 4;
/** A name that is long leaves this share of its line to what follows. */
const NAME_SHARE = 0.6;
/** No maze's box is narrower. */
const NARROWEST = 42;
/** Mazes are drawn as if corridors were at least so wide, then reduced, walls and all: small ones do not turn black. */
const CORRIDOR = 5;
/** Beside an answer's black line, walls are grey. */
const GREY = 0.5;
const WALLS = { share: 0.08, thinnest: 0.75, thickest: 1.25 };

/**
 * How to show so many mazes at a glance: on as few pages as can be, as large as can be, upright or sideways.
 * @param aspect width / height of what a book's pages have room for
 */
export function sheetLayout(
  count: number,
  paper: { readonly width: number; readonly height: number },
  aspect: number,
): SheetLayout {
  const all = [
    ...layoutsOn(paper, aspect),
    ...layoutsOn({ width: paper.height, height: paper.width }, aspect),
  ];
  const layouts = all.map((one) => ({
    ...one,
    count,
    pageCount: Math.ceil(count / (one.columns * one.rows)),
  }));
  const isBetter = (a: SheetLayout, b: SheetLayout): boolean =>
    a.pageCount !== b.pageCount ? a.pageCount < b.pageCount : a.mazeWidth > b.mazeWidth + 0.01;
  return layouts.reduce((best, one) => (isBetter(one, best) ? one : best));
}

/** Every number of columns that leaves mazes wide enough; one at the least. */
function layoutsOn({ width, height }: { width: number; height: number }, aspect: number) {
  const across = width - 2 * MARGIN;
  const down = height - 2 * MARGIN - HEADING;
  const layouts: Omit<SheetLayout, 'count' | 'pageCount'>[] = [];
  for (let columns = 1; ; columns++) {
    const pair = (across - (columns - 1) * COLUMN_GAP) / columns;
    const widest = (pair - PAIR_GAP) / 2;
    if (columns > 1 && widest < NARROWEST) return layouts;
    const mazeWidth = Math.min(widest, (down - CAPTION) * aspect);
    const mazeHeight = mazeWidth / aspect;
    const rows = Math.floor((down + ROW_GAP) / (CAPTION + mazeHeight + ROW_GAP) + 1e-9);
    layouts.push({ width, height, columns, rows: Math.max(1, rows), mazeWidth, mazeHeight });
  }
}

/**
 * Every maze of a book beside its answer, small, with its grade, score, cells and size. Each page is drawn when it is
 * asked for.
 * @param mazes as many as the layout is for
 * @throws Refusal (usage) if the font lacks a character of the words
 */
export function* contactSheet(
  { title, seed }: { readonly title: string; readonly seed: string },
  mazes: readonly SheetMaze[],
  layout: SheetLayout,
  typefaces: Typefaces,
  language: Language,
): Generator<Page> {
  const { width, height, columns, rows, pageCount, mazeWidth, mazeHeight } = layout;
  const inside = width - 2 * MARGIN;
  const pair = (inside - (columns - 1) * COLUMN_GAP) / columns;
  const used = rows * (CAPTION + mazeHeight + ROW_GAP) - ROW_GAP;
  const left = height - 2 * MARGIN - HEADING - used;
  const step = CAPTION + mazeHeight + ROW_GAP + Math.min(MOST_SPREAD, left / Math.max(1, rows - 1));
  const line = lineSetter(typefaces);
  const counted = language.contactSheet.counted(mazes.length, seed);
  for (let at = 0; at < pageCount; at++) {
    const where = pageCount > 1 ? language.contactSheet.pageOf(at + 1, pageCount) : '';
    const beside = typefaces.regular.widthOf(where, COUNT.size);
    const marks: Mark[] = [
      line('bold', title, MARGIN, MARGIN + TITLE.drop, TITLE.size, inside),
      line('regular', counted, MARGIN, MARGIN + COUNT.drop, COUNT.size, inside - beside - COLUMN_GAP),
    ];
    if (where !== '')
      marks.push(line('regular', where, width - MARGIN - beside, MARGIN + COUNT.drop, COUNT.size, inside));
    const shown = mazes.slice(at * columns * rows, (at + 1) * columns * rows);
    shown.forEach((maze, i) => {
      const x = MARGIN + (i % columns) * (pair + COLUMN_GAP);
      const y = MARGIN + HEADING + Math.floor(i / columns) * step;
      const box = { x, y: y + CAPTION, width: mazeWidth, height: mazeHeight };
      marks.push(
        ...captionMarks(maze, x, y, 2 * mazeWidth + PAIR_GAP, typefaces, language),
        ...smallMarks(maze.plate, box, false),
        ...smallMarks(maze.plate, { ...box, x: x + mazeWidth + PAIR_GAP }, true),
      );
    });
    yield { width, height, marks };
  }
}

/** A maze as on a page with wide enough corridors, but small. */
function smallMarks(plate: Plate, box: Box, answer: boolean): Mark[] {
  const times = Math.max(1, CORRIDOR / corridorIn(plate, { ...box, x: 0, y: 0 }));
  const large = { x: 0, y: 0, width: box.width * times, height: box.height * times };
  return mazeMarks(plate, large, WALLS, answer).map((mark): Mark => {
    if (mark.kind !== 'path') throw new Error('a maze is made of paths');
    return {
      ...mark,
      originX: box.x + mark.originX / times,
      originY: box.y + mark.originY / times,
      scale: mark.scale / times,
      ...(answer && mark.role === 'walls' ? { grey: GREY } : {}),
      ...(mark.stroke === undefined ? {} : { stroke: mark.stroke / times }),
    };
  });
}

function captionMarks(
  { plate, title }: SheetMaze,
  x: number,
  y: number,
  room: number,
  typefaces: Typefaces,
  language: Language,
): Mark[] {
  const { grade, score } = plate.difficulty;
  const { cells, size } = plate.spec;
  const line = lineSetter(typefaces);
  const name = line('bold', title, x, y + NAME.drop, NAME.size, NAME_SHARE * room);
  const beside = typefaces.bold.widthOf(title, name.size) + WORD_GAP;
  // Cut, not rounded: 54.8 is no 55, which would be of the next grade. Grades round to six places first.
  const level = `${language.grades[grade]} ${Math.floor(score + 5e-7)}`;
  const figures = `${language.cells[cells].title} ${size[0]} × ${size[1]}`;
  return [
    name,
    line('regular', level, x + beside, y + NAME.drop, FIGURES.size + 0.5, room - beside),
    line('regular', figures, x, y + FIGURES.drop, FIGURES.size, room),
  ];
}

/** Sets a line of text from its left end; a long one is set smaller rather than over what stands beside it. */
function lineSetter(typefaces: Typefaces) {
  return (weight: Weight, text: string, x: number, y: number, size: number, room: number) => {
    typefaces[weight].check(text);
    const wide = typefaces[weight].widthOf(text, size);
    return { kind: 'text', text, x, y, size: wide > room ? (size * room) / wide : size, weight } as const;
  };
}

import { strFromU8, strToU8, unzlibSync, zlibSync } from 'fflate';
import { lengthOf, pointAlong } from '../../src/geometry/arc.ts';
import { arcTo, CLOSE, PathBuilder, type Pen } from '../../src/geometry/path.ts';
import { type Book, drawPlate, type Plate, type Puzzle } from '../../src/index.ts';
import { CLOSED, OPEN } from '../../src/maze/maze.ts';
import type { Mark, Page, TextMark } from '../../src/page/marks.ts';
import { middleOfEdge } from '../../src/puzzle/border.ts';

/** The edges of a maze by what a wall there, or its lack, would do. */
export interface EdgesToSpoil {
  /** Walls between two cells with other walls at both their ends: without one, what it held hangs loose. */
  readonly walls: readonly number[];
  /** Walls between two cells that end in the open: without one, a passage is wide, and no more. */
  readonly wallTips: readonly number[];
  /** Ways between two cells. */
  readonly passages: readonly number[];
  /** Walls between a cell and the outside. */
  readonly border: readonly number[];
}

export function edgesToSpoil({ maze: { grid, doors } }: Puzzle): EdgesToSpoil {
  const wallsAt = new Int32Array(grid.xyOfPoint.length / 2);
  const endsOf = (edge: number): [number, number] => [
    grid.endsOfPiece[2 * grid.piecesOfEdge[edge]],
    grid.endsOfPiece[2 * grid.piecesOfEdge[edge + 1] - 1],
  ];
  const edges = Array.from({ length: grid.edgeCount }, (_, edge) => edge);
  const isOpen = (edge: number): boolean => doors[edge] === OPEN;
  const isInner = (edge: number): boolean => grid.cellsOfEdge[2 * edge + 1] >= 0;
  for (const edge of edges) if (!isOpen(edge)) for (const end of endsOf(edge)) wallsAt[end]++;
  const isTip = (edge: number): boolean => endsOf(edge).some((end) => wallsAt[end] === 1);
  const inner = edges.filter(isInner);
  return {
    walls: inner.filter((edge) => !isOpen(edge) && !isTip(edge)),
    wallTips: inner.filter((edge) => !isOpen(edge) && isTip(edge)),
    passages: inner.filter(isOpen),
    border: edges.filter((edge) => !isInner(edge) && !isOpen(edge)),
  };
}

/** The puzzle's drawing with one edge the other way: a wall where it was open, open where a wall was. */
export function flipped(puzzle: Puzzle, edge: number): Plate {
  const doors = puzzle.maze.doors.slice();
  doors[edge] = doors[edge] === OPEN ? CLOSED : OPEN;
  return drawPlate({ ...puzzle, maze: { ...puzzle.maze, doors } });
}

/** The middle of a cell in a plate's units. */
export function unitsOf(puzzle: Puzzle, cell: number): [number, number] {
  const { xyOfCell } = puzzle.maze.grid;
  return toUnits(puzzle, xyOfCell[2 * cell], xyOfCell[2 * cell + 1]);
}

function toUnits(puzzle: Puzzle, x: number, y: number): [number, number] {
  const { bounds, corridor } = puzzle.maze.grid;
  const scale = drawPlate(puzzle).corridor / corridor;
  return [Math.round((x - bounds[0]) * scale), Math.round((y - bounds[1]) * scale)];
}

/** Walls without which two cells of the way, more than one step apart on it, would be next to each other. */
export function shortcutsOf({ maze: { grid, doors }, way }: Puzzle): number[] {
  const placeOf = new Map(way.cells.map((cell, place) => [cell, place]));
  return Array.from({ length: grid.edgeCount }, (_, edge) => edge).filter((edge) => {
    const [one, other] = [0, 1].map((side) => placeOf.get(grid.cellsOfEdge[2 * edge + side]));
    if (doors[edge] === OPEN || one === undefined || other === undefined) return false;
    return Math.abs(one - other) > 1;
  });
}

/** The puzzle's drawing with only the first half of a wall, about. */
export function withHalfOf(puzzle: Puzzle, edge: number): Plate {
  const { endsOfPiece, piecesOfEdge, bulgeOfPiece, xyOfPoint } = puzzle.maze.grid;
  const at = (point: number): [number, number] => [xyOfPoint[2 * point], xyOfPoint[2 * point + 1]];
  const pieces = Array.from({ length: piecesOfEdge[edge + 1] - piecesOfEdge[edge] }, (_, i) => {
    const piece = piecesOfEdge[edge] + i;
    const side = [...at(endsOfPiece[2 * piece]), ...at(endsOfPiece[2 * piece + 1])] as const;
    return { side, bulge: bulgeOfPiece[piece], length: lengthOf(...side, bulgeOfPiece[piece]) };
  });
  let left = pieces.reduce((sum, { length }) => sum + length, 0) / 2;
  return withWall(flipped(puzzle, edge), puzzle, (pen) => {
    pen.moveTo(pieces[0].side[0], pieces[0].side[1]);
    for (const { side, bulge, length } of pieces) {
      const share = Math.min(1, left / length);
      if (share <= 0) break;
      const [x, y] = pointAlong(...side, bulge, share);
      if (bulge === 0) pen.lineTo(x, y);
      else arcTo(pen, side[0], side[1], x, y, Math.tan(share * Math.atan(bulge)));
      left -= length;
    }
  });
}

/** The puzzle's drawing with a wall more, from the middle of an edge half way to the middle of a cell beside it. */
export function withSpur(puzzle: Puzzle, edge: number): Plate {
  const { grid } = puzzle.maze;
  const [x, y] = middleOfEdge(grid, edge);
  const cell = grid.cellsOfEdge[2 * edge];
  return withWall(drawPlate(puzzle), puzzle, (pen) => {
    pen.moveTo(x, y);
    pen.lineTo((x + grid.xyOfCell[2 * cell]) / 2, (y + grid.xyOfCell[2 * cell + 1]) / 2);
  });
}

function withWall(plate: Plate, puzzle: Puzzle, draw: (pen: Pen) => void): Plate {
  const path = new PathBuilder((x, y) => toUnits(puzzle, x, y));
  draw(path);
  return { ...plate, walls: Int32Array.from([...plate.walls, ...path.path()]) };
}

/** The book with some of its pages changed just before they are written. */
export function withPages(book: Book, change: (page: Page, index: number) => Page): Book {
  return {
    ...book,
    *pages() {
      let index = 0;
      for (const page of book.pages()) yield change(page, index++);
    },
  };
}

/** The book with those pages of another one that are marked so. */
export function withPagesOf(book: Book, other: Book, isWanted: (index: number) => boolean): Book {
  const pages = [...other.pages()];
  return withPages(book, (page, index) => (isWanted(index) ? pages[index] : page));
}

/** The page with its marks changed. */
export function withMarks(page: Page, change: (mark: Mark) => Mark | readonly Mark[]): Page {
  return { ...page, marks: page.marks.flatMap(change) };
}

/** The page with each text changed that this applies to. */
export function withText(page: Page, pattern: RegExp, words: string): Page {
  return withMarks(page, (mark) =>
    mark.kind === 'text' ? { ...mark, text: mark.text.replace(pattern, words) } : mark,
  );
}

/** The page with so many of its stars filled, of so many in all. */
export function withStars(page: Page, filled: number, all = 4): Page {
  let star = 0;
  return withMarks(page, (mark) => {
    if (mark.kind !== 'path' || mark.role !== 'decoration' || mark.path[mark.path.length - 1] !== CLOSE)
      return mark;
    star++;
    const { stroke = 0.75, ...shape } = mark;
    if (star > all) return [];
    return star > filled ? { ...shape, stroke } : shape;
  });
}

/** The page with the numbers and captions of its first two answers each in the other's place. */
export function withCaptionsSwapped(page: Page): Page {
  const captions = page.marks.filter(
    (mark, i): mark is TextMark => mark.kind === 'text' && (isCaption(mark) || isCaption(page.marks[i + 1])),
  );
  const [number, words, otherNumber, otherWords] = captions;
  const swaps = new Map<Mark, string>([
    [number, otherNumber.text],
    [words, otherWords.text],
    [otherNumber, number.text],
    [otherWords, words.text],
  ]);
  return withMarks(page, (mark) =>
    mark.kind === 'text' ? { ...mark, text: swaps.get(mark) ?? mark.text } : mark,
  );
}

function isCaption(mark: Mark | undefined): boolean {
  return mark?.kind === 'text' && /^page \d+ ·/.test(mark.text);
}

/**
 * The finished file with one stroke of the walls gone from each puzzle's page: its operators are taken out of the
 * page's own stream, which is then packed again and put in the place of the old one, zeros after it.
 * @param choose the stroke's place among so many
 */
export function withoutStrokes(pdf: Uint8Array, choose: (count: number) => number): Uint8Array {
  const bytes = Buffer.from(pdf);
  for (let at = bytes.indexOf('\nstream\n'); at !== -1; at = bytes.indexOf('\nstream\n', at + 1)) {
    const from = at + '\nstream\n'.length;
    const to = bytes.indexOf('\nendstream', from);
    // Only pages' contents are packed; 0x78 is how that begins.
    if (bytes[from] !== 0x78) continue;
    const content = strFromU8(unzlibSync(bytes.subarray(from, to)), true);
    const [walls] = /\/walls BMC[\s\S]*?EMC/.exec(content) ?? [];
    if (!walls || content.includes('/answer BMC')) continue;
    const strokes = walls.match(/^\S+ \S+ m\n(?:[^\n]+ [lc]\n|h\n)+/gm) ?? [];
    const stroke = strokes[choose(strokes.length)];
    const spoilt = content.replace(walls, walls.replace(stroke, ''));
    const packed = zlibSync(strToU8(spoilt, true), { level: 9 });
    if (packed.length > to - from) throw new Error(`a page without a stroke takes ${packed.length} bytes`);
    bytes.fill(0, from, to).set(packed, from);
  }
  return new Uint8Array(bytes);
}

import { type Division, divided, divisionFor } from './divide.ts';
import { type Kit, says, slotOf } from './fill.ts';
import { boxWithin } from './gate-art.ts';
import type { Box } from './marks.ts';
import type { PageKind } from './template.ts';

/** How puzzles stand on their pages. */
export interface PuzzleLayout {
  /** Each has its code as a QR code too. */
  readonly qr: boolean;
  /** Puzzles to a page. */
  readonly perPage: number;
}

/** All lengths are in points. */
const GUTTER = 22;
/** A QR code of 21 modules, each half a millimetre, with its quiet zone. */
const QR_SIDE = 42;
/** Room for words above and below a maze, in their size. */
const LINE = 1.45;

/** Of several puzzles to a page one's place: its words above, its maze, and its code below. */
export interface Cell {
  readonly top: Box;
  readonly slot: Box;
  readonly bottom: Box;
}

/** The kind of drawing that puzzles have: one for several, unless the template has only that for one. */
export function puzzleKind({ template }: Kit, { perPage }: PuzzleLayout): PageKind {
  return perPage > 1 && template.pages.puzzles.length > 0 ? 'puzzles' : 'puzzle';
}

/** The box of a puzzle's maze and its arrows, on a page of its own or in a cell of one. */
export function mazeBox(kit: Kit, layout: PuzzleLayout): Box {
  return boxWithin(
    layout.perPage === 1 ? slotBesideQr(kit, layout.qr) : cellsOf(kit, layout)[0].slot,
    kit.template.gates,
  );
}

/** What finds the answer of a puzzle, as far as its page does not tell it in words of its own. */
export function untold(kit: Kit): ('number' | 'code')[] {
  return (['number', 'code'] as const).filter((words) => !says(kit, 'puzzle', words));
}

/** The slot of a maze on a page of its own, or as much of it as a QR code in it, and what is told below it, leave. */
export function slotBesideQr(kit: Kit, qr: boolean): Box {
  const { x: left, y: top, width: across, height: whole } = slotOf(kit, 'puzzle', 'maze');
  const told = untold(kit).length > 0 ? LINE * kit.template.sizes.puzzle.note : 0;
  const box = { x: left, y: top, width: across, height: whole - told };
  if (!qr) return box;
  const { x, y, width, height } = slotOf(kit, 'puzzle', 'qr');
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  const isBeside = x >= right || x + width <= box.x || y >= bottom || y + height <= box.y;
  if (isBeside) return box;
  const [above, below] = [y - box.y, bottom - y - height];
  return above >= below ? { ...box, height: above } : { ...box, y: y + height, height: below };
}

/** The places of several puzzles on a page, row by row. */
export function cellsOf(kit: Kit, layout: PuzzleLayout): Cell[] {
  const { number, note } = kit.template.sizes.puzzle;
  const box = slotOf(kit, puzzleKind(kit, layout), 'maze');
  const division: Division = divisionFor(box, layout.perPage);
  const above = LINE * number;
  const below = layout.qr ? Math.max(QR_SIDE, LINE * note) : LINE * note;
  return divided(box, division, GUTTER).map(({ x, y, width, height }) => ({
    top: { x, y, width, height: above },
    slot: { x, y: y + above, width, height: height - above - below },
    bottom: { x, y: y + height - below, width, height: below },
  }));
}

import type { Kit } from '../page/fill.ts';
import { mazeBox } from '../page/maze-box.ts';
import { corridorIn, innerBox } from '../page/maze-marks.ts';
import { MM } from '../page/papers.ts';
import { buildGrid } from '../puzzle/grids.ts';
import type { Plate } from '../puzzle/plate.ts';
import { outlineOf, tilingOf } from '../puzzle/spec.ts';
import { Refusal } from '../refusal.ts';
import { agesOf, fitFor } from './ages.ts';
import type { BookSpec } from './spec.ts';

/** What readers need: least widths of corridors and of walls, in points. */
interface Needs {
  readonly corridor: number;
  readonly walls: number;
  /** What asks for it. */
  readonly why: string;
}

/** No printed corridor is narrower than this, in points (1.4 mm). */
const NARROWEST: Needs = { corridor: 4, walls: 0, why: 'a pencil' };
/** For low vision: conventions, suggested and not tested. */
const LARGE_PRINT: Needs = { corridor: 12 * MM, walls: 3, why: '--large-print' };
/** Mazes in large print have at least this part of the cells that there is room for, where no difficulty is asked for. */
const FULL = 0.6;
/** Cells across and down of a patch that shows how wide a tiling's corridors are. */
const PATCH = 8;
/** Part of a box that cells fill, borders, and rounding to whole ones, taken off. */
const FILLED = 0.9;

function needsOf({ age, largePrint }: BookSpec): Needs[] {
  const ages = age === undefined ? undefined : agesOf(age);
  return [
    NARROWEST,
    ...(ages ? [{ ...fitFor(ages), why: `--age ${age}` }] : []),
    ...(largePrint ? [LARGE_PRINT] : []),
  ];
}

/** The least thickness of a book's walls, in points. */
export function thinnestWalls(spec: BookSpec): number {
  return Math.max(...needsOf(spec).map(({ walls }) => walls));
}

/**
 * Makes sure that a puzzle can be followed with a pencil: one in a thin shape may have cells far smaller than its page.
 * @throws Refusal (wish) if its corridors are too narrow
 */
export function checkCorridors(spec: BookSpec, kit: Kit, plate: Plate, number: number): void {
  const corridor = corridorIn(plate, mazeBox(kit, spec));
  const needs = needsOf(spec).reduce((most, one) => (one.corridor > most.corridor ? one : most));
  if (corridor >= needs.corridor) return;
  const least = needs === NARROWEST ? '' : ` (at least ${(needs.corridor / MM).toFixed(0)} mm)`;
  const fewer = spec.perPage > 1 ? 'fewer mazes --per-page, ' : '';
  throw new Refusal(
    'wish',
    `the corridors of maze ${number} would be ${(corridor / MM).toFixed(1)} mm wide, too narrow for ` +
      `${needs.why}${least}; ${fewer}an easier --difficulty, a fuller --shape, fewer letters or a larger --paper would work`,
  );
}

/** Fewest and most cells that suit a book's readers; undefined where only the difficulty decides. */
export function cellRangeOf(spec: BookSpec, kit: Kit): readonly [fewest: number, most: number] | undefined {
  const ages = spec.age === undefined ? undefined : agesOf(spec.age);
  const range = ages && fitFor(ages).cellRange;
  if (!spec.largePrint || spec.size) return range;
  const most = Math.min(range?.[1] ?? Infinity, roomFor(spec, kit, LARGE_PRINT.corridor));
  const fewest = range?.[0] ?? (spec.difficulty === undefined ? FULL * most : 1);
  return [Math.round(Math.min(fewest, most)), Math.round(most)];
}

/** Cells that a page has room for, in the least of a book's tilings and shapes, with corridors of a width in points. */
function roomFor(spec: BookSpec, kit: Kit, corridor: number): number {
  const box = innerBox(mazeBox(kit, spec));
  const kinds = spec.cells.map((name) => {
    const { cellArea } = tilingOf(name);
    const grid = buildGrid({ cells: name, shape: 'rectangle', edge: 'smooth', size: [PATCH, PATCH] });
    return cellArea / grid.corridor ** 2;
  });
  const shares = spec.shapes.map((shape) => {
    const { aspect = box.width / box.height, coverage } = outlineOf(shape);
    const height = Math.min(box.height, box.width / aspect);
    return coverage * height * height * aspect;
  });
  return Math.max(4, (FILLED * Math.min(...shares)) / (Math.max(...kinds) * corridor ** 2));
}

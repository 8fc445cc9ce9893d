import type { Outline, Size, Tiling } from '../grid/types.ts';
import { carvers } from '../maze/carvers/index.ts';
import { type Random, randomFrom } from '../random.ts';
import { Refusal } from '../refusal.ts';
import { type Grade, grades } from './difficulty/grade.ts';
import { generate, type Puzzle } from './generate.ts';
import type { GridCache } from './grids.ts';
import { type Edge, outlineOf, type PuzzleSpec, SEEDS, type Shape, tilingOf } from './spec.ts';

/** What a book's puzzles should be like. Plain JSON. */
export interface Wish {
  readonly seed: string;
  /** Undefined: whatever grade a maze turns out to have. */
  readonly grade?: Grade | undefined;
  /** Tilings and outlines, which the puzzles take in turn. */
  readonly cells: readonly string[];
  readonly shapes: readonly Shape[];
  readonly edge: Edge;
  /** Carvings to take in turn; none means that each puzzle draws a carver that suits its grade. */
  readonly algorithms: readonly string[];
  /** Openings by name. */
  readonly openings: string;
  /** Dead ends opened into loops, in whole percent. */
  readonly braid: number;
  /** Cells across and down; without it, what the grade asks for. */
  readonly size?: Size | undefined;
  /** Width / height of the box on the page. */
  readonly aspect: number;
}

/** Candidates after which a wish is given up. One or two do as a rule. */
const ATTEMPTS = 48;
/** Score points for each e-fold of cells, and cells at score 0, over square mazes of 8 to 40 across. */
const POINTS_PER_FOLD = 23.3;
const CELLS_AT_ZERO = 34;
const FEWEST_CELLS = 4;
const MOST_CELLS = 12_000;
/** Cell counts are taken from a ladder with these steps (natural logarithm), so that puzzles share grids. */
const LADDER = 0.08;
/** Candidates after which sizes need no longer suit the outline: multiples of a mask's rows can be too coarse. */
const FREE = 4;
/** Candidates in which a shape falls apart before it is given up, and how many times the cells of the one before. */
const PATIENCE = 8;
const MORE = 1.3;
/** Part of a grade's range, at either end, that is not aimed at. */
const EDGE = 0.2;

/**
 * Finds puzzle `number` (from 1) of a wish: chooses a size, then a carver, generates, measures, and takes the
 * maze only if it has the grade. Each candidate comes from its own stream of (seed, number, attempt), and a
 * candidate's score only moves the size of the next one for the same number: what other puzzles do never matters.
 * @throws Refusal (wish) if none of 48 candidates has the grade, or the shape falls apart in 8 of them
 */
export function aim(wish: Wish, number: number, grids: GridCache): Puzzle {
  const { cells, shape } = lookOf(wish, number);
  const tiling = tilingOf(cells);
  const outline = outlineOf(shape);
  const target = targetOf(wish.grade, randomFrom('target', wish.seed, number));
  let count = CELLS_AT_ZERO * Math.exp(target / POINTS_PER_FOLD);
  let refused = 0;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const random = randomFrom(wish.seed, number, attempt);
    const rung = Math.exp(Math.round(Math.log(count) / LADDER) * LADDER);
    const size = wish.size ?? sizeOf(tiling, outline, rung, wish.aspect, attempt < FREE);
    const algorithm = algorithmOf(wish, number, random);
    const { edge, openings, braid } = wish;
    const seed = random.below(SEEDS);
    const spec = { cells: tiling.name, shape, edge, algorithm, openings, size, braid, seed };
    const puzzle = tryGenerate(spec, grids);
    if (puzzle instanceof Refusal) {
      // So few cells cannot tell the shape: more may.
      if (wish.size || ++refused === PATIENCE) throw puzzle;
      count = Math.min(MOST_CELLS, count * MORE);
      continue;
    }
    if (wish.grade === undefined || puzzle.difficulty.grade === wish.grade) return puzzle;
    // Smaller steps as candidates go by: scores of one size scatter, and the mean is what counts.
    count *= Math.exp(((2 / (attempt + 2)) * (target - puzzle.difficulty.score)) / POINTS_PER_FOLD);
    count = Math.min(MOST_CELLS, Math.max(FEWEST_CELLS, count));
  }
  throw new Refusal('wish', unmet(wish, number, grids));
}

/** The puzzle of a spec, or why there is none. */
function tryGenerate(spec: PuzzleSpec, grids: GridCache): Puzzle | Refusal {
  try {
    return generate(spec, grids);
  } catch (error) {
    if (error instanceof Refusal && error.kind === 'wish') return error;
    throw error;
  }
}

/** Tiling and outline of a puzzle. Lists of equal length shift against each other, so that all pairs occur. */
function lookOf({ cells, shapes }: Wish, number: number): { cells: string; shape: Shape } {
  const turn = number - 1;
  const shift = Math.floor(turn / leastCommonMultiple(cells.length, shapes.length));
  return { cells: cells[turn % cells.length], shape: shapes[(turn + shift) % shapes.length] };
}

function leastCommonMultiple(a: number, b: number): number {
  let multiple = a;
  while (multiple % b !== 0) multiple += a;
  return multiple;
}

function algorithmOf({ algorithms, grade }: Wish, number: number, random: Random): string {
  if (algorithms.length > 0) return algorithms[(number - 1) % algorithms.length];
  const suited = carvers.filter(({ suits }) =>
    grade === undefined ? suits.length > 0 : suits.includes(grade),
  );
  return suited[random.below(suited.length)].name;
}

function targetOf(grade: Grade | undefined, random: Random): number {
  const at = Math.max(
    0,
    grades.findIndex(({ name }) => name === grade),
  );
  const from = grades[at].from;
  const to = grades[at + 1]?.from ?? 100;
  return from + (to - from) * (EDGE + (1 - 2 * EDGE) * random.unit());
}

/**
 * Across and down for about this many cells, in the form of the outline, or the tiling's own, or the box.
 * @param suited whether to keep to the multiples that suit the outline
 */
export function sizeOf(
  tiling: Tiling,
  outline: Outline,
  count: number,
  boxAspect: number,
  suited = true,
): Size {
  const own = outline.rings.length === 0 ? tiling.own : undefined;
  const aspect = outline.aspect ?? own?.aspect ?? boxAspect;
  const coverage = own?.coverage ?? outline.coverage;
  const height = Math.sqrt((count * tiling.cellArea) / (coverage * aspect));
  const rounded = (cells: number, multiple: number): number =>
    Math.max(1, cells < multiple ? Math.round(cells) : Math.round(cells / multiple) * multiple);
  const [across, down] = (suited ? outline.multiple : undefined) ?? [1, 1];
  return [rounded((height * aspect) / tiling.pitch[0], across), rounded(height / tiling.pitch[1], down)];
}

/** What would work, found by trying: the same wish without a size. */
function unmet(wish: Wish, number: number, grids: GridCache): string {
  const { cells, shape } = lookOf(wish, number);
  const what = [tilingOf(cells).title.toLowerCase(), outlineOf(shape).phrase].join(' ').trim();
  const failed = `no ${wish.grade} maze of ${what} in ${ATTEMPTS} tries`;
  if (!wish.size) return `${failed}; another --difficulty, --cells or --shape would work`;
  const [across, down] = aim({ ...wish, size: undefined }, number, grids).spec.size;
  return `${failed} at --size ${wish.size.join('x')}; ${wish.grade} needs about ${across}x${down} there`;
}

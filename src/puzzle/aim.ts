import type { Outline, Size, Tiling } from '../grid/types.ts';
import { randomFrom } from '../random.ts';
import { Refusal } from '../refusal.ts';
import { gradeOf } from './difficulty/grade.ts';
import { expectedCells, expectedScore } from './expect.ts';
import { generate, type Puzzle } from './generate.ts';
import type { GridCache } from './grids.ts';
import { hugsBorder } from './hug.ts';
import { meets, type Target, targetOf } from './level.ts';
import { carversFor, lookOf, suits } from './look.ts';
import { type Edge, outlineOf, type PuzzleSpec, SEEDS, type Shape, tilingOf } from './spec.ts';

/** What a book's puzzles should be like. Plain JSON. */
export interface Wish {
  readonly seed: string;
  /** How many puzzles: a progressive book rises from the first to the last. */
  readonly count: number;
  /** Difficulty as `levelOf` spells it; undefined: whatever mazes of the size, or of the range of cells, turn out to have. */
  readonly level?: string | undefined;
  /** Tilings and outlines, which the puzzles take in turn. */
  readonly cells: readonly string[];
  readonly shapes: readonly Shape[];
  readonly edge: Edge;
  /** Carvings to take in turn; none means that each puzzle draws a carver that suits its difficulty. */
  readonly algorithms: readonly string[];
  /** For whom, in a class: each pupil's mazes come from streams of their own, and are about equally hard. */
  readonly pupil?: string | undefined;
  /** Openings by name. */
  readonly openings: string;
  /** Dead ends opened into loops, in whole percent. */
  readonly braid: number;
  /** Cells across and down; without it, what the difficulty asks for. */
  readonly size?: Size | undefined;
  /** Fewest and most cells, if bookgen chooses the size. */
  readonly cellRange?: readonly [fewest: number, most: number] | undefined;
  /** Width / height of the box on the page. */
  readonly aspect: number;
}

/** Candidates after which a wish is given up. One to three do as a rule. */
const ATTEMPTS = 96;
/** After so many it is given up at once if all of them missed by more points than this. */
const ENOUGH = 12;
const HOPELESS = 12;
/** Scores of one size lie within about so many points of their mean; a mean of fewer counts as if so many more of the usual
 * score had been seen. */
const SCATTER = 15;
const DOUBT = 4;
/** A progressive book rises from one score to the other. */
const EASIEST = 15;
const HARDEST = 85;
/** Pupils' mazes score within this of one place: any two of them are less than 3 points apart. */
const EQUALLY = 1.5;
/** Scores this near to an end of a target are just in it. */
const NEAR_END = 5;
const FEWEST_CELLS = 4;
const MOST_CELLS = 12_000;
/** Cell counts are taken from a ladder with these steps (natural logarithm), so that puzzles share grids. */
const LADDER = 0.08;
/** Candidates after which sizes need no longer suit the outline: multiples of a mask's rows can be too coarse. */
const FREE = 4;
/** Candidates after which another carver has its turn. */
const PERSISTENCE = 4;
/** Of the carvers for a size that is given, those whose mazes come nearest to the target take turns. */
const NEAREST = 3;
/** Candidates in which a shape falls apart before it is given up, and how many times the cells of the one before. */
const PATIENCE = 8;
const MORE = 1.3;

/**
 * Finds puzzle `number` (from 1) of a wish: chooses a size and a carver, generates, measures, and takes the maze only if
 * its score lies where it should (and is not 0), and its way does not just keep to the border. Each
 * candidate comes from its own stream of (seed, number, attempt), and a candidate's score only moves the size of the next
 * one for the same number: what other puzzles do never matters.
 * @param again which of the mazes that are fit: 0 for the first, 1 and more for others, where that one is a twin
 * @throws Refusal (wish) if no candidate is fit, or the shape falls apart in 8 of them
 */
export function aim(wish: Wish, number: number, grids: GridCache, again = 0): Puzzle {
  const { cells, shape } = lookOf(wish, number);
  const tiling = tilingOf(cells);
  const outline = outlineOf(shape);
  const { edge, openings, braid } = wish;
  const stream = wish.pupil === undefined ? [wish.seed] : [wish.seed, wish.pupil];
  const target = targetFor(wish, number);
  const [fewest, most] = wish.cellRange ?? [FEWEST_CELLS, MOST_CELLS];
  const within = (count: number): number => Math.min(most, Math.max(fewest, count));
  const drawn = fewest * (most / fewest) ** randomFrom('cells', wish.seed, number).unit();
  /** How far the candidates' scores lay above what their sizes let expect. */
  const offs: number[] = [];
  let [nearest, more, refused] = [Infinity, 1, 0];
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const random = randomFrom(...stream, number, again * ATTEMPTS + attempt);
    const algorithm = algorithmOf(wish, number, attempt, target);
    const wanted = target ? expectedCells(tiling.name, algorithm, target.at - higherBy(offs)) : drawn;
    const rung = Math.exp(Math.round(Math.log(within(more * wanted)) / LADDER) * LADDER);
    const size = wish.size ?? sizeOf(tiling, outline, rung, wish.aspect, attempt < FREE);
    const seed = random.below(SEEDS);
    const spec = { cells: tiling.name, shape, edge, algorithm, openings, size, braid, seed };
    const puzzle = tryGenerate(spec, grids);
    if (puzzle instanceof Refusal) {
      // So few cells cannot tell the shape: more may.
      if (wish.size || ++refused === PATIENCE) throw puzzle;
      more *= MORE;
      continue;
    }
    if (isFit(puzzle, wish, target)) return puzzle;
    if (!target) continue;
    const { score } = puzzle.difficulty;
    nearest = Math.min(nearest, Math.abs(score - Math.min(target.to, Math.max(target.from, score))));
    if (attempt >= ENOUGH && nearest > HOPELESS) break;
    const { cellCount } = puzzle.maze.grid;
    offs.push(score - Math.min(100, Math.max(0, expectedScore(tiling.name, algorithm, cellCount))));
    // The outline may take more of the cells, or leave more, than is usual.
    more = rung / cellCount;
  }
  throw new Refusal('wish', unmet(wish, number, target, grids));
}

/** Where the score is to lie; for a pupil close to one place, whoever it is. */
function targetFor(wish: Wish, number: number): Target | undefined {
  const { level, seed, count, pupil, size } = wish;
  if (level === undefined && (pupil === undefined || !size)) return undefined;
  const target = level === undefined ? undefined : targetOf(level, seed, number, count, rangeOf(wish));
  if (pupil === undefined) return target;
  const at = target?.at ?? usualScore(wish, number);
  const [from, to] = [Math.max(0, at - EQUALLY), Math.min(100, at + EQUALLY)];
  return { from, to, at, title: `equally hard (score ${Math.round(from)} to ${Math.round(to)})` };
}

/** The score that mazes of the size that is given usually have. */
function usualScore(wish: Wish, number: number): number {
  const { cells } = lookOf(wish, number);
  const usual = expectedScore(cells, algorithmOf(wish, number, 0, undefined), cellsIn(wish, cells));
  return Math.min(100 - EQUALLY, Math.max(EQUALLY, usual));
}

/** Cells in a box of the size that is given, about. */
function cellsIn({ size = [1, 1] }: Wish, cells: string): number {
  const { pitch, cellArea } = tilingOf(cells);
  return (size[0] * size[1] * pitch[0] * pitch[1]) / cellArea;
}

/**
 * How much higher the scores of a wish lie than those of the calibration, as by loops or other openings. Scores of one size
 * scatter, so that a small mean of a few candidates says little; a large one does not come by chance.
 */
function higherBy(offs: readonly number[]): number {
  const sum = offs.reduce((a, b) => a + b, 0);
  if (offs.length === 0) return 0;
  return Math.abs(sum / offs.length) > SCATTER ? sum / offs.length : sum / (offs.length + DOUBT);
}

/** Whether a maze may be printed: it has the score, leaves something to decide, and does not just go round. */
function isFit(
  { maze, way, difficulty }: Puzzle,
  { size, cellRange }: Wish,
  target: Target | undefined,
): boolean {
  if (target && !meets(target, difficulty.score)) return false;
  // Who asks for a few cells, or mazes for the youngest, wants them as they are.
  const isFree = size === undefined && cellRange === undefined;
  return (!isFree || difficulty.score > 0) && !hugsBorder(maze, way.cells);
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

/** First and last score of a progressive book: those that the sizes allow, if only some are allowed. */
function rangeOf({ cellRange, cells }: Wish): [number, number] {
  if (!cellRange) return [EASIEST, HARDEST];
  const [first, last] = cellRange.map((count) => Math.max(0, expectedScore(cells[0], '', count)));
  return [first, Math.min(last, HARDEST)];
}

function algorithmOf(wish: Wish, number: number, attempt: number, target: Target | undefined): string {
  const { algorithms, size, seed } = wish;
  if (algorithms.length > 0) return algorithms[(number - 1) % algorithms.length];
  const { cells } = lookOf(wish, number);
  let names = carversFor(seed, number);
  if (target && size) {
    const count = cellsIn(wish, cells);
    const off = (name: string): number => Math.abs(expectedScore(cells, name, count) - target.at);
    names = names.toSorted((a, b) => off(a) - off(b)).slice(0, NEAREST);
  } else if (target) {
    names = names.filter((name) => suits(name, gradeOf(target.at)));
  }
  const first = randomFrom('carver', seed, number).below(names.length);
  return names[(first + Math.floor(attempt / PERSISTENCE)) % names.length];
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
function unmet(wish: Wish, number: number, target: Target | undefined, grids: GridCache): string {
  const { cells, shape } = lookOf(wish, number);
  const kind = tilingOf(cells).title.toLowerCase();
  const what = [kind, outlineOf(shape).phrase].join(' ').trim();
  const failed = `no ${target?.title ?? 'fit'} maze of ${what} found`;
  if (!target) return `${failed}; another --size, --cells or --shape would work`;
  if (!wish.size && !wish.cellRange) {
    return `${failed}; a wider range, or another --difficulty, --cells or --shape would work`;
  }
  const free = { ...wish, size: undefined, cellRange: undefined };
  const usual = aim(free, number, grids).spec.size;
  const { size } = wish;
  if (!size) {
    const most = wish.cellRange?.[1];
    return `${failed} of at most ${most} cells, which --age or --large-print sets: it needs about ${usual.join('×')}; another --difficulty or --age, or a larger --paper, would work`;
  }
  const isMore = usual[0] * usual[1] > size[0] * size[1];
  const least = aimAtEnd(free, number, target, isMore, grids) ?? usual;
  const orSo = isMore ? 'or more' : 'or fewer';
  return `${failed} at --size ${size.join('x')}; ${target.title} needs about ${least.join('x')} ${orSo} on ${kind}`;
}

/** A size that just reaches a target from below, or just keeps within it from above; undefined if it is too narrow. */
function aimAtEnd(
  wish: Wish,
  number: number,
  { from, to }: Target,
  isBelow: boolean,
  grids: GridCache,
): Size | undefined {
  const start = isBelow ? Math.ceil(from) : Math.floor(to) - NEAR_END;
  if (start < from || start + NEAR_END > to) return undefined;
  return aim({ ...wish, level: `${start}-${start + NEAR_END}` }, number, grids).spec.size;
}

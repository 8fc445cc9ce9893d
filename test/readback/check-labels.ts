import type { PuzzleSpec } from '../../src/index.ts';
import type { Maze } from '../../src/maze/maze.ts';
import { type Grade, gradeOf, grades } from '../../src/puzzle/difficulty/grade.ts';
import { type Difficulty, measure } from '../../src/puzzle/difficulty/measure.ts';
import type { Stop } from './check-cells.ts';
import type { Drawing, ReadPage } from './read-book.ts';
import { shortestWay } from './shortest-way.ts';

/** A maze whose cells can be told from its ink, and are as they should be. */
export interface SoundMaze extends Maze {
  readonly spec: PuzzleSpec;
  /** Where the way begins and ends, as far as it is shown. */
  readonly stops: readonly Stop[];
}

/** Filled stars on a puzzle's page. */
const STARS: Readonly<Record<Grade, number>> = { easy: 1, medium: 2, hard: 3, expert: 4 };
/** Filled and empty ones. */
const ALL_STARS = 4;
/** Five points, and a turn inwards after each; the line ends where it began. */
const STAR_POINTS = 11;
/** A score this near to a limit between grades may have either. */
const NEAR = 1e-9;
/** Scores are rounded to six places before they are held against a range. */
const NEAR_RANGE = 1e-6;
/** A balance is printed to hundredths: it may be off by half of one, and by what floating point adds. */
const HALF_DIGIT = 0.005 + 1e-9;
const CAPTION = /^page \d+ · (way|shortest way) (\d+)(?: · balance (\d\.\d\d))?$/;
/** A progressive book's scores never fall by more than this from one puzzle to the next. */
const MOST_FALL = 3;

/** What a title page may say of its puzzles' difficulty, and whether their scores, in order, are so. */
const PROMISES: readonly (readonly [
  words: RegExp,
  isKept: (scores: readonly number[], words: readonly string[]) => boolean,
])[] = [
  [
    /^\d+ (easy|medium|hard|expert) mazes?\b/,
    (scores, [, grade]) => scores.every((score) => gradesAt(score).some((one) => one === grade)),
  ],
  [
    /, score (\d+) to (\d+)\b/,
    (scores, [, from, to]) =>
      scores.every((score) => score > Number(from) - NEAR_RANGE && score < Number(to) + NEAR_RANGE),
  ],
  [
    /, harder from page to page\b/,
    (scores) => scores.every((score, i) => i === 0 || score >= scores[i - 1] - MOST_FALL - NEAR_RANGE),
  ],
  [
    /, easy to expert by turns\b/,
    (scores) =>
      scores.every(
        (_, i) =>
          i % ALL_STARS > 0 ||
          new Set(scores.slice(i, i + ALL_STARS).map(gradeOf)).size ===
            Math.min(ALL_STARS, scores.length - i),
      ),
  ],
];

/**
 * Measures a maze, as its puzzle's page or its answer shows it, between the stops of its answer. How long its way is, the
 * search says with which printed answers are checked, not the generator's own.
 */
export function measured(maze: Maze, { spec, stops }: SoundMaze): Difficulty {
  const [from, to] = stops.map(({ cell }) => cell);
  return {
    ...measure(maze, spec.cells, from, to),
    solutionLength: shortestWay(maze, from, to).length - 1,
  };
}

/** What is wrong with the grade that a puzzle's page shows, in stars and in words; each goes on from its name. */
export function gradeFaults({ items }: ReadPage, score: number): string[] {
  const faults: string[] = [];
  const right = gradesAt(score);
  const truth = `${gradeOf(score)}, at score ${score.toFixed(3)}`;
  const stars = items.filter((item): item is Drawing => item.kind === 'path' && isStar(item));
  const words = items.flatMap((item) => (item.kind === 'text' && isGrade(item.text) ? [item.text] : []));
  const filled = stars.filter(({ stroke }) => stroke === undefined).length;
  if (stars.length === 0 && words.length === 0) faults.push('shows no grade');
  if (stars.length > 0 && stars.length !== ALL_STARS)
    faults.push(`has ${stars.length} stars, filled and empty, not ${ALL_STARS}`);
  if (stars.length > 0 && !right.some((grade) => STARS[grade] === filled))
    faults.push(`has ${filled} filled stars, but its maze is ${truth}`);
  for (const word of words) {
    if (!right.some((grade) => grade === word)) faults.push(`says “${word}”, but its maze is ${truth}`);
  }
  return faults;
}

/** What is wrong with an answer's caption; each goes on from the answer's name. */
export function captionFaults(
  caption: string,
  { braid }: PuzzleSpec,
  { solutionLength, treeBalance }: Difficulty,
): string[] {
  const [, way, length, balance] = CAPTION.exec(caption) ?? [];
  if (way === undefined) return [`has the caption “${caption}”, which cannot be read`];
  const faults: string[] = [];
  if (way !== (braid > 0 ? 'shortest way' : 'way'))
    faults.push(`says “${way}”, but its maze ${braid > 0 ? 'may have' : 'has no'} loops`);
  if (length !== String(solutionLength))
    faults.push(`says ${way} ${length}, but its way takes ${solutionLength} steps`);
  if (treeBalance === null) {
    if (balance !== undefined) faults.push(`says balance ${balance}, but its maze has loops`);
  } else if (balance === undefined) {
    faults.push(`says no balance; it is ${treeBalance.toFixed(4)}`);
  } else if (Math.abs(Number(balance) - treeBalance) > HALF_DIGIT) {
    faults.push(`says balance ${balance}, but it is ${treeBalance.toFixed(4)}`);
  }
  return faults;
}

/** What the title page says of its puzzles' difficulty that is not so; each goes on from the page's name. */
export function promiseFaults({ items }: ReadPage, scores: readonly number[]): string[] {
  return items.flatMap((item) => {
    if (item.kind !== 'text') return [];
    const isBroken = PROMISES.some(([words, isKept]) => {
      const match = words.exec(item.text);
      return match && !isKept(scores, match);
    });
    const shown = scores.map((score) => score.toFixed(1)).join(', ');
    return isBroken ? [`says “${item.text}”, but the scores are ${shown}`] : [];
  });
}

/** The grade of a score; both grades where it is next to a limit. */
function gradesAt(score: number): Grade[] {
  const own = gradeOf(score);
  return grades.flatMap(({ name, from }, i) => {
    const to = grades[i + 1]?.from ?? Infinity;
    const isNear = Math.abs(score - from) <= NEAR || Math.abs(score - to) <= NEAR;
    return name === own || isNear ? [name] : [];
  });
}

function isGrade(text: string): boolean {
  return Object.hasOwn(STARS, text);
}

function isStar({ role, lines }: Drawing): boolean {
  return role === 'decoration' && lines.length === 1 && lines[0].length === STAR_POINTS;
}

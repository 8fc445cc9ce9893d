export type Grade = 'easy' | 'medium' | 'hard' | 'expert';

/** Grades from the easiest; each from its lowest score up to the next one's. */
export const grades: readonly { readonly name: Grade; readonly from: number }[] = [
  { name: 'easy', from: 0 },
  { name: 'medium', from: 40 },
  { name: 'hard', from: 55 },
  { name: 'expert', from: 75 },
];

/** Version of the constants below; it changes whenever a score would. */
export const MODEL_VERSION = 1;
/** R at score 0 and at 100: 1st and 99th percentile over 7,200 square mazes, 12 carvers, sizes 8 to 40. */
const LOWEST = 3.382;
const HIGHEST = 10.15;

/** R = ln(1 + W) + ½ ln(1 + min(T, W)). The cap keeps a labyrinth without branches from scoring as hard. */
export function rawScore(way: number, branches: number): number {
  return Math.log(1 + branches) + Math.log(1 + Math.min(way, branches)) / 2;
}

/** Score of a raw score, 0 to 100. */
export function scoreOf(raw: number): number {
  return Math.min(100, Math.max(0, (100 * (raw - LOWEST)) / (HIGHEST - LOWEST)));
}

/** Grade of a score. A score is rounded to six places first, so that engines cannot differ about a limit. */
export function gradeOf(score: number): Grade {
  const rounded = Math.round(score * 1e6) / 1e6;
  return (grades.findLast(({ from }) => rounded >= from) ?? grades[0]).name;
}

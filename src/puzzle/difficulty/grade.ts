import { calibration } from './calibration.ts';

export type Grade = 'easy' | 'medium' | 'hard' | 'expert';

/** Grades from the easiest; each from its lowest score up to the next one's. */
export const grades: readonly { readonly name: Grade; readonly from: number }[] = [
  { name: 'easy', from: 0 },
  { name: 'medium', from: 40 },
  { name: 'hard', from: 55 },
  { name: 'expert', from: 75 },
];

/** R = ln(1 + W) + ½ ln(1 + min(T, W)). The cap keeps a labyrinth without branches from scoring as hard. */
export function rawScore(way: number, branches: number): number {
  return Math.log(1 + branches) + Math.log(1 + Math.min(way, branches)) / 2;
}

/** Score of a raw score on a tiling, 0 to 100: between the R of score 0 and that of score 100 on its scale. */
export function scoreOf(raw: number, cells: string): number {
  const [lowest, highest] = calibration.scales[cells];
  return Math.min(100, Math.max(0, (100 * (raw - lowest)) / (highest - lowest)));
}

/** Grade of a score. A score is rounded to six places first, so that engines cannot differ about a limit. */
export function gradeOf(score: number): Grade {
  const rounded = Math.round(score * 1e6) / 1e6;
  return (grades.findLast(({ from }) => rounded >= from) ?? grades[0]).name;
}

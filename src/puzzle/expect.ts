import { calibration } from './difficulty/calibration.ts';

/** R that a carver's mazes have beyond the usual: not known of those that bookgen never chooses, nor of ways of their own. */
const beyondUsual = (algorithm: string): number => calibration.carvers[algorithm] ?? 0;

/** The score that a carver's mazes of so many cells usually have, by the population of the calibration. */
export function expectedScore(cells: string, algorithm: string, count: number): number {
  const [lowest, highest] = calibration.scales[cells];
  const [a, b, c] = calibration.growth[cells];
  const fold = Math.log(count);
  const raw = a + b * fold + c * fold * fold + beyondUsual(algorithm);
  return (100 * (raw - lowest)) / (highest - lowest);
}

/** How many cells a carver's mazes need to have that score usually. */
export function expectedCells(cells: string, algorithm: string, score: number): number {
  const [lowest, highest] = calibration.scales[cells];
  const [a, b, c] = calibration.growth[cells];
  const raw = lowest + (score * (highest - lowest)) / 100 - beyondUsual(algorithm);
  // Where R rises with n: up to the top of the parabola, if c < 0. (a + b x + c x² = R has its lower root there.)
  const root = Math.sqrt(Math.max(0, b * b - 4 * c * (a - raw)));
  return Math.exp((2 * (raw - a)) / (b + root));
}

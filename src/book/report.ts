import { calibration } from '../puzzle/difficulty/calibration.ts';
import type { Difficulty } from '../puzzle/difficulty/measure.ts';
import type { Plate } from '../puzzle/plate.ts';
import type { Imprint } from './assemble.ts';
import type { Plan } from './plan.ts';
import type { BookSpec } from './spec.ts';

/** The book as data, for other programs: each code, measure and page number. Plain JSON. */
export function reportOf(spec: BookSpec, plates: readonly Plate[], plan: Plan, imprint: Imprint): object {
  return {
    version: imprint.version,
    difficultyModel: calibration.version,
    seed: spec.seed,
    spec,
    pages: plan.pages.length,
    puzzles: plan.sheets.map(({ maze, number, pupil }, sheet) => {
      const plate = plates[maze];
      return {
        number,
        ...(pupil === undefined ? {} : { name: pupil }),
        page: plan.pageOfSheet[sheet],
        answerPage: plan.answerPageOfMaze[maze] ?? null,
        code: plate.code,
        cells: plate.spec.cells,
        shape: typeof plate.spec.shape === 'string' ? plate.spec.shape : plate.spec.shape.title,
        algorithm: plate.spec.algorithm,
        size: plate.spec.size,
        cellCount: plate.cellCount,
        entrance: gateOf(plate, plate.entrance),
        exit: gateOf(plate, plate.exit),
        difficulty: roundedMeasures(plate.difficulty),
      };
    }),
  };
}

/** Where an opening is, as shares of the maze's width and height from its upper left corner. */
function gateOf({ width, height }: Plate, { x, y }: Plate['entrance']): object {
  return { x: rounded(x / width), y: rounded(y / height) };
}

/** All measures as plain data. */
export function roundedMeasures(difficulty: Difficulty): object {
  return Object.fromEntries(Object.entries(difficulty).map(([key, value]) => [key, rounded(value)]));
}

/** Numbers to four places, since engines may differ in the last ones; anything else as it is. */
export function rounded<T>(value: T): T | number {
  return typeof value === 'number' ? Math.round(value * 1e4) / 1e4 : value;
}

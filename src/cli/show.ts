import { plateToText } from '../export/text.ts';
import { aim } from '../puzzle/aim.ts';
import { GridCache } from '../puzzle/grids.ts';
import { drawPlate } from '../puzzle/plate.ts';
import { drawSeed } from './make.ts';
import { type Arguments, specFrom } from './options.ts';

/** A terminal's 80 characters by about 40 lines, in square cells. */
const SCREEN_ASPECT = 1;

/** `bookgen show`: one maze as characters. */
export function show(args: Arguments): void {
  const spec = specFrom(args, drawSeed());
  const { seed, difficulty: grade, cells, shapes, algorithms, size } = spec;
  const wish = { seed, grade, cells, shapes, algorithms, size, aspect: SCREEN_ASPECT };
  const plate = drawPlate(aim(wish, 1, new GridCache()));
  const { score, solutionLength, grade: measured } = plate.difficulty;
  process.stdout.write(plateToText(plate, { ascii: args.ascii === true, answer: args.solution === true }));
  process.stderr.write(
    `${measured} (${score.toFixed(0)}), way ${solutionLength}, code ${plate.code}, seed ${seed}\n`,
  );
}

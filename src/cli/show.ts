import { wishFor } from '../book/kit.ts';
import { plateToText, type TextStyle, textStyles } from '../export/text.ts';
import { aim } from '../puzzle/aim.ts';
import { GridCache } from '../puzzle/grids.ts';
import { drawPlate } from '../puzzle/plate.ts';
import { Refusal } from '../refusal.ts';
import { lookUp } from '../registry.ts';
import { drawSeed } from './make.ts';
import { type Arguments, once, specFrom, suggestion } from './options.ts';

/** A terminal's 80 characters by about 40 lines, in square cells. */
const SCREEN_ASPECT = 1;

/** `bookgen show`: one maze as characters. Characters cannot show cut cells: they stay whole. */
export async function show(args: Arguments): Promise<void> {
  const style = styleFrom(once(args, 'style') ?? textStyles[0].name);
  const spec = await specFrom({ ...args, edge: 'stepped' }, drawSeed());
  const plate = drawPlate(aim(wishFor(spec, SCREEN_ASPECT), 1, new GridCache()));
  if (plate.crumbs > 0)
    process.stderr.write(`bookgen: ${plate.crumbs} cells that the shape cuts off are left out\n`);
  const { score, solutionLength, grade: measured } = plate.difficulty;
  process.stdout.write(plateToText(plate, style, args.solution === true));
  process.stderr.write(
    `${measured} (${score.toFixed(0)}), way ${solutionLength}, code ${plate.code}, seed ${spec.seed}\n`,
  );
}

function styleFrom(value: string): TextStyle {
  const style = lookUp(textStyles, value);
  if (style) return style.name;
  throw new Refusal('usage', `--style: there is no '${value}'; ${suggestion(value, textStyles)}`);
}

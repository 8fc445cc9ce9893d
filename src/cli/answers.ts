import { join, parse } from 'node:path';
import { assembleKey, type Imprint } from '../book/assemble.ts';
import { openKit } from '../book/kit.ts';
import { byPupil, type Plan, planKey } from '../book/plan.ts';
import { titleOf } from '../book/sheets.ts';
import type { BookSpec } from '../book/spec.ts';
import { languageOf } from '../page/languages/index.ts';
import { generate } from '../puzzle/generate.ts';
import { GridCache } from '../puzzle/grids.ts';
import { drawPlate, type Plate } from '../puzzle/plate.ts';
import type { PuzzleSpec } from '../puzzle/spec.ts';
import { dateFrom } from './date.ts';
import { OutputFiles, writeOut } from './files.ts';
import { host, version } from './host.ts';
import { type Arguments, once, specFrom } from './options.ts';
import { startProgress } from './progress.ts';
import { meansFile } from './read-codes.ts';
import { givenBy, specOfCode, specsOfBook } from './specs.ts';

/** A puzzle whose answer is wanted. */
interface Wanted {
  readonly spec: PuzzleSpec;
  readonly code: string;
  readonly number: number;
  readonly page?: number;
  readonly name?: string | undefined;
}

/**
 * `bookgen answers`: the answer to one code, or the whole key of a book, from its PDF or its data alone.
 * @param words a puzzle code, in which spaces do not matter, or the name of a file
 */
export async function answers(words: readonly string[], args: Arguments): Promise<void> {
  const what = words.join(' ');
  const given = await givenBy(once(args, 'shape'));
  const isBook = meansFile(what);
  const book = isBook ? await specsOfBook(what, given) : undefined;
  const wanted: readonly Wanted[] = book?.mazes ?? [{ spec: specOfCode(what, given), code: what, number: 1 }];
  const target = once(args, 'out') ?? targetFor(what, isBook);
  const { paper, font, language = book?.language } = args;
  const request = await specFrom({ paper, font, language }, '-');
  const title = isBook ? parse(what).name : languageOf(request.language).titleOfOne;
  const spec: BookSpec = { ...request, title, seed: '', answers: 'separate' };
  const imprint: Imprint = { version, date: dateFrom(process.env.SOURCE_DATE_EPOCH) };

  const files = new OutputFiles(args.force === true);
  try {
    const file = target === '-' ? undefined : files.open(target);
    const kit = openKit(spec, host);
    // In a class with the same mazes for all, each is answered once.
    const mazes = [...new Map(wanted.map((maze) => [maze.code, maze])).values()];
    const isShared = mazes.length < wanted.length;
    const grids = new GridCache();
    const progress = await startProgress('mazes', mazes.length, args.quiet === true);
    const plates: Plate[] = [];
    try {
      for (const { spec: maze } of mazes) progress.at(plates.push(drawPlate(generate(maze, grids))));
    } finally {
      progress.stop();
    }
    const withNames = !isShared && mazes.some(({ name }) => (name ?? '') !== '');
    const isOnly = mazes.every(({ number: one }) => one === 1);
    const sheets = mazes.map(({ number, name }, maze) => {
      const order = { number, pupil: withNames ? name : undefined };
      return { ...order, maze, title: isBook ? titleOf(order, isOnly) : plates[maze].code };
    });
    const plan: Plan = {
      pages: [],
      sheets,
      keyPages: planKey(kit, plates, withNames ? byPupil(sheets) : [...plates.keys()], withNames),
      pageOfSheet: mazes.map(({ page }) => (isShared ? undefined : page)),
      answerPageOfMaze: [],
    };
    const key = assembleKey(spec, kit, plates, plan, imprint);
    if (!key) throw new Error('a key without pages');
    const { writePdf } = await import('../export/pdf.ts');
    await writePdf(key, (chunk) => (file ? file.write(chunk) : writeOut(chunk)));
    file?.close();
    files.commit();
    if (file) process.stdout.write(`${target}\n`);
  } finally {
    files.discard();
  }
}

/** Beside the book: mazes-answers.pdf; of a code, in output/. */
function targetFor(what: string, isBook: boolean): string {
  if (!isBook) return join('output', `answer-${what.replace(/[^0-9a-z]+/gi, '-').toLowerCase()}.pdf`);
  const { dir, name } = parse(what);
  return join(dir, `${name}-answers.pdf`);
}

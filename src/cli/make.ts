import { randomBytes } from 'node:crypto';
import { join, parse } from 'node:path';
import { assemble, assembleKey, type Imprint } from '../book/assemble.ts';
import { checkCorridors } from '../book/fit.ts';
import { openKit, openOwnTemplate, wishOf } from '../book/kit.ts';
import { planBook } from '../book/plan.ts';
import { reportOf } from '../book/report.ts';
import { ordersOf, titleOf } from '../book/sheets.ts';
import type { BookSpec } from '../book/spec.ts';
import { mazesOf } from '../book/words.ts';
import type { Plate } from '../puzzle/plate.ts';
import { Refusal } from '../refusal.ts';
import { writeChart } from './chart.ts';
import { planContactSheet, writeContactSheet } from './contact-sheet.ts';
import { dateFrom } from './date.ts';
import { checkEnding } from './drawing-file.ts';
import { OutputFiles, writeOut } from './files.ts';
import { host, version } from './host.ts';
import { type Arguments, once, specFrom } from './options.ts';
import { makePlates } from './plates.ts';
import { startProgress } from './progress.ts';

/** Eight letters and digits that nobody confuses. */
export function drawSeed(): string {
  const letters = '23456789abcdefghjkmnpqrstuvwxyz';
  return Array.from(randomBytes(8), (byte) => letters[byte % letters.length]).join('');
}

/** `bookgen make`: a book, as PDF, and as SVG pages and data if wanted. */
export async function make(args: Arguments): Promise<void> {
  const started = performance.now();
  const spec = await specFrom(args, drawSeed());
  const target = once(args, 'out') ?? join('output', `${slug(spec.title)}-${slug(spec.seed)}.pdf`);
  const jsonPath = once(args, 'json');
  const svgFolder = once(args, 'svg');
  const chartPath = once(args, 'chart');
  const sheetPath = once(args, 'contact-sheet');
  checkEnding('chart', chartPath);
  checkEnding('contact-sheet', sheetPath);
  const jobs = jobsFrom(once(args, 'jobs'));
  const imprint: Imprint = { version, date: dateFrom(process.env.SOURCE_DATE_EPOCH) };
  const quiet = args.quiet === true;

  const files = new OutputFiles(args.force === true);
  const interrupted = (): void => {
    files.discard();
    process.exit(130);
  };
  process.once('SIGINT', interrupted);
  try {
    // Opened first, so that a place that cannot be written is known before any work is done.
    const pdf = target === '-' ? undefined : files.open(target);
    const keyPath = spec.answers === 'separate' || spec.answers === 'both' ? keyOf(target) : undefined;
    const keyFile = keyPath === undefined ? undefined : files.open(keyPath);
    const json = jsonPath === undefined ? undefined : files.open(jsonPath);
    const chart = chartPath === undefined ? undefined : files.open(chartPath);
    const sheetFile = sheetPath === undefined ? undefined : files.open(sheetPath);
    if (svgFolder !== undefined) files.openFolder(svgFolder);
    const kit = openKit(spec, host, await openOwnTemplate(spec, host));
    checkWords(spec, kit.typefaces);

    const orders = ordersOf(spec);
    const sheetLayout =
      sheetPath === undefined ? undefined : planContactSheet(spec, kit, orders.length, sheetPath);
    const carving = await startProgress('mazes', orders.length, quiet);
    const making = makePlates(wishOf(spec, kit), orders, jobs, carving.at).finally(carving.stop);
    // pdfkit takes a quarter of a second to load: other threads, where there are any, make mazes meanwhile.
    const [plates, { writePdf }] = await Promise.all([making, import('../export/pdf.ts')]);
    plates.forEach((plate, i) => {
      checkCorridors(spec, kit, plate, i + 1);
    });
    const note = crumbsNote(plates);
    if (note) process.stderr.write(`${note}\n`);
    const plan = planBook(spec, kit, plates);
    const book = assemble(spec, kit, plates, plan, imprint);

    const drawing = await startProgress('pages', book.pageCount, quiet);
    await writePdf(book, (chunk) => (pdf ? pdf.write(chunk) : writeOut(chunk)), drawing.at).finally(
      drawing.stop,
    );
    pdf?.close();
    const key = assembleKey(spec, kit, plates, plan, imprint);
    if (key && keyFile) {
      await writePdf(key, (chunk) => keyFile.write(chunk));
      keyFile.close();
    }
    if (svgFolder !== undefined) {
      const { writeSvgPages } = await import('./svg-pages.ts');
      writeSvgPages(book, svgFolder, files);
    }
    if (chart) await writeChart(book, plates, chartPath as string, kit.language, chart);
    if (sheetFile && sheetLayout) {
      const mazes = plates.map((plate, i) => ({ plate, title: titleOf(orders[i], spec.pages === 1) }));
      await writeContactSheet(spec, kit.language, book, mazes, sheetLayout, sheetPath as string, sheetFile);
    }
    json?.write(`${JSON.stringify(reportOf(spec, plates, plan, imprint), null, 2)}\n`);
    json?.close();
    files.commit();

    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const summary = `${mazesOf(spec, spec.answers === 'none' ? '' : ' with answers')}, ${book.pageCount} pages, seed ${spec.seed}, ${seconds} s`;
    const written = [target, ...(keyPath === undefined ? [] : [keyPath])].join('\n');
    if (pdf) process.stdout.write(`${written}\n${summary}\n`);
    else process.stderr.write(`${summary}\n`);
  } finally {
    files.discard();
    process.removeListener('SIGINT', interrupted);
  }
}

/** The file of the answers, beside the book's: mazes-answers.pdf. */
function keyOf(target: string): string {
  if (target === '-') {
    throw new Refusal(
      'usage',
      '--answers: a file of answers needs a book with a name; --out with a file works',
    );
  }
  const { dir, name, ext } = parse(target);
  return join(dir, `${name}-answers${ext}`);
}

/** What to say if small parts of a shape were left out; nothing if none were. */
function crumbsNote(plates: readonly Plate[]): string | undefined {
  const crumbed = plates
    .map(({ crumbs }, i) => ({ crumbs, number: i + 1 }))
    .filter(({ crumbs }) => crumbs > 0);
  if (crumbed.length === 0) return undefined;
  const listed = crumbed.slice(0, 10).map(({ crumbs, number }) => `${number} (${crumbs})`);
  const more = crumbed.length > 10 ? ', …' : '';
  return `bookgen: cells that the shape cuts off from the rest are left out, in mazes ${listed.join(', ')}${more}`;
}

/** Words from a person that would be drawn only once everything else is done. */
function checkWords(
  { title, subtitle, author, seed, names }: BookSpec,
  { regular, bold }: ReturnType<typeof openKit>['typefaces'],
): void {
  bold.check(title);
  regular.check(subtitle);
  regular.check(author);
  regular.check(seed);
  for (const name of names) regular.check(name);
}

function jobsFrom(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const jobs = Number(value);
  if (Number.isInteger(jobs) && jobs >= 1 && jobs <= 256) return jobs;
  throw new Refusal('usage', `--jobs: '${value}' does not work; a whole number from 1 to 256 works`);
}

/** A text as part of a file's name. */
function slug(text: string): string {
  const safe = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return safe.slice(0, 60) || 'book';
}

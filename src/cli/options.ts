import { existsSync } from 'node:fs';
import { distance } from 'fastest-levenshtein';
import type { Options } from 'yargs';
import type { z } from 'zod';
import { answerPlaces, type BookRequest, type BookSpec, bookSpecSchema, extraPages } from '../book/spec.ts';
import { textStyles } from '../export/text.ts';
import { carvers } from '../maze/carvers/index.ts';
import { outlines } from '../outlines/index.ts';
import { fonts } from '../page/fonts.ts';
import { languages } from '../page/languages/index.ts';
import { papers } from '../page/papers.ts';
import { templates } from '../page/templates.ts';
import { levels } from '../puzzle/level.ts';
import { allOpenings } from '../puzzle/openings/index.ts';
import { edges, type Shape } from '../puzzle/spec.ts';
import { Refusal } from '../refusal.ts';
import { lookUp, type Variant } from '../registry.ts';
import { tilings } from '../tilings/index.ts';

const namesOf = (variants: readonly { name: string }[]): string =>
  variants.map(({ name }) => name).join(', ');

/** A text, letter for letter: yargs would read 007 as 7. Numbers are told from texts by the schema's own words. */
const text = (describe: string, more: Options = {}): Options => ({
  type: 'string',
  requiresArg: true,
  describe,
  ...more,
});

/** Options that say what a maze should be like. */
const mazeOptions = {
  difficulty: text(
    `estimated search effort: ${namesOf(levels)}, or a range of scores from 0 to 100, 55-75 [medium]`,
    { alias: 'd' },
  ),
  cells: text(`kinds of cells, taken in turn: ${namesOf(tilings)}, or all [square]`),
  shape: text(
    `outlines, taken in turn: ${namesOf(outlines)}, text:ABC, or a file: .svg, .png, .txt of # and . [rectangle]`,
  ),
  edge: text(`cut cells along the outline, or keep whole cells: ${edges.join(', ')} [smooth]`),
  algorithm: text(
    `carvers, taken in turn: ${namesOf(carvers)}, or auto; some with a way of working, hunt-and-kill:columns [auto]`,
  ),
  braid: text('share of dead ends opened into loops, 0 to 1; the answer is then a shortest way [0]'),
  openings: text(`entrance and exit: ${namesOf(allOpenings)} [far]`),
  size: text('cells across and down, such as 20x25 [by difficulty]'),
  seed: text('any text; the same seed gives the same book [drawn, and printed]'),
} satisfies Record<string, Options>;

/** Options that say what a book should be like. */
const bookOptions = {
  pages: text('mazes in the book, or for each name [20, or 1]', { alias: 'n' }),
  ...mazeOptions,
  age: text(
    'years such as 6-8: sets sizes, and how wide corridors and walls are at the least (suggested, not tested)',
  ),
  paper: text(`${namesOf(papers)}, or a size such as 210x297mm or 6x9in [letter]`),
  template: text(
    `how pages look: ${namesOf(templates)}, or your own: a .svg file with a maze-slot, or a folder of them [classroom]`,
  ),
  'per-page': text('mazes on a page: 1, 2, 4 or 6 [1]'),
  add: text(`pages besides those of the template: ${namesOf(extraPages)}`),
  names: text('a class list, CSV or one name a line: mazes of their own for each, equally hard'),
  answers: text(`where answers go: ${namesOf(answerPlaces)} [appendix]`),
  font: text(`${namesOf(fonts)}, or a .ttf or .otf file [${fonts[0].name}]`),
  language: text(
    `the book's fixed words, such as Name and Answers: ${namesOf(languages)} [${languages[0].name}]`,
  ),
  title: text('title of the book [Mazes, in its language]'),
  subtitle: text('a line below the title'),
  author: text('name on the title page and in the file'),
} satisfies Record<string, Options>;

/** Options of `bookgen make`. */
export const makeOptions = {
  ...bookOptions,
  same: { type: 'boolean', describe: 'the same mazes for all names' },
  qr: { type: 'boolean', describe: 'the code of each puzzle as a QR code too' },
  'large-print': {
    type: 'boolean',
    describe: 'for low vision: 18 pt letters, corridors of 12 mm at the least, walls of 3 pt',
  },
  accessible: { type: 'boolean', describe: 'a tagged PDF, for screen readers: mazes described in words' },
  out: text('the file to write; - is stdout [output/<title>-<seed>.pdf]', { alias: 'o' }),
  svg: text('a folder for each page as an SVG file too'),
  json: text('a file for the book as data: codes, measures, page numbers'),
  chart: text("a file for the book's curve, .svg or .pdf: score by maze, way against balance"),
  'contact-sheet': text('a file for all mazes and answers at a glance, small, .svg or .pdf'),
  jobs: text('threads [as many as there are cores]'),
  force: { type: 'boolean', describe: 'overwrite files' },
  quiet: { type: 'boolean', describe: 'no progress' },
} satisfies Record<string, Options>;

/** Options of `bookgen show`, which keeps cells whole. */
const { edge: _, ...shownOptions } = mazeOptions;
export const showOptions = {
  ...shownOptions,
  solution: { type: 'boolean', describe: 'show the way' },
  style: text(`how to draw: ${namesOf(textStyles)} [lines]`),
} satisfies Record<string, Options>;

/** Options of `bookgen solve`. */
export const solveOptions = {
  ...mazeOptions,
  svg: text('a file for a picture of what each solver visited'),
  json: { type: 'boolean', describe: 'as JSON' },
  force: { type: 'boolean', describe: 'overwrite the file' },
} satisfies Record<string, Options>;

/** Options of `bookgen measure`. */
export const measureOptions = {
  shape: text('the shape that a code does not spell, from a text or a file: text:ABC, .svg, .png, .txt'),
  json: { type: 'boolean', describe: 'as JSON' },
} satisfies Record<string, Options>;

/** Options of `bookgen answers`. */
export const answersOptions = {
  shape: measureOptions.shape,
  paper: bookOptions.paper,
  language: text(`${namesOf(languages)} [the book's, or ${languages[0].name}]`),
  font: bookOptions.font,
  out: text('the file to write; - is stdout [beside the book: <book>-answers.pdf]', { alias: 'o' }),
  force: { type: 'boolean', describe: 'overwrite the file' },
  quiet: { type: 'boolean', describe: 'no progress' },
} satisfies Record<string, Options>;

export type Arguments = Readonly<Record<string, unknown>>;

/**
 * The value of an option that is no part of a BookSpec.
 * @throws Refusal (usage) if it is given twice, or empty
 */
export function once(args: Arguments, name: string): string | undefined {
  const value = args[name];
  if (Array.isArray(value)) throw new Refusal('usage', `--${name} is given more than once; give it once`);
  if (value === '') throw new Refusal('usage', `--${name} needs a value`);
  return value === undefined ? undefined : String(value);
}

/** Where each part of a BookSpec comes from. */
const OPTION_OF_FIELD: Readonly<Record<string, string>> = {
  shapes: 'shape',
  algorithms: 'algorithm',
  perPage: 'per-page',
  largePrint: 'large-print',
};

/**
 * Checks the arguments of a command and makes a book of them.
 * @throws Refusal (usage) in one line that names the option, its value and what would work
 */
export async function specFrom(args: Arguments, drawnSeed: string): Promise<BookSpec> {
  for (const name of Object.keys(bookOptions)) {
    if (Array.isArray(args[name]))
      throw new Refusal('usage', `--${name} is given more than once; give it once`);
  }
  const request = {
    ...optional('pages', given(args.pages, numberFrom)),
    ...optional('difficulty', given(args.difficulty, String)),
    ...optional('age', given(args.age, String)),
    ...optional(
      'cells',
      given(args.cells, (value) => listFrom(value, tilings)),
    ),
    ...optional('shapes', await given(args.shape, shapesFrom)),
    ...optional(
      'algorithms',
      given(args.algorithm, (value) => (value === 'auto' ? [] : listFrom(value, carvers))),
    ),
    ...optional('edge', given(args.edge, String)),
    ...optional('openings', given(args.openings, String)),
    ...optional('braid', given(args.braid, shareFrom)),
    ...optional('size', given(args.size, sizeFrom)),
    seed: given(args.seed, String) ?? drawnSeed,
    ...optional('paper', given(args.paper, String)),
    ...optional('template', given(args.template, templateFrom)),
    ...optional('names', await given(args.names, namesFrom)),
    ...optional('answers', given(args.answers, String)),
    ...optional('perPage', given(args['per-page'], numberFrom)),
    ...optional(
      'add',
      given(args.add, (value) => listFrom(value, extraPages)),
    ),
    ...(args.same === true ? { same: true } : {}),
    ...(args.qr === true ? { qr: true } : {}),
    ...(args['large-print'] === true ? { largePrint: true } : {}),
    ...(args.accessible === true ? { accessible: true } : {}),
    ...optional('font', given(args.font, String)),
    ...optional('language', given(args.language, String)),
    ...optional('title', given(args.title, String)),
    ...optional('subtitle', given(args.subtitle, String)),
    ...optional('author', given(args.author, String)),
  };
  const parsed = bookSpecSchema.safeParse(request as BookRequest);
  if (parsed.success) return parsed.data;
  throw new Refusal('usage', explain(parsed.error.issues[0], request));
}

function given<T>(value: unknown, read: (text: string) => T): T | undefined {
  return value === undefined ? undefined : read(String(value));
}

/** A property if it has a value, or none: the schema's default applies. */
function optional<T>(key: string, value: T | undefined): Record<string, T> {
  return value === undefined ? {} : { [key]: value };
}

/** A number if it is spelt plainly; or the text itself, which the schema refuses and the message shows. */
function numberFrom(value: string): number | string {
  return /^\d{1,9}$/.test(value) ? Number(value) : value;
}

/** A plain decimal, or the text itself, as above. */
function shareFrom(value: string): number | string {
  return /^\d*\.?\d+$/.test(value) ? Number(value) : value;
}

function listFrom(value: string, variants: readonly { readonly name: string }[]): string[] {
  if (value === 'all') return variants.map(({ name }) => name);
  return value.split(',').map((name) => name.trim());
}

function sizeFrom(value: string): (number | string)[] | string {
  const parts = value.match(/^(\d+)\s*[x×]\s*(\d+)$/i);
  if (!parts) throw new Refusal('usage', `--size: '${value}' does not work; a size such as 20x25 works`);
  return parts.slice(1).map(numberFrom);
}

async function shapesFrom(value: string): Promise<Shape[]> {
  const items = listFrom(value, outlines);
  // A text, or a file: what reads those takes a while to load.
  if (!items.some((item) => /^text:|[./\\]/i.test(item))) return items;
  const { readShape } = await import('./shapes.ts');
  return items.map((item) => readShape(item) ?? item);
}

/** A template's name, or a path: a file or folder that is there needs no slash to be one. */
function templateFrom(value: string): string {
  return lookUp(templates, value) || /[./\\]/.test(value) || !existsSync(value) ? value : `./${value}`;
}

async function namesFrom(path: string): Promise<string[]> {
  const { readClassList } = await import('./class-list.ts');
  return readClassList(path);
}

function explain(issue: z.core.$ZodIssue, request: Record<string, unknown>): string {
  // Of a choice between a name and an object, the name is what a person typed.
  const inner = issue.code === 'invalid_union' ? issue.errors[0]?.[0] : undefined;
  const [field, ...rest] = issue.path;
  const option = `--${OPTION_OF_FIELD[String(field)] ?? String(field)}`;
  const value = rest.reduce(
    (at: unknown, key) => (at as Record<PropertyKey, unknown>)[key],
    request[String(field)],
  );
  const told = inner ?? issue;
  const variants = 'params' in told ? (told.params?.variants as readonly Variant[] | undefined) : undefined;
  // A switch has no value that a person typed.
  if (value === true) return `${option}: ${told.message}`;
  if (!variants) return `${option}: '${String(value)}' does not work; ${told.message}`;
  const or = 'params' in told && told.params?.or !== undefined ? ` (or ${String(told.params.or)})` : '';
  return `${option}: there is no '${String(value)}'; ${suggestion(String(value), variants)}${or}`;
}

/** The nearest name or alias; or all names, if none is near. */
export function suggestion(
  value: string,
  variants: readonly { readonly name: string; readonly aliases?: readonly string[] }[],
): string {
  const ranked = variants
    .flatMap(({ name, aliases = [] }) => [name, ...aliases])
    .map((name) => ({ name, away: distance(value.toLowerCase(), name.replace(/^-+/, '')) }));
  const nearest = ranked.reduce((best, one) => (one.away < best.away ? one : best));
  const isNear = nearest.away <= Math.max(2, value.length / 3) && nearest.away < value.length;
  return isNear ? `did you mean ${nearest.name}?` : `known: ${namesOf(variants)}`;
}

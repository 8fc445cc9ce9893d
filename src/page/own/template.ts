import { z } from 'zod';
import { Refusal } from '../../refusal.ts';
import { lookUp } from '../../registry.ts';
import { fonts } from '../fonts.ts';
import { MM } from '../papers.ts';
import {
  type BookPart,
  bookParts,
  type PageKind,
  pageKinds,
  type Sizes,
  type Template,
  type TemplatePage,
} from '../template.ts';
import { readOwnArtwork, readOwnPage } from './page.ts';
import { refusing } from './refuse.ts';
import type { SlotName } from './slots.ts';

/** A person's own template: one file, or a folder of them. Nothing outside of its folder can be read. */
export interface TemplateFolder {
  /** What the person called it, for messages. */
  readonly name: string;
  /** The puzzle page, if it is that one file alone. */
  readonly page: string | undefined;
  /** Whether there is a file of that name. */
  has(file: string): boolean;
  /** @throws Refusal (file) if there is none, it is too large, or it lies outside of the folder */
  read(file: string): Uint8Array;
  /** The same as text. */
  readText(file: string): string;
}

/** Slots that kinds of pages cannot do without. */
const NEEDED: Readonly<Partial<Record<PageKind, SlotName>>> = {
  title: 'maze',
  puzzle: 'maze',
  puzzles: 'maze',
  answers: 'answers',
};

const MARGIN = 12;
const POINTS: Readonly<Record<string, number>> = { mm: MM, cm: 10 * MM, in: 72, pt: 1 };

const file = z.string().min(1);
const files = z.union([file, z.array(file).min(1)]);
const thickness = z.number().min(0.75).max(20);
const sentence = z.string().min(1).max(80);
const letters = z.number().min(7).max(72);
const sizes = z.strictObject({ number: letters, note: letters }).optional();
const manifestSchema = z.strictObject({
  title: z.string().optional(),
  about: z.string().optional(),
  margin: z
    .string()
    .regex(/^\d{1,3}(?:\.\d+)?\s*(?:mm|cm|in|pt)$/)
    .optional(),
  pages: z.strictObject(Object.fromEntries(pageKinds.map((kind) => [kind, files.optional()]))).optional(),
  order: z
    .array(z.enum(bookParts))
    .refine((parts) => parts.filter((part) => part === 'puzzle').length === 1)
    .optional(),
  font: z
    .string()
    .refine((name) => lookUp(fonts, name) !== undefined)
    .optional(),
  sizes: z
    .strictObject({
      least: letters.optional(),
      puzzle: sizes,
      answer: sizes,
      list: letters.optional(),
      line: z.number().min(12).max(144).optional(),
    })
    .optional(),
  walls: z
    .strictObject({ share: z.number().min(0.01).max(0.4), thinnest: thickness, thickest: thickness })
    .refine(({ thinnest, thickest }) => thinnest <= thickest)
    .optional(),
  start: file.optional(),
  goal: file.optional(),
  begin: sentence.optional(),
  end: sentence.optional(),
});
type Manifest = z.output<typeof manifestSchema>;

/** What works for each key, to say it where something else stands. */
const WORKS: Readonly<Record<string, string>> = {
  title: 'a text',
  about: 'a text',
  margin: 'a length such as "12mm"',
  pages: `file names for ${pageKinds.join(', ')}, such as { "puzzle": "puzzle.svg" }`,
  order: `a list with one "puzzle" of ${bookParts.join(', ')}`,
  font: `one of ${fonts.map(({ name }) => name).join(', ')}`,
  sizes:
    '{ "puzzle": { "number": 16, "note": 9 }, "answer": { "number": 12, "note": 8.5 }, "list": 9.5, "line": 24 }',
  walls:
    '{ "share": 0.065, "thinnest": 1, "thickest": 2.5 }, in parts of a corridor and in points from 0.75,',
  start: 'the name of an SVG file',
  goal: 'the name of an SVG file',
  begin: 'a sentence of up to 80 letters, such as "Start at the bee."',
  end: 'a sentence of up to 80 letters, such as "Find the flower."',
};

/**
 * Reads a person's own template. Kinds of pages that it does not draw are those of another one.
 * @param plain what else pages look like
 * @throws Refusal (file) if it lacks a puzzle page, or a drawing holds what a page cannot
 */
export function readOwnTemplate(folder: TemplateFolder, plain: Template): Template {
  const manifest = folder.page === undefined ? manifestOf(folder) : {};
  const named = (name: string): string =>
    folder.page === undefined ? `${folder.name}/${name}` : folder.name;
  const pageOf = (kind: PageKind, name: string): TemplatePage =>
    readOwnPage(named(name), folder.readText(name), (picture) => folder.read(picture), NEEDED[kind]);
  const namesFor = (kind: PageKind): string[] => {
    if (folder.page !== undefined) return kind === 'puzzle' ? [folder.page] : [];
    const listed = manifest.pages?.[kind];
    return listed === undefined ? [`${kind}.svg`].filter((name) => folder.has(name)) : [listed].flat();
  };
  const drawnFor = (kind: PageKind): readonly TemplatePage[] => {
    const own = namesFor(kind);
    if (own.length > 0) return own.map((name) => pageOf(kind, name));
    // Several puzzles to a page share the slot of one.
    if (kind === 'puzzles') return [];
    if (kind !== 'puzzle') return plain.pages[kind];
    throw new Refusal(
      'file',
      `template ${folder.name}: there is no puzzle.svg in it; one with a maze-slot works`,
    );
  };
  const { start, goal, begin, end } = manifest;
  const artwork = (name: string) => readOwnArtwork(named(name), folder.readText(name));
  return {
    name: folder.name,
    margin: marginOf(manifest, folder),
    // Each kind by its name: a record of them all.
    pages: Object.fromEntries(pageKinds.map((kind) => [kind, drawnFor(kind)])) as Template['pages'],
    order:
      manifest.order ??
      orderOf(
        plain.order,
        bookParts.filter((part) => namesFor(part).length > 0),
      ),
    font: manifest.font ?? plain.font,
    sizes: { ...plain.sizes, ...given(manifest.sizes) },
    walls: manifest.walls ?? plain.walls,
    ...(begin && end ? { howTo: [begin, end] as const } : {}),
    ...(start && goal ? { gates: { start: artwork(start), goal: artwork(goal) } } : {}),
  };
}

/** What a book has, in the usual order: what it always has, and what a person has drawn. */
function orderOf(usual: readonly BookPart[], drawn: readonly BookPart[]): BookPart[] {
  const parts = bookParts.filter(
    (part) => part !== 'section' && (usual.includes(part) || drawn.includes(part)),
  );
  const isDivided = (part: BookPart): boolean => part === 'puzzle' || part === 'answers';
  return drawn.includes('section')
    ? parts.flatMap((part) => (isDivided(part) ? (['section', part] as const) : [part]))
    : parts;
}

/** Sizes that are there. */
function given(own: Manifest['sizes']): Partial<Sizes> {
  return Object.fromEntries(Object.entries(own ?? {}).filter(([, size]) => size !== undefined));
}

function marginOf({ margin }: Manifest, { name }: TemplateFolder): number {
  if (margin === undefined) return MARGIN * MM;
  const points = Number.parseFloat(margin) * POINTS[margin.replace(/^[\d.\s]+/, '')];
  if (points <= 40 * MM) return points;
  throw refusing(`${name}/template.json`)(`the margin ${margin} leaves no room; up to 40mm works`);
}

/** What template.json says; nothing if there is none. */
function manifestOf(folder: TemplateFolder): Manifest {
  if (!folder.has('template.json')) return {};
  const refuse = refusing(`${folder.name}/template.json`);
  let json: unknown;
  try {
    json = JSON.parse(folder.readText('template.json').replace(/^\uFEFF/, ''));
  } catch (error) {
    if (error instanceof SyntaxError) throw refuse('it is not readable as JSON');
    throw error;
  }
  const parsed = manifestSchema.safeParse(json);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const [key] = issue.path;
    if (issue.code === 'unrecognized_keys') {
      const known = key === 'pages' ? pageKinds : Object.keys(WORKS);
      throw refuse(`there is no '${issue.keys[0]}'; known: ${known.join(', ')}`);
    }
    if (key === undefined) throw refuse('it is not an object; { "margin": "12mm" } would be one');
    throw refuse(`its ${issue.path.join('.')} does not work; ${WORKS[String(key)]} works`);
  }
  for (const [one, other] of [
    ['start', 'goal'],
    ['begin', 'end'],
  ] as const) {
    if ((parsed.data[one] === undefined) !== (parsed.data[other] === undefined)) {
      throw refuse(`of ${one} and ${other} it has only one; both or neither works`);
    }
  }
  return parsed.data;
}

import { z } from 'zod';
import { Refusal } from '../../refusal.ts';
import { MM } from '../papers.ts';
import { type PageKind, pageKinds, type Template, type TemplatePage } from '../template.ts';
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
  answers: 'answers',
};

const MARGIN = 12;
const POINTS: Readonly<Record<string, number>> = { mm: MM, cm: 10 * MM, in: 72, pt: 1 };

const file = z.string().min(1);
const files = z.union([file, z.array(file).min(1)]);
const thickness = z.number().min(0.75).max(20);
const manifestSchema = z.strictObject({
  title: z.string().optional(),
  about: z.string().optional(),
  margin: z
    .string()
    .regex(/^\d{1,3}(?:\.\d+)?\s*(?:mm|cm|in|pt)$/)
    .optional(),
  pages: z.strictObject(Object.fromEntries(pageKinds.map((kind) => [kind, files.optional()]))).optional(),
  walls: z
    .strictObject({ share: z.number().min(0.01).max(0.4), thinnest: thickness, thickest: thickness })
    .refine(({ thinnest, thickest }) => thinnest <= thickest)
    .optional(),
  start: file.optional(),
  goal: file.optional(),
});
type Manifest = z.output<typeof manifestSchema>;

/** What works for each key, to say it where something else stands. */
const WORKS: Readonly<Record<string, string>> = {
  title: 'a text',
  about: 'a text',
  margin: 'a length such as "12mm"',
  pages: `file names for ${pageKinds.join(', ')}, such as { "puzzle": "puzzle.svg" }`,
  walls:
    '{ "share": 0.065, "thinnest": 1, "thickest": 2.5 }, in parts of a corridor and in points from 0.75,',
  start: 'the name of an SVG file',
  goal: 'the name of an SVG file',
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
  const drawnFor = (kind: PageKind): readonly TemplatePage[] => {
    if (folder.page !== undefined) return kind === 'puzzle' ? [pageOf(kind, folder.page)] : plain.pages[kind];
    const listed = manifest.pages?.[kind];
    const own = listed === undefined ? [`${kind}.svg`].filter((name) => folder.has(name)) : [listed].flat();
    if (own.length > 0) return own.map((name) => pageOf(kind, name));
    if (kind !== 'puzzle') return plain.pages[kind];
    throw new Refusal(
      'file',
      `template ${folder.name}: there is no puzzle.svg in it; one with a maze-slot works`,
    );
  };
  const { start, goal } = manifest;
  const artwork = (name: string) => readOwnArtwork(named(name), folder.readText(name));
  return {
    name: folder.name,
    margin: marginOf(manifest, folder),
    // Each kind by its name: a record of them all.
    pages: Object.fromEntries(pageKinds.map((kind) => [kind, drawnFor(kind)])) as Template['pages'],
    walls: manifest.walls ?? plain.walls,
    ...(start && goal ? { gates: { start: artwork(start), goal: artwork(goal) } } : {}),
  };
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
  if ((parsed.data.start === undefined) !== (parsed.data.goal === undefined)) {
    throw refuse('it has a start without a goal, or the other way round; both or neither works');
  }
  return parsed.data;
}

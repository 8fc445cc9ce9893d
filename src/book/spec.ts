import { z } from 'zod';
import { carvers } from '../maze/carvers/index.ts';
import { outlines } from '../outlines/index.ts';
import { fonts } from '../page/fonts.ts';
import { languageOf, languages } from '../page/languages/index.ts';
import { paperOf, papers } from '../page/papers.ts';
import type { BookPart } from '../page/template.ts';
import { templates } from '../page/templates.ts';
import { findCarving, nameOfCarving } from '../puzzle/carving.ts';
import { LARGEST_SIZE } from '../puzzle/code.ts';
import { levelOf, levels } from '../puzzle/level.ts';
import { allOpenings } from '../puzzle/openings/index.ts';
import { edges } from '../puzzle/spec.ts';
import { lookUp } from '../registry.ts';
import { tilings } from '../tilings/index.ts';
import { agesOf } from './ages.ts';

/** Where answers go: at the end of the book, into a file of their own, both, or nowhere. */
export const answerPlaces = [
  { name: 'appendix' },
  { name: 'separate' },
  { name: 'both' },
  { name: 'none' },
] as const;

/** Pages that a template may leave out, and that a book can have all the same. */
export const extraPages = [
  { name: 'cover', aliases: [] },
  { name: 'section', aliases: ['sections', 'dividers'] },
  { name: 'certificate', aliases: ['certificates', 'award'] },
  { name: 'notes', aliases: [] },
] as const satisfies readonly { readonly name: BookPart; readonly aliases: readonly string[] }[];

/** The template of books in large print. */
const LARGE_PRINT = 'large-print';

/** Mazes that may share a page. */
const perPage = [1, 2, 4, 6];
const PER_PAGE = '1, 2, 4 or 6 work';

/** Pages beyond this are more than any press binds. */
const MOST_PAGES = 2000;

/** A name from a registry; an alias becomes the name itself. */
function nameFrom<N extends string>(
  variants: readonly { readonly name: N; readonly aliases?: readonly string[] }[],
) {
  return z.string().transform((text, context): N => {
    const variant = lookUp(variants, text);
    if (variant) return variant.name;
    context.addIssue({ code: 'custom', message: 'unknown name', params: { variants } });
    return z.NEVER;
  });
}

function countUpTo(most: number) {
  const message = `a whole number from 1 to ${most} works`;
  return z.number({ error: message }).int(message).min(1, message).max(most, message);
}

/** What is no part of a line: controls, breaks, and halves of characters. */
const NO_LETTERS = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u;

/** A text on one line: something, but at most so much, and no control characters. */
function lineOf(most: number) {
  return z
    .string()
    .max(most, `at most ${most} letters work`)
    .refine((text) => !NO_LETTERS.test(text), 'a single line without control characters works');
}

/** A carver's name with its way and rate, such as hunt-and-kill:columns:20, in its shortest spelling. */
const carving = z.string().transform((text, context): string => {
  const found = findCarving(text);
  if (found) return nameOfCarving(found);
  context.addIssue({ code: 'custom', message: 'unknown name', params: { variants: carvers } });
  return z.NEVER;
});

/** A grade, a range, progressive or mixed, in its plain spelling. */
const level = z.string().transform((text, context): string => {
  const known = levelOf(text);
  if (known) return known;
  const isRange = /\d/.test(text);
  context.addIssue({ code: 'custom', message: RANGE, params: isRange ? {} : { variants: levels } });
  return z.NEVER;
});

/** Ages from one to another, in their plain spelling. */
const age = z.string().transform((text, context): string => {
  const ages = agesOf(text);
  if (ages) return ages.join('-');
  context.addIssue({ code: 'custom', message: 'years from 3 to 99 work, such as 6-8' });
  return z.NEVER;
});

/** A paper's name, or a size of one's own in its plain spelling. */
const paper = z.string().transform((text, context): string => {
  const found = paperOf(text);
  if (found) return found.name;
  const isSize = /\d\s*[x×]\s*\d/i.test(text);
  context.addIssue({ code: 'custom', message: PAPER, params: isSize ? {} : { variants: papers } });
  return z.NEVER;
});

/** A font's name, or the path of a person's own font file, which its host reads. */
const font = z.string().transform((text, context): string => {
  const found = lookUp(fonts, text);
  if (found) return found.name;
  if (/[./\\]/.test(text)) return text;
  context.addIssue({ code: 'custom', message: 'unknown name', params: { variants: fonts } });
  return z.NEVER;
});

/** A template's name, or the path of a person's own, which its host reads. */
const template = z.string().transform((text, context): string => {
  const found = lookUp(templates, text);
  if (found) return found.name;
  if (/[./\\]/.test(text)) return text;
  const params = { variants: templates, or: 'a .svg file or folder' };
  context.addIssue({ code: 'custom', message: 'unknown name', params });
  return z.NEVER;
});

const SHARE = 'a share from 0 to 1 works, such as 0.3';
const PAPER = 'a size with its unit works, such as 6x9in, 210x297mm or 500x700pt, each side from 4 to 24 in';
const RANGE = 'a range of whole scores from 0 to 100 works, such as 55-75';
const WORDS = 'a text of at least one letter works';

const fields = z.strictObject({
  /** Puzzles in the book, or for each pupil. */
  pages: countUpTo(MOST_PAGES).optional(),
  /** A class, in its order: each pupil has mazes of their own, equally hard. */
  names: z.array(lineOf(60).refine((name) => name.trim() !== '', WORDS)).default([]),
  /** All pupils have the same mazes. */
  same: z.boolean().default(false),
  answers: nameFrom(answerPlaces).default('appendix'),
  /** Puzzle pages bear their code as a QR code too. */
  qr: z.boolean().default(false),
  /** The PDF is tagged, so that it can be read out: headings, reading order, mazes described in words. */
  accessible: z.boolean().default(false),
  /** Undefined where a size or an age is given and no difficulty: then each maze has the grade that it has. */
  difficulty: level.optional(),
  /** Who it is for: sets sizes, and how wide corridors and walls are at the least. */
  age: age.optional(),
  cells: z.array(nameFrom(tilings)).min(1).default(['square']),
  shapes: z
    .array(
      z.union([
        nameFrom(outlines),
        z.strictObject({ title: z.string(), mask: z.string() }),
        z.strictObject({ title: z.string(), phrase: z.string(), rings: z.array(z.array(z.number())).min(1) }),
      ]),
    )
    .min(1)
    .default(['rectangle']),
  edge: nameFrom(edges.map((name) => ({ name }))).default('smooth'),
  /** Carvers, or how they are to work, such as growing-tree:30; none: each puzzle's is chosen for its difficulty. */
  algorithms: z.array(carving).default([]),
  openings: nameFrom(allOpenings).default('far'),
  /** Share of dead ends opened into loops, 0 to 1. */
  braid: z.number({ error: SHARE }).min(0, SHARE).max(1, SHARE).default(0),
  size: z.tuple([countUpTo(LARGEST_SIZE), countUpTo(LARGEST_SIZE)]).optional(),
  seed: lineOf(200).refine((text) => text !== '', WORDS),
  paper: paper.default('letter'),
  template: template.optional(),
  /** For low vision: letters of 18 points, corridors of 12 mm, thick walls. */
  largePrint: z.boolean().default(false),
  /** Mazes on a page. */
  perPage: z
    .number({ error: PER_PAGE })
    .refine((count) => perPage.includes(count), PER_PAGE)
    .default(1),
  /** Pages besides those that the template has. */
  add: z.array(nameFrom(extraPages)).default([]),
  /** Undefined for the template's own. */
  font: font.optional(),
  /** Of all words that are not a person's own. */
  language: nameFrom(languages).default(languages[0].name),
  title: lineOf(200)
    .normalize('NFC')
    .refine((text) => text.trim() !== '', WORDS)
    .optional(),
  subtitle: lineOf(200).normalize('NFC').default(''),
  author: lineOf(200).normalize('NFC').default(''),
});

/** What a person asked for: one book, exactly. The one schema for the command line and the library. */
export const bookSpecSchema = fields
  .refine(({ age, size }) => age === undefined || size === undefined, {
    path: ['age'],
    message: 'an age sets the size: leave out --size, or the age',
  })
  .refine(({ same, names }) => !same || names.length > 0, {
    path: ['same'],
    message: 'it is for a class: --names gives the list',
  })
  .refine(({ largePrint, template = LARGE_PRINT }) => !largePrint || template === LARGE_PRINT, {
    path: ['largePrint'],
    message: `it has a template of its own, ${LARGE_PRINT}: leave out --template`,
  })
  .refine(({ names, perPage, pages = perPage }) => names.length === 0 || perPage <= pages, {
    path: ['perPage'],
    message: 'each page is of one pupil, who has fewer mazes than that; more --pages for each work',
  })
  .refine(({ names, perPage, pages = perPage }) => names.length * pages <= MOST_PAGES, {
    path: ['pages'],
    message: `a class may have ${MOST_PAGES} pages in all; fewer for each pupil work`,
  })
  .transform((spec) => ({
    ...spec,
    title: spec.title ?? languageOf(spec.language).defaultTitle,
    pages: spec.pages ?? (spec.names.length > 0 ? spec.perPage : 20),
    template: spec.template ?? (spec.largePrint ? LARGE_PRINT : templates[0].name),
    difficulty: spec.difficulty ?? (spec.size || spec.age || spec.largePrint ? undefined : 'medium'),
  }));

/** What a person may leave out. */
export type BookRequest = z.input<typeof bookSpecSchema>;

/** One book, exactly; plain JSON. */
export type BookSpec = z.output<typeof bookSpecSchema>;

import { z } from 'zod';
import { carvers } from '../maze/carvers/index.ts';
import { outlines } from '../outlines/index.ts';
import { papers } from '../page/papers.ts';
import { LARGEST_SIZE } from '../puzzle/code.ts';
import { grades } from '../puzzle/difficulty/grade.ts';
import { lookUp, type Variant } from '../registry.ts';
import { tilings } from '../tilings/index.ts';

/** Pages beyond this are more than any press binds. */
export const MOST_PAGES = 2000;

/** A name from a registry; an alias becomes the name itself. */
function nameFrom(variants: readonly Variant[]) {
  return z.string().transform((text, context) => {
    const variant = lookUp(variants, text);
    if (variant) return variant.name;
    context.addIssue({
      code: 'custom',
      message: 'unknown name',
      params: { names: variants.flatMap(({ name, aliases }) => [name, ...aliases]) },
    });
    return z.NEVER;
  });
}

function countUpTo(most: number) {
  const message = `a whole number from 1 to ${most} works`;
  return z.number({ error: message }).int(message).min(1, message).max(most, message);
}

/** Letters and digits that a title or an author may have: at most so many, and no control characters. */
function lineOf(most: number) {
  return z
    .string()
    .max(most, `at most ${most} letters work`)
    .refine((text) => !/\p{Cc}/u.test(text), 'a single line without control characters works');
}

/** What a person asked for: one book, exactly. The one schema for the command line and the library. */
export const bookSpecSchema = z.strictObject({
  pages: countUpTo(MOST_PAGES).default(20),
  difficulty: z
    .enum(
      grades.map(({ name }) => name),
      { error: `one of ${grades.map(({ name }) => name).join(', ')} works` },
    )
    .default('medium'),
  cells: z.array(nameFrom(tilings)).min(1).default(['square']),
  shapes: z
    .array(z.union([nameFrom(outlines), z.strictObject({ title: z.string(), mask: z.string() })]))
    .min(1)
    .default(['rectangle']),
  /** None: each puzzle's carver is chosen for its difficulty. */
  algorithms: z.array(nameFrom(carvers)).default([]),
  size: z.tuple([countUpTo(LARGEST_SIZE), countUpTo(LARGEST_SIZE)]).optional(),
  seed: z.string().max(200, 'at most 200 letters work'),
  paper: nameFrom(papers).default('letter'),
  title: lineOf(200).default('Mazes'),
  author: lineOf(200).default(''),
});

/** What a person may leave out. */
export type BookRequest = z.input<typeof bookSpecSchema>;

/** One book, exactly; plain JSON. */
export type BookSpec = z.output<typeof bookSpecSchema>;

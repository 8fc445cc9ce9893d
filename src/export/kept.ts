import { z } from 'zod';
import type { PrintedMaze } from '../book/assemble.ts';
import { bookSpecSchema } from '../book/spec.ts';
import type { Shape } from '../puzzle/spec.ts';

/** A shape from a file or a text, which puzzle codes name by a digest only. */
type BroughtShape = Exclude<Shape, string>;

const KEY = 'BookgenShapes';
const MAZES_KEY = 'BookgenMazes';
/** Readers of PDF 1.4 need not take longer strings than 65,535 bytes. */
const LONGEST = 60_000;

/**
 * Entries for a PDF's Info dictionary that keep the shapes of a book, so that its printed codes are enough to make its
 * mazes again: JSON in `BookgenShapes`, and where one string does not hold it, on in `BookgenShapes2` and so forth.
 * Nothing if there are no shapes.
 */
export function shapesToInfo(shapes: readonly BroughtShape[]): Record<string, string> {
  return shapes.length === 0 ? {} : keep(KEY, shapes);
}

/**
 * Entries that keep the mazes of a book likewise, in `BookgenMazes`: number, page, code and name of each. Pages show
 * codes too, but not where a person's own design leaves them out, nor always in a way that tells which number is whose.
 */
export function mazesToInfo(mazes: readonly PrintedMaze[]): Record<string, string> {
  const rows = mazes.map(({ number, page, code, name }) => [number, page, code, ...(name ? [name] : [])]);
  return rows.length === 0 ? {} : keep(MAZES_KEY, rows);
}

const place = z.int().min(1);
const rows = z.array(
  z.union([z.tuple([place, place, z.string()]), z.tuple([place, place, z.string(), z.string()])]),
);

/** The mazes that `mazesToInfo` kept; none if there are none, or what is there cannot be read. */
export function mazesFromInfo(info: Readonly<Record<string, unknown>>): PrintedMaze[] {
  const parsed = rows.safeParse(kept(MAZES_KEY, info));
  return parsed.success
    ? parsed.data.map(([number, page, code, name]) => ({ number, page, code, name }))
    : [];
}

function keep(key: string, data: unknown): Record<string, string> {
  // Any letter beyond ASCII would make the whole string UTF-16, twice as long.
  const json = JSON.stringify(data).replace(
    /[^ -~]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  const count = Math.ceil(json.length / LONGEST);
  return Object.fromEntries(
    Array.from({ length: count }, (_, i) => [keyOf(key, i), json.slice(i * LONGEST, (i + 1) * LONGEST)]),
  );
}

/** The shapes that `shapesToInfo` kept; none if there are none, or what is there cannot be read. */
export function shapesFromInfo(info: Readonly<Record<string, unknown>>): BroughtShape[] {
  return broughtShapes(kept(KEY, info));
}

/** What was kept under a key; undefined if there is nothing, or it cannot be read. */
function kept(key: string, info: Readonly<Record<string, unknown>>): unknown {
  let json = '';
  for (let i = 0; typeof info[keyOf(key, i)] === 'string'; i++) json += info[keyOf(key, i)];
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** The shapes from files or texts among those of a spec that is plain JSON; none if anything about them is wrong. */
export function broughtShapes(shapes: unknown): BroughtShape[] {
  if (!Array.isArray(shapes)) return [];
  const brought = shapes.filter((shape) => typeof shape !== 'string');
  if (brought.length === 0) return [];
  const parsed = bookSpecSchema.safeParse({ seed: '-', shapes: brought });
  return parsed.success ? parsed.data.shapes.filter((shape) => typeof shape !== 'string') : [];
}

const keyOf = (key: string, at: number): string => (at === 0 ? key : `${key}${at + 1}`);

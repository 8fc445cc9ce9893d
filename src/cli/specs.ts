import type { PrintedMaze } from '../book/assemble.ts';
import { specOf } from '../puzzle/code.ts';
import type { PuzzleSpec, Shape } from '../puzzle/spec.ts';
import { Refusal } from '../refusal.ts';
import { readCodes } from './read-codes.ts';

/** What a person gave with --shape, and the shapes that it stands for. */
export interface Given {
  readonly option: string | undefined;
  readonly shapes: readonly Exclude<Shape, string>[];
}

/** @throws Refusal (usage, file) if one of them is no shape from a text or a file */
export async function givenBy(option: string | undefined): Promise<Given> {
  if (option === undefined) return { option, shapes: [] };
  const { readShape } = await import('./shapes.ts');
  const shapes = option.split(',').map((item) => {
    const shape = readShape(item.trim());
    if (shape !== undefined && typeof shape !== 'string') return shape;
    throw new Refusal(
      'usage',
      `--shape: '${item}' does not work; text:ABC or a file works, and codes spell shapes with a name`,
    );
  });
  return { option, shapes };
}

/** What a code spells, in the first of these shapes that it fits, if it is in none that has a name. */
function specIn(code: string, shapes: Given['shapes']): PuzzleSpec {
  for (const shape of shapes) {
    try {
      return specOf(code, shape);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
  return specOf(code);
}

/** @throws Refusal (usage) if a person gave a shape that belongs to none of the mazes */
function checkUse({ option, shapes }: Given, specs: readonly PuzzleSpec[]): void {
  if (shapes.every((shape) => specs.some((spec) => spec.shape === shape))) return;
  throw new Refusal(
    'usage',
    `--shape: '${option}' does not fit; no maze here is in it, and without it works`,
  );
}

/** The maze of a code. */
export function specOfCode(code: string, given: Given): PuzzleSpec {
  let spec: PuzzleSpec;
  try {
    spec = specIn(code, given.shapes);
  } catch (error) {
    if (given.option === undefined || !(error instanceof Refusal)) throw error;
    throw new Refusal('usage', `--shape: '${given.option}' does not fit: ${error.message}`);
  }
  checkUse(given, [spec]);
  return spec;
}

/** A maze of a book, and what its code spells. */
type SpelledMaze = PrintedMaze & { readonly spec: PuzzleSpec };

/** The mazes of a book and its language, from its PDF or its data. */
export async function specsOfBook(
  path: string,
  given: Given,
): Promise<{ readonly mazes: readonly SpelledMaze[]; readonly language: string | undefined }> {
  const { mazes, shapes, language } = await readCodes(path);
  const found = mazes.map((maze) => {
    try {
      return { ...maze, spec: specIn(maze.code, [...given.shapes, ...shapes]) };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (given.option === undefined)
        throw new Refusal('file', `${path}, page ${maze.page}: ${error.message}`);
      throw new Refusal(
        'usage',
        `--shape: '${given.option}' does not fit page ${maze.page} of ${path}: ${error.message}`,
      );
    }
  });
  checkUse(
    given,
    found.map(({ spec }) => spec),
  );
  return { mazes: found, language };
}

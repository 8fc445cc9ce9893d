import { expect } from 'vitest';
import { carvers, GridCache, generate, outlines, type Puzzle, Refusal, tilings } from '../../src/index.ts';
import { sizeOf } from '../../src/puzzle/aim.ts';
import { allOpenings } from '../../src/puzzle/openings/index.ts';
import { edges, type PuzzleSpec } from '../../src/puzzle/spec.ts';
import { pairwise } from '../pairwise.ts';
import { checkBook } from './check-book.ts';
import { bookOf, draftOf, pdfOf } from './make-book.ts';

/** Cells of each maze, about: enough for every kind of place in it, few enough for hundreds of mazes. */
const CELLS = 160;
/** Width / height of a page's box, about. */
const ASPECT = 0.85;
/** Dead ends opened into loops, in percent. */
const BRAIDS = [0, 40, 100];
/** Carvers that need rows of cells, and may refuse cells that have none. */
const NEED_ROWS = ['sidewinder', 'eller'];

/** Specs in which each two of tiling, outline, edge, carver, openings and braid occur together, by tiling. */
function specsOfPairs(): Map<string, PuzzleSpec[]> {
  const factors = [tilings, outlines, edges, carvers, allOpenings, BRAIDS];
  const specs = new Map<string, PuzzleSpec[]>(tilings.map(({ name }) => [name, []]));
  pairwise(factors.map(({ length }) => length)).forEach((row, seed) => {
    const tiling = tilings[row[0]];
    const outline = outlines[row[1]];
    specs.get(tiling.name)?.push({
      cells: tiling.name,
      shape: outline.name,
      edge: edges[row[2]],
      algorithm: carvers[row[3]].name,
      openings: allOpenings[row[4]].name,
      size: sizeOf(tiling, outline, CELLS, ASPECT),
      braid: BRAIDS[row[5]],
      seed,
    });
  });
  return specs;
}

/** Every so-manieth tiling: one part for each file of tests, since files run side by side. */
export function tilingsOfPart(part: number, parts: number): string[] {
  return tilings.map(({ name }) => name).filter((_, i) => i % parts === part);
}

const specs = specsOfPairs();

/**
 * Expects that a book of all these mazes of one tiling has no fault, and that all can be made: save that a carver may
 * refuse cells without rows, whose place another one takes.
 */
export async function expectSoundPairs(tiling: string): Promise<void> {
  const grids = new GridCache();
  const refused: string[] = [];
  const puzzles = (specs.get(tiling) ?? []).map((spec): Puzzle => {
    try {
      return generate(spec, grids);
    } catch (error) {
      const needsRows = error instanceof Refusal && error.kind === 'wish' && /needs rows/.test(error.message);
      if (!needsRows) throw new Error(nameOf(spec), { cause: error });
      refused.push(spec.algorithm);
      return generate({ ...spec, algorithm: 'wilson' }, grids);
    }
  });
  expect(puzzles.length).toBeGreaterThanOrEqual(outlines.length);
  expect(NEED_ROWS).toEqual(expect.arrayContaining(refused));
  expect(refused.length).toBeLessThanOrEqual(puzzles.length / 4);

  const faults = await checkBook(await pdfOf(bookOf(draftOf(puzzles))));
  const named = faults.map((fault) => {
    const [, number] = /^(?:Puzzle|Answer) (\d+)/.exec(fault) ?? [];
    return number ? `${nameOf(puzzles[Number(number) - 1].spec)}: ${fault}` : fault;
  });
  expect(named).toEqual([]);
}

function nameOf({ cells, shape, edge, algorithm, openings, size, braid, seed }: PuzzleSpec): string {
  return [cells, shape, edge, algorithm, openings, size.join('x'), braid, seed].join(' ');
}

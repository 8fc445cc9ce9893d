import type { Size } from '../../src/grid/types.ts';
import { carvers } from '../../src/maze/carvers/index.ts';
import { generate, type Puzzle } from '../../src/puzzle/generate.ts';
import { GridCache } from '../../src/puzzle/grids.ts';
import { allOpenings } from '../../src/puzzle/openings/index.ts';
import { edges, type PuzzleSpec, tilingOf } from '../../src/puzzle/spec.ts';
import { Refusal } from '../../src/refusal.ts';
import { tilings } from '../../src/tilings/index.ts';
import { shapes, titleOf } from '../grid/patches.ts';
import { pairwise } from '../pairwise.ts';

/** Cells in the box around an outline, by turns. */
const COUNTS = [60, 1, 30, 110, 6];
const BRAIDS = [0, 100, 35];

const tilingNames = tilings.map(({ name }) => name);
const carverNames = carvers.map(({ name }) => name);
const openingsNames = allOpenings.map(({ name }) => name);

/** Puzzles over every pair of two of: tiling, shape, algorithm, openings, edge and share of braid. */
class EveryPuzzle implements Iterable<Puzzle> {
  private made: Puzzle[] | undefined;
  /** Tilings and carvers that did not go together, since the carver needs rows. */
  readonly refused = new Set<string>();
  private readonly grids = new GridCache(1);

  [Symbol.iterator](): Iterator<Puzzle> {
    const factors = [tilingNames, shapes, carverNames, openingsNames, edges, BRAIDS] as const;
    this.made ??= pairwise(factors.map(({ length }) => length)).map(([i, j, k, l, m, n], row) =>
      this.make(
        {
          cells: tilingNames[i],
          shape: shapes[j],
          algorithm: carverNames[k],
          openings: openingsNames[l],
          edge: edges[m],
          braid: BRAIDS[n],
          seed: row,
        },
        row,
      ),
    );
    return this.made[Symbol.iterator]();
  }

  /** From the size whose turn it is on, the first in which the shape holds together. */
  private make(spec: Omit<PuzzleSpec, 'size'>, turn: number): Puzzle {
    const { cellArea, pitch } = tilingOf(spec.cells);
    for (let i = 0; i < COUNTS.length; i++) {
      const side = Math.sqrt(COUNTS[(turn + i) % COUNTS.length] * cellArea);
      const size: Size = [Math.max(1, Math.round(side / pitch[0])), Math.max(1, Math.round(side / pitch[1]))];
      try {
        this.grids.gridOf({ ...spec, size });
      } catch (error) {
        if (error instanceof Refusal && error.kind === 'wish') continue;
        throw error;
      }
      try {
        return generate({ ...spec, size }, this.grids);
      } catch (error) {
        if (!(error instanceof Refusal && error.kind === 'wish')) throw error;
        this.refused.add(`${spec.cells} ${spec.algorithm}`);
        return generate({ ...spec, size, algorithm: 'kruskal' }, this.grids);
      }
    }
    throw new Error(`no size works for ${spec.cells} in ${titleOf(spec.shape)}`);
  }
}

export const everyPuzzle = new EveryPuzzle();

export function nameOf({ spec }: Puzzle): string {
  const { cells, shape, algorithm, openings, edge, braid, size } = spec;
  return `${algorithm} on ${cells}, ${titleOf(shape)}, ${size.join('×')}, ${edge}, ${openings}, braid ${braid}`;
}

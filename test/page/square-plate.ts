import { generate } from '../../src/puzzle/generate.ts';
import { GridCache } from '../../src/puzzle/grids.ts';
import { drawPlate, type Plate } from '../../src/puzzle/plate.ts';
import type { PuzzleSpec } from '../../src/puzzle/spec.ts';

/** A maze of squares by the backtracker, for pages on which it does not matter which. */
export function squarePlate(spec: Pick<PuzzleSpec, 'openings' | 'size' | 'seed'>): Plate {
  const squares = { cells: 'square', shape: 'rectangle', edge: 'smooth', algorithm: 'backtracker' } as const;
  return drawPlate(generate({ ...squares, ...spec, braid: 0 }, new GridCache()));
}

import { cellAcross, type Grid, OUTSIDE } from '../grid/grid.ts';
import type { Random } from '../random.ts';
import type { CodedVariant } from '../registry.ts';

/** States of a door, one byte for each edge. A door that is not open *is* a wall. */
export const CLOSED = 0b00;
export const OPEN = 0b01;
/** Looked at, and never to be opened: it would join two rooms that are joined already. */
export const LOCKED = 0b11;

export type Doors = Uint8Array;

/** A grid and the state of the door in each of its edges. */
export interface Maze {
  readonly grid: Grid;
  readonly doors: Doors;
}

/** Opens doors until every cell can be reached from every other in exactly one way (a spanning tree). */
export interface Carver extends CodedVariant {
  /** The grades that its mazes suit when bookgen chooses. */
  readonly suits: readonly ('easy' | 'medium' | 'hard' | 'expert')[];
  /** Border doors stay closed. */
  carve(grid: Grid, random: Random): Doors;
}

/** Cells next to this one, whatever stands between; at most as many as it has sides. */
export function* neighboursOf(grid: Grid, cell: number): Generator<{ next: number; edge: number }> {
  for (let side = grid.sidesOfCell[cell]; side < grid.sidesOfCell[cell + 1]; side++) {
    const edge = grid.edgeOfSide[side];
    const next = cellAcross(grid, edge, cell);
    if (next !== OUTSIDE) yield { next, edge };
  }
}

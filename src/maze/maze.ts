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

/** How a carver is to work, where it has a choice. */
export interface Manner {
  /** One of the carver's `ways`; empty if it has none. */
  readonly way: string;
  /** 0 to 100, of what its `rate` says; 0 if it has none. */
  readonly rate: number;
}

/** Opens doors until every cell can be reached from every other in exactly one way (a spanning tree). */
export interface Carver extends CodedVariant {
  /** The grades that its mazes suit when bookgen chooses; none if it is never chosen unasked. */
  readonly suits: readonly ('easy' | 'medium' | 'hard' | 'expert')[];
  /** Ways of working that people choose by name, `hunt-and-kill:columns`: the usual one first, at most 8. Codes
   * rely on their order. */
  readonly ways?: readonly string[];
  /** A whole percentage that people choose, `growing-tree:30`, and what it is a share of. */
  readonly rate?: { readonly of: string; readonly usual: number };
  /** Walls as thick as corridors. */
  readonly thickWalls?: true;
  /**
   * Border doors stay closed.
   * @throws Refusal (wish) where the grid lacks what it needs, such as rows
   */
  carve(grid: Grid, random: Random, manner: Manner): Doors;
}

/** Cells next to this one, whatever stands between; at most as many as it has sides. */
export function* neighboursOf(grid: Grid, cell: number): Generator<{ next: number; edge: number }> {
  for (let side = grid.sidesOfCell[cell]; side < grid.sidesOfCell[cell + 1]; side++) {
    const edge = grid.edgeOfSide[side];
    const next = cellAcross(grid, edge, cell);
    if (next !== OUTSIDE) yield { next, edge };
  }
}

/** How a carver works unless a person chooses. */
export function usualMannerOf({ ways = [''], rate }: Carver): Manner {
  return { way: ways[0], rate: rate?.usual ?? 0 };
}

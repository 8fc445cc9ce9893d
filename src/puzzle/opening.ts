import type { Maze } from '../maze/maze.ts';
import type { CodedVariant } from '../registry.ts';

/** Where a way begins or ends: a gap in the border, or a spot in a cell. */
export interface Stop {
  readonly cell: number;
  /** The border edge that stands open; undefined for a spot. */
  readonly edge?: number;
}

/** A rule that says where the way begins and ends. Its id is 0 to 7, since a code has 3 bits for it. */
export interface Openings extends CodedVariant {
  /** How to begin and how to end, in words for the person who solves it. */
  readonly howTo: readonly [begin: string, end: string];
  /** Whether puzzle pages show the spots; answers always do. */
  readonly shown: boolean;
  /**
   * @param maze a perfect maze with a closed border
   * @param clear clear ground before a gap, in corridors, where there is a choice
   * @returns where the way begins and where it ends: never in a hole's border, nor in one cell unless there is one
   */
  choose(maze: Maze, clear: number): [Stop, Stop];
}

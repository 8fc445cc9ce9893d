import { cellAcross, type Grid, OUTSIDE } from '../grid/grid.ts';

/** What a set was split into. Part i begins at `starts[i]` and ends where the next one begins. */
export interface Split {
  readonly starts: readonly number[];
  /** Whether the cells of each part have just the edges that join them, and no loop. */
  readonly isTree: readonly boolean[];
  /** Edges from one part to another. */
  readonly between: readonly number[];
}

/**
 * Connected sets of cells, each to be split into smaller ones. A set is a run of `cells`, given by where it begins
 * and ends.
 */
export class CellSets {
  readonly cells: Int32Array;
  private readonly regrouped: Int32Array;
  /** All of a set bears one number; newer sets bear greater numbers. */
  private readonly numberOfCell: Int32Array;
  private numbers = 1;
  private firstPart = 0;

  constructor(private readonly grid: Grid) {
    this.cells = Int32Array.from({ length: grid.cellCount }, (_, cell) => cell);
    this.regrouped = new Int32Array(grid.cellCount);
    this.numberOfCell = new Int32Array(grid.cellCount);
  }

  /** Which part of the set that was split last has this cell, from 0. */
  partOf(cell: number): number {
    return this.numberOfCell[cell] - this.firstPart;
  }

  /**
   * Splits a set between its cells of either `side` (0 or 1 by cell), and each half into parts that are connected.
   * The parts are runs one after another in place of the set.
   */
  split(from: number, to: number, side: Uint8Array): Split {
    const { cells, regrouped, numberOfCell } = this;
    const { sidesOfCell, edgeOfSide } = this.grid;
    const whole = this.numbers++;
    this.firstPart = whole + 1;
    for (let at = from; at < to; at++) numberOfCell[cells[at]] = whole;
    const starts: number[] = [];
    const isTree: boolean[] = [];
    const between: number[] = [];
    let end = from;
    for (let at = from; at < to; at++) {
      if (numberOfCell[cells[at]] !== whole) continue;
      const part = this.numbers++;
      const start = end;
      let ways = 0;
      numberOfCell[cells[at]] = part;
      regrouped[end++] = cells[at];
      for (let place = start; place < end; place++) {
        const cell = regrouped[place];
        for (let s = sidesOfCell[cell]; s < sidesOfCell[cell + 1]; s++) {
          const next = cellAcross(this.grid, edgeOfSide[s], cell);
          if (next === OUTSIDE || numberOfCell[next] < whole) continue;
          if (side[next] !== side[cell]) {
            if (side[cell] === 0) between.push(edgeOfSide[s]);
            continue;
          }
          ways++;
          if (numberOfCell[next] !== whole) continue;
          numberOfCell[next] = part;
          regrouped[end++] = next;
        }
      }
      starts.push(start);
      isTree.push(ways === 2 * (end - start - 1));
    }
    cells.set(regrouped.subarray(from, to), from);
    return { starts, isTree, between };
  }

  /** Edges between the cells of a set. */
  edgesWithin(from: number, to: number): number[] {
    const { cells, numberOfCell } = this;
    const { cellsOfEdge, sidesOfCell, edgeOfSide } = this.grid;
    const edges: number[] = [];
    for (let at = from; at < to; at++) {
      const cell = cells[at];
      for (let s = sidesOfCell[cell]; s < sidesOfCell[cell + 1]; s++) {
        const edge = edgeOfSide[s];
        const next = cellsOfEdge[2 * edge + 1];
        // Of its two cells, only the first tells of an edge.
        if (cellsOfEdge[2 * edge] !== cell || next === OUTSIDE) continue;
        if (numberOfCell[next] === numberOfCell[cell]) edges.push(edge);
      }
    }
    return edges;
  }
}

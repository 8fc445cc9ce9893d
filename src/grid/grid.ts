/**
 * The welded planar graph of a maze's cells. Ids are whole numbers from 0: a *cell*, an *edge*, a *side*
 * (an edge as one of its cells sees it), a *piece* (one straight or bulged part of an edge), a *point*.
 * An array named `resultOfIndex` is indexed by what follows "Of". Rows of unequal length are stored one
 * after another: row i of `edgeOfSide` runs from `sidesOfCell[i]` up to `sidesOfCell[i + 1]`, so that one
 * array serves as polygon and as adjacency:
 *
 *        e1           sidesOfCell = [0, 4, …]
 *     +------+        edgeOfSide  = [e0, e1, e2, e3, …]   in ring order, the way angles grow:
 *  e0 | cell | e2                                         clockwise on a page, whose y runs down
 *     +------+        cellsOfEdge[2e], [2e + 1]           the two cells; OUTSIDE (-1) second at the border
 *        e3
 *
 * An edge is the whole run of boundary that two cells share, whatever its pieces. At the border a run is
 * cut at its sharp turns and at a corridor's width or so, so that each such edge can be an opening.
 */
export interface Grid {
  readonly cellCount: number;
  readonly edgeCount: number;
  /** Points at which edges end: those that count in Euler's formula. */
  readonly cornerCount: number;
  readonly sidesOfCell: Int32Array;
  readonly edgeOfSide: Int32Array;
  readonly cellsOfEdge: Int32Array;
  readonly piecesOfEdge: Int32Array;
  /** First and last point of each piece, in the ring order of the edge's first cell. */
  readonly endsOfPiece: Int32Array;
  /** tan(sweep / 4), from first point to last. */
  readonly bulgeOfPiece: Float64Array;
  readonly xyOfPoint: Float64Array;
  /** Centroid of each cell. */
  readonly xyOfCell: Float64Array;
  /** For each edge INNER, OUTER (on an outer border) or the number, from 1, of the hole it borders. */
  readonly borderOfEdge: Int32Array;
  readonly holeCount: number;
  /** Usual width of a corridor: the mean of 4 · area / perimeter, a cell's inscribed circle if regular. */
  readonly corridor: number;
  /** Cells that an outline cut off from the rest, and that were left out. */
  readonly crumbs?: number;
  /** Smallest and largest x and y of the cells' points. */
  readonly bounds: readonly [left: number, top: number, right: number, bottom: number];
}

export const OUTSIDE = -1;
export const INNER = -1;
export const OUTER = 0;

/** The cell on the other side of an edge, or OUTSIDE. */
export function cellAcross(grid: Grid, edge: number, cell: number): number {
  const { cellsOfEdge } = grid;
  return cellsOfEdge[2 * edge] === cell ? cellsOfEdge[2 * edge + 1] : cellsOfEdge[2 * edge];
}

/**
 * The parts of a grid that no passage could ever join: the number of each cell's part, and how many cells each has.
 * One part is a sound grid.
 */
export function partsOf(grid: Grid): { partOfCell: Int32Array; sizes: number[] } {
  const partOfCell = new Int32Array(grid.cellCount).fill(-1);
  const sizes: number[] = [];
  const stack: number[] = [];
  for (let start = 0; start < grid.cellCount; start++) {
    if (partOfCell[start] !== -1) continue;
    const part = sizes.length;
    let size = 0;
    partOfCell[start] = part;
    stack.push(start);
    while (stack.length > 0) {
      const cell = stack.pop() as number;
      size++;
      for (let side = grid.sidesOfCell[cell]; side < grid.sidesOfCell[cell + 1]; side++) {
        const next = cellAcross(grid, grid.edgeOfSide[side], cell);
        if (next === OUTSIDE || partOfCell[next] !== -1) continue;
        partOfCell[next] = part;
        stack.push(next);
      }
    }
    sizes.push(size);
  }
  return { partOfCell, sizes };
}

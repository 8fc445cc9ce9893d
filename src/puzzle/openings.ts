import { middleOf } from '../geometry/arc.ts';
import { cellAcross, type Grid, OUTER } from '../grid/grid.ts';
import { type Maze, OPEN } from '../maze/maze.ts';

/** A gap in the border: the cell it leads into, the border edge that it opens. */
export interface Opening {
  readonly cell: number;
  readonly edge: number;
}

/**
 * Chooses entrance and exit: of all pairs of cells on the outer border that lie at least half the maze's width
 * apart, the pair with the longest way between them. (Where no two lie so far apart, in mazes of a few cells, any
 * pair may be chosen.) The entrance is the upper one.
 *
 * Exact, on a perfect maze. In a tree the farthest border cell from any cell is an end of the longest of all
 * ways between border cells; so two sweeps bound what each cell can reach, and cells are tried in that order
 * until none of the rest can do better. Mostly the first few settle it.
 */
export function farthestOpenings({ grid, doors }: Maze): [Opening, Opening] {
  const cells = borderCells(grid);
  if (cells.length === 1) {
    const edges = borderEdgesOf(grid, cells[0]);
    return [
      { cell: cells[0], edge: edges[0] },
      { cell: cells[0], edge: edges[Math.floor(edges.length / 2)] },
    ];
  }
  const lengths = new LengthsFrom(grid, doors);
  const [left, , right] = grid.bounds;
  const apart = (right - left) / 2 - 1e-6;
  const [one, other] = farthestPair(grid, cells, lengths, apart) ?? farthestPair(grid, cells, lengths, 0)!;
  const { xyOfCell: xy } = grid;
  const isUpper = (a: number, b: number): boolean => {
    const higher = Math.round((xy[2 * b + 1] - xy[2 * a + 1]) * 1e6);
    return higher === 0 ? xy[2 * a] < xy[2 * b] : higher > 0;
  };
  const [entrance, exit] = isUpper(one, other) ? [one, other] : [other, one];
  return [
    { cell: entrance, edge: edgeFacingAway(grid, entrance, exit) },
    { cell: exit, edge: edgeFacingAway(grid, exit, entrance) },
  ];
}

function borderCells(grid: Grid): number[] {
  const cells: number[] = [];
  for (let cell = 0; cell < grid.cellCount; cell++)
    if (borderEdgesOf(grid, cell).length > 0) cells.push(cell);
  return cells;
}

function borderEdgesOf(grid: Grid, cell: number): number[] {
  const edges: number[] = [];
  for (let side = grid.sidesOfCell[cell]; side < grid.sidesOfCell[cell + 1]; side++) {
    const edge = grid.edgeOfSide[side];
    if (grid.borderOfEdge[edge] === OUTER) edges.push(edge);
  }
  return edges;
}

/** Steps from one cell to all others, in arrays that are used again. */
class LengthsFrom {
  readonly lengthOfCell: Int32Array;
  private readonly queue: Int32Array;

  constructor(
    private readonly grid: Grid,
    private readonly doors: Uint8Array,
  ) {
    this.lengthOfCell = new Int32Array(grid.cellCount);
    this.queue = new Int32Array(grid.cellCount);
  }

  sweep(start: number): Int32Array {
    const { grid, doors, lengthOfCell, queue } = this;
    lengthOfCell.fill(-1);
    lengthOfCell[start] = 0;
    queue[0] = start;
    for (let head = 0, count = 1; head < count; head++) {
      const cell = queue[head];
      for (let side = grid.sidesOfCell[cell]; side < grid.sidesOfCell[cell + 1]; side++) {
        const edge = grid.edgeOfSide[side];
        if (doors[edge] !== OPEN) continue;
        const next = cellAcross(grid, edge, cell);
        if (lengthOfCell[next] !== -1) continue;
        lengthOfCell[next] = lengthOfCell[cell] + 1;
        queue[count++] = next;
      }
    }
    return lengthOfCell;
  }
}

function farthestPair(
  grid: Grid,
  cells: readonly number[],
  lengths: LengthsFrom,
  apart: number,
): [number, number] | undefined {
  const { xyOfCell: xy } = grid;
  const isApart = (a: number, b: number): boolean =>
    Math.hypot(xy[2 * a] - xy[2 * b], xy[2 * a + 1] - xy[2 * b + 1]) >= apart;
  const farthestFrom = (start: number, wanted: (cell: number) => boolean): [number, number] => {
    const from = lengths.sweep(start);
    let farthest = -1;
    let most = 0;
    for (const cell of cells) {
      if (from[cell] > most && wanted(cell)) {
        most = from[cell];
        farthest = cell;
      }
    }
    return [farthest, most];
  };

  const [end] = farthestFrom(cells[0], () => true);
  const fromEnd = lengths.sweep(end).slice();
  const [otherEnd] = farthestFrom(end, () => true);
  const fromOtherEnd = lengths.sweep(otherEnd).slice();
  const reach = (cell: number): number => Math.max(fromEnd[cell], fromOtherEnd[cell]);
  let best: [number, number] | undefined;
  let longest = 0;
  for (const cell of [...cells].sort((a, b) => reach(b) - reach(a) || a - b)) {
    if (reach(cell) <= longest) break;
    const [partner, length] = farthestFrom(cell, (other) => isApart(cell, other));
    if (length > longest) {
      longest = length;
      best = [cell, partner];
    }
  }
  return best;
}

/** Of a cell's edges on the outer border, the one whose middle lies farthest from another cell. */
function edgeFacingAway(grid: Grid, cell: number, from: number): number {
  const { xyOfCell: xy } = grid;
  const distance = (edge: number): number => {
    const [x, y] = middleOfEdge(grid, edge);
    return Math.round(Math.hypot(x - xy[2 * from], y - xy[2 * from + 1]) * 1e6);
  };
  return borderEdgesOf(grid, cell).reduce((best, edge) => (distance(edge) > distance(best) ? edge : best));
}

/** The point half way along an edge, by its pieces: the middle piece's own middle, or a joint. */
export function middleOfEdge(grid: Grid, edge: number): [number, number] {
  const { piecesOfEdge, endsOfPiece, bulgeOfPiece, xyOfPoint: xy } = grid;
  const [first, end] = [piecesOfEdge[edge], piecesOfEdge[edge + 1]];
  const piece = (first + end) >> 1;
  const [a, b] = [endsOfPiece[2 * piece], endsOfPiece[2 * piece + 1]];
  if ((end - first) % 2 === 0) return [xy[2 * a], xy[2 * a + 1]];
  return middleOf(xy[2 * a], xy[2 * a + 1], xy[2 * b], xy[2 * b + 1], bulgeOfPiece[piece]);
}

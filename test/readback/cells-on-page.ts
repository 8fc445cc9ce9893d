import { type Grid, OUTSIDE } from '../../src/grid/grid.ts';
import { along, type Bounds, boundsOf, isWithin, lengthOf, type Point } from './page-geometry.ts';
import { reach, SegmentGrid } from './segments.ts';

/** The cells of a maze where they lie on a page, found by the bounds of its walls. Doors are not looked at. */
export interface CellsOnPage {
  readonly grid: Grid;
  /** Usual width of a corridor, in points. */
  readonly corridor: number;
  /** No disc wider than this fits into two cells next to each other, in points. */
  readonly widest: number;
  /** Each edge as straight steps. */
  readonly lineOfEdge: readonly (readonly Point[])[];
  readonly walls: SegmentGrid;
  /** The middle of a wall lies within this distance of its edge. */
  readonly tolerance: number;
}

/** How far arcs may stray from the straight steps that stand for them, in corridors. */
const STRAY = 0.0002;
/** What rounding may move a wall by, as a share of a corridor: in small mazes and in large ones. */
const ROUNDING = 0.012;
const TOLERANCE = 0.02;
/** Ink beside an edge that is nearer than this share of its length is its own. */
const SHORT = 0.05;
/** Extents that differ by less, in the grid's units, are the same. */
const SAME = 1e-6;

/**
 * A grid's bounds and its ink's bounds are the same, save where the only edge that reaches so far is a gate: then
 * there is no ink at it, and the bounds of the others count. Of all such fits the one that lies
 * nearest to the ink along the border is taken.
 */
export function placeCells(grid: Grid, lines: readonly (readonly Point[])[]): CellsOnPage {
  const drawn = edgesOf(grid);
  const border = [...drawn.keys()].filter((edge) => grid.cellsOfEdge[2 * edge + 1] === OUTSIDE);
  const ink = boundsOf(lines);
  let best: CellsOnPage | undefined;
  let least = Infinity;
  for (const bounds of possibleBounds(border.map((edge) => drawn[edge]))) {
    const scale =
      ink.width > ink.height ? ink.width / bounds.width : ink.height / Math.max(SAME, bounds.height);
    const moved = ([x, y]: Point): Point => [
      ink.left + (x - bounds.left) * scale,
      ink.top + (y - bounds.top) * scale,
    ];
    const corridor = grid.corridor * scale;
    const placed = {
      grid,
      corridor,
      widest: widestOf(grid, drawn) * scale,
      lineOfEdge: drawn.map((line) => line.map(moved)),
      walls: best?.walls ?? new SegmentGrid(corridor / 2).addLines(lines),
      tolerance: TOLERANCE * corridor,
    };
    const { walls, lineOfEdge, tolerance } = placed;
    const off = border.reduce((sum, edge) => {
      const [one, other] = [0.3, 0.6].map((share) =>
        walls.distance(along(lineOfEdge[edge], share), tolerance),
      );
      return sum + Math.min(tolerance, one) + Math.min(tolerance, other);
    }, 0);
    if (off < least) [least, best] = [off, placed];
  }
  return best as CellsOnPage;
}

/** Whether there is ink at these shares of an edge's length: about short edges, other walls' ink is near as well. */
export function inkAlong(
  { walls, corridor, tolerance, lineOfEdge }: CellsOnPage,
  edge: number,
  shares: readonly number[],
): boolean[] {
  const line = lineOfEdge[edge];
  const near = Math.min(tolerance, Math.max(ROUNDING * corridor, SHORT * lengthOf(line)));
  return shares.map((share) => walls.distance(along(line, share), near) < Infinity);
}

/** Finds the cell at a place, by squares about as large as a cell. */
export class CellFinder {
  private readonly cellsOfSquare = new Map<string, number[]>();
  private readonly rings: Point[][];

  constructor(private readonly cells: CellsOnPage) {
    const { grid, corridor } = cells;
    this.rings = Array.from({ length: grid.cellCount }, (_, cell) => ringOf(grid, cells.lineOfEdge, cell));
    this.rings.forEach((ring, cell) => {
      const { left, top, right, bottom } = boundsOf([ring]);
      for (let y = Math.floor(top / corridor); y <= Math.floor(bottom / corridor); y++) {
        for (let x = Math.floor(left / corridor); x <= Math.floor(right / corridor); x++) {
          const key = `${x},${y}`;
          const here = this.cellsOfSquare.get(key);
          if (here) here.push(cell);
          else this.cellsOfSquare.set(key, [cell]);
        }
      }
    });
  }

  /** The cell around a place; OUTSIDE if there is none. */
  at(place: Point): number {
    const { corridor } = this.cells;
    const key = `${Math.floor(place[0] / corridor)},${Math.floor(place[1] / corridor)}`;
    return this.cellsOfSquare.get(key)?.find((cell) => isWithin(place, this.rings[cell])) ?? OUTSIDE;
  }

  /** Distance from a place to the boundary of a cell. */
  toBoundary(place: Point, cell: number): number {
    const ring = this.rings[cell];
    return Math.min(...ring.map((point, i) => reach(place, ring.at(i - 1) as Point, point).distance));
  }
}

/** Each edge of a grid as straight steps, in its own units. */
function edgesOf(grid: Grid): Point[][] {
  const { piecesOfEdge, endsOfPiece, bulgeOfPiece, xyOfPoint } = grid;
  const at = (point: number): Point => [xyOfPoint[2 * point], xyOfPoint[2 * point + 1]];
  return Array.from({ length: grid.edgeCount }, (_, edge) => {
    const line: Point[] = [at(endsOfPiece[2 * piecesOfEdge[edge]])];
    for (let piece = piecesOfEdge[edge]; piece < piecesOfEdge[edge + 1]; piece++) {
      const [a, b] = [at(endsOfPiece[2 * piece]), at(endsOfPiece[2 * piece + 1])];
      line.push(...arcFrom(a, b, 4 * Math.atan(bulgeOfPiece[piece]), STRAY * grid.corridor));
    }
    return line;
  });
}

/** Points of the arc from a to b, whose tangent turns by `sweep` on the way, without a. */
function arcFrom(a: Point, b: Point, sweep: number, stray: number): Point[] {
  if (sweep === 0) return [b];
  // A step of an angle s strays by r s² / 8.
  const radius = Math.abs(lengthOf([a, b]) / (2 * Math.sin(sweep / 2)));
  const count = Math.ceil(Math.abs(sweep) * Math.sqrt(radius / (8 * stray)));
  const points: Point[] = [];
  for (let i = 1; i < count; i++) {
    // The chord to a point lies at half the angle that is left to turn from there, and is as long as its sine.
    const turned = (sweep * i) / count;
    const length = Math.sin(turned / 2) / Math.sin(sweep / 2);
    const angle = (turned - sweep) / 2;
    const [dx, dy] = [(b[0] - a[0]) * length, (b[1] - a[1]) * length];
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    points.push([a[0] + dx * cos - dy * sin, a[1] + dx * sin + dy * cos]);
  }
  return [...points, b];
}

function ringOf(grid: Grid, lineOfEdge: readonly (readonly Point[])[], cell: number): Point[] {
  const ring: Point[] = [];
  for (let side = grid.sidesOfCell[cell]; side < grid.sidesOfCell[cell + 1]; side++) {
    const edge = grid.edgeOfSide[side];
    const line = lineOfEdge[edge];
    ring.push(...(grid.cellsOfEdge[2 * edge] === cell ? line : line.toReversed()).slice(1));
  }
  return ring;
}

/** No disc that fits into two cells with an open door between them is wider than one with the same area. */
function widestOf(grid: Grid, drawn: readonly (readonly Point[])[]): number {
  const areas = Array.from({ length: grid.cellCount }, (_, cell) => areaOf(ringOf(grid, drawn, cell)));
  let most = 0;
  for (let edge = 0; edge < grid.edgeCount; edge++) {
    const [one, other] = [grid.cellsOfEdge[2 * edge], grid.cellsOfEdge[2 * edge + 1]];
    most = Math.max(most, areas[one] + (other === OUTSIDE ? 0 : areas[other]));
  }
  return 2 * Math.sqrt(most / Math.PI);
}

function areaOf(ring: readonly Point[]): number {
  const double = ring.reduce((sum, [x, y], i) => {
    const [fromX, fromY] = ring.at(i - 1) as Point;
    return sum + fromX * y - x * fromY;
  }, 0);
  return Math.abs(double) / 2;
}

/** Bounds of all border edges, and those without one or two of the edges that alone reach so far. */
function* possibleBounds(border: readonly (readonly Point[])[]): Generator<Bounds> {
  const all = boundsOf(border);
  yield all;
  const alone = border.filter((line) => {
    const own = boundsOf([line]);
    const isFar =
      own.left - all.left < SAME ||
      own.top - all.top < SAME ||
      all.right - own.right < SAME ||
      all.bottom - own.bottom < SAME;
    if (!isFar) return false;
    const rest = boundsOf(border.filter((other) => other !== line));
    return Math.max(all.width - rest.width, all.height - rest.height) > SAME;
  });
  for (const one of alone) yield boundsOf(border.filter((line) => line !== one));
  for (const [i, one] of alone.entries()) {
    for (const other of alone.slice(i + 1))
      yield boundsOf(border.filter((line) => line !== one && line !== other));
  }
}

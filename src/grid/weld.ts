import { lengthOf } from '../geometry/arc.ts';
import { boundsOf, centroidOf, doubleArea, flatten, reversed } from '../geometry/ring.ts';
import { findBorders } from './border.ts';
import { type Grid, OUTSIDE } from './grid.ts';
import { PointIndex } from './point-index.ts';
import type { Tile } from './types.ts';

/** Where a run of border pieces turns by more than this (radians), at one point or bit by bit, it is two openings. */
const SHARP = 0.7;
/** Border pieces shorter than this part of a cell's width never stand alone. */
const SPLINTER = 1 / 3;
/** A run of border grows no longer than this many cell widths. */
const LONGEST_RUN = 1.7;

/** A tile's boundary after its corners became points; piece ids and whether each runs the tile's way. */
interface Boundary {
  readonly pieces: Int32Array;
  /** Square root of the tile's area. */
  readonly width: number;
}

/** Builds the planar graph of some tiles: corners become shared points, sides shared edges. */
export function weld(tiles: readonly Tile[]): Grid {
  const points = new PointIndex();
  const pieces = new PieceIndex();
  const xyOfCell = new Float64Array(2 * tiles.length);
  let corridors = 0;

  const flat = tiles.map(flatten);
  const boundaries = tiles.map((tile, cell): Boundary => {
    const area = doubleArea(flat[cell]) / 2;
    [xyOfCell[2 * cell], xyOfCell[2 * cell + 1]] = centroidOf(flat[cell]);
    const ring = area > 0 ? tile : reversed(tile);
    const ids = ring.map(([x, y]) => points.idOf(x, y));
    let perimeter = 0;
    const own = ring.map(([x, y, bulge = 0], i) => {
      const next = (i + 1) % ring.length;
      perimeter += lengthOf(x, y, ring[next][0], ring[next][1], bulge);
      return pieces.idOf(ids[i], ids[next], bulge, cell);
    });
    corridors += (4 * Math.abs(area)) / perimeter;
    return { pieces: Int32Array.from(own), width: Math.sqrt(Math.abs(area)) };
  });

  const graph = {
    ends: pieces.ends,
    bulges: pieces.bulges,
    cells: pieces.cells,
    xy: Float64Array.from(points.xy),
  };
  const runs = new RunBuilder(graph);
  for (let cell = 0; cell < tiles.length; cell++) runs.addCell(cell, boundaries[cell]);
  const edges = runs.finish();
  const { borderOfEdge, holeCount } = findBorders(edges, graph.xy);
  const ending = new Uint8Array(graph.xy.length / 2);
  for (let edge = 0; edge < edges.edgeCount; edge++) {
    ending[edges.endsOfPiece[2 * edges.piecesOfEdge[edge]]] = 1;
    ending[edges.endsOfPiece[2 * edges.piecesOfEdge[edge + 1] - 1]] = 1;
  }
  return {
    cellCount: tiles.length,
    cornerCount: ending.reduce((sum, is) => sum + is, 0),
    ...edges,
    xyOfPoint: graph.xy,
    xyOfCell,
    borderOfEdge,
    holeCount,
    corridor: corridors / tiles.length,
    bounds: boundsOf(flat),
  };
}

/** Gives the side that two tiles share one id, and notes both tiles. */
class PieceIndex {
  readonly ends: number[] = [];
  readonly bulges: number[] = [];
  readonly cells: number[] = [];
  /** The newest piece at each point that has the lower number of the piece's two, and the one before that. */
  private readonly newestOfPoint: number[] = [];
  private readonly olderOfPiece: number[] = [];

  idOf(from: number, to: number, bulge: number, cell: number): number {
    const low = Math.min(from, to);
    const newest = this.newestOfPoint[low] ?? -1;
    for (let id = newest; id !== -1; id = this.olderOfPiece[id]) {
      const isOpposite = this.ends[2 * id] === to && this.ends[2 * id + 1] === from;
      if (!isOpposite && !(this.ends[2 * id] === from && this.ends[2 * id + 1] === to)) continue;
      if (Math.abs(this.bulges[id] + (isOpposite ? bulge : -bulge)) >= 1e-6) continue;
      // All rings run the same way, so the second tile along a side meets it backwards, and there is no third.
      if (!isOpposite || this.cells[2 * id + 1] !== OUTSIDE)
        throw new Error(`weld: tiles overlap in cell ${cell}`);
      this.cells[2 * id + 1] = cell;
      return id;
    }
    const id = this.bulges.length;
    this.ends.push(from, to);
    this.bulges.push(bulge);
    this.cells.push(cell, OUTSIDE);
    this.olderOfPiece.push(newest);
    while (this.newestOfPoint.length <= low) this.newestOfPoint.push(-1);
    this.newestOfPoint[low] = id;
    return id;
  }
}

interface PieceGraph {
  readonly ends: readonly number[];
  readonly bulges: readonly number[];
  readonly cells: readonly number[];
  readonly xy: Float64Array;
}

/** Joins pieces into edges: each run of boundary that two cells, or a cell and the outside, share. */
class RunBuilder {
  private readonly edgeOfPiece: Int32Array;
  private readonly sidesOfCell: number[] = [0];
  private readonly edgeOfSide: number[] = [];
  private readonly cellsOfEdge: number[] = [];
  private readonly piecesOfEdge: number[] = [0];
  private readonly orderedPieces: number[] = [];

  constructor(private readonly graph: PieceGraph) {
    this.edgeOfPiece = new Int32Array(graph.bulges.length).fill(-1);
  }

  /** Cells come in order of their ids. A new edge's pieces run the way of the first cell that has it. */
  addCell(cell: number, { pieces, width }: Boundary): void {
    const count = pieces.length;
    const start = this.firstBreak(cell, pieces, width);
    let run = 0;
    let turned = 0;
    for (let i = 0; i < count; i++) {
      const piece = pieces[(start + i) % count];
      const before = pieces[(start + i + count - 1) % count];
      const neighbour = this.across(piece, cell);
      const length = this.length(piece);
      const turn = neighbour === OUTSIDE ? Math.abs(this.turn(before, piece)) : 0;
      const isBent = turned + turn > SHARP && run > SPLINTER * width;
      const fresh =
        i === 0 ||
        this.across(before, cell) !== neighbour ||
        (neighbour === OUTSIDE &&
          (isBent || this.parts(before, piece, width) || run + length > LONGEST_RUN * width));
      run = fresh ? length : run + length;
      turned = fresh ? 0 : turned + turn;
      if (this.edgeOfPiece[piece] === -1) {
        if (fresh) {
          this.cellsOfEdge.push(cell, neighbour);
          this.piecesOfEdge.push(this.orderedPieces.length);
        }
        this.edgeOfPiece[piece] = this.cellsOfEdge.length / 2 - 1;
        this.orderedPieces.push(piece);
        this.piecesOfEdge[this.piecesOfEdge.length - 1] = this.orderedPieces.length;
      }
      if (fresh) this.edgeOfSide.push(this.edgeOfPiece[piece]);
    }
    this.sidesOfCell.push(this.edgeOfSide.length);
  }

  finish() {
    const { ends, bulges } = this.graph;
    const endsOfPiece = new Int32Array(2 * this.orderedPieces.length);
    const bulgeOfPiece = new Float64Array(this.orderedPieces.length);
    this.orderedPieces.forEach((piece, i) => {
      endsOfPiece[2 * i] = ends[2 * piece];
      endsOfPiece[2 * i + 1] = ends[2 * piece + 1];
      bulgeOfPiece[i] = bulges[piece];
    });
    return {
      edgeCount: this.cellsOfEdge.length / 2,
      sidesOfCell: Int32Array.from(this.sidesOfCell),
      edgeOfSide: Int32Array.from(this.edgeOfSide),
      cellsOfEdge: Int32Array.from(this.cellsOfEdge),
      piecesOfEdge: Int32Array.from(this.piecesOfEdge),
      endsOfPiece,
      bulgeOfPiece,
    };
  }

  /** Where a cell's boundary surely starts a new edge, so that no run is cut by the ring's own start. */
  private firstBreak(cell: number, pieces: Int32Array, width: number): number {
    for (let i = 0; i < pieces.length; i++) {
      const before = pieces[(i + pieces.length - 1) % pieces.length];
      const neighbour = this.across(pieces[i], cell);
      if (this.across(before, cell) !== neighbour) return i;
      if (neighbour === OUTSIDE && this.parts(before, pieces[i], width)) return i;
    }
    return 0;
  }

  /** Whether two border pieces of one cell, one after the other, are openings apart: a true corner. */
  private parts(before: number, piece: number, width: number): boolean {
    const shortest = Math.min(this.length(before), this.length(piece));
    if (shortest < SPLINTER * width) return false;
    return Math.abs(this.turn(before, piece)) > SHARP;
  }

  /** Angle by which the border turns from a piece to the next. */
  private turn(before: number, piece: number): number {
    const turn = this.heading(piece, -1) - this.heading(before, 1);
    return Math.atan2(Math.sin(turn), Math.cos(turn));
  }

  /** Direction of a border piece at its start (-1) or at its end (1). */
  private heading(piece: number, end: -1 | 1): number {
    const { ends, bulges, xy } = this.graph;
    const [from, to] = [ends[2 * piece], ends[2 * piece + 1]];
    const chord = Math.atan2(xy[2 * to + 1] - xy[2 * from + 1], xy[2 * to] - xy[2 * from]);
    return chord + end * 2 * Math.atan(bulges[piece]);
  }

  private length(piece: number): number {
    const { ends, bulges, xy } = this.graph;
    const [from, to] = [ends[2 * piece], ends[2 * piece + 1]];
    return lengthOf(xy[2 * from], xy[2 * from + 1], xy[2 * to], xy[2 * to + 1], bulges[piece]);
  }

  private across(piece: number, cell: number): number {
    const { cells } = this.graph;
    return cells[2 * piece] === cell ? cells[2 * piece + 1] : cells[2 * piece];
  }
}

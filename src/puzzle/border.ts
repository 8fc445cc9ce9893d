import { lengthOf, middleOf, pointAlong } from '../geometry/arc.ts';
import { type Grid, OUTER } from '../grid/grid.ts';
import type { Stop } from './opening.ts';

/** An opening's ends lie at least this many corridors apart, if there is any such place in the border. */
const NARROWEST = 0.55;

/** Cells with a border edge that is wide enough for an opening; if there is none, all cells at the border. */
export function openableCells(grid: Grid): number[] {
  const all: number[] = [];
  const fit: number[] = [];
  for (let cell = 0; cell < grid.cellCount; cell++) {
    const edges = borderEdgesOf(grid, cell);
    if (edges.length > 0) all.push(cell);
    if (edges.some((edge) => isWide(grid, edge))) fit.push(cell);
  }
  return fit.length > 1 ? fit : all;
}

/** Edges of a cell on the outer border. */
export function borderEdgesOf(grid: Grid, cell: number): number[] {
  const edges: number[] = [];
  for (let side = grid.sidesOfCell[cell]; side < grid.sidesOfCell[cell + 1]; side++) {
    const edge = grid.edgeOfSide[side];
    if (grid.borderOfEdge[edge] === OUTER) edges.push(edge);
  }
  return edges;
}

/** A gap in a cell's border, at the side that is wide enough and lies farthest from another cell. */
export function gapFacingAway(grid: Grid, cell: number, from: number): Stop {
  const { xyOfCell: xy } = grid;
  const distance = (edge: number): number => {
    const [x, y] = middleOfEdge(grid, edge);
    return Math.round(Math.hypot(x - xy[2 * from], y - xy[2 * from + 1]) * 1e6);
  };
  return gapBy(grid, cell, distance);
}

/** A gap in a cell's border: of the edges that are wide enough the one for which `value` is greatest. */
export function gapBy(grid: Grid, cell: number, value: (edge: number) => number): Stop {
  const all = borderEdgesOf(grid, cell);
  const wide = all.filter((edge) => isWide(grid, edge));
  const edge = (wide.length > 0 ? wide : all).reduce((best, one) => (value(one) > value(best) ? one : best));
  return { cell, edge };
}

/** Entrance and exit of a maze with a single cell: two gaps across from each other. */
export function gapsOfOneCell(grid: Grid): [Stop, Stop] {
  const edges = borderEdgesOf(grid, 0);
  return [
    { cell: 0, edge: edges[0] },
    { cell: 0, edge: edges[Math.floor(edges.length / 2)] },
  ];
}

/** The two cells with the upper one first; of two level ones the left one. */
export function upperFirst({ xyOfCell: xy }: Grid, a: number, b: number): [number, number] {
  const higher = Math.round((xy[2 * b + 1] - xy[2 * a + 1]) * 1e6);
  const isUpper = higher === 0 ? xy[2 * a] < xy[2 * b] : higher > 0;
  return isUpper ? [a, b] : [b, a];
}

/** Whether the ends of an edge are far enough apart for an opening. */
function isWide({ piecesOfEdge, endsOfPiece, xyOfPoint: xy, corridor }: Grid, edge: number): boolean {
  const a = endsOfPiece[2 * piecesOfEdge[edge]];
  const b = endsOfPiece[2 * piecesOfEdge[edge + 1] - 1];
  return Math.hypot(xy[2 * a] - xy[2 * b], xy[2 * a + 1] - xy[2 * b + 1]) >= NARROWEST * corridor;
}

/** The point half way along an edge. */
export function middleOfEdge(grid: Grid, edge: number): [number, number] {
  const { piecesOfEdge, endsOfPiece, bulgeOfPiece, xyOfPoint: xy } = grid;
  const [first, end] = [piecesOfEdge[edge], piecesOfEdge[edge + 1]];
  const ofPiece = (piece: number): readonly [number, number, number, number, number] => {
    const [a, b] = [endsOfPiece[2 * piece], endsOfPiece[2 * piece + 1]];
    return [xy[2 * a], xy[2 * a + 1], xy[2 * b], xy[2 * b + 1], bulgeOfPiece[piece]];
  };
  if (end - first === 1) return middleOf(...ofPiece(first));
  const lengths = Array.from({ length: end - first }, (_, i) => lengthOf(...ofPiece(first + i)));
  let left = lengths.reduce((sum, length) => sum + length, 0) / 2;
  let at = 0;
  while (left > lengths[at] + 1e-9) left -= lengths[at++];
  const [x0, y0, x1, y1, bulge] = ofPiece(first + at);
  const share = left / lengths[at];
  if (share > 1 - 1e-9) return [x1, y1];
  return pointAlong(x0, y0, x1, y1, bulge, share);
}

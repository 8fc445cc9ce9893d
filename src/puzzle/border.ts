import { lengthOf, middleOf, pointAlong } from '../geometry/arc.ts';
import { type Grid, OUTER, OUTSIDE } from '../grid/grid.ts';
import type { Stop } from './opening.ts';

/** Where an arrow begins before a gate, and half its width with some space beside it, in corridors. */
const START = 0.2;
export const STRIP = 0.36;
/** An opening's ends lie at least this many corridors apart, if there is any such place in the border. */
const NARROWEST = 0.55;

/**
 * Cells with a border edge that is fit for an opening: wide enough, and with clear ground before it. If there are
 * not two such cells, those with one wide enough; or else all cells at the border.
 * @param clear how much clear ground, in corridors
 */
export function openableCells(grid: Grid, clear: number): number[] {
  const border = borderOf(grid);
  const cells = (edges: readonly number[]): number[] => [
    ...new Set(edges.map((edge) => grid.cellsOfEdge[2 * edge])),
  ];
  const outer = border.filter((edge) => grid.borderOfEdge[edge] === OUTER);
  const wide = outer.filter((edge) => isWide(grid, edge));
  const fit = wide.filter((edge) => isClear(grid, edge, clear, border));
  const choice = [fit, wide].map(cells).find((some) => some.length > 1) ?? cells(outer);
  return choice.sort((one, other) => one - other);
}

/** All border edges, those of holes too. */
function borderOf(grid: Grid): number[] {
  const edges: number[] = [];
  for (let edge = 0; edge < grid.edgeCount; edge++) {
    if (grid.cellsOfEdge[2 * edge + 1] === OUTSIDE) edges.push(edge);
  }
  return edges;
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

/** A gap in a cell's border, at the fit side that lies farthest from another cell. */
export function gapFacingAway(grid: Grid, cell: number, from: number, clear: number): Stop {
  const { xyOfCell: xy } = grid;
  const distance = (edge: number): number => {
    const [x, y] = middleOfEdge(grid, edge);
    return Math.round(Math.hypot(x - xy[2 * from], y - xy[2 * from + 1]) * 1e6);
  };
  return gapBy(grid, cell, clear, distance);
}

/** A gap in a cell's border: of the fit edges, or else the wide ones, the one for which `value` is greatest. */
export function gapBy(grid: Grid, cell: number, clear: number, value: (edge: number) => number): Stop {
  const all = borderEdgesOf(grid, cell);
  const wide = all.filter((edge) => isWide(grid, edge));
  const border = borderOf(grid);
  const fit = wide.filter((edge) => isClear(grid, edge, clear, border));
  const choice = [fit, wide].find((edges) => edges.length > 0) ?? all;
  const edge = choice.reduce((best, one) => (value(one) > value(best) ? one : best));
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

function isClear(grid: Grid, edge: number, clear: number, border: readonly number[]): boolean {
  return clear === 0 || roomBefore(grid, edge, STRIP, border) >= clear * grid.corridor;
}

/** Direction out of the maze at a border edge: square to the line between its ends, away from its cell. */
export function outwards(grid: Grid, edge: number): [number, number] {
  const { cellsOfEdge, endsOfPiece, piecesOfEdge, xyOfPoint: xy } = grid;
  if (cellsOfEdge[2 * edge + 1] !== OUTSIDE) throw new Error(`edge ${edge} is not on the border`);
  const a = endsOfPiece[2 * piecesOfEdge[edge]];
  const b = endsOfPiece[2 * piecesOfEdge[edge + 1] - 1];
  const [x, y] = [xy[2 * b] - xy[2 * a], xy[2 * b + 1] - xy[2 * a + 1]];
  const length = Math.hypot(x, y);
  // Cells lie to the right of their sides on a page, since rings run clockwise there; so out is to the left.
  return [y / length, -x / length];
}

/** How far one can go straight out of an opening before a strip as wide as an arrow meets the border again. */
export function roomBefore(
  grid: Grid,
  opening: number,
  strip: number,
  border: readonly number[] = borderOf(grid),
): number {
  const [x, y] = middleOfEdge(grid, opening);
  const [outX, outY] = outwards(grid, opening);
  const { piecesOfEdge, endsOfPiece, xyOfPoint: xy } = grid;
  let room = Infinity;
  for (const edge of border) {
    if (edge === opening) continue;
    for (let piece = piecesOfEdge[edge]; piece < piecesOfEdge[edge + 1]; piece++) {
      const [a, b] = [endsOfPiece[2 * piece], endsOfPiece[2 * piece + 1]];
      const ahead = Math.max(
        (xy[2 * a] - x) * outX + (xy[2 * a + 1] - y) * outY,
        (xy[2 * b] - x) * outX + (xy[2 * b + 1] - y) * outY,
      );
      if (ahead <= START * grid.corridor) continue;
      for (let share = 0; share <= 1; share += 1 / 8) {
        const dx = xy[2 * a] + share * (xy[2 * b] - xy[2 * a]) - x;
        const dy = xy[2 * a + 1] + share * (xy[2 * b + 1] - xy[2 * a + 1]) - y;
        const along = dx * outX + dy * outY;
        const aside = Math.abs(dx * outY - dy * outX);
        if (along > START * grid.corridor && aside < strip * grid.corridor) room = Math.min(room, along);
      }
    }
  }
  return room;
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

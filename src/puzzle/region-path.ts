import { arcTo, type Path, PathBuilder } from '../geometry/path.ts';
import { cellAcross, type Grid } from '../grid/grid.ts';

const NONE = -1;

/**
 * The region that some cells cover, as a path to fill: only sides with no cell of the region beyond are drawn, each
 * with the region on the same hand, so that holes stay free by either rule of filling.
 * @param toUnits maps a point of the grid to whole units
 */
export function regionPath(
  grid: Grid,
  cells: readonly number[],
  toUnits: (x: number, y: number) => readonly [number, number],
): Path {
  const inside = new Uint8Array(grid.cellCount);
  for (const cell of cells) inside[cell] = 1;
  // Pieces of the region's border, and for each point a list of those that leave from it: a first, and a next of each.
  const ends: number[] = [];
  const bulges: number[] = [];
  const nextOfPiece: number[] = [];
  const firstOfPoint = new Int32Array(grid.xyOfPoint.length / 2).fill(NONE);
  const add = (from: number, to: number, bulge: number): void => {
    nextOfPiece.push(firstOfPoint[from]);
    firstOfPoint[from] = bulges.length;
    ends.push(from, to);
    bulges.push(bulge);
  };
  for (const cell of cells) {
    for (let side = grid.sidesOfCell[cell]; side < grid.sidesOfCell[cell + 1]; side++) {
      const edge = grid.edgeOfSide[side];
      if (inside[cellAcross(grid, edge, cell)]) continue;
      const isFirst = grid.cellsOfEdge[2 * edge] === cell;
      for (let piece = grid.piecesOfEdge[edge]; piece < grid.piecesOfEdge[edge + 1]; piece++) {
        const [a, b] = [grid.endsOfPiece[2 * piece], grid.endsOfPiece[2 * piece + 1]];
        const bulge = grid.bulgeOfPiece[piece];
        if (isFirst) add(a, b, bulge);
        else add(b, a, -bulge);
      }
    }
  }
  // As many pieces come to a point as leave it: whichever is taken, one gets back to where one began.
  const xy = grid.xyOfPoint;
  const pen = new PathBuilder(toUnits);
  for (let start = 0; start < bulges.length; start++) {
    const first = ends[2 * start];
    if (firstOfPoint[first] === NONE) continue;
    pen.moveTo(xy[2 * first], xy[2 * first + 1]);
    let point = first;
    do {
      const piece = firstOfPoint[point];
      firstOfPoint[point] = nextOfPiece[piece];
      const to = ends[2 * piece + 1];
      const [x, y] = [xy[2 * to], xy[2 * to + 1]];
      if (bulges[piece] !== 0) arcTo(pen, xy[2 * point], xy[2 * point + 1], x, y, bulges[piece]);
      else if (to !== first) pen.lineTo(x, y);
      point = to;
    } while (point !== first);
    pen.closePath();
  }
  return pen.path();
}

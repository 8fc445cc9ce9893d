import { cellAcross, type Grid, OUTSIDE } from '../grid/grid.ts';
import { Refusal } from '../refusal.ts';

/** An edge is upright, and the cells beside it are side by side, if it rises more than this times its width: 50°. */
const UPRIGHT = 1.2;
/** Part of the upright edges that may stand between cells of different rows. */
const ASTRAY = 0.1;
/** Part of the cells that may be in rows whose middles differ in height by more than TALL corridors. */
const CROOKED = 0.2;
const TALL = 0.75;
/** Rows that differ by less than this in height are level, and come in order from the left. */
const LEVEL = 1e-6;
const NONE = -1;

/** Cells in rows, from the top row down, each a chain of neighbours from left to right. */
interface Rows {
  /** Row i is `cells` from `startOfRow[i]` up to `startOfRow[i + 1]`. */
  readonly startOfRow: readonly number[];
  readonly cells: Int32Array;
  readonly rowOfCell: Int32Array;
  /** Edge between a cell and the next in its row; -1 for the last. */
  readonly edgeToRight: Int32Array;
}

/**
 * Finds rows by walking sideways through upright edges. They follow from the form of the cells alone:
 *
 *     +---+---+---+      /\‾‾/\‾‾/       / \ / \      bricks as squares; in an outline one height may
 *     | → | → |   |     / →\/→ \/       | → |   |     hold several rows, each of them whole
 *     +---+---+---+     ‾‾‾‾‾‾‾‾         \ / \ /
 *
 * A cell has one neighbour at most on either side: the one with which it shares the longest upright edge. Too many
 * cells with more of them, or rows that wind up and down, are no rows. Only cells inside are judged, since an
 * outline may have cut those at the border.
 * @throws Refusal (wish) if there are no rows
 */
export function rowsOf(grid: Grid, carver: string): Rows {
  const { cellCount, xyOfCell } = grid;
  const { edgeToLeft, edgeToRight, isUpright } = uprightEdgesOf(grid);
  const isInside = insideCellsOf(grid);
  const cells = new Int32Array(cellCount);
  const found: { y: number; x: number; from: number; to: number }[] = [];
  let place = 0;
  let [inside, crooked, joined] = [0, 0, 0];
  for (let first = 0; first < cellCount; first++) {
    if (edgeToLeft[first] !== NONE) continue;
    const from = place;
    let [top, bottom, judged, sum] = [Infinity, -Infinity, 0, 0];
    for (let cell = first; ; cell = cellAcross(grid, edgeToRight[cell], cell)) {
      cells[place++] = cell;
      const y = xyOfCell[2 * cell + 1];
      sum += y;
      if (isInside[cell]) {
        judged++;
        top = Math.min(top, y);
        bottom = Math.max(bottom, y);
      }
      if (edgeToRight[cell] === NONE) break;
      if (isInside[cell] && isInside[cellAcross(grid, edgeToRight[cell], cell)]) joined++;
    }
    inside += judged;
    if (bottom - top > TALL * grid.corridor) crooked += judged;
    found.push({ y: Math.round(sum / (place - from) / LEVEL), x: xyOfCell[2 * first], from, to: place });
  }
  let upright = 0;
  for (let edge = 0; edge < grid.edgeCount; edge++) {
    const [one, other] = [grid.cellsOfEdge[2 * edge], grid.cellsOfEdge[2 * edge + 1]];
    if (isUpright[edge] && isInside[one] && isInside[other]) upright++;
  }
  if (upright - joined > ASTRAY * upright || crooked > CROOKED * inside) {
    throw new Refusal(
      'wish',
      `${carver} needs rows of cells, which these cells do not have; squares, bricks, triangles, hexagons ` +
        'and octagons have rows, and wilson or kruskal work on any cells',
    );
  }
  found.sort((a, b) => a.y - b.y || a.x - b.x);
  return { ...inOrder(cells, found), edgeToRight };
}

/** 1 for each cell that is not at the border. */
function insideCellsOf({ cellCount, edgeCount, cellsOfEdge }: Grid): Uint8Array {
  const isInside = new Uint8Array(cellCount).fill(1);
  for (let edge = 0; edge < edgeCount; edge++) {
    if (cellsOfEdge[2 * edge + 1] === OUTSIDE) isInside[cellsOfEdge[2 * edge]] = 0;
  }
  return isInside;
}

function inOrder(
  cells: Int32Array,
  found: readonly { from: number; to: number }[],
): { startOfRow: number[]; cells: Int32Array; rowOfCell: Int32Array } {
  const startOfRow = [0];
  const ordered = new Int32Array(cells.length);
  const rowOfCell = new Int32Array(cells.length);
  let place = 0;
  found.forEach(({ from, to }, row) => {
    for (let at = from; at < to; at++) {
      ordered[place++] = cells[at];
      rowOfCell[cells[at]] = row;
    }
    startOfRow.push(place);
  });
  return { startOfRow, cells: ordered, rowOfCell };
}

/** For each cell the edge to the next in its row on either side; 1 for each inner edge that is upright. */
function uprightEdgesOf(grid: Grid): {
  edgeToLeft: Int32Array;
  edgeToRight: Int32Array;
  isUpright: Uint8Array;
} {
  const { cellCount, edgeCount, cellsOfEdge, xyOfCell } = grid;
  const edgeToLeft = new Int32Array(cellCount).fill(NONE);
  const edgeToRight = new Int32Array(cellCount).fill(NONE);
  const longestToLeft = new Float64Array(cellCount);
  const longestToRight = new Float64Array(cellCount);
  const sideBySide = (edge: number): readonly [left: number, right: number] => {
    const [one, other] = [cellsOfEdge[2 * edge], cellsOfEdge[2 * edge + 1]];
    return xyOfCell[2 * one] < xyOfCell[2 * other] ? [one, other] : [other, one];
  };
  const isUpright = new Uint8Array(edgeCount);
  for (let edge = 0; edge < edgeCount; edge++) {
    if (cellsOfEdge[2 * edge + 1] === OUTSIDE) continue;
    const height = uprightHeightOf(grid, edge);
    if (height === 0) continue;
    isUpright[edge] = 1;
    const [left, right] = sideBySide(edge);
    if (height > longestToRight[left]) [longestToRight[left], edgeToRight[left]] = [height, edge];
    if (height > longestToLeft[right]) [longestToLeft[right], edgeToLeft[right]] = [height, edge];
  }
  // Only edges that both cells prefer join a row.
  for (let cell = 0; cell < cellCount; cell++) {
    const [toLeft, toRight] = [edgeToLeft[cell], edgeToRight[cell]];
    if (toRight !== NONE && edgeToLeft[sideBySide(toRight)[1]] !== toRight) edgeToRight[cell] = NONE;
    if (toLeft !== NONE && edgeToRight[sideBySide(toLeft)[0]] !== toLeft) edgeToLeft[cell] = NONE;
  }
  return { edgeToLeft, edgeToRight, isUpright };
}

/** How far an edge rises from one end to the other; 0 unless it is upright. */
function uprightHeightOf({ piecesOfEdge, endsOfPiece, xyOfPoint }: Grid, edge: number): number {
  const from = endsOfPiece[2 * piecesOfEdge[edge]];
  const to = endsOfPiece[2 * piecesOfEdge[edge + 1] - 1];
  const width = Math.abs(xyOfPoint[2 * to] - xyOfPoint[2 * from]);
  const height = Math.abs(xyOfPoint[2 * to + 1] - xyOfPoint[2 * from + 1]);
  return height > UPRIGHT * width ? height : 0;
}

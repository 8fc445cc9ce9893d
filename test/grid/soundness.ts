import { lengthOf } from '../../src/geometry/arc.ts';
import type { Corner } from '../../src/geometry/ring.ts';
import { doubleArea, flatten } from '../../src/geometry/ring.ts';
import { type Grid, INNER, OUTER, OUTSIDE } from '../../src/grid/grid.ts';

/** A cell's ring as its sides draw it, and whether each piece starts where the one before ended. */
export function ringOfCell(grid: Grid, cell: number): { ring: Corner[]; isClosed: boolean } {
  const steps: { from: number; to: number; bulge: number }[] = [];
  for (let side = grid.sidesOfCell[cell]; side < grid.sidesOfCell[cell + 1]; side++) {
    const edge = grid.edgeOfSide[side];
    const own: typeof steps = [];
    for (let piece = grid.piecesOfEdge[edge]; piece < grid.piecesOfEdge[edge + 1]; piece++) {
      const [from, to] = [grid.endsOfPiece[2 * piece], grid.endsOfPiece[2 * piece + 1]];
      own.push({ from, to, bulge: grid.bulgeOfPiece[piece] });
    }
    const isFirst = grid.cellsOfEdge[2 * edge] === cell;
    steps.push(
      ...(isFirst
        ? own
        : own.reverse().map(({ from, to, bulge }) => ({ from: to, to: from, bulge: -bulge }))),
    );
  }
  const ring = steps.map(
    ({ from, bulge }): Corner => [grid.xyOfPoint[2 * from], grid.xyOfPoint[2 * from + 1], bulge],
  );
  const isClosed = steps.every(({ to }, i) => to === steps[(i + 1) % steps.length].from);
  return { ring, isClosed };
}

/** Length along an edge, over all its pieces. */
export function lengthOfEdge(
  { piecesOfEdge, endsOfPiece, bulgeOfPiece, xyOfPoint: xy }: Grid,
  edge: number,
): number {
  let length = 0;
  for (let piece = piecesOfEdge[edge]; piece < piecesOfEdge[edge + 1]; piece++) {
    const [a, b] = [endsOfPiece[2 * piece], endsOfPiece[2 * piece + 1]];
    length += lengthOf(xy[2 * a], xy[2 * a + 1], xy[2 * b], xy[2 * b + 1], bulgeOfPiece[piece]);
  }
  return length;
}

/** What is wrong with a grid, in words; nothing if it keeps every promise of grid.ts. */
export function faultsOf(grid: Grid): string[] {
  const faults = faultsOfRows(grid);
  return faults.length > 0
    ? faults
    : [...faultsOfRings(grid), ...faultsOfBorders(grid), ...faultsOfCounts(grid)];
}

function faultsOfRows(grid: Grid): string[] {
  const { cellCount, edgeCount, sidesOfCell, edgeOfSide, cellsOfEdge, piecesOfEdge } = grid;
  const faults: string[] = [];
  if (sidesOfCell.length !== cellCount + 1 || sidesOfCell[0] !== 0)
    faults.push('sidesOfCell has a wrong length');
  if (sidesOfCell[cellCount] !== edgeOfSide.length) faults.push('sidesOfCell does not end with edgeOfSide');
  if (edgeOfSide.some((edge) => edge < 0 || edge >= edgeCount)) return [...faults, 'a side has no edge'];
  if (piecesOfEdge[edgeCount] !== grid.bulgeOfPiece.length)
    faults.push('piecesOfEdge does not end with the pieces');
  const listing: number[][] = Array.from({ length: edgeCount }, () => []);
  for (let cell = 0; cell < cellCount; cell++) {
    for (let side = sidesOfCell[cell]; side < sidesOfCell[cell + 1]; side++)
      listing[edgeOfSide[side]]?.push(cell);
  }
  for (let edge = 0; edge < edgeCount; edge++) {
    const [a, b] = [cellsOfEdge[2 * edge], cellsOfEdge[2 * edge + 1]];
    const expected = [a, b].filter((cell) => cell !== OUTSIDE).sort((one, other) => one - other);
    if (a === OUTSIDE || a === b) faults.push(`edge ${edge} has the cells ${a} and ${b}`);
    if (listing[edge].join() !== expected.join()) {
      faults.push(`edge ${edge} of the cells ${expected} is listed by ${listing[edge]}`);
    }
    if (piecesOfEdge[edge + 1] <= piecesOfEdge[edge]) faults.push(`edge ${edge} has no piece`);
    for (let piece = piecesOfEdge[edge]; piece + 1 < piecesOfEdge[edge + 1]; piece++) {
      if (grid.endsOfPiece[2 * piece + 1] !== grid.endsOfPiece[2 * piece + 2]) {
        faults.push(`piece ${piece} of edge ${edge} does not lead to the next`);
      }
    }
  }
  return faults;
}

function faultsOfRings(grid: Grid): string[] {
  const faults: string[] = [];
  for (let cell = 0; cell < grid.cellCount; cell++) {
    const { ring, isClosed } = ringOfCell(grid, cell);
    if (!isClosed) faults.push(`the sides of cell ${cell} are not in ring order`);
    if (doubleArea(flatten(ring)) <= 0) faults.push(`cell ${cell} runs against the way angles grow`);
  }
  return faults;
}

function faultsOfBorders(grid: Grid): string[] {
  const faults: string[] = [];
  const numbers = new Set<number>();
  const balanceAt = new Map<string, number>();
  const turn = (border: number, point: number, by: number): void => {
    const key = `${border} at point ${point}`;
    balanceAt.set(key, (balanceAt.get(key) ?? 0) + by);
  };
  for (let edge = 0; edge < grid.edgeCount; edge++) {
    const border = grid.borderOfEdge[edge];
    const isInner = grid.cellsOfEdge[2 * edge + 1] !== OUTSIDE;
    if (isInner !== (border === INNER)) faults.push(`edge ${edge} has the border ${border}`);
    if (isInner) continue;
    numbers.add(border);
    turn(border, grid.endsOfPiece[2 * grid.piecesOfEdge[edge]], 1);
    turn(border, grid.endsOfPiece[2 * grid.piecesOfEdge[edge + 1] - 1], -1);
  }
  for (const [key, balance] of balanceAt) if (balance !== 0) faults.push(`the border ${key} is not closed`);
  const expected = Array.from({ length: grid.holeCount + 1 }, (_, i) => OUTER + i);
  if ([...numbers].sort((a, b) => a - b).join() !== expected.join()) {
    faults.push(`with ${grid.holeCount} holes, the borders are ${[...numbers]}`);
  }
  return faults;
}

function faultsOfCounts(grid: Grid): string[] {
  const corners = new Set<number>();
  for (let edge = 0; edge < grid.edgeCount; edge++) {
    corners.add(grid.endsOfPiece[2 * grid.piecesOfEdge[edge]]);
    corners.add(grid.endsOfPiece[2 * grid.piecesOfEdge[edge + 1] - 1]);
  }
  const faults: string[] = [];
  if (corners.size !== grid.cornerCount)
    faults.push(`${corners.size} corners, said to be ${grid.cornerCount}`);
  const euler = grid.cornerCount - grid.edgeCount + grid.cellCount;
  if (euler !== 1 - grid.holeCount) faults.push(`Euler: ${euler} with ${grid.holeCount} holes`);
  return faults;
}

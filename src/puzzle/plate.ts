import { chainsOf, traceChains } from '../geometry/chains.ts';
import { PathBuilder } from '../geometry/path.ts';
import { type Grid, OUTSIDE } from '../grid/grid.ts';
import { OPEN } from '../maze/maze.ts';
import type { Difficulty } from './difficulty/measure.ts';
import type { Puzzle } from './generate.ts';
import { middleOfEdge, type Opening } from './openings.ts';
import type { PuzzleSpec } from './spec.ts';

/** A gap in the border, in a plate's units. */
export interface Gate {
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  /** Direction out of the maze, of length 1. */
  readonly outX: number;
  readonly outY: number;
  /** Clear ground before it, up to the next piece of border: little in a notch, Infinity mostly. */
  readonly room: number;
}

/**
 * A puzzle ready to print: its two drawings and its measures as flat data, small enough to keep for every page
 * of a book, and to send between threads. Coordinates are whole units from (0, 0) to (width, height), y down.
 * Every page, thumbnail and answer draws from these, so they cannot differ.
 */
export interface Plate {
  readonly spec: PuzzleSpec;
  readonly code: string;
  readonly difficulty: Difficulty;
  readonly cellCount: number;
  readonly width: number;
  readonly height: number;
  /** Usual width of a corridor. */
  readonly corridor: number;
  /** Each wall once, as long strokes. */
  readonly walls: Int32Array;
  /** The way from the middle of the entrance to that of the exit, rounded at its turns. */
  readonly answer: Int32Array;
  readonly entrance: Gate;
  readonly exit: Gate;
}

/** Units along the longer side: on a page, one is 0.1 pt or less. */
const SPAN = 10_000;
/** But no fewer than this many to a cell. */
const FINEST = 40;
/** Where an arrow begins before a gate, and half its width with some space beside it, in corridors. */
const START = 0.2;
const STRIP = 0.36;
/** Control points of a quarter circle lie this far along from its ends to its corner. */
const ROUND = 0.5523;

/** Draws a puzzle's walls and answer. */
export function drawPlate({ spec, code, maze, entrance, exit, way, difficulty }: Puzzle): Plate {
  const { grid, doors } = maze;
  const [left, top, right, bottom] = grid.bounds;
  const scale = Math.max(FINEST, Math.floor(SPAN / Math.max(right - left, bottom - top)));
  const toUnits = (x: number, y: number): [number, number] => [
    Math.round((x - left) * scale) + 0,
    Math.round((y - top) * scale) + 0,
  ];

  const ends: number[] = [];
  const bulges: number[] = [];
  for (let edge = 0; edge < grid.edgeCount; edge++) {
    if (doors[edge] === OPEN) continue;
    for (let piece = grid.piecesOfEdge[edge]; piece < grid.piecesOfEdge[edge + 1]; piece++) {
      ends.push(grid.endsOfPiece[2 * piece], grid.endsOfPiece[2 * piece + 1]);
      bulges.push(grid.bulgeOfPiece[piece]);
    }
  }
  const walls = new PathBuilder(toUnits);
  traceChains(chainsOf({ ends, bulges, xy: grid.xyOfPoint }), grid.xyOfPoint, walls);

  const answer = new PathBuilder(toUnits);
  traceWay(grid, way.cells, [entrance.edge, ...way.edges, exit.edge], answer);

  const gateOf = (opening: Opening): Gate => {
    const [x, y] = toUnits(...middleOfEdge(grid, opening.edge));
    const [outX, outY] = outwards(grid, opening.edge);
    return { x, y, outX, outY, room: Math.floor(roomBefore(grid, opening.edge) * scale) };
  };
  const [width, height] = toUnits(right, bottom);
  return {
    spec,
    code,
    difficulty,
    cellCount: grid.cellCount,
    width,
    height,
    corridor: grid.corridor * scale,
    walls: walls.path(),
    answer: answer.path(),
    entrance: gateOf(entrance),
    exit: gateOf(exit),
  };
}

/**
 * Draws a way through the middles of the openings it takes. Inside a cell it is a straight line if the cell's
 * own middle lies on it, or else a curve that bends towards that middle, and so stays off the walls:
 *
 *     +-------+-------+
 *     |       |       |
 *     |   .---m---m   |      m: middles of openings
 *     |   |   |   |   |
 *     +---m---+---m---+
 */
function traceWay(grid: Grid, cells: readonly number[], edges: readonly number[], pen: PathBuilder): void {
  const middles = edges.map((edge) => middleOfEdge(grid, edge));
  // A straight run is drawn only when it ends, as one line; (toX, toY) is as far as it has come.
  let [x, y] = middles[0];
  let [toX, toY] = middles[0];
  pen.moveTo(x, y);
  const straightTo = (nextX: number, nextY: number): void => {
    if (Math.abs((toX - x) * (nextY - y) - (toY - y) * (nextX - x)) > 1e-6) flush();
    [toX, toY] = [nextX, nextY];
  };
  const flush = (): void => {
    if (toX !== x || toY !== y) pen.lineTo(toX, toY);
    [x, y] = [toX, toY];
  };
  for (let i = 0; i < cells.length; i++) {
    const [fromX, fromY] = middles[i];
    const [nextX, nextY] = middles[i + 1];
    const [atX, atY] = [grid.xyOfCell[2 * cells[i]], grid.xyOfCell[2 * cells[i] + 1]];
    if (Math.abs((atX - fromX) * (nextY - fromY) - (atY - fromY) * (nextX - fromX)) < 1e-6) {
      straightTo(nextX, nextY);
      continue;
    }
    flush();
    pen.bezierCurveTo(
      fromX + ROUND * (atX - fromX),
      fromY + ROUND * (atY - fromY),
      nextX + ROUND * (atX - nextX),
      nextY + ROUND * (atY - nextY),
      nextX,
      nextY,
    );
    [x, y, toX, toY] = [nextX, nextY, nextX, nextY];
  }
  flush();
}

/** Direction out of the maze at a border edge: square to the line between its ends, away from its cell. */
function outwards(grid: Grid, edge: number): [number, number] {
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
function roomBefore(grid: Grid, opening: number): number {
  const [x, y] = middleOfEdge(grid, opening);
  const [outX, outY] = outwards(grid, opening);
  const { piecesOfEdge, endsOfPiece, xyOfPoint: xy } = grid;
  let room = Infinity;
  for (let edge = 0; edge < grid.edgeCount; edge++) {
    if (grid.cellsOfEdge[2 * edge + 1] !== OUTSIDE || edge === opening) continue;
    for (let piece = piecesOfEdge[edge]; piece < piecesOfEdge[edge + 1]; piece++) {
      const [a, b] = [endsOfPiece[2 * piece], endsOfPiece[2 * piece + 1]];
      for (let share = 0; share <= 1; share += 1 / 8) {
        const dx = xy[2 * a] + share * (xy[2 * b] - xy[2 * a]) - x;
        const dy = xy[2 * a + 1] + share * (xy[2 * b + 1] - xy[2 * a + 1]) - y;
        const along = dx * outX + dy * outY;
        const aside = Math.abs(dx * outY - dy * outX);
        if (along > START * grid.corridor && aside < STRIP * grid.corridor) room = Math.min(room, along);
      }
    }
  }
  return room;
}

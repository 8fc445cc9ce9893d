import { chainsOf, traceChains } from '../geometry/chains.ts';
import { PathBuilder } from '../geometry/path.ts';
import { type Maze, OPEN } from '../maze/maze.ts';
import { outwards, roomBefore, STRIP } from './border.ts';
import { carvingOf } from './carving.ts';
import type { Difficulty } from './difficulty/measure.ts';
import type { Puzzle } from './generate.ts';
import { likenessOf } from './likeness.ts';
import type { Stop } from './opening.ts';
import { openingsOf } from './openings/index.ts';
import { Room } from './route.ts';
import type { PuzzleSpec } from './spec.ts';
import { pointOf, traceWay } from './trace-way.ts';

/** Where a way begins or ends, in a plate's units: a gap in the border, or a spot in a cell. */
type Place = Gate | Spot;

export interface Spot {
  readonly kind: 'spot';
  readonly x: number;
  readonly y: number;
  /** From it to the nearest side of its cell. */
  readonly room: number;
  /** Whether it is shown beside the puzzle, not only in its answer. */
  readonly shown: boolean;
}

export interface Gate {
  readonly kind: 'gate';
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
  /** A mark that mazes share if they are alike up to rotation and mirror. */
  readonly likeness: string;
  readonly cellCount: number;
  /** Cells that the outline cut off from the rest, and that were left out. */
  readonly crumbs: number;
  readonly width: number;
  readonly height: number;
  /** Usual width of a corridor. */
  readonly corridor: number;
  /** Each wall once, as long strokes. */
  readonly walls: Int32Array;
  /** Width of walls that are to look like blocks; 0 for walls as thin as lines. */
  readonly blocks: number;
  /** The way from the entrance (its middle, if a gap) to the exit, rounded at its turns. */
  readonly answer: Int32Array;
  readonly entrance: Place;
  readonly exit: Place;
}

/** Units along the longer side: on a page, one is 0.1 pt or less. */
const SPAN = 10_000;
/** But no fewer than this many to a cell. */
const FINEST = 40;
/** Walls like blocks are this share of a corridor, or of the narrowest door, which leaves as much free between. */
const BLOCK_SHARE = 0.5;

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
  traceWay(grid, pointOf(grid, entrance), way, pointOf(grid, exit), answer);

  const isThick = carvingOf(spec.algorithm).carver.thickWalls ?? false;
  const blocks = isThick ? BLOCK_SHARE * Math.min(grid.corridor, narrowestDoor(maze)) * scale : 0;
  const { shown } = openingsOf(spec.openings);
  const placeOf = (stop: Stop): Place => {
    const [x, y] = toUnits(...pointOf(grid, stop));
    if (stop.edge === undefined) {
      const room = Math.floor(new Room(grid, stop.cell).clearance(pointOf(grid, stop)) * scale);
      return { kind: 'spot', x, y, room, shown };
    }
    const [outX, outY] = outwards(grid, stop.edge);
    return {
      kind: 'gate',
      x,
      y,
      outX,
      outY,
      room: Math.floor(roomBefore(grid, stop.edge, STRIP + blocks / 2 / scale / grid.corridor) * scale),
    };
  };
  const [width, height] = toUnits(right, bottom);
  return {
    spec,
    code,
    difficulty,
    likeness: likenessOf(maze),
    cellCount: grid.cellCount,
    crumbs: grid.crumbs ?? 0,
    width,
    height,
    corridor: grid.corridor * scale,
    walls: walls.path(),
    answer: answer.path(),
    blocks,
    entrance: placeOf(entrance),
    exit: placeOf(exit),
  };
}

/** Least distance between the two ends of an open edge. */
function narrowestDoor({
  grid: { edgeCount, piecesOfEdge, endsOfPiece, xyOfPoint: xy },
  doors,
}: Maze): number {
  let least = Infinity;
  for (let edge = 0; edge < edgeCount; edge++) {
    if (doors[edge] !== OPEN) continue;
    const a = endsOfPiece[2 * piecesOfEdge[edge]];
    const b = endsOfPiece[2 * piecesOfEdge[edge + 1] - 1];
    least = Math.min(least, Math.hypot(xy[2 * a] - xy[2 * b], xy[2 * a + 1] - xy[2 * b + 1]));
  }
  return least;
}

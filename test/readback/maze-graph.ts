import { type Gate, gateAt } from './gates.ts';
import { along, boundsOf, isWithin, middleOfLine, type Point, placeOf } from './page-geometry.ts';
import { type Faces, facesOf, type PlanarGraph, planarGraph, type Walk } from './planar-graph.ts';
import type { Drawing } from './read-book.ts';
import { roomIn } from './room.ts';
import { reach, SegmentGrid } from './segments.ts';

/** A maze as it stands on a page. */
export interface DrawnMaze {
  readonly walls: Drawing;
  readonly arrows: readonly Drawing[];
  readonly spots: readonly Drawing[];
  readonly answers: readonly Drawing[];
}

/** What is known of a maze besides its ink. */
export interface Known {
  /** Walls are as thick as corridors. */
  readonly thickWalls: boolean;
  /** There may be several ways, round walls that stand loose. */
  readonly loops: boolean;
  /** No disc wider than this fits into two cells with a door between, in points; undefined if its cells are not known. */
  readonly widest: number | undefined;
  /** For each arrow the line that closes its gap, if its cells are known. */
  readonly gaps: readonly (readonly Point[] | undefined)[];
}

/** Where the way begins or ends: the middle of a gap, or of a spot. */
interface End {
  readonly middle: Point;
  readonly width: number;
}

/** What a maze's drawing says about its ways. */
export interface MazeGraph {
  /** In two or three sentences at most, each about this maze; empty if there is exactly one way, or several if it has loops. */
  readonly faults: readonly string[];
  /** Start and goal, as many as the drawing shows. */
  readonly ends: readonly End[];
  /** Mean width of the corridors, in points. */
  readonly corridor: number;
  /** The walk along all walls that face a corridor, gates closed; empty if there is no such place. */
  readonly inside: readonly Point[];
  readonly walls: SegmentGrid;
}

/** Lines whose middles are this share of their width apart, or nearer, are joined: one is drawn on the other. */
const JOINED = 0.25;
/** Walls are looked at as if they were no wider than this, in points: thick ones are drawn as exactly as thin ones. */
const THICKEST = 1;
/** What rounding moves a place away from a line that it is on, in points. */
const ON_LINE = 1e-6;
/** An arrow's axis passes the middle of its gap within this share of the gap's width. */
const ASIDE = 0.05;
/** A place closed off is a hole of the maze if a disc of this many corridors across fits in. */
const HOLE = 1.95;
/** A room is too wide for the cells if it is wider than any two by this factor. */
const WIDER = 1.02;

/**
 * Reads a maze as a solver sees it, from ink alone. Gaps are closed with a line each; then the plane falls into
 * faces, and
 *
 *  - a way exists if one face lies behind both gates, or behind the gate and round the spot, or round both spots, and
 *    it is not the outside (else the border leaks);
 *  - it is the only one if all walls hang together: that face then has one boundary, so no ink stands in it to go
 *    round on two sides. Loose walls are a second way, wherever they are, also when they are a hole's border;
 *  - no other face may be left over, since nobody could get in. Only a hole may: a face into which no wall
 *    reaches, and so wide that hardly a cell could be;
 *  - the face between the gates has no room wider than that and than any two cells, unless there may be loops: walls of
 *    a border or a hole are missing there.
 *
 * A wall that ended in the open and is missing on all pages alike leaves no trace if no such room comes of it (three
 * hexagons about a bare corner): nothing is left to go round there, so there is still one way. What cells there should
 * be decides that, in check-cells.ts.
 *
 *         in                                     |v|
 *     +--- v ---+---------+        +-------------+ +----+
 *     |         |         |        |   +----+           |    the wall inside is loose:
 *     |    -----+    |    |        |   |    |    o      |    left or right of it are
 *     |              |    |        |        |           |    two ways
 *     +--------------+- v-+        +-------------+ +----+
 *     one component of walls,                     v
 *     one face behind both gates
 */
export function mazeGraph(
  { walls, arrows, spots, answers }: DrawnMaze,
  { loops, widest, gaps }: Known,
): MazeGraph {
  const stroke = Math.min(THICKEST, walls.stroke ?? 1);
  const near = JOINED * stroke;
  const side = 8 * stroke;
  const faults: string[] = [];
  const drawn = planarGraph(walls.lines, near, side);
  const grid = gridOf(drawn, side);
  const found = arrows.map((arrow, i) =>
    gateAt(drawn, arrow.lines[0], i === 0 ? 'in' : 'out', near, gaps[i]),
  );
  const result = { faults, ends: [], corridor: 0, inside: [], walls: grid };

  const isClosed = arrows.length === 0 && spots.length === 0 && answers.length === 0;
  if (arrows.length + spots.length !== 2 && !isClosed) {
    faults.push(`has ${arrows.length} arrows and ${spots.length} spots instead of two in all`);
    return result;
  }
  const gates = found.filter((gate) => gate !== undefined);
  if (gates.length < found.length) {
    faults.push('has an arrow that stands at no gap');
    return result;
  }
  for (const gate of gates) {
    // Ink reaches half a stroke; a wall beside a gap may well run nearer to it than a whole one, at a sharp corner.
    const clear = Math.min(stroke / 2, gate.width / 6);
    if ([0.25, 0.5, 0.75].some((share) => grid.distance(along(gate.line, share), clear) < Infinity)) {
      faults.push(`has a wall across the ${nameOf(gate)} at ${placeOf(gate.middle)}`);
    } else if (gate.aside > ASIDE * gate.width) {
      faults.push(`has its ${nameOf(gate)} arrow beside the middle of the gap at ${placeOf(gate.middle)}`);
    }
  }
  if (faults.length > 0) return result;

  // A gate's line may end in the middle of a wall, so all is joined anew.
  const graph = planarGraph([...walls.lines, ...gates.map(({ line }) => line)], near, side);
  const faces = facesOf(graph);
  const [before, behindGates] = [true, false].map((atArrow) =>
    gates.map((gate) => walkBeside(graph, faces, gate, atArrow)),
  );
  // The outside is walked the other way round, and a lone tree of walls has no area but rounding.
  const isPlace = (walk: Walk | undefined): boolean =>
    walk !== undefined && (2 * walk.area) / walk.length > stroke;
  const dots = spots.map(({ lines }) => dotOf(lines[0]));
  const aroundSpots = dots.map(({ middle }) => walkAround(graph, faces, middle));
  const all = [...behindGates, ...aroundSpots];
  const behind = all.length > 0 ? all : [longestOf(faces, isPlace)];
  const inside = faces.walks[behind[0]];
  if (behind.some((walk) => !isPlace(faces.walks[walk]))) {
    faults.push('has a gap in its border besides those at its arrows');
  } else if (before.some((walk) => isPlace(faces.walks[walk]))) {
    faults.push('has an arrow inside its border');
  } else if (behind.some((walk) => walk !== behind[0])) {
    faults.push('has no way from its entrance to its exit');
  }
  const loose = loops ? [] : looseComponents(graph, faces);
  if (loose.length > 0) {
    const others = loose.length === 1 ? '' : ` (and ${loose.length - 1} more)`;
    faults.push(`has more than one way: either side of the loose walls at ${placeOf(loose[0])}${others}`);
  }
  const ends = [...gates, ...dots];
  if (!isPlace(inside)) return { ...result, ends };
  const corridor = widthBetween(faces, behind[0]);
  if (!loops && widest !== undefined) {
    const closed = gridOf(graph, side);
    const room = roomIn(pathOf(graph, inside), closed, corridor, Math.max(HOLE * corridor, WIDER * widest));
    if (room) faults.push(`has no walls in a room at ${placeOf(room)}, wider than any of its cells`);
  }
  faces.walks.forEach((walk, i) => {
    if (behind.includes(i) || !isPlace(walk) || isHole(graph, walk, corridor, grid)) return;
    faults.push(`has a place at ${placeOf(pathOf(graph, walk)[0])} that nobody can get into`);
  });
  return { faults, ends, corridor, inside: pathOf(graph, inside), walls: grid };
}

function gridOf({ points, edges }: PlanarGraph, side: number): SegmentGrid {
  const grid = new SegmentGrid(side);
  for (const [a, b] of edges) grid.add(points[a], points[b]);
  return grid;
}

function nameOf({ towards }: Gate): string {
  return towards === 'in' ? 'entrance' : 'exit';
}

function dotOf(line: readonly Point[]): End {
  return { middle: middleOfLine(line), width: boundsOf([line]).width };
}

/** The face around a place: the smallest one whose boundary goes round it; -1 if there is none. */
function walkAround(graph: PlanarGraph, { walks }: Faces, place: Point): number {
  let best = -1;
  walks.forEach((walk, i) => {
    if (walk.area <= 0 || (best >= 0 && walk.area >= walks[best].area)) return;
    if (isWithin(place, pathOf(graph, walk))) best = i;
  });
  return best;
}

/** The place with the longest walls, -1 if there is no place. */
function longestOf({ walks }: Faces, isPlace: (walk: Walk) => boolean): number {
  let best = -1;
  walks.forEach((walk, i) => {
    if (isPlace(walk) && walk.length > (walks[best]?.length ?? 0)) best = i;
  });
  return best;
}

/** The walk on one side of a gate's closing line: the arrow's, or the maze's. */
function walkBeside(
  { points, edges }: PlanarGraph,
  { walkOfSide }: Faces,
  { line, middle, out }: Gate,
  atArrow: boolean,
): number {
  let least = Infinity;
  let edge = -1;
  edges.forEach(([a, b], i) => {
    const { distance } = reach(middle, points[a], points[b]);
    if (distance < least) [least, edge] = [distance, i];
  });
  const [[ax, ay], [bx, by]] = edges[edge].map((point) => points[point]);
  // A line round corners may run any way in its middle: what counts is the way from its first point to its last.
  const at = line.findIndex((point, i) => i > 0 && reach(middle, line[i - 1], point).distance <= ON_LINE);
  const [from, to] = [line[at - 1], line[at]];
  const runsAlong = (bx - ax) * (to[0] - from[0]) + (by - ay) * (to[1] - from[1]) > 0;
  const [first, last] = [line[0], line[line.length - 1]];
  const outIsLeft = (last[0] - first[0]) * out[1] - (last[1] - first[1]) * out[0] > 0;
  const arrowIsLeft = outIsLeft === runsAlong;
  return walkOfSide[2 * edge + (arrowIsLeft === atArrow ? 0 : 1)];
}

/** A place on each component of walls but the largest. */
function looseComponents({ points, edges }: PlanarGraph, { componentOfPoint }: Faces): Point[] {
  const edgesOf = new Map<number, number[]>();
  edges.forEach(([a], edge) => {
    const own = edgesOf.get(componentOfPoint[a]);
    if (own) own.push(edge);
    else edgesOf.set(componentOfPoint[a], [edge]);
  });
  const bySize = [...edgesOf.values()].sort((a, b) => b.length - a.length);
  return bySize.slice(1).map(([edge]) => points[edges[edge][0]]);
}

/** Mean width of the corridors of a face: walls that stand loose in it take their part of it. */
function widthBetween({ walks }: Faces, inside: number): number {
  const sides = walks.filter((walk, i) => i === inside || walk.area <= 0);
  // The walk round the whole maze from without is none of them; it is the one with the most area.
  const around = Math.min(...sides.map(({ area }) => area));
  const facing = sides.filter(({ area }) => area > around);
  const sum = (of: (walk: Walk) => number): number => facing.reduce((total, walk) => total + of(walk), 0);
  return (2 * sum(({ area }) => area)) / sum(({ length }) => length);
}

function pathOf({ points, edges }: PlanarGraph, { sides }: Walk): Point[] {
  return sides.map((side) => points[edges[side >> 1][side & 1]]);
}

/** No wall reaches in, and it is wide. */
function isHole(graph: PlanarGraph, walk: Walk, corridor: number, walls: SegmentGrid): boolean {
  if (new Set(walk.sides.map((side) => side >> 1)).size < walk.sides.length) return false;
  return roomIn(pathOf(graph, walk), walls, corridor, HOLE * corridor) !== undefined;
}

import { type Gate, gateAt } from './gates.ts';
import { between, type Point } from './page-geometry.ts';
import { type Faces, facesOf, type PlanarGraph, planarGraph, type Walk } from './planar-graph.ts';
import type { Drawing } from './read-book.ts';
import { reach, SegmentGrid } from './segments.ts';

/** What a maze's drawing says about its ways. */
export interface MazeGraph {
  /** In two or three sentences at most, each about this maze; empty if there is exactly one way. */
  readonly faults: readonly string[];
  /** Entrance and exit, if both were found. */
  readonly gates: readonly [Gate, Gate] | undefined;
  /** Mean width of the corridors, in points. */
  readonly corridor: number;
  /** The walk along all walls that face a corridor, gates closed; empty if there is no such place. */
  readonly inside: readonly Point[];
  readonly walls: SegmentGrid;
}

/** Lines whose middles are this share of their width apart, or nearer, are joined: one is drawn on the other. */
const JOINED = 0.25;
/** An arrow's axis passes the middle of its gap within this share of the gap's width. */
const ASIDE = 0.05;
/** A place closed off is a hole of the maze if a disc of this many corridors across fits in: no cell is so wide. */
const HOLE = 1.95;

/**
 * Reads a maze as a solver sees it, from ink alone. Both gaps are closed with a line each; then the plane falls
 * into faces, and
 *
 *  - a way exists if one face lies behind both gates, and it is not the outside (else the border leaks);
 *  - it is the only one if all walls hang together: that face then has one boundary, so no ink stands in it to go
 *    round on two sides. Loose walls are a second way, wherever they are, also when they are a hole's border;
 *  - no other face may be left over, since nobody could get in. Only a hole may: a face into which no wall
 *    reaches, and wider than any cell of this maze could be;
 *  - the face between the gates has no room as wide as that: walls of a border or a hole are missing there.
 *
 * A wall that ended in the open and is missing on all pages alike leaves no trace if no such room comes of it (three
 * hexagons about a bare corner): nothing is left to go round there, so there is still one way.
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
export function mazeGraph(walls: Drawing, arrows: readonly Drawing[]): MazeGraph {
  const stroke = walls.stroke ?? 1;
  const near = JOINED * stroke;
  const side = 8 * stroke;
  const faults: string[] = [];
  const drawn = planarGraph(walls.lines, near, side);
  const grid = new SegmentGrid(side);
  for (const [a, b] of drawn.edges) grid.add(drawn.points[a], drawn.points[b]);
  const found = arrows.map((arrow, i) => gateAt(drawn, arrow.lines[0], i === 0 ? 'in' : 'out', near));
  const result = { faults, gates: undefined, corridor: 0, inside: [], walls: grid };

  if (found.length !== 2) {
    faults.push(`has ${found.length} arrows instead of two`);
    return result;
  }
  const [entrance, exit] = found;
  if (!entrance || !exit) {
    faults.push('has an arrow that stands at no gap');
    return result;
  }
  for (const gate of [entrance, exit]) {
    if ([0.25, 0.5, 0.75].some((share) => grid.distance(between(...gate.line, share), stroke) < Infinity)) {
      faults.push(`has a wall across the ${nameOf(gate)} at ${placeOf(gate.middle)}`);
    } else if (gate.aside > ASIDE * gate.width) {
      faults.push(`has its ${nameOf(gate)} arrow beside the middle of the gap at ${placeOf(gate.middle)}`);
    }
  }
  if (faults.length > 0) return result;

  // A gate's line may end in the middle of a wall, so all is joined anew.
  const graph = planarGraph([...walls.lines, entrance.line, exit.line], near, side);
  const faces = facesOf(graph);
  const [before, behind] = [true, false].map((atArrow) =>
    [entrance, exit].map((gate) => walkBeside(graph, faces, gate, atArrow)),
  );
  const inside = faces.walks[behind[0]];
  // The outside is walked the other way round, and a lone tree of walls has no area but rounding.
  const isPlace = ({ area, length }: Walk): boolean => (2 * area) / length > stroke;
  if (behind.some((walk) => !isPlace(faces.walks[walk]))) {
    faults.push('has a gap in its border besides the two at its arrows');
  } else if (before.some((walk) => isPlace(faces.walks[walk]))) {
    faults.push('has an arrow inside its border');
  } else if (behind[0] !== behind[1]) {
    faults.push('has no way from its entrance to its exit');
  }
  const loose = looseComponents(graph, faces);
  if (loose.length > 0) {
    const others = loose.length === 1 ? '' : ` (and ${loose.length - 1} more)`;
    faults.push(`has more than one way: either side of the loose walls at ${placeOf(loose[0])}${others}`);
  }
  if (!isPlace(inside)) return { ...result, gates: [entrance, exit] };
  const corridor = widthBetween(faces, behind[0]);
  const room = roomIn(pathOf(graph, inside), grid, corridor);
  if (room) faults.push(`has no walls in a room at ${placeOf(room)}, wider than any of its cells`);
  faces.walks.forEach((walk, i) => {
    if (behind.includes(i) || !isPlace(walk) || isHole(graph, walk, corridor, grid)) return;
    faults.push(`has a place at ${placeOf(pathOf(graph, walk)[0])} that nobody can get into`);
  });
  return { faults, gates: [entrance, exit], corridor, inside: pathOf(graph, inside), walls: grid };
}

export function placeOf([x, y]: Point): string {
  return `(${Math.round(x)}, ${Math.round(y)}) pt`;
}

function nameOf({ towards }: Gate): string {
  return towards === 'in' ? 'entrance' : 'exit';
}

/** The walk on one side of a gate's closing line: the arrow's, or the maze's. */
function walkBeside(
  { points, edges }: PlanarGraph,
  { walkOfSide }: Faces,
  { middle, outside }: Gate,
  atArrow: boolean,
): number {
  let least = Infinity;
  let edge = -1;
  edges.forEach(([a, b], i) => {
    const { distance } = reach(middle, points[a], points[b]);
    if (distance < least) [least, edge] = [distance, i];
  });
  const [[ax, ay], [bx, by]] = edges[edge].map((point) => points[point]);
  const [x, y] = outside;
  const arrowIsLeft = (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0;
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

/** No wall reaches in, and it is wider than a cell. */
function isHole(graph: PlanarGraph, walk: Walk, corridor: number, walls: SegmentGrid): boolean {
  if (new Set(walk.sides.map((side) => side >> 1)).size < walk.sides.length) return false;
  return roomIn(pathOf(graph, walk), walls, corridor) !== undefined;
}

/**
 * The middle of a disc inside a closed line that no wall comes into, HOLE corridors across, if there is one. Squares
 * that could hold its middle are quartered: none can, if a wall is nearer to the square's own middle by more than
 * half its diagonal.
 */
function roomIn(path: readonly Point[], walls: SegmentGrid, corridor: number): Point | undefined {
  const radius = (HOLE / 2) * corridor;
  const [xs, ys] = [path.map(([x]) => x), path.map(([, y]) => y)];
  const passesOfRow = new Map<number, number[]>();
  const squares: [x: number, y: number, half: number][] = [];
  for (let y = Math.min(...ys); y <= Math.max(...ys) + radius; y += corridor) {
    for (let x = Math.min(...xs); x <= Math.max(...xs) + radius; x += corridor)
      squares.push([x, y, corridor / 2]);
  }
  for (let square = squares.pop(); square; square = squares.pop()) {
    const [x, y, half] = square;
    const clear = walls.distance([x, y], radius);
    if (clear === Infinity) {
      // Many such places lie outside, in rows: each row is looked through once.
      const passes = passesOfRow.get(y) ?? passesAt(y, path);
      passesOfRow.set(y, passes);
      if (passes.filter((pass) => pass > x).length % 2 === 1) return [x, y];
    }
    // No wall within the radius, and outside the line: so is the whole square, which is smaller.
    if (clear === Infinity || clear + half * Math.SQRT2 < radius || half < corridor / 16) continue;
    for (const [dx, dy] of QUARTERS) squares.push([x + (dx * half) / 2, y + (dy * half) / 2, half / 2]);
  }
  return undefined;
}

/** Directions to the middles of a square's quarters. */
const QUARTERS = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;

/** Whether a place is inside a closed line; pieces that the line runs along there and back do not count. */
export function isWithin([x, y]: Point, path: readonly Point[]): boolean {
  return passesAt(y, path).filter((pass) => pass > x).length % 2 === 1;
}

/** Where a closed line passes this height. */
function passesAt(y: number, path: readonly Point[]): number[] {
  const passes: number[] = [];
  let [ax, ay] = path.at(-1) ?? [0, 0];
  for (const point of path) {
    const [bx, by] = point;
    if (ay > y !== by > y) passes.push(ax + ((y - ay) / (by - ay)) * (bx - ax));
    ax = bx;
    ay = by;
  }
  return passes;
}

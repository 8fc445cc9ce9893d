import { type Grid, OUTSIDE } from '../../src/grid/grid.ts';
import { CLOSED, type Doors, type Maze, neighboursOf, OPEN } from '../../src/maze/maze.ts';
import { CellFinder, type CellsOnPage, inkAlong } from './cells-on-page.ts';
import { endsOfArrow } from './gates.ts';
import type { DrawnMaze } from './maze-graph.ts';
import { along, between, lengthOf, middleOfLine, type Point, placeOf } from './page-geometry.ts';
import { SegmentGrid } from './segments.ts';
import { shortestWay } from './shortest-way.ts';

/** Where the way begins or ends, by the numbers of the grid: a border edge that stands open, or a cell with a spot. */
export interface Stop {
  readonly cell: number;
  readonly edge?: number;
  /** The middle of the gap or the spot on its page. */
  readonly middle: Point;
}

/** For each arrow the edge that its gap leaves out, if there is one. */
type Gaps = readonly (readonly Point[] | undefined)[];

/** What a maze's ink says of its cells. */
interface CellReading {
  /** Each goes on from the maze's name. */
  readonly faults: readonly string[];
  readonly stops: readonly Stop[];
  readonly gaps: Gaps;
  /** Edges without ink stand open, those of the gaps too. */
  readonly doors: Doors;
}

/** Shares of an edge's length at which ink is looked for: all or none of these places have some. */
const PLACES = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8];
/** On edges shorter than so many corridors only the middle ones, since walls at their ends are near to the others. */
const SHORT = 0.7;
const MIDDLE_PLACES = [0.36, 0.43, 0.5, 0.57, 0.64];
/** Where a wall that is there must be too: next to its ends, where ink of other walls is as well. */
const NEXT_TO_ENDS = [0.05, 0.12, 0.88, 0.95];
/** Ink and an answer's line are looked at this often in a corridor's width. */
const FINE = 12;
/** Widths of corridors from an arrow to the middle of its gap at most, and how far its axis may pass it. */
const BEFORE = 1.2;
const ASIDE = 0.06;
/** Widths of corridors between an answer's end and the middle of its gap, or of its spot, at most. */
const MIDDLE = 0.1;

/**
 * Reads a maze whose cells are these, and says what is wrong with it. Each edge is a wall or not, as ink along it
 * says. Then the cells and the edges without ink are a graph, in which
 *
 *  - every cell can be reached, and only the gates' edges of the border are open;
 *  - there are no loops, unless the maze is said to have some;
 *  - an answer's line goes from cell to cell along a shortest way, hence the only one without loops.
 */
export function readCells(drawn: DrawnMaze, cells: CellsOnPage, loops: boolean): CellReading {
  const { doors, faults } = doorsOf(drawn, cells);
  const finder = new CellFinder(cells);
  const { stops, gaps, faults: stopFaults } = stopsOf(drawn, cells, doors, finder);
  faults.push(...stopFaults, ...wayFaults(cells, doors, loops));
  for (const answer of drawn.answers) {
    if (answer.lines.length !== 1 || stops.length !== 2) continue;
    const line = answer.lines[0];
    const [from, to] = stops as [Stop, Stop];
    if (apart(line[0], from.middle) > MIDDLE * cells.corridor)
      faults.push('has an answer that does not begin at the middle of its start');
    if (apart(line[line.length - 1], to.middle) > MIDDLE * cells.corridor)
      faults.push('has an answer that does not end at the middle of its goal');
    faults.push(...answerFaults(line, cells, { grid: cells.grid, doors }, finder, from.cell, to.cell));
  }
  return { faults, stops, gaps, doors };
}

/** Which edges are open, and ink that is neither along a whole edge nor away from it. */
function doorsOf({ walls }: DrawnMaze, cells: CellsOnPage): { doors: Doors; faults: string[] } {
  const half: Point[] = [];
  const drawn = new SegmentGrid(cells.corridor / 2);
  const doors = new Uint8Array(cells.grid.edgeCount).fill(CLOSED);
  cells.lineOfEdge.forEach((line, edge) => {
    const places = lengthOf(line) < SHORT * cells.corridor ? MIDDLE_PLACES : PLACES;
    const inked = inkAlong(cells, edge, places).filter(Boolean).length;
    const isOpen = inked < places.length / 2;
    const isWhole =
      inked === 0 || (inked === places.length && inkAlong(cells, edge, NEXT_TO_ENDS).every(Boolean));
    if (!isWhole) half.push(along(line, 0.5));
    if (!isOpen || !isWhole) drawn.addLines([line]);
    if (isOpen) doors[edge] = OPEN;
  });
  const stray: Point[] = [];
  for (const line of walls.lines) {
    for (let i = 1; i < line.length; i++) {
      for (const place of placesOn(line[i - 1], line[i], cells.corridor / FINE)) {
        if (drawn.distance(place, cells.tolerance) === Infinity) stray.push(place);
      }
    }
  }
  return {
    doors,
    faults: [
      ...told('has a wall half drawn between its cells', half),
      ...told('has a wall where no two of its cells meet', stray),
    ],
  };
}

/** A fault with its first place, and how many more there are. */
function told(fault: string, places: readonly Point[]): string[] {
  if (places.length === 0) return [];
  return [`${fault}, at ${placeOf(places[0])}${places.length > 1 ? ` (and ${places.length - 1} more)` : ''}`];
}

/** Where its arrows and spots say that the way begins and ends; arrows stand at all gaps of the border, and no others. */
function stopsOf(
  drawn: DrawnMaze,
  { grid, lineOfEdge, corridor }: CellsOnPage,
  doors: Doors,
  finder: CellFinder,
): { stops: Stop[]; gaps: Gaps; faults: string[] } {
  const faults: string[] = [];
  const stops: Stop[] = [];
  const left = new Set([...lineOfEdge.keys()].filter((edge) => doors[edge] === OPEN && isBorder(grid, edge)));
  const gaps = drawn.arrows.map((arrow, i) => {
    const ends = endsOfArrow(arrow.lines[0]);
    if (!ends) return undefined;
    const [near, far] = i === 0 ? [ends.tip, ends.tail] : [ends.tail, ends.tip];
    const middleOf = (edge: number): Point => along(lineOfEdge[edge], 0.5);
    const [edge] = [...left].sort((a, b) => apart(middleOf(a), near) - apart(middleOf(b), near));
    if (edge === undefined || apart(middleOf(edge), near) > BEFORE * corridor) {
      faults.push(`has an arrow that stands at no gap of its cells, at ${placeOf(near)}`);
      return undefined;
    }
    const middle = middleOf(edge);
    const [dx, dy] = [middle[0] - ends.tip[0], middle[1] - ends.tip[1]];
    if (apart(middle, near) > apart(middle, far))
      faults.push(`has an arrow that points the wrong way, at ${placeOf(near)}`);
    else if (Math.abs(dx * ends.ahead[1] - dy * ends.ahead[0]) > ASIDE * corridor)
      faults.push(`has an arrow beside the middle of its gap, at ${placeOf(near)}`);
    left.delete(edge);
    stops.push({ cell: grid.cellsOfEdge[2 * edge], edge, middle });
    return lineOfEdge[edge];
  });
  for (const spot of drawn.spots) {
    const middle = middleOfLine(spot.lines[0]);
    const cell = finder.at(middle);
    if (cell === OUTSIDE) faults.push('has a spot in none of its cells');
    else stops.push({ cell, middle });
  }
  const leaks = [...left].map((edge) => along(lineOfEdge[edge], 0.5));
  faults.push(...told('has an open border with no arrow', leaks));
  return { stops, gaps, faults };
}

/** Whether each cell can be reached, and in one way only unless there may be loops. */
function wayFaults({ grid, lineOfEdge }: CellsOnPage, doors: Doors, loops: boolean): string[] {
  const parent = Int32Array.from({ length: grid.cellCount }, (_, cell) => cell);
  const rootOf = (cell: number): number => {
    let at = cell;
    while (parent[at] !== at) {
      parent[at] = parent[parent[at]];
      at = parent[at];
    }
    return at;
  };
  let parts = grid.cellCount;
  const closing: Point[] = [];
  doors.forEach((door, edge) => {
    if (door !== OPEN || isBorder(grid, edge)) return;
    const [a, b] = [rootOf(grid.cellsOfEdge[2 * edge]), rootOf(grid.cellsOfEdge[2 * edge + 1])];
    if (a === b) {
      closing.push(along(lineOfEdge[edge], 0.5));
      return;
    }
    parent[a] = b;
    parts--;
  });
  const faults = loops ? [] : told('has cells in a circle, hence more than one way', closing);
  if (parts > 1) faults.push(`has cells in ${parts} parts with no way between them`);
  return faults;
}

/** The line's cells must be a shortest way through open edges from start to goal. */
function answerFaults(
  line: readonly Point[],
  { corridor, tolerance }: CellsOnPage,
  maze: Maze,
  finder: CellFinder,
  from: number,
  to: number,
): string[] {
  const faults: string[] = [];
  const way: number[] = [];
  for (let i = 1; i < line.length; i++) {
    for (const place of placesOn(line[i - 1], line[i], corridor / FINE)) {
      const cell = finder.at(place);
      if (cell === OUTSIDE || cell === way.at(-1) || finder.toBoundary(place, cell) < tolerance) continue;
      const last = way.at(-1);
      if (last !== undefined && !isJoined(maze, last, cell))
        faults.push(`has an answer that goes through a wall into the cell at ${placeOf(place)}`);
      way.push(cell);
    }
  }
  if (new Set(way).size < way.length) faults.push('has an answer that comes through a cell twice');
  if (way[0] !== from) faults.push('has an answer that does not begin in its start cell');
  if (way.at(-1) !== to) faults.push('has an answer that does not end in its goal cell');
  const shortest = shortestWay(maze, from, to).length;
  if (way.length !== shortest && faults.length === 0)
    faults.push(`has an answer of ${way.length} cells, but ${shortest} are enough`);
  return faults;
}

function isJoined({ grid, doors }: Maze, one: number, other: number): boolean {
  return [...neighboursOf(grid, one)].some(({ next, edge }) => next === other && doors[edge] === OPEN);
}

function isBorder({ cellsOfEdge }: Grid, edge: number): boolean {
  return cellsOfEdge[2 * edge + 1] === OUTSIDE;
}

/** Places on a straight line from a to b, no farther apart than `most`, a and b among them. */
function* placesOn(a: Point, b: Point, most: number): Generator<Point> {
  const steps = Math.max(1, Math.ceil(lengthOf([a, b]) / most));
  for (let step = 0; step <= steps; step++) yield between(a, b, step / steps);
}

function apart(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

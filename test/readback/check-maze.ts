import { type DrawnMaze, type Known, type MazeGraph, mazeGraph } from './maze-graph.ts';
import { between, boundsOf, isWithin, type Point, placeOf } from './page-geometry.ts';
import type { Drawing } from './read-book.ts';
import { gapBetween, SegmentGrid } from './segments.ts';

/** No wall is thinner, in points. */
const THINNEST = 0.75;
/** An answer's line is at least this many walls wide. */
const ANSWER_WALLS = 2;
/** Widths are written with three decimals in units of the path: they come back this near, in points. */
const ROUNDING = 0.002;
/** An answer ends within this share of a gate's width of its middle. */
const MIDDLE = 0.5;
/** Walls of one maze at two sizes lie within this share of a corridor of each other. */
const SAME = 0.02;

/** Between walls as thick as corridors, which leave half the room, it is at least this share of a corridor wide. */
const ANSWER_BETWEEN_THICK = 0.1;

/** What is wrong with a maze and its answer; each fault goes on from the maze's name. */
export function mazeFaults(maze: DrawnMaze, known: Known): { faults: string[]; graph: MazeGraph } {
  const { walls, arrows, spots, answers } = maze;
  const graph = mazeGraph(maze, known);
  const faults = [...graph.faults];
  if (walls.stroke === undefined) faults.push('has walls that are filled, not stroked');
  else if (walls.stroke < THINNEST - ROUNDING)
    faults.push(`has walls of ${walls.stroke.toFixed(3)} pt; ${THINNEST} is the least`);
  for (const mark of [...arrows, ...spots]) {
    const hit = crossedAt(mark.lines[0], graph.walls, (walls.stroke ?? 0) / 2);
    if (hit) faults.push(`has a wall under its ${mark.role} at ${placeOf(hit)}`);
  }
  for (const answer of answers) faults.push(...answerFaults(answer, maze, graph, known.thickWalls));
  if (answers.length > 1) faults.push('has more than one answer drawn in it');
  return { faults, graph };
}

/** The line must be one curve through the maze from start to goal; in a maze with one way it then is that way. */
function answerFaults(
  answer: Drawing,
  { walls }: DrawnMaze,
  graph: MazeGraph,
  thickWalls: boolean,
): string[] {
  const faults: string[] = [];
  const { ends, inside, corridor } = graph;
  const wall = walls.stroke ?? 0;
  const width = answer.stroke ?? 0;
  if (width < (thickWalls ? ANSWER_BETWEEN_THICK * corridor : ANSWER_WALLS * wall) - ROUNDING)
    faults.push(`has an answer of ${width.toFixed(3)} pt between walls of ${wall.toFixed(3)} pt`);
  if (answer.lines.length !== 1) return [...faults, 'has an answer that is not one line'];
  const line = answer.lines[0];

  if (ends.length === 2 && inside.length > 0) {
    const tips = [line[0], line[line.length - 1]];
    ends.forEach((end, i) => {
      if (apart(tips[i], end.middle) > MIDDLE * end.width)
        faults.push(`has an answer that does not ${i === 0 ? 'start at the entrance' : 'end at the exit'}`);
    });
    // It crosses no wall, which is looked at below: a place in every corridor's width shows where it is.
    let last = line[0];
    const strays = line.find((point) => {
      if (apart(point, last) < corridor || ends.some((end) => apart(point, end.middle) <= end.width / 2))
        return false;
      last = point;
      return !isWithin(point, inside);
    });
    if (strays) faults.push(`has an answer that leaves the maze at ${placeOf(strays)}`);
  }
  const hit = crossedAt(line, graph.walls, wall / 2);
  if (hit) faults.push(`has an answer that runs into a wall at ${placeOf(hit)}`);
  const again = meetsItself(line, width);
  if (again) faults.push(`has an answer that comes back to itself at ${placeOf(again)}`);
  return faults;
}

/** The first place where a line comes as near to a wall as this. */
function crossedAt(line: readonly Point[], walls: SegmentGrid, distance: number): Point | undefined {
  for (let i = 1; i < line.length; i++) {
    for (const segment of walls.near(line[i - 1], line[i], distance)) {
      if (gapBetween(line[i - 1], line[i], ...walls.endsOf(segment)) < distance) return line[i];
    }
  }
  return undefined;
}

/** The first place where a line crosses itself, or runs over ink that it drew more than two widths before. */
function meetsItself(line: readonly Point[], width: number): Point | undefined {
  const grid = new SegmentGrid(4 * width).addLines([line]);
  const lengths = [0];
  for (let i = 1; i < line.length; i++) lengths.push(lengths[i - 1] + apart(line[i - 1], line[i]));
  for (let i = 1; i < line.length; i++) {
    for (const segment of grid.near(line[i - 1], line[i], width / 4)) {
      // Segment s runs from point s to point s + 1.
      const before = lengths[i - 1] - lengths[segment + 1];
      if (before < 2 * width) {
        const isTurn = segment === i - 2 && turnsBack(line[i - 2], line[i - 1], line[i]);
        if (isTurn) return line[i - 1];
      } else if (gapBetween(line[i - 1], line[i], ...grid.endsOf(segment)) < width / 4) return line[i];
    }
  }
  return undefined;
}

/** Whether a line turns by more than 170° at its middle point. */
function turnsBack(a: Point, b: Point, c: Point): boolean {
  const dot = (b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1]);
  return dot < -0.985 * apart(a, b) * apart(b, c);
}

function apart(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/**
 * A place where one drawing of a maze has a wall and the other has none, each scaled to the first one's size.
 * Points along all walls are compared, a sixth of a corridor apart, both ways.
 */
export function wallsDiffer(one: Drawing, other: Drawing, corridor: number): Point | undefined {
  const [a, b] = [boundsOf(one.lines), boundsOf(other.lines)];
  const scale = Math.max(a.width, a.height) / Math.max(b.width, b.height);
  const moved = other.lines.map((line) =>
    line.map(([x, y]): Point => [a.left + (x - b.left) * scale, a.top + (y - b.top) * scale]),
  );
  return strayFrom(one.lines, moved, corridor) ?? strayFrom(moved, one.lines, corridor);
}

function strayFrom(
  lines: readonly (readonly Point[])[],
  from: readonly (readonly Point[])[],
  corridor: number,
): Point | undefined {
  const grid = new SegmentGrid(corridor).addLines(from);
  for (const line of lines) {
    for (let i = 1; i < line.length; i++) {
      const steps = Math.ceil((6 * apart(line[i - 1], line[i])) / corridor);
      for (let step = 0; step <= steps; step++) {
        const point = between(line[i - 1], line[i], step / Math.max(1, steps));
        if (grid.distance(point, SAME * corridor) === Infinity) return point;
      }
    }
  }
  return undefined;
}

import { cellAcross, OUTSIDE } from '../../grid/grid.ts';
import { type Maze, OPEN } from '../../maze/maze.ts';
import type { Random } from '../../random.ts';

/** Each walk draws how many cells it sees ahead, 1 to this. */
const FARTHEST_SIGHT = 5;
/** And how strongly the goal draws it, 0 to this. */
const STRONGEST_PULL = 2;
/** The share of blind alleys that it forgets to have tried. */
const FORGETS = 0.15;

/**
 * A short-sighted, forgetful tracer, let loose in a maze: it knows nothing of measures. At each junction it leaves out the
 * ways that it sees to be dead, or has tried and not forgotten, draws one of the rest, the more likely the more it
 * points at the goal (e^(β cos φ)), and goes back where none is left, or where it meets its own line.
 */
export class Tracer {
  private readonly nextOf: number[][];
  private readonly depthOf = new Map<number, number>();

  constructor(
    private readonly maze: Maze,
    private readonly goal: number,
  ) {
    const { grid, doors } = maze;
    this.nextOf = Array.from({ length: grid.cellCount }, (_, cell) => {
      const next: number[] = [];
      for (let side = grid.sidesOfCell[cell]; side < grid.sidesOfCell[cell + 1]; side++) {
        const edge = grid.edgeOfSide[side];
        const other = cellAcross(grid, edge, cell);
        if (doors[edge] === OPEN && other !== OUTSIDE) next.push(other);
      }
      return next;
    });
  }

  /** Moves from a cell to the goal, a cell at a time, in one walk. */
  walk(from: number, random: Random): number {
    const sight = 1 + random.below(FARTHEST_SIGHT);
    const pull = STRONGEST_PULL * random.unit();
    const trail = [from];
    const onTrail = new Set(trail);
    const tried = new Set<number>();
    let moves = 0;
    for (let at = from; at !== this.goal; moves++) {
      const open = this.nextOf[at].filter(
        (next) =>
          !onTrail.has(next) &&
          !tried.has(this.passage(at, next)) &&
          this.depth(at, next, FARTHEST_SIGHT) >= sight,
      );
      if (open.length > 0) {
        at = open.includes(this.goal) ? this.goal : this.draw(at, open, pull, random);
        trail.push(at);
        onTrail.add(at);
        continue;
      }
      // Never at the start: the way to the goal is never seen to be dead, nor given up for good.
      onTrail.delete(at);
      trail.pop();
      const back = trail[trail.length - 1];
      if (random.unit() >= FORGETS) tried.add(this.passage(back, at));
      at = back;
    }
    return moves;
  }

  private draw(at: number, open: readonly number[], pull: number, random: Random): number {
    if (open.length === 1) return open[0];
    const { xyOfCell: xy } = this.maze.grid;
    const [awayX, awayY] = [xy[2 * this.goal] - xy[2 * at], xy[2 * this.goal + 1] - xy[2 * at + 1]];
    const weights = open.map((next) => {
      const [outX, outY] = [xy[2 * next] - xy[2 * at], xy[2 * next + 1] - xy[2 * at + 1]];
      const lengths = Math.hypot(outX, outY) * Math.hypot(awayX, awayY);
      return Math.exp(lengths === 0 ? 0 : (pull * (outX * awayX + outY * awayY)) / lengths);
    });
    let rest = random.unit() * weights.reduce((sum, weight) => sum + weight, 0);
    const drawn = weights.findIndex((weight) => {
      rest -= weight;
      return rest < 0;
    });
    return open[Math.max(0, drawn)];
  }

  private passage(from: number, to: number): number {
    return from * this.maze.grid.cellCount + to;
  }

  /** How many cells further than `to` one comes, not turning back, up to `most`, which is also the answer if the goal
   * can be seen. */
  private depth(from: number, to: number, most: number): number {
    if (most === 0 || to === this.goal) return most;
    const key = this.passage(from, to) * (FARTHEST_SIGHT + 1) + most;
    const known = this.depthOf.get(key);
    if (known !== undefined) return known;
    let deepest = 0;
    for (const next of this.nextOf[to]) {
      if (next !== from) deepest = Math.max(deepest, 1 + this.depth(to, next, most - 1));
    }
    this.depthOf.set(key, deepest);
    return deepest;
  }
}

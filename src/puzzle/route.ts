import { flattenSide } from '../geometry/arc.ts';
import { boundsOf, isInside } from '../geometry/ring.ts';
import type { Grid } from '../grid/grid.ts';

export type Point = readonly [x: number, y: number];

/** An answer's line keeps its middle this far from walls if it can, in corridors; then it makes do with less. */
const CLEARANCES = [0.3, 0.24, 0.18, 0.12, 0.05] as const;
/** Near its ends, in the middle of openings, a line may be nearer to walls than that: up to this far, in corridors. */
const AT_OPENINGS = 0.4;
/** A centre this far from the walls, in corridors, is a cell's middle. */
const ROOMY = 0.2;
/** A cell with its middle this far from the walls, in corridors, and without dents is open all over. */
const OPEN_MIDDLE = 0.28;
/** Corners that turn in by no more than this are none, in corridors squared. */
const DENT = 1e-3;
/** Places tried in a cell, across and down. */
const RASTER = 14;

/** The boundary of one cell as straight steps, and how wide its maze's corridors are. */
export class Room {
  private readonly ring: Point[] = [];
  private readonly corridor: number;

  constructor(grid: Grid, cell: number) {
    this.corridor = grid.corridor;
    const { xyOfPoint: xy } = grid;
    for (let side = grid.sidesOfCell[cell]; side < grid.sidesOfCell[cell + 1]; side++) {
      const edge = grid.edgeOfSide[side];
      const [first, end] = [grid.piecesOfEdge[edge], grid.piecesOfEdge[edge + 1]];
      const isOwn = grid.cellsOfEdge[2 * edge] === cell;
      for (let i = first; i < end; i++) {
        const piece = isOwn ? i : first + end - 1 - i;
        const ends = [grid.endsOfPiece[2 * piece], grid.endsOfPiece[2 * piece + 1]];
        const [a, b] = isOwn ? ends : [ends[1], ends[0]];
        const bulge = isOwn ? grid.bulgeOfPiece[piece] : -grid.bulgeOfPiece[piece];
        this.ring.push(...flattenSide(xy[2 * a], xy[2 * a + 1], xy[2 * b], xy[2 * b + 1], bulge));
      }
    }
  }

  /** Whether any line between two sides stays clear of the walls: no dents, and room about the middle. */
  isOpen(centre: Point): boolean {
    const isConvex = this.ring.every((corner, i) => {
      const before = this.ring[(i + this.ring.length - 1) % this.ring.length];
      const after = this.ring[(i + 1) % this.ring.length];
      const cross =
        (corner[0] - before[0]) * (after[1] - corner[1]) - (corner[1] - before[1]) * (after[0] - corner[0]);
      return cross >= -DENT * this.corridor * this.corridor;
    });
    return isConvex && this.clearance(centre) >= OPEN_MIDDLE * this.corridor;
  }

  /** Whether a line from opening to opening stays clear of the walls, by this share of a corridor. */
  isClear(line: readonly Point[], share: number = CLEARANCES[2]): boolean {
    const ends = [line[0], line[line.length - 1]] as const;
    return line.every((point, i) => i === 0 || this.isFree(line[i - 1], point, ends, share));
  }

  /** A line of straight steps through the cell, as short as its clearance from the walls allows. */
  route(from: Point, to: Point): Point[] {
    const places = [from, to, ...this.places()];
    for (const share of CLEARANCES) {
      const line = this.shortest(places, share);
      if (line) return line;
    }
    return [from, to];
  }

  /** The middle of the cell: its centre of area, or where that is too near a wall the roomiest place. */
  middle(centre: Point): Point {
    const isRoomy = isInside([this.ring], ...centre) && this.clearance(centre) >= ROOMY * this.corridor;
    if (isRoomy) return centre;
    return this.places().reduce(
      (best, place) => (this.clearance(place) > this.clearance(best) ? place : best),
      centre,
    );
  }

  /** Places all over the cell. */
  private places(): Point[] {
    const [left, top, right, bottom] = boundsOf([this.ring]);
    const places: Point[] = [];
    for (let row = 0; row < RASTER; row++) {
      for (let column = 0; column < RASTER; column++) {
        const place = [
          left + ((column + 0.5) * (right - left)) / RASTER,
          top + ((row + 0.5) * (bottom - top)) / RASTER,
        ] as const;
        const isFree =
          isInside([this.ring], ...place) && this.clearance(place) > CLEARANCES[3] * this.corridor;
        if (isFree) places.push(place);
      }
    }
    return places;
  }

  /** Dijkstra's algorithm over the places, the first to the second, by steps that keep clear of the walls. */
  private shortest(places: readonly Point[], share: number): Point[] | undefined {
    const length = places.map(() => Infinity);
    const previous = places.map(() => -1);
    const done = places.map(() => false);
    length[0] = 0;
    for (;;) {
      let at = -1;
      for (let i = 0; i < places.length; i++) if (!done[i] && length[i] < (length[at] ?? Infinity)) at = i;
      if (at === -1) return undefined;
      if (at === 1) break;
      done[at] = true;
      for (let next = 1; next < places.length; next++) {
        const reached = length[at] + apart(places[at], places[next]);
        if (done[next] || reached >= length[next]) continue;
        if (!this.isFree(places[at], places[next], [places[0], places[1]], share)) continue;
        length[next] = reached;
        previous[next] = at;
      }
    }
    const line: Point[] = [];
    for (let at = 1; at !== -1; at = previous[at]) line.push(places[at]);
    return line.reverse();
  }

  /** Whether a straight step keeps clear of the walls, save near the openings. */
  private isFree(
    [ax, ay]: Point,
    [bx, by]: Point,
    [from, to]: readonly [Point, Point],
    share: number,
  ): boolean {
    const steps = Math.max(2, Math.ceil((8 * Math.hypot(bx - ax, by - ay)) / this.corridor));
    for (let step = 0; step <= steps; step++) {
      const point = [ax + ((bx - ax) * step) / steps, ay + ((by - ay) * step) / steps] as const;
      const free = Math.min(apart(point, from), apart(point, to));
      if (free < 0.02 * this.corridor) continue;
      const wanted = this.corridor * share * Math.min(1, free / (AT_OPENINGS * this.corridor));
      if (!isInside([this.ring], ...point) || this.clearance(point) < wanted) return false;
    }
    return true;
  }

  /** From a point to the nearest wall. */
  clearance([x, y]: Point): number {
    let least = Infinity;
    for (let i = 0; i < this.ring.length; i++) {
      const [ax, ay] = this.ring[i];
      const [bx, by] = this.ring[(i + 1) % this.ring.length];
      const [dx, dy] = [bx - ax, by - ay];
      const share = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
      least = Math.min(least, Math.hypot(ax + share * dx - x, ay + share * dy - y));
    }
    return least;
  }
}

function apart([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by);
}

import FlatQueue from 'flatqueue';
import type { Mesh } from './voronoi-cells.ts';

/** A corner may bend inward by an angle whose sine is at most this. */
const DENT = 0.2;
/** Where along a side its ends may meet, the best first. */
const MEETINGS = [0.5, 0.35, 0.65, 0.2, 0.8, 0, 1];

/**
 * Joins the ends of each side that is shorter than a limit, the shortest first, so that no door is too narrow and no
 * wall a stub. A side stays where that would dent a cell, or leave it two sides.
 *
 *     \      /           \    /
 *      \____/             \  /
 *      /    \    becomes   \/
 *     /      \             /\
 *
 * @param lines for each corner, bits for the lines that it must stay on; ends on different lines do not meet
 */
export function joinShortSides(mesh: Pick<Mesh, 'xy' | 'rings'>, limit: number, lines: Uint8Array): void {
  const joiner = new Joiner(mesh, limit, lines);
  mesh.rings.forEach((_, cell) => {
    joiner.offerSides(cell);
  });
  while (joiner.joinOffered());
}

/** A side as one number; the ends are below 2^26. */
function sideBetween(a: number, b: number): number {
  return Math.min(a, b) * 2 ** 26 + Math.max(a, b);
}

class Joiner {
  private readonly xy: number[];
  private readonly rings: number[][];
  private readonly cellsOfCorner: number[][];
  private readonly queue = new FlatQueue();

  constructor(
    { xy, rings }: Pick<Mesh, 'xy' | 'rings'>,
    private readonly limit: number,
    private readonly lines: Uint8Array,
  ) {
    this.xy = xy;
    this.rings = rings;
    this.cellsOfCorner = Array.from(lines, () => []);
    rings.forEach((ring, cell) => {
      for (const corner of ring) this.cellsOfCorner[corner].push(cell);
    });
  }

  /** Joins what it can; what it cannot is offered again. Tells whether it joined any: others may have room then. */
  joinOffered(): boolean {
    let joined = false;
    const refused = new Set<number>();
    while (this.queue.length > 0) {
      const length = this.queue.peekValue();
      const side = this.queue.pop() as number;
      const [a, b] = [Math.floor(side / 2 ** 26), side % 2 ** 26];
      // An end may have gone, or moved, since this side was offered.
      if (this.lengthOf(a, b) !== length || !this.isSide(a, b)) continue;
      if (this.join(a, b)) joined = true;
      else refused.add(side);
    }
    for (const side of refused) {
      const length = this.lengthOf(Math.floor(side / 2 ** 26), side % 2 ** 26);
      if (length < this.limit) this.queue.push(side, length);
    }
    return joined;
  }

  /** Puts the short sides of a cell into the queue: all, or those at one corner. */
  offerSides(cell: number, at = -1): void {
    const ring = this.rings[cell];
    for (let i = 0; i < ring.length; i++) {
      const [a, b] = [ring[i], ring[i + 1 < ring.length ? i + 1 : 0]];
      if (at !== -1 && a !== at && b !== at) continue;
      const length = this.lengthOf(a, b);
      if (length < this.limit) this.queue.push(sideBetween(a, b), length);
    }
  }

  /** By square root, which is the same on every machine; Math.hypot may not be. */
  private lengthOf(a: number, b: number): number {
    const [x, y] = [this.xy[2 * a] - this.xy[2 * b], this.xy[2 * a + 1] - this.xy[2 * b + 1]];
    return Math.sqrt(x * x + y * y);
  }

  private isSide(a: number, b: number): boolean {
    return this.cellsOfCorner[a].some((cell) => {
      const ring = this.rings[cell];
      const at = ring.indexOf(a);
      return ring[(at + 1) % ring.length] === b || ring[(at + ring.length - 1) % ring.length] === b;
    });
  }

  /** Makes b one with a, if a place for it can be found. */
  private join(a: number, b: number): boolean {
    const { xy, lines, cellsOfCorner } = this;
    const both = lines[a] | lines[b];
    if (both !== lines[a] && both !== lines[b]) return false;
    const cells = [...new Set([...cellsOfCorner[a], ...cellsOfCorner[b]])];
    const rings = cells.map((cell) => withOneFor(this.rings[cell], a, b));
    if (rings.some((ring) => new Set(ring).size < Math.max(3, ring.length))) return false;

    const [ax, ay, bx, by] = [xy[2 * a], xy[2 * a + 1], xy[2 * b], xy[2 * b + 1]];
    const meetings = lines[a] === lines[b] ? MEETINGS : both === lines[a] ? [0] : [1];
    const fits = meetings.some((part) => {
      xy[2 * a] = ax + part * (bx - ax);
      xy[2 * a + 1] = ay + part * (by - ay);
      return rings.every((ring) => this.isFull(ring));
    });
    if (!fits) {
      [xy[2 * a], xy[2 * a + 1]] = [ax, ay];
      return false;
    }
    lines[a] = both;
    cellsOfCorner[a] = cells;
    cellsOfCorner[b] = [];
    cells.forEach((cell, i) => {
      this.rings[cell] = rings[i];
    });
    for (const cell of cells) this.offerSides(cell, a);
    return true;
  }

  /** Whether a ring has no dent to speak of. */
  private isFull(ring: readonly number[]): boolean {
    const { xy } = this;
    for (let i = 0; i < ring.length; i++) {
      const [before, corner, next] = [ring.at(i - 1) as number, ring[i], ring[(i + 1) % ring.length]];
      const [inX, inY] = [xy[2 * corner] - xy[2 * before], xy[2 * corner + 1] - xy[2 * before + 1]];
      const [outX, outY] = [xy[2 * next] - xy[2 * corner], xy[2 * next + 1] - xy[2 * corner + 1]];
      const turn = inX * outY - inY * outX;
      if (turn >= 0) continue;
      if (turn * turn > DENT * DENT * (inX * inX + inY * inY) * (outX * outX + outY * outY)) return false;
    }
    return true;
  }
}

/** A ring in which b has become a. */
function withOneFor(ring: readonly number[], a: number, b: number): number[] {
  return ring
    .map((corner) => (corner === b ? a : corner))
    .filter((corner, i, all) => corner !== all.at(i - 1));
}

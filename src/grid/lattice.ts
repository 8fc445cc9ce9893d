import { centroidOf, doubleArea, type Polygon } from '../geometry/ring.ts';
import type { Tile } from './types.ts';

/** A tiling of the whole plane; its periods are numbered along their row and down from the one at (0, 0). */
export interface Lattice {
  /** A period's step to the next one along its row is (ax, 0), down to the next row (bx, by). */
  readonly ax: number;
  readonly bx: number;
  readonly by: number;
  readonly motifs: readonly Motif[];
  /** Motifs with their middles on one line across, from the left; the lines of a period from the top. */
  readonly lines: readonly (readonly number[])[];
}

/** One of the cells of a period. */
interface Motif {
  readonly corners: Polygon;
  /** Middle of the cell, and how far the cell reaches from there. */
  readonly x: number;
  readonly y: number;
  readonly reachX: number;
  readonly reachY: number;
  readonly area: number;
  readonly neighbours: Neighbour[];
}

/** The cell across a side: which motif, in the period this many along and down; and how long the side is. */
interface Neighbour {
  readonly motif: number;
  readonly along: number;
  readonly down: number;
  readonly length: number;
}

export interface Box {
  /** The middle. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What comes this near is in one place; a cell is about 1 across. */
const NEAR = 1e-6;
const NONE = -1;

/** The lattice of these steps and of the cells of one period, with T-junctions as corners. */
export function latticeOf(
  [ax, bx, by]: readonly [number, number, number],
  tiles: readonly Polygon[],
): Lattice {
  const motifs = tiles
    .map((tile) => motifOf([ax, bx, by], tile))
    .sort((one, other) => (Math.abs(one.y - other.y) > NEAR ? one.y - other.y : one.x - other.x));
  const lines: number[][] = [];
  motifs.forEach(({ y }, motif) => {
    if (motif > 0 && y - motifs[motif - 1].y < NEAR) lines[lines.length - 1].push(motif);
    else lines.push([motif]);
  });
  // Two cells are neighbours where the middle of a side of one is, some periods on, that of a side of the other.
  const sides = motifs.flatMap(({ corners }, motif) =>
    corners.map(([x, y], i) => {
      const [nextX, nextY] = corners[(i + 1) % corners.length];
      return { motif, x: (x + nextX) / 2, y: (y + nextY) / 2, length: Math.hypot(nextX - x, nextY - y) };
    }),
  );
  for (const one of sides) {
    for (const other of sides) {
      const steps = (one.y - other.y) / by;
      const [down, along] = [Math.round(steps), Math.round((one.x - other.x - steps * bx) / ax)];
      const apart = Math.hypot(one.x - other.x - along * ax - down * bx, one.y - other.y - down * by);
      if (one === other || apart > NEAR) continue;
      motifs[one.motif].neighbours.push({ motif: other.motif, along, down, length: one.length });
    }
  }
  return { ax, bx, by, motifs, lines };
}

/** A tile moved to where its middle is in the first period. */
function motifOf([ax, bx, by]: readonly [number, number, number], tile: Polygon): Motif {
  const [middleX, middleY] = centroidOf(tile);
  const down = Math.floor((middleY + NEAR) / by);
  const along = Math.floor((middleX - down * bx + NEAR) / ax);
  const [moveX, moveY] = [-along * ax - down * bx, -down * by];
  return {
    corners: tile.map(([x, y]) => [x + moveX, y + moveY]),
    x: middleX + moveX,
    y: middleY + moveY,
    reachX: Math.max(...tile.map(([x]) => Math.abs(x - middleX))),
    reachY: Math.max(...tile.map(([, y]) => Math.abs(y - middleY))),
    area: Math.abs(doubleArea(tile)) / 2,
    neighbours: [],
  };
}

/** Cells of a lattice in and about a box, in reading order. */
export class Cells {
  private readonly motifs: number[] = [];
  private readonly alongs: number[] = [];
  private readonly downs: number[] = [];
  /** The cell of each motif of each period, row after row of periods; NONE where it is not one of these. */
  private readonly cellAt: Int32Array;
  /** How far middles may be outside the box. */
  private readonly far: number;
  private readonly firstDown: number;
  private readonly columns: number;

  /** The cells whose middles are inside the box, or (`reaching`) all that have a part of it. */
  constructor(
    private readonly lattice: Lattice,
    private readonly box: Box,
    reaching: boolean,
  ) {
    const { ax, bx, by, motifs, lines } = lattice;
    this.far = reaching ? Math.max(...motifs.map(({ reachX, reachY }) => Math.max(reachX, reachY))) : 0;
    // Two more periods on each side: one that the box cuts, and one so that every neighbour of a cell has a slot.
    this.firstDown = Math.floor((box.y - box.height / 2 - this.far) / by) - 2;
    const rows = Math.ceil((box.height + 2 * this.far) / by) + 5;
    this.columns = Math.ceil((box.width + 2 * this.far) / ax) + 5;
    this.cellAt = new Int32Array(rows * this.columns * motifs.length).fill(NONE);
    // A middle on a side of the box is outside, on one side as on the other.
    const isIn = (distance: number, size: number, reach: number): boolean =>
      Math.abs(distance) < size / 2 + (reaching ? reach + NEAR : -NEAR);
    for (let down = this.firstDown; down < this.firstDown + rows; down++) {
      const firstAlong = this.firstAlong(down);
      for (const line of lines) {
        for (let along = firstAlong; along < firstAlong + this.columns; along++) {
          for (const motif of line) {
            const { x, y, reachX, reachY } = motifs[motif];
            if (!isIn(y + down * by - box.y, box.height, reachY)) continue;
            if (!isIn(x + along * ax + down * bx - box.x, box.width, reachX)) continue;
            this.cellAt[this.slot(motif, along, down)] = this.motifs.length;
            this.motifs.push(motif);
            this.alongs.push(along);
            this.downs.push(down);
          }
        }
      }
    }
  }

  /** Leaves those that can be reached from one another, through sides; the first part, if several are largest. */
  keepLargestPart(): void {
    const count = this.motifs.length;
    const partOfCell = new Int32Array(count).fill(NONE);
    const sizes: number[] = [];
    const stack: number[] = [];
    for (let start = 0; start < count; start++) {
      if (partOfCell[start] !== NONE) continue;
      const part = sizes.push(0) - 1;
      partOfCell[start] = part;
      stack.push(start);
      while (stack.length > 0) {
        const cell = stack.pop() as number;
        sizes[part]++;
        for (const next of this.neighboursOf(cell)) {
          if (partOfCell[next] !== NONE) continue;
          partOfCell[next] = part;
          stack.push(next);
        }
      }
    }
    const largest = sizes.indexOf(Math.max(...sizes));
    for (let cell = 0; cell < count; cell++) if (partOfCell[cell] !== largest) this.drop(cell);
  }

  /** Drops what hangs on by one side, and then what hung on by that, but no large cell: it would leave a gap. */
  dropSpikes(): void {
    const { motifs } = this.lattice;
    let candidates = this.motifs.map((_, cell) => cell);
    while (candidates.length > 0) {
      const spikes = candidates.filter(
        (cell) =>
          this.has(cell) && motifs[this.motifs[cell]].area < 1 + NEAR && this.neighboursOf(cell).length === 1,
      );
      candidates = spikes.flatMap((cell) => this.neighboursOf(cell));
      for (const cell of spikes) this.drop(cell);
    }
  }

  /** Their area and the length of their border. */
  measure(): { area: number; border: number } {
    let [area, border] = [0, 0];
    this.motifs.forEach((motif, cell) => {
      if (!this.has(cell)) return;
      area += this.lattice.motifs[motif].area;
      for (const neighbour of this.lattice.motifs[motif].neighbours) {
        if (this.across(cell, neighbour) === NONE) border += neighbour.length;
      }
    });
    return { area, border };
  }

  /** The cells that are left; (0, 0) is the box's corner. */
  tiles(): Tile[] {
    const { ax, bx, by, motifs } = this.lattice;
    const [left, top] = [this.box.x - this.box.width / 2, this.box.y - this.box.height / 2];
    const tiles: Tile[] = [];
    this.motifs.forEach((motif, cell) => {
      if (!this.has(cell)) return;
      const moveX = this.alongs[cell] * ax + this.downs[cell] * bx - left;
      const moveY = this.downs[cell] * by - top;
      tiles.push(motifs[motif].corners.map(([x, y]) => [x + moveX, y + moveY]));
    });
    return tiles;
  }

  private neighboursOf(cell: number): number[] {
    const found: number[] = [];
    for (const neighbour of this.lattice.motifs[this.motifs[cell]].neighbours) {
      const next = this.across(cell, neighbour);
      if (next !== NONE) found.push(next);
    }
    return found;
  }

  private across(cell: number, { motif, along, down }: Neighbour): number {
    return this.cellAt[this.slot(motif, this.alongs[cell] + along, this.downs[cell] + down)];
  }

  private has(cell: number): boolean {
    return this.cellAt[this.slot(this.motifs[cell], this.alongs[cell], this.downs[cell])] !== NONE;
  }

  private drop(cell: number): void {
    this.cellAt[this.slot(this.motifs[cell], this.alongs[cell], this.downs[cell])] = NONE;
  }

  private slot(motif: number, along: number, down: number): number {
    const row = down - this.firstDown;
    return (row * this.columns + along - this.firstAlong(down)) * this.lattice.motifs.length + motif;
  }

  /** The first period of a row that has slots. */
  private firstAlong(down: number): number {
    const { ax, bx } = this.lattice;
    return Math.floor((this.box.x - this.box.width / 2 - this.far - down * bx) / ax) - 2;
  }
}

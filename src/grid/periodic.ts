import { centroidOf, doubleArea, type Polygon } from '../geometry/ring.ts';
import type { Size, Tile, Tiling } from './types.ts';

/** A tiling that repeats: one period of it, in units of its own (it is scaled until the mean cell's area is 1). */
interface Period extends Omit<Tiling, 'cellArea' | 'tiles'> {
  /** Two steps that map the tiling onto itself: along a row of periods, and down to the next row. */
  readonly translations: readonly [along: readonly [x: number, y: 0], down: readonly [x: number, y: number]];
  /**
   * The cells of one period, with T-junctions as corners. Half a turn about (0, 0) maps the tiling onto itself; it
   * then does so about every half step from there too, and a patch stands about one of those points.
   */
  readonly tiles: readonly Polygon[];
  /** Fewer places across or down would fall apart, tip on tip: without an outline, a patch has at least these. */
  readonly least?: Size;
}

/** One of the cells of a period. */
interface Motif {
  readonly corners: Polygon;
  /** Middle of the cell, and how far it reaches from there. */
  readonly x: number;
  readonly y: number;
  readonly reachX: number;
  readonly reachY: number;
  readonly area: number;
  readonly neighbours: Neighbour[];
}

/** A cell next to another: which motif, in the period this many along and down from the other's. */
interface Neighbour {
  readonly motif: number;
  readonly along: number;
  readonly down: number;
  readonly length: number;
}

/** The whole plane; its periods are numbered along and down from the one at (0, 0). */
interface Lattice {
  readonly ax: number;
  readonly bx: number;
  readonly by: number;
  readonly motifs: readonly Motif[];
  /** Motifs with their middles on one line across, from the left; the lines of a period from the top. */
  readonly lines: readonly (readonly number[])[];
}

interface Box {
  /** The middle. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What comes this near, in cells, is in one place. */
const NEAR = 1e-6;
/** Whoever is the only neighbour of a cell must have so many for that cell to be a spike, not the end of a row. */
const BUSY = 3;
const NONE = -1;

/** The tiling of a period. Its patches map onto themselves under half a turn; their cells are in reading order. */
export function periodic({ translations, tiles, pitch, least = [1, 1], ...rest }: Period): Tiling {
  const [[ax], [bx, by]] = translations;
  const scale = Math.sqrt(tiles.length / (ax * by));
  const lattice = latticeOf(
    [ax * scale, bx * scale, by * scale],
    tiles.map((tile) => tile.map(([x, y]) => [x * scale, y * scale])),
  );
  const [placeX, placeY] = [pitch[0] * scale, pitch[1] * scale];
  return {
    ...rest,
    pitch: [placeX, placeY],
    cellArea: 1,
    tiles([across, down], cover) {
      if (cover) {
        const cells = new Cells(lattice, about([0, 0], (across + 2) * placeX, (down + 2) * placeY), true);
        cells.keepLargestPart();
        return cells.tiles([across * placeX, down * placeY]);
      }
      const [columns, rows] = [Math.max(across, least[0]), Math.max(down, least[1])];
      const patchAbout = (half: readonly [number, number], [columns, rows]: Size): Cells => {
        const cells = new Cells(lattice, about(half, columns * placeX, rows * placeY), false);
        cells.keepLargestPart();
        if (Math.min(columns, rows) > 1) cells.dropSpikes();
        return cells;
      };
      const small: Size = [columns < 16 ? columns : 8 + (columns % 8), rows < 16 ? rows : 8 + (rows % 8)];
      const scores = HALVES.map((half) => {
        const { length, area } = patchAbout(half, small).measures();
        if (area === 0) return Infinity;
        const ratio = area / (small[0] * small[1] * placeX * placeY);
        return (length / Math.sqrt(area)) * Math.max(ratio, 1 / ratio);
      });
      const best = Math.min(...scores);
      const half = HALVES[scores.findIndex((score) => score < best + 1e-6)];
      (globalThis as any).half = half;
      return patchAbout(half, [columns, rows]).tiles([across * placeX, down * placeY]);
    },
  };
  function about(half: readonly [number, number], width: number, height: number): Box {
    const { ax, bx, by } = lattice;
    return { x: (half[0] * ax + half[1] * bx) / 2, y: (half[1] * by) / 2, width, height };
  }
}

const HALVES = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

/** Regular polygon of this many sides, each 1 long, about (x, y); one side faces in this direction, in degrees. */
export function regular(sides: number, x: number, y: number, facing: number): Polygon {
  const radius = 0.5 / Math.sin(Math.PI / sides);
  return Array.from({ length: sides }, (_, i) => {
    const angle = (facing / 180 + (2 * i + 1) / sides) * Math.PI;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

function latticeOf([ax, bx, by]: readonly [number, number, number], tiles: readonly Polygon[]): Lattice {
  const motifs = tiles
    .map((corners): Motif => {
      const [fromX, fromY] = centroidOf(corners);
      const down = Math.floor((fromY + NEAR) / by);
      const along = Math.floor((fromX - down * bx + NEAR) / ax);
      const moved = corners.map(([x, y]) => [x - along * ax - down * bx, y - down * by] as const);
      const [x, y] = [fromX - along * ax - down * bx, fromY - down * by];
      const reachX = Math.max(...moved.map((corner) => Math.abs(corner[0] - x)));
      const reachY = Math.max(...moved.map((corner) => Math.abs(corner[1] - y)));
      return { corners: moved, x, y, reachX, reachY, area: Math.abs(doubleArea(moved)) / 2, neighbours: [] };
    })
    .sort((one, other) => (Math.abs(one.y - other.y) > NEAR ? one.y - other.y : one.x - other.x));
  const lines: number[][] = [];
  motifs.forEach(({ y }, motif) => {
    if (motif > 0 && y - motifs[motif - 1].y < NEAR) lines[lines.length - 1].push(motif);
    else lines.push([motif]);
  });
  // Two cells are neighbours where the middle of a side of one is, some periods on, the middle of a side of the other.
  const sides = motifs.flatMap(({ corners }, motif) =>
    corners.map(([x, y], i) => {
      const [nextX, nextY] = corners[(i + 1) % corners.length];
      return { motif, x: (x + nextX) / 2, y: (y + nextY) / 2, length: Math.hypot(nextX - x, nextY - y) };
    }),
  );
  for (const one of sides) {
    for (const other of sides) {
      const down = (one.y - other.y) / by;
      const along = (one.x - other.x - down * bx) / ax;
      const isMet = [down, along].every((steps) => Math.abs(steps - Math.round(steps)) < NEAR);
      if (!isMet || one === other) continue;
      motifs[one.motif].neighbours.push({
        motif: other.motif,
        length: one.length,
        along: Math.round(along),
        down: Math.round(down),
      });
    }
  }
  return { ax, bx, by, motifs, lines };
}

/** Some cells of a lattice, in reading order. */
class Cells {
  private readonly motifs: number[] = [];
  private readonly alongs: number[] = [];
  private readonly downs: number[] = [];
  /** The cell of each motif in each period, a row of periods after the other; NONE where it is not one of these. */
  private readonly cellAt: Int32Array;
  /** How far middles may be outside the box. */
  private readonly far: number;
  private readonly firstDown: number;
  private readonly rows: number;
  private readonly columns: number;

  /** The cells whose middles are inside the box, or (`reaching`) all that have a part of it. */
  constructor(
    private readonly lattice: Lattice,
    private readonly box: Box,
    reaching: boolean,
  ) {
    const { bx, ax, by, motifs, lines } = lattice;
    this.far = reaching ? Math.max(...motifs.map(({ reachX, reachY }) => Math.max(reachX, reachY))) : 0;
    // One more on each side, so that every neighbour of a cell has a slot; and one for a period that is cut.
    this.firstDown = Math.floor((box.y - box.height / 2 - this.far) / by) - 2;
    this.rows = Math.ceil((box.height + 2 * this.far) / by) + 4;
    this.columns = Math.ceil((box.width + 2 * this.far) / ax) + 5;
    this.cellAt = new Int32Array(this.rows * this.columns * motifs.length).fill(NONE);
    // A middle on the very side of the box is outside, on either side alike.
    const isIn = (distance: number, size: number, reach: number): boolean =>
      Math.abs(distance) < size / 2 + (reaching ? reach + NEAR : -NEAR);
    for (let down = this.firstDown; down < this.firstDown + this.rows; down++) {
      const firstAlong = this.firstAlong(down);
      for (const line of lines) {
        const { y } = motifs[line[0]];
        for (let along = firstAlong; along < firstAlong + this.columns; along++) {
          for (const motif of line) {
            const { x, reachX, reachY } = motifs[motif];
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

  /** Leaves those that can be reached from one another, through sides; the first, if parts are alike. */
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

  /** Drops what hangs on by one side and no more, and then what hung on by that: spikes on a smoother border. */
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

  measures() {
    let [length, area] = [0, 0];
    this.motifs.forEach((motif, cell) => {
      if (!this.has(cell)) return;
      area += this.lattice.motifs[motif].area;
      for (const { motif: m, along, down, length: l } of this.lattice.motifs[motif].neighbours) {
        if (this.cellAt[this.slot(m, this.alongs[cell] + along, this.downs[cell] + down)] === NONE)
          length += l;
      }
    });
    return { length, area };
  }

  private has(cell: number): boolean {
    return this.cellAt[this.slotOf(cell)] !== NONE;
  }

  /** The cells that are left, (0, 0) in the corner of this box. */
  tiles([width, height]: readonly [number, number]): Tile[] {
    const { x, y } = this.box;
    const { ax, bx, by, motifs } = this.lattice;
    const tiles: Tile[] = [];
    this.motifs.forEach((motif, cell) => {
      if (!this.has(cell)) return;
      const moveX = this.alongs[cell] * ax + this.downs[cell] * bx - x + width / 2;
      const moveY = this.downs[cell] * by - y + height / 2;
      tiles.push(motifs[motif].corners.map((corner) => [corner[0] + moveX, corner[1] + moveY]));
    });
    return tiles;
  }

  private drop(cell: number): void {
    this.cellAt[this.slotOf(cell)] = NONE;
  }

  private neighboursOf(cell: number): number[] {
    const found: number[] = [];
    for (const { motif, along, down } of this.lattice.motifs[this.motifs[cell]].neighbours) {
      // Periods in the outermost rows and columns have no cell here, so that each neighbour has a slot.
      const next = this.cellAt[this.slot(motif, this.alongs[cell] + along, this.downs[cell] + down)];
      if (next !== NONE) found.push(next);
    }
    return found;
  }

  private slotOf(cell: number): number {
    return this.slot(this.motifs[cell], this.alongs[cell], this.downs[cell]);
  }

  private slot(motif: number, along: number, down: number): number {
    const row = down - this.firstDown;
    return (row * this.columns + along - this.firstAlong(down)) * this.lattice.motifs.length + motif;
  }

  /** The first period of a row that could have cells in the box, and one to spare. */
  private firstAlong(down: number): number {
    const { ax, bx } = this.lattice;
    return Math.floor((this.box.x - this.box.width / 2 - this.far - down * bx) / ax) - 2;
  }
}

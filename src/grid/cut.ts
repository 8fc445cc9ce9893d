import { lengthOf, pointAlong } from '../geometry/arc.ts';
import { type Corner, doubleArea, flatten, reversed } from '../geometry/ring.ts';
import { crossingsOf } from './crossings.ts';
import { areaOf, type Face, type Step, traceFaces } from './faces.ts';
import { mergeSlivers } from './merge.ts';
import { type OutlinePlace, PlacedOutline, placementOf } from './placed-outline.ts';
import { PointIndex } from './point-index.ts';
import { type OwnSide, type Side, SideIndex, stepsAlong } from './sides.ts';
import type { Outline, Tile } from './types.ts';

/** A corner this near to the outline, in corridors, is moved onto it: no wall ends in a stub shorter than that. */
const SNAP = 0.34;
/** But by no more than this part of its shortest side. */
const SNAP_OF_SIDE = 0.6;
/** A side between two corners on the outline becomes a part of it if it stays this near, in corridors. */
const HUG = 0.2;
/** Outline points nearer than this to a crossing are left out, in corridors. */
const NOISE = 0.01;

/**
 * Cuts tiles along an outline. Corners near the outline are moved onto it, sides that cross it are cut there, and
 * what is inside of each tile becomes a cell; slivers join the neighbour that shares their longest side:
 *
 *     +----+----+                 +----+
 *     |    |   /|/                |    |\          o: a corner moved onto the outline
 *     +----+--/-+         ->      +----o \
 *     |    | /  |                 |    |  |        the sliver beside the corner joined the cell below it
 *     +----+/---+                 +----+--
 *
 * The outline is fitted into a box of this width and height in the middle of the tiles, which cover it.
 */
export function cut(tiles: readonly Tile[], outline: Outline, width: number, height: number): Tile[] {
  const flat = tiles.map(flatten);
  const { scale, originX, originY } = placementOf(flat, outline, width, height);
  return new Cutter(tiles, new PlacedOutline(outline.rings, scale, originX, originY)).cells();
}

class Cutter {
  private readonly points = new PointIndex();
  /** For each corner on the outline, where: several places if the outline touches itself there. Crossings too. */
  private readonly placesOfPoint = new Map<number, readonly OutlinePlace[]>();
  private readonly sides = new SideIndex();
  /** Sides of each tile in ring order, and whether each runs the tile's way. */
  private readonly sidesOfTile: OwnSide[][];
  private readonly corridor: number;
  private readonly cellArea: number;

  constructor(
    tiles: readonly Tile[],
    private readonly outline: PlacedOutline,
  ) {
    let corridors = 0;
    let areas = 0;
    this.sidesOfTile = tiles.map((given) => {
      const area = doubleArea(flatten(given)) / 2;
      const tile = area > 0 ? given : reversed(given);
      const ids = tile.map(([x, y]) => this.points.idOf(x, y));
      areas += Math.abs(area);
      corridors +=
        (4 * Math.abs(area)) /
        tile.reduce((sum, [x, y, bulge = 0], i) => {
          const [nextX, nextY] = tile[(i + 1) % tile.length];
          return sum + lengthOf(x, y, nextX, nextY, bulge);
        }, 0);
      return ids.map((id, i) => this.sides.sideOf(id, ids[(i + 1) % ids.length], tile[i][2] ?? 0));
    });
    this.corridor = corridors / tiles.length;
    this.cellArea = areas / tiles.length;
  }

  cells(): Tile[] {
    const areas = this.sidesOfTile.map((_, tile) => doubleArea(flatten(this.ringOfTile(tile))) / 2);
    this.snapCorners();
    for (const side of this.sides.all) this.cutSide(side);
    const chainsOfTile = this.chainsByTile();
    const faces: Face[] = [];
    this.sidesOfTile.forEach((sides, tile) => {
      const usual = Math.min(this.cellArea, areas[tile]);
      for (const steps of this.facesOf(sides, chainsOfTile.get(tile) ?? [])) {
        faces.push({ steps, area: areaOf(steps, this.points.xy), usual });
      }
    });
    return mergeSlivers(faces, this.points.xy).map((steps) =>
      steps.map(({ from, bulge }): Corner => [this.points.xy[2 * from], this.points.xy[2 * from + 1], bulge]),
    );
  }

  /** Moves corners near the outline onto it: inner ones first, the nearest first, and never two ends of a side to
   * one place. */
  private snapCorners(): void {
    const { xy } = this.points;
    const sidesOfPoint = new Map<number, Side[]>();
    for (const side of this.sides.all) {
      for (const point of [side.from, side.to]) {
        sidesOfPoint.set(point, [...(sidesOfPoint.get(point) ?? []), side]);
      }
    }
    const candidates: { point: number; place: OutlinePlace; rank: number }[] = [];
    for (const [point, sides] of sidesOfPoint) {
      const [x, y] = [xy[2 * point], xy[2 * point + 1]];
      const shortest = Math.min(...sides.map(({ from, to }) => this.distance(from, to)));
      const place = this.outline.nearest(x, y, Math.min(SNAP * this.corridor, SNAP_OF_SIDE * shortest));
      if (!place) continue;
      const away = Math.hypot(place.x - x, place.y - y);
      candidates.push({ point, place, rank: away < 1e-6 ? 0 : away + (this.outline.isInside(x, y) ? 0 : 1) });
    }
    candidates.sort((a, b) => a.rank - b.rank || a.point - b.point);
    for (const { point, place } of candidates) {
      const crowded = (sidesOfPoint.get(point) as Side[]).some(({ from, to }) => {
        const [other] = this.placesOfPoint.get(from === point ? to : from) ?? [];
        return other && Math.hypot(other.x - place.x, other.y - place.y) < 0.5 * this.distance(from, to);
      });
      if (crowded) continue;
      const places = this.outline.placesAt(place.x, place.y);
      this.placesOfPoint.set(point, places.length > 0 ? places : [place]);
      [xy[2 * point], xy[2 * point + 1]] = [place.x, place.y];
    }
  }

  /** Finds where a side crosses the outline, or that it runs along it. */
  private cutSide(side: Side): void {
    const { xy } = this.points;
    const [x0, y0, x1, y1] = [xy[2 * side.from], xy[2 * side.from + 1], xy[2 * side.to], xy[2 * side.to + 1]];
    const ends = [this.placesOfPoint.get(side.from), this.placesOfPoint.get(side.to)];
    const noise = NOISE * this.corridor;
    const found = crossingsOf(this.outline, x0, y0, x1, y1, side.bulge, noise).filter(({ at, place }) => {
      const [nearest] = (at < 0.5 ? ends[0] : ends[1]) ?? [];
      return !(nearest && Math.hypot(nearest.x - place.x, nearest.y - place.y) < 3 * noise);
    });
    const shares = [0, ...found.map(({ at }) => at), 1];
    side.points = [side.from, ...found.map(({ place }) => this.points.add(place.x, place.y)), side.to];
    side.bulges = shares.slice(1).map((share, i) => Math.tan(Math.atan(side.bulge) * (share - shares[i])));
    found.forEach(({ place }, i) => {
      this.placesOfPoint.set(side.points[i + 1], [place]);
    });
    side.hugs = side.bulges.map((bulge, i) => {
      const [from, to] = [side.points[i], side.points[i + 1]];
      const last = this.placesOfPoint.get(to) ?? [];
      return (this.placesOfPoint.get(from) ?? []).some((one) =>
        last.some((other) => this.hugs({ from, to, bulge }, one, other)),
      );
    });
  }

  /** Whether all of a side lies near the outline's own run between its ends. */
  private hugs({ from, to, bulge }: Step, first: OutlinePlace, last: OutlinePlace): boolean {
    if (first.ring !== last.ring) return false;
    const { xy } = this.points;
    const limit = HUG * this.corridor;
    const ring = this.outline.rings[first.ring];
    for (const share of [0.25, 0.5, 0.75]) {
      const [x, y] = pointAlong(xy[2 * from], xy[2 * from + 1], xy[2 * to], xy[2 * to + 1], bulge, share);
      if (!this.outline.nearest(x, y, limit)) return false;
    }
    // The run between must not be the long way round, nor turn off into a spike.
    const gap = this.distance(from, to);
    return [this.runLength(ring, first, last), this.runLength(ring, last, first)].some(
      (length) => length < 1.35 * gap + 1e-9,
    );
  }

  private runLength(
    ring: readonly (readonly [number, number, number?])[],
    a: OutlinePlace,
    b: OutlinePlace,
  ): number {
    let [x, y] = [a.x, a.y];
    let length = 0;
    for (const corner of between(ring.length, a.along, b.along)) {
      const [nextX, nextY] = ring[corner];
      length += Math.hypot(nextX - x, nextY - y);
      [x, y] = [nextX, nextY];
    }
    return length + Math.hypot(b.x - x, b.y - y);
  }

  /** The outline's runs between places where it meets tiles' sides, each with the tile that it passes through. */
  private chainsByTile(): Map<number, number[][]> {
    const { xy } = this.points;
    const chains = new Map<number, number[][]>();
    const tilesOfPoint = new Map<number, Set<number>>();
    const huggers = new Map<string, number>();
    this.sidesOfTile.forEach((sides, tile) => {
      for (const own of sides) {
        const { side } = own;
        for (const { from, to, hugs } of stepsAlong(own)) if (hugs) huggers.set(`${from},${to}`, tile);
        for (const point of side.points) {
          if (!this.placesOfPoint.has(point)) continue;
          const tiles = tilesOfPoint.get(point) ?? new Set();
          tilesOfPoint.set(point, tiles.add(tile));
        }
      }
    });
    this.outline.rings.forEach((ring, at) => {
      const events = [...this.placesOfPoint]
        .flatMap(([point, places]) => places.map((place) => [point, place] as const))
        .filter(([, place]) => place.ring === at)
        .sort(([a, one], [b, other]) => one.along - other.along || a - b);
      events.forEach(([point, place], i) => {
        const [next, nextPlace] = events[(i + 1) % events.length];
        if (events.length < 2) return;
        const chain = [point];
        const isNear = (x: number, y: number, { x: atX, y: atY }: OutlinePlace): boolean =>
          Math.hypot(x - atX, y - atY) < NOISE * this.corridor;
        for (const corner of between(ring.length, place.along, nextPlace.along)) {
          const [x, y] = ring[corner];
          if (!isNear(x, y, place) && !isNear(x, y, nextPlace)) chain.push(this.points.add(x, y));
        }
        chain.push(next);
        const hugger = huggers.get(`${point},${next}`);
        const reverse = huggers.get(`${next},${point}`);
        if (hugger === undefined && reverse !== undefined) return;
        const tile = hugger ?? this.tileAround(chain, tilesOfPoint.get(point), tilesOfPoint.get(next), xy);
        if (tile !== undefined) chains.set(tile, [...(chains.get(tile) ?? []), chain]);
      });
    });
    return chains;
  }

  /** Of the tiles that both ends of a run lie on, the one that its middle is in. */
  private tileAround(
    chain: readonly number[],
    one: ReadonlySet<number> = new Set(),
    other: ReadonlySet<number> = new Set(),
    xy: readonly number[],
  ): number | undefined {
    const shared = [...one].filter((tile) => other.has(tile));
    if (shared.length === 1) return shared[0];
    const [a, b] = [chain[(chain.length - 1) >> 1], chain[((chain.length - 1) >> 1) + 1]];
    const [x, y] = [(xy[2 * a] + xy[2 * b]) / 2, (xy[2 * a + 1] + xy[2 * b + 1]) / 2];
    return shared.find((tile) => this.isInTile(tile, x, y));
  }

  private isInTile(tile: number, x: number, y: number): boolean {
    let inside = false;
    const ring = this.ringOfTile(tile);
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [[xi, yi], [xj, yj]] = [ring[i], ring[j]];
      if (yi > y !== yj > y && x < xi + ((y - yi) * (xj - xi)) / (yj - yi)) inside = !inside;
    }
    return inside;
  }

  private facesOf(sides: readonly OwnSide[], chains: readonly number[][]): Step[][] {
    const { xy } = this.points;
    // At three places, since a corner of the outline may lie on the side.
    const isInside = ({ from, to, bulge }: Step): boolean => {
      const isIn = (share: number): boolean =>
        this.outline.isInside(
          ...pointAlong(xy[2 * from], xy[2 * from + 1], xy[2 * to], xy[2 * to + 1], bulge, share),
        );
      const votes = Number(isIn(0.29)) + Number(isIn(0.53)) + Number(isIn(0.77));
      return votes >= 2;
    };
    const steps = sides.flatMap(stepsAlong);
    const isTouched = sides.some(({ side }) => side.points.some((point) => this.placesOfPoint.has(point)));
    if (!isTouched) return isInside(steps[0]) ? [steps] : [];
    const inner: Step[] = steps.filter((step) => !step.hugs && isInside(step));
    for (const chain of chains) {
      for (let i = 1; i < chain.length; i++) inner.push({ from: chain[i - 1], to: chain[i], bulge: 0 });
    }
    return traceFaces(inner, xy);
  }

  private ringOfTile(tile: number): Corner[] {
    const { xy } = this.points;
    return this.sidesOfTile[tile].flatMap((own) =>
      stepsAlong(own).map(({ from, bulge }): Corner => [xy[2 * from], xy[2 * from + 1], bulge]),
    );
  }

  private distance(a: number, b: number): number {
    const { xy } = this.points;
    return Math.hypot(xy[2 * a] - xy[2 * b], xy[2 * a + 1] - xy[2 * b + 1]);
  }
}

/** Ring corners that lie between two places along a ring of so many corners. */
function between(count: number, from: number, to: number): number[] {
  const last = to > from ? to : to + count;
  const corners: number[] = [];
  for (let corner = Math.floor(from) + 1; corner < last; corner++) corners.push(corner % count);
  return corners;
}

import { pointAlong } from '../geometry/arc.ts';
import { type Corner, doubleArea, flatten, isInside, reversed } from '../geometry/ring.ts';
import { crossingsOf } from './crossings.ts';
import { areaOf, type Face, type Step, traceFaces } from './faces.ts';
import { mergeSlivers } from './merge.ts';
import type { OutlinePlace, PlacedOutline } from './placed-outline.ts';
import { PointIndex } from './point-index.ts';
import { type OwnSide, type Side, SideIndex, stepsAlong } from './sides.ts';
import { snapCorners } from './snap.ts';
import type { Tile } from './types.ts';

/** A side between two corners on the outline becomes a part of it if it stays this near, in corridors. */
const HUG = 0.2;
/** And if the outline's own run between them is no longer than this many times as long. */
const DETOUR = 1.35;
/** Outline points nearer than this to a crossing are left out, in corridors. */
const NOISE = 0.01;

/** A run of the outline from one place where it meets tiles' sides to the next. */
interface Run {
  readonly points: readonly number[];
  readonly length: number;
}

/** Mean area of some tiles, and mean width of corridors through them. */
export interface Usual {
  readonly area: number;
  readonly corridor: number;
}

/** Cuts tiles that lie at an outline; see `cut`. */
export class Cutter {
  private readonly points = new PointIndex();
  /** For each corner on the outline, where: several places if the outline touches itself there. Crossings too. */
  private placesOfPoint: Map<number, readonly OutlinePlace[]> = new Map();
  private readonly pointOfCorner = new Map<string, number>();
  private readonly sides = new SideIndex();
  /** Sides of each tile in ring order, and whether each runs the tile's way. */
  private readonly sidesOfTile: OwnSide[][];
  private readonly corridor: number;
  private readonly cellArea: number;

  /** @param usual what is usual among all tiles, those far from the outline included */
  constructor(
    tiles: readonly Tile[],
    usual: Usual,
    private readonly outline: PlacedOutline,
  ) {
    this.sidesOfTile = tiles.map((given) => {
      const tile = doubleArea(flatten(given)) > 0 ? given : reversed(given);
      const ids = tile.map(([x, y]) => this.points.idOf(x, y));
      return ids.map((id, i) => this.sides.sideOf(id, ids[(i + 1) % ids.length], tile[i][2] ?? 0));
    });
    this.corridor = usual.corridor;
    this.cellArea = usual.area;
  }

  /** What is left of the tiles, and which tile each cell came from, the first if from several. */
  cells(): { of: number; tile: Tile }[] {
    const areas = this.sidesOfTile.map((_, tile) => doubleArea(flatten(this.ringOfTile(tile))) / 2);
    this.placesOfPoint = snapCorners(this.points.xy, this.sidesOfTile, this.outline, this.corridor);
    for (const side of this.sides.all) this.cutSide(side);
    const runsOfTile = this.shareRuns(this.runsOfOutline());
    const faces: Face[] = [];
    this.sidesOfTile.forEach((sides, tile) => {
      const usual = Math.min(this.cellArea, areas[tile]);
      for (const steps of this.facesOf(sides, runsOfTile.get(tile) ?? [])) {
        faces.push({ of: tile, steps, area: areaOf(steps, this.points.xy), usual });
      }
    });
    const { xy } = this.points;
    return mergeSlivers(faces, xy, this.corridor).map(({ of, steps }) => ({
      of,
      tile: steps.map(({ from, bulge }): Corner => [xy[2 * from], xy[2 * from + 1], bulge]),
    }));
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
    const met = found.filter(
      ({ place }, i) =>
        i === 0 || Math.hypot(place.x - found[i - 1].place.x, place.y - found[i - 1].place.y) > 1e-6,
    );
    const shares = [0, ...met.map(({ at }) => at), 1];
    side.points = [side.from, ...met.map(({ place }) => this.pointAt(place)), side.to];
    side.bulges = shares.slice(1).map((share, i) => Math.tan(Math.atan(side.bulge) * (share - shares[i])));
    side.hugs = side.bulges.map(() => false);
  }

  /** The point at a place on the outline; one only for each of its corners, where it may touch itself. */
  private pointAt(place: OutlinePlace): number {
    const isCorner = Number.isInteger(place.along);
    const key = `${place.x},${place.y}`;
    const known = isCorner ? this.pointOfCorner.get(key) : undefined;
    if (known !== undefined) return known;
    const point = this.points.add(place.x, place.y);
    const places = isCorner ? this.outline.placesAt(place.x, place.y) : [];
    this.placesOfPoint.set(point, places.length > 0 ? places : [place]);
    if (isCorner) this.pointOfCorner.set(key, point);
    return point;
  }

  /** The outline's runs from each place where it meets tiles' sides to the next. */
  private runsOfOutline(): Run[] {
    const { xy } = this.points;
    const eventsOfRing = this.outline.rings.map((): { point: number; place: OutlinePlace }[] => []);
    for (const [point, places] of this.placesOfPoint) {
      for (const place of places) eventsOfRing[place.ring].push({ point, place });
    }
    return eventsOfRing.flatMap((events, at): Run[] => {
      if (events.length < 2) return [];
      const ring = this.outline.rings[at];
      events.sort((a, b) => a.place.along - b.place.along || a.point - b.point);
      return events.map(({ point, place }, i) => {
        const next = events[(i + 1) % events.length];
        const isNear = (x: number, y: number, event: OutlinePlace): boolean =>
          Math.hypot(x - event.x, y - event.y) < NOISE * this.corridor;
        const inner = between(ring.length, place.along, next.place.along)
          .map((corner) => ring[corner])
          .filter(([x, y]) => !isNear(x, y, place) && !isNear(x, y, next.place))
          .map(([x, y]) => this.points.add(x, y));
        const points = [point, ...inner, next.point];
        const length = points.reduce(
          (sum, one, step) =>
            step === 0
              ? 0
              : sum +
                Math.hypot(
                  xy[2 * one] - xy[2 * points[step - 1]],
                  xy[2 * one + 1] - xy[2 * points[step - 1] + 1],
                ),
          0,
        );
        return { points, length };
      });
    });
  }

  /** Gives each run to the tile that it passes through. Where a side runs along it all the way, the run takes the
   * side's place, and belongs to the tile whose way it goes. */
  private shareRuns(runs: readonly Run[]): Map<number, Run[]> {
    const runsOfTile = new Map<number, Run[]>();
    const give = (tile: number | undefined, run: Run): void => {
      if (tile !== undefined) runsOfTile.set(tile, [...(runsOfTile.get(tile) ?? []), run]);
    };
    const runOfEnds = new Map(runs.map((run) => [`${run.points[0]},${run.points.at(-1)}`, run]));
    const tilesOfPoint = new Map<number, Set<number>>();
    const taken = new Set<Run>();
    this.sidesOfTile.forEach((sides, tile) => {
      const [gained, lost] = [new Set<Run>(), new Set<Run>()];
      for (const own of sides) {
        const steps = stepsAlong(own);
        steps.forEach((step, i) => {
          for (const point of [step.from, step.to]) {
            if (this.placesOfPoint.has(point)) {
              tilesOfPoint.set(point, (tilesOfPoint.get(point) ?? new Set()).add(tile));
            }
          }
          const forward = runOfEnds.get(`${step.from},${step.to}`);
          const backward = runOfEnds.get(`${step.to},${step.from}`);
          const run = [forward, backward].find((one) => one && this.hugs(step, one));
          if (!run) return;
          own.side.hugs[own.forward ? i : steps.length - 1 - i] = true;
          taken.add(run);
          // A tile that has it forth and back has a spike of no width there.
          if (run === forward) gained.add(run);
          else lost.add(run);
        });
      }
      for (const run of gained) if (!lost.has(run)) give(tile, run);
    });
    for (const run of runs) {
      if (taken.has(run)) continue;
      give(
        this.tileAround(
          run.points,
          tilesOfPoint.get(run.points[0]),
          tilesOfPoint.get(run.points.at(-1) as number),
        ),
        run,
      );
    }
    return runsOfTile;
  }

  /** Whether all of a side lies near a run of the outline, which does not turn off into a spike on the way. */
  private hugs({ from, to, bulge }: Step, { length }: Run): boolean {
    const { xy } = this.points;
    if (length > DETOUR * this.distance(from, to)) return false;
    return [0.25, 0.5, 0.75].every((share) => {
      const [x, y] = pointAlong(xy[2 * from], xy[2 * from + 1], xy[2 * to], xy[2 * to + 1], bulge, share);
      return this.outline.nearest(x, y, HUG * this.corridor) !== undefined;
    });
  }

  /** Of the tiles that both ends of a run lie on, the one that its middle is in. */
  private tileAround(
    chain: readonly number[],
    one: ReadonlySet<number> = new Set(),
    other: ReadonlySet<number> = new Set(),
  ): number | undefined {
    const { xy } = this.points;
    const shared = [...one].filter((tile) => other.has(tile));
    if (shared.length === 1) return shared[0];
    const [a, b] = [chain[(chain.length - 1) >> 1], chain[((chain.length - 1) >> 1) + 1]];
    const [x, y] = [(xy[2 * a] + xy[2 * b]) / 2, (xy[2 * a + 1] + xy[2 * b + 1]) / 2];
    return shared.find((tile) => isInside([this.ringOfTile(tile)], x, y));
  }

  private facesOf(sides: readonly OwnSide[], runs: readonly Run[]): Step[][] {
    const { xy } = this.points;
    // At three places, since a corner of the outline may lie on the side.
    const isWithin = ({ from, to, bulge }: Step): boolean => {
      const isIn = (share: number): boolean =>
        this.outline.isInside(
          ...pointAlong(xy[2 * from], xy[2 * from + 1], xy[2 * to], xy[2 * to + 1], bulge, share),
        );
      const votes = Number(isIn(0.29)) + Number(isIn(0.53)) + Number(isIn(0.77));
      return votes >= 2;
    };
    const steps = sides.flatMap(stepsAlong);
    const isTouched = sides.some(({ side }) => side.points.some((point) => this.placesOfPoint.has(point)));
    if (!isTouched) return isWithin(steps[0]) ? [steps] : [];
    const inner: Step[] = steps.filter((step) => !step.hugs && isWithin(step));
    for (const { points } of runs) {
      for (let i = 1; i < points.length; i++) inner.push({ from: points[i - 1], to: points[i], bulge: 0 });
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

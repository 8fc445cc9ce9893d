import { difference, type Geom, intersection, setPrecision, union, xor } from 'polyclip-ts';
import { loopsOf } from './loops.ts';
import { doubleArea, type Polygon } from './ring.ts';

/** Part of the plane: polygons of a border and its holes that do not overlap. */
export type Region = [number, number][][][];

export type FillRule = 'nonzero' | 'evenodd';

/** How often a place may be covered and still be told from more. */
const MOST_LAYERS = 8;

/** What rings fill that may cross themselves and one another. Coordinates are whole numbers. */
export function filled(rings: readonly Polygon[], rule: FillRule): Region {
  const loops = rings.flatMap((ring) => loopsOf(ring)).filter((loop) => doubleArea(loop) !== 0);
  const parts = loops.map((loop): Region => [[[...loop, loop[0]].map(([x, y]) => [x, y])]]);
  if (rule === 'evenodd') return together(xor, parts);
  const rightward = parts.filter((_, i) => doubleArea(loops[i]) > 0);
  const leftward = parts.filter((_, i) => doubleArea(loops[i]) < 0);
  if (leftward.length === 0) return together(union, rightward);
  if (rightward.length === 0) return together(union, leftward);
  // Inside is where the two windings differ: where one covers a place k times and the other does not, for some k.
  const [more, less] = [layersOf(rightward), layersOf(leftward)];
  const depth = Math.max(more.length, less.length);
  return together(
    union,
    Array.from({ length: depth }, (_, k) => together(xor, [more[k] ?? [], less[k] ?? []])),
  );
}

/** All of some regions. */
export function united(regions: readonly Region[]): Region {
  return together(union, regions);
}

/** What ink is left when regions are painted one over the other, some of them with the colour of the paper. */
export function painted(coats: readonly { readonly region: Region; readonly isInk: boolean }[]): Region {
  // Coats of one kind that follow one another are one; then neighbours are joined in pairs, and those again.
  const runs: { regions: Region[]; isInk: boolean }[] = [];
  for (const { region, isInk } of coats) {
    const last = runs.at(-1);
    if (last?.isInk === isInk) last.regions.push(region);
    else runs.push({ regions: [region], isInk });
  }
  let films = runs.map(({ regions, isInk }) => {
    const covered = united(regions);
    return { covered, ink: isInk ? covered : ([] as Region) };
  });
  while (films.length > 1) {
    films = inPairs(films, (under, over) => ({
      covered: united([under.covered, over.covered]),
      ink: united([minus(under.ink, over.covered), over.ink]),
    }));
  }
  return films[0]?.ink ?? [];
}

/** The rings of a region, inside by the even-odd rule. */
export function ringsOf(region: Region): [number, number][][] {
  // Each comes with its first point once more at the end.
  return region.flat().map((ring) => ring.slice(0, -1));
}

/** For each k from 1, the part of the plane that at least k of these cover. */
function layersOf(parts: readonly Region[]): Region[] {
  let stacks = parts.map((part) => [part]);
  while (stacks.length > 1) {
    stacks = inPairs(stacks, (one, other) => {
      const depth = Math.min(MOST_LAYERS, one.length + other.length);
      return Array.from({ length: depth }, (_, k) => {
        const both = one.slice(0, k).map((layer, i) => common(layer, other[k - 1 - i] ?? []));
        return united([one[k] ?? [], other[k] ?? [], ...both]);
      }).filter((layer) => layer.length > 0);
    });
  }
  return stacks[0] ?? [];
}

function inPairs<T>(items: readonly T[], join: (one: T, other: T) => T): T[] {
  const joined: T[] = [];
  for (let i = 0; i < items.length; i += 2) {
    joined.push(i + 1 < items.length ? join(items[i], items[i + 1]) : items[i]);
  }
  return joined;
}

function together(act: Act, regions: readonly Region[]): Region {
  const [first, ...more] = regions.filter((region) => region.length > 0);
  // One alone is what it is: loops do not cross themselves, and results are clean.
  return more.length > 0 ? exactly(act, first, ...more) : (first ?? []);
}

function common(one: Region, other: Region): Region {
  return one.length === 0 || other.length === 0 ? [] : exactly(intersection, one, other);
}

function minus(one: Region, other: Region): Region {
  return one.length === 0 || other.length === 0 ? one : exactly(difference, one, other);
}

type Act = (geom: Geom, ...more: Geom[]) => Region;

/** Crossings nearer to one another than this are one; without it the clipper loses its way in one of 150 tangles. */
const SNAP = 1e-6;

function exactly(act: Act, ...regions: readonly [Region, ...Region[]]): Region {
  // Each time anew: the clipper remembers where it snapped, and results would depend on what came before.
  setPrecision(SNAP);
  return act(...regions);
}

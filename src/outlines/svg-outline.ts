import { type CurvedRing, curvesOf, flattenCurves } from '../geometry/curves.ts';
import { countMeetings } from '../geometry/loops.ts';
import { type FillRule, filled, painted, ringsOf } from '../geometry/region.ts';
import { simplifyRing } from '../geometry/simplify.ts';
import { type Drawing, fitDrawing } from '../grid/drawing.ts';
import { shapePhrase } from '../grid/phrases.ts';
import { Refusal } from '../refusal.ts';
import { parseSvg } from '../svg/parse.ts';
import type { Obstacle } from '../svg/walk.ts';
import { fillOf, fillRuleOf, isStroked } from './svg/paint.ts';
import { type Seen, shapesOf } from './svg/seen.ts';

/** Whole numbers to the height while regions are joined; a drawing has half as many. */
const UNITS = 2e5;
/** Lines stay this near to curves, in those units: 1/10,000 of the height. */
const TOLERANCE = 20;
const MOST_POINTS = 200_000;
/** What the clipper gets through in some seconds. */
const MOST_CORNERS = 40_000;
const MOST_CROSSINGS = 10_000;

/** One coat of paint. */
interface Coat {
  readonly rings: readonly CurvedRing[];
  readonly rule: FillRule;
  readonly isInk: boolean;
}

/**
 * The figure that an SVG file shows: all that is filled, as seen on white paper. White over it is a hole, white
 * under it nothing; white with a line around it is part of it. Lines count, as the borders of what they enclose,
 * where nothing is filled. Clips, masks and images are passed over.
 * @param title what to call it, and its file in messages
 * @throws Refusal (usage) if it cannot be read, or shows no figure
 */
export function svgDrawing(title: string, text: string): Drawing {
  const refuse = (why: string): Refusal => new Refusal('usage', `the picture ${title} ${why}`);
  const source = parseSvg(text);
  if (typeof source === 'string') throw refuse(source);
  const seen = shapesOf(source);
  if (typeof seen === 'string') throw refuse(SAID_OF[seen]);
  const coats = coatsOf(seen);
  if (coats.length === 0) {
    throw refuse('shows no filled shape; paths, rectangles, circles, ellipses and polygons would work');
  }
  const rings = joined(coats, refuse);
  if (rings.length === 0) throw refuse('has nothing inside; shapes that enclose an area would work');
  return fitDrawing(title, shapePhrase(title), rings);
}

const SAID_OF: Readonly<Record<Obstacle | 'text', string>> = {
  text: 'has letters that need a font; it would work with its texts converted to paths',
  cycle: 'has a <use> that draws itself; it would work without',
  many: 'draws more than 10,000 elements; a simpler picture would work',
};

/** The coats that make the figure: see `svgDrawing`. */
function coatsOf(seen: readonly Seen[]): Coat[] {
  const shapes = seen.map(({ name, path, map, look }) => {
    const fill = fillOf(look);
    const stroked = isStroked(look);
    return {
      name,
      rings: curvesOf(path, map),
      rule: fillRuleOf(look),
      // An outlined white figure is a figure.
      fill: fill === 'paper' && stroked ? ('ink' as const) : fill,
      stroked,
    };
  });
  if (shapes.some(({ fill }) => fill === 'ink')) {
    return shapes
      .filter(({ fill }) => fill !== 'none')
      .map(({ rings, rule, fill }) => ({ rings, rule, isInk: fill === 'ink' }));
  }
  const lines = shapes.filter(({ stroked }) => stroked);
  if (lines.length > 0) return lines.map(({ rings, rule }) => ({ rings, rule, isInk: true }));
  // White on nothing: a figure all the same, but for the background that it may have.
  const whites = shapes.filter(({ fill }) => fill === 'paper');
  const figures = whites[0]?.name === 'rect' ? whites.slice(1) : whites;
  return (figures.length > 0 ? figures : whites).map(({ rings, rule }) => ({ rings, rule, isInk: true }));
}

/** The rings of the figure that coats make, in whole units. */
function joined(coats: readonly Coat[], refuse: (why: string) => Refusal): [number, number][][] {
  const height = heightOf(coats.filter(({ isInk }) => isInk));
  if (!(height > 0)) return [];
  const scale = UNITS / height;
  let points = 0;
  const regions = coats.map(({ rings, rule, isInk }) => {
    const polygons = rings.map((ring) => {
      const flat = flattenCurves(ring, TOLERANCE / scale);
      points += flat.length;
      if (points > MOST_POINTS) throw refuse('has more than 200,000 points; a simpler picture would work');
      const whole = flat.map(([x, y]): [number, number] => [Math.round(x * scale), Math.round(y * scale)]);
      return simplifyRing(whole, TOLERANCE);
    });
    return { polygons, rule, isInk };
  });
  const all = regions.flatMap(({ polygons }) => polygons);
  if (all.reduce((sum, { length }) => sum + length, 0) > MOST_CORNERS) {
    throw refuse('has more than 40,000 corners and bends; a simpler picture would work');
  }
  const tangled = refuse('has lines too tangled to tell inside from outside; a simpler picture would work');
  if (countMeetings(all, MOST_CROSSINGS) === MOST_CROSSINGS) throw tangled;
  try {
    const coloured = regions.map(({ polygons, rule, isInk }) => ({ region: filled(polygons, rule), isInk }));
    return ringsOf(painted(coloured));
  } catch {
    // The clipper gives up on some.
    throw tangled;
  }
}

/** From the top to the bottom of all points of some curves, those beside them included. */
function heightOf(coats: readonly Coat[]): number {
  let [top, bottom] = [Infinity, -Infinity];
  for (const { rings } of coats) {
    for (const { y, sides } of rings) {
      for (const side of [[0, y], ...sides]) {
        for (let i = 1; i < side.length; i += 2) {
          top = Math.min(top, side[i]);
          bottom = Math.max(bottom, side[i]);
        }
      }
    }
  }
  return bottom - top;
}

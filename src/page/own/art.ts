import { IDENTITY } from '../../geometry/affine.ts';
import { extentOf } from '../../geometry/extent.ts';
import { trace } from '../../geometry/path.ts';
import { lengthOf } from '../../svg/viewport.ts';
import type { Place } from '../../svg/walk.ts';
import type { LineStyle } from '../marks.ts';
import type { ArtPiece, PicturePiece } from '../template.ts';
import { clipPart } from './clipping.ts';
import type { Clips } from './clips.ts';
import { paintOf } from './paint.ts';
import { pictureFill } from './picture-fill.ts';
import { formOf, opacityOf, type Reading, toPoints } from './reading.ts';

type Piece = ArtPiece | PicturePiece;

/** Shapes that may carry arrowheads. */
const LINES = ['line', 'path', 'polyline', 'polygon'];

/**
 * What a shape draws, in points: what is filled, then its line, or as it asks for; undefined for an element that is
 * no shape.
 */
export function shapePieces(reading: Reading, clips: Clips, place: Place): Piece[] | undefined {
  const { look } = place.style;
  const map = toPoints(place);
  const path = formOf(reading, place, map);
  if (!path) return undefined;
  if (path.length === 0) return [];
  const extent = extentOf([formOf(reading, place, IDENTITY) ?? []]);
  if (
    LINES.includes(place.name) &&
    [look['marker-start'], look['marker-mid'], look['marker-end']].some(isMarker)
  ) {
    throw reading.refuse('arrowheads (markers) are not drawn; converted to paths they are');
  }
  const painted = { look, viewport: place.viewport, extent, map, opacity: opacityOf(place) };
  const all = clips.of(place, extent);
  const pieces: Piece[] = [];
  const pictures = hasInside(path) ? pictureFill(reading, clips, place, path, extent) : undefined;
  if (pictures) pieces.push(...pictures);
  const fill = hasInside(path) && !pictures ? paintOf(reading, 'fill', painted) : undefined;
  const kept = fill && clipPart(all, path);
  if (kept) {
    pieces.push({ path, ...fill, ...(look['fill-rule'] === 'evenodd' ? { rule: 'evenodd' } : {}), ...kept });
  }
  // A map that stretches one way more than the other thickens a line by what is between.
  const larger = Math.sqrt(Math.abs(map[0] * map[3] - map[1] * map[2]));
  const width = lengthIn(look['stroke-width'], place) * larger;
  const stroke = width > 0 ? paintOf(reading, 'stroke', painted) : undefined;
  const keptLine = stroke && clipPart(all, path, width / 2);
  if (keptLine) {
    const line = { path, stroke: width, ...stroke, line: lineStyle(place, larger), ...keptLine };
    if (look['paint-order'].trim().startsWith('stroke')) pieces.unshift(line);
    else pieces.push(line);
  }
  return pieces;
}

/** Whether a path encloses anything: a printer would show one straight line that is filled, too. */
function hasInside(path: readonly number[]): boolean {
  let [sides, most] = [0, 0];
  const side = (weight: number): void => {
    sides += weight;
    most = Math.max(most, sides);
  };
  trace(path, {
    moveTo: () => {
      sides = 0;
    },
    lineTo: () => side(1),
    bezierCurveTo: () => side(2),
    closePath: () => {},
  });
  const [left, top, right, bottom] = extentOf([path]) ?? [0, 0, 0, 0];
  return most > 1 && right > left && bottom > top;
}

const isMarker = (value: string): boolean => value !== 'none' && value !== '';

function lengthIn(value: string, { viewport: [width, height] }: Place): number {
  return lengthOf(value, Math.hypot(width, height) / Math.SQRT2) ?? 0;
}

function lineStyle(place: Place, larger: number): LineStyle {
  const { look } = place.style;
  const [cap, join] = [look['stroke-linecap'], look['stroke-linejoin']];
  const lengths = look['stroke-dasharray']
    .split(/[\s,]+/)
    .filter((part) => part !== '')
    .map((part) => lengthIn(part, place) * larger);
  const isDashed = lengths.every((length) => length >= 0) && lengths.some((length) => length > 0);
  return {
    cap: cap === 'round' || cap === 'square' ? cap : 'butt',
    join: join === 'round' || join === 'bevel' ? join : 'miter',
    miter: Math.max(1, Number(look['stroke-miterlimit']) || 4),
    // An odd number of lengths is gone through twice.
    dash: !isDashed ? [] : lengths.length % 2 === 0 ? lengths : [...lengths, ...lengths],
    offset: lengthIn(look['stroke-dashoffset'], place) * larger,
  };
}

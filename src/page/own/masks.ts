import { type Place, walk } from '../../svg/walk.ts';
import type { Clip } from '../marks.ts';
import { ENDED } from './ended.ts';
import { inkOf } from './paint.ts';
import { formOf, opacityOf, type Reading, toPoints } from './reading.ts';

/** From here on, of 1, all of what is under a mask shows. */
const FULL = 0.98;

/**
 * The shapes that a mask leaves, if it is as good as a clip: all of what is under them shows, and nothing beside them.
 * @param start the mask, where it stands in the drawing
 * @throws Refusal (file) if it lets something shine through
 */
export function maskedShapes(reading: Reading, start: Place, id: string): Clip[] {
  const { refuse } = reading;
  const fades = refuse(
    `the mask #${id} fades what is under it; flatten that to a picture, or use a plain clip`,
  );
  const isOfAlpha = start.style.own['mask-type'] === 'alpha';
  const shapes: Clip[] = [];
  const ended = walk(
    reading.source,
    reading.allowance,
    (place) => {
      const { look } = place.style;
      if (look.visibility !== 'visible') return;
      if (place.name === 'image' || place.name === 'text') throw fades;
      const path = formOf(reading, place, toPoints(place));
      if (!path || path.length === 0) return;
      if (look.stroke !== 'none' || look.fill.startsWith('url')) throw fades;
      const fill = inkOf(reading, look.fill, look, opacityOf(place) * Number(look['fill-opacity']));
      const light = fill?.colour ? Math.min(...fill.colour) : (fill?.grey ?? 0);
      const shows = !fill ? 0 : (fill.opacity ?? 1) * (isOfAlpha ? 1 : light);
      if (shows >= FULL) {
        shapes.push(look['fill-rule'] === 'evenodd' ? { path, rule: 'evenodd' } : { path });
      } else if (shows > 1 - FULL || (!isOfAlpha && fill && shapes.length > 0)) throw fades;
    },
    undefined,
    start,
  );
  if (ended) throw refuse(ENDED[ended]);
  return shapes;
}

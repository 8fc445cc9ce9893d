import { type Affine, compose } from '../../geometry/affine.ts';
import type { Extent } from '../../geometry/extent.ts';
import { localName } from '../../svg/parse.ts';
import { type Look, styleOf } from '../../svg/style.ts';
import { lengthOf } from '../../svg/viewport.ts';
import { type Place, walk } from '../../svg/walk.ts';
import type { Clip } from '../marks.ts';
import type { PicturePiece } from '../template.ts';
import type { Clips } from './clips.ts';
import { ENDED } from './ended.ts';
import { imagePieces } from './images.ts';
import type { Reading } from './reading.ts';

/**
 * The pictures of a shape that is filled with a pattern of just those, once, as Figma saves a picture in a frame.
 * @param path of the shape, in points
 * @param extent its box in its own coordinates
 * @returns undefined if its fill is something else
 */
export function pictureFill(
  reading: Reading,
  clips: Clips,
  place: Place,
  path: readonly number[],
  extent: Extent | undefined,
): PicturePiece[] | undefined {
  const { source, allowance, refuse } = reading;
  const { look } = place.style;
  const id = look.fill.match(/^url\(\s*["']?#([^"')]+)["']?\s*\)/i)?.[1];
  const element = id === undefined ? undefined : source.byId.get(id);
  if (!element || !extent || localName(element) !== 'pattern') return undefined;
  const { attributes } = element;
  const isOnce = ['width', 'height'].every((key) => lengthOf(attributes[key], 1) === 1);
  const isOfBox =
    attributes.patternContentUnits === 'objectBoundingBox' && attributes.patternUnits !== 'userSpaceOnUse';
  const isMoved = ['x', 'y', 'patternTransform', 'viewBox'].some((key) => attributes[key] !== undefined);
  if (!isOnce || !isOfBox || isMoved) return undefined;
  const box: Affine = [extent[2] - extent[0], 0, 0, extent[3] - extent[1], extent[0], extent[1]];
  const style = styleOf(element, look as Look, source.rules);
  const start: Place = {
    ...place,
    element,
    name: 'pattern',
    style,
    map: compose(place.map, box),
    around: place,
  };
  const images: Place[] = [];
  let isPictures = true;
  const ended = walk(
    source,
    allowance,
    (inner) => {
      if (inner.name === 'image') images.push(inner);
      else isPictures = false;
    },
    undefined,
    start,
  );
  if (ended) throw refuse(ENDED[ended]);
  if (!isPictures) return undefined;
  const inside: Clip = look['fill-rule'] === 'evenodd' ? { path, rule: 'evenodd' } : { path };
  return images
    .flatMap((image) => imagePieces(reading, clips, image))
    .map((piece) => ({ ...piece, clips: [...(piece.clips ?? []), inside] }));
}

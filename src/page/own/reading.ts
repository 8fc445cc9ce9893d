import { type Affine, compose } from '../../geometry/affine.ts';
import { pathFrom } from '../../svg/paths.ts';
import { pathOf, SHAPES } from '../../svg/shapes.ts';
import { lengthOf } from '../../svg/viewport.ts';
import type { Allowance, Place } from '../../svg/walk.ts';
import type { Picture } from '../marks.ts';
import type { PaintContext } from './paint.ts';

/** What the reading of one drawing goes by. */
export interface Reading extends PaintContext {
  /** Elements that may still be drawn. */
  readonly allowance: Allowance;
  /** The picture that a link means, decoded. @throws Refusal (file) if it cannot be read */
  pictureOf(link: string): Picture;
}

/** Points to a pixel. */
const POINTS: Affine = [0.75, 0, 0, 0.75, 0, 0];

/** From an element's own coordinates to points on the drawing's page. */
export function toPoints({ map }: Pick<Place, 'map'>): Affine {
  return compose(POINTS, map);
}

/**
 * The form of a shape, mapped; undefined for an element that has none, an empty path for one that draws nothing.
 * @throws Refusal (file) if its numbers are wrong
 */
export function formOf(
  { refuse }: Pick<Reading, 'refuse'>,
  { name, element, viewport }: Place,
  map: Affine,
): number[] | undefined {
  const { attributes } = element;
  const shape = SHAPES.find((one) => one === name);
  let data: string;
  if (name === 'line') {
    const at = (key: string, whole: number): number => lengthOf(attributes[key], whole) ?? 0;
    const [width, height] = viewport;
    data = `M${at('x1', width)} ${at('y1', height)}L${at('x2', width)} ${at('y2', height)}`;
  } else if (name === 'polyline') {
    // Open, as it is not where just its inside counts.
    data = attributes.points?.trim() ? `M${attributes.points}` : '';
  } else if (shape) data = pathOf(shape, element, viewport);
  else return undefined;
  const path = data.trim() === '' || data.trim() === 'none' ? [] : pathFrom(data, map);
  if (typeof path !== 'string') return path;
  throw refuse(`a <${name}> is not drawn right: ${path.replace(/^SvgPath: /, '')}`);
}

/** How opaque an element is, with all that it is part of. */
export function opacityOf(place: Place): number {
  let opacity = 1;
  for (let at: Place | undefined = place; at; at = at.around) {
    const value = Number.parseFloat(at.style.own.opacity ?? '1');
    const share = at.style.own.opacity?.endsWith('%') ? value / 100 : value;
    if (Number.isFinite(share)) opacity *= Math.min(1, Math.max(0, share));
  }
  return opacity;
}

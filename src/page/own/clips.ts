import { type Affine, compose } from '../../geometry/affine.ts';
import type { Extent } from '../../geometry/extent.ts';
import { boxPath, turnedRight } from '../../geometry/turn.ts';
import { localName } from '../../svg/parse.ts';
import { INITIAL, type Look, styleOf } from '../../svg/style.ts';
import { lengthOf, transformOf } from '../../svg/viewport.ts';
import { type Place, walk } from '../../svg/walk.ts';
import type { Clip } from '../marks.ts';
import { ENDED } from './ended.ts';
import { maskedShapes } from './masks.ts';
import { formOf, type Reading, toPoints } from './reading.ts';

/** Clips of clips are followed this far. */
const DEEPEST = 8;

/** Finds what an element is clipped to; groups are asked once for all that is in them. */
export class Clips {
  readonly #reading: Reading;
  readonly #known = new Map<Place, readonly Clip[]>();

  constructor(reading: Reading) {
    this.#reading = reading;
  }

  /**
   * All clips of an element and of what it is in, in points.
   * @param extent the box of its form in its own coordinates, undefined for a group
   * @throws Refusal (file) for what is no clip: a mask with greys, a text
   */
  of(place: Place, extent?: Extent): readonly Clip[] {
    const known = this.#known.get(place);
    if (known) return known;
    const outer = place.around ? this.of(place.around) : [];
    const own = [...this.#named(place, 'clip-path', extent, 0), ...this.#named(place, 'mask', extent, 0)];
    const clips = own.length === 0 ? outer : [...outer, ...own];
    this.#known.set(place, clips);
    return clips;
  }

  /** What the clip or mask of an element leaves. */
  #named(place: Place, property: 'clip-path' | 'mask', extent: Extent | undefined, depth: number): Clip[] {
    const { source, refuse } = this.#reading;
    const value = place.style.own[property]?.trim() ?? 'none';
    if (value === 'none' || value === '') return [];
    const id = value.match(/^url\(\s*(["']?)#([^"')]+)\1\s*\)$/i)?.[2];
    if (id === undefined) {
      throw refuse(`${property}: ${value} is not drawn; one made of shapes works, as editors make them`);
    }
    const element = source.byId.get(id);
    if (!element || localName(element) !== (property === 'mask' ? 'mask' : 'clipPath')) return [];
    if (depth > DEEPEST) throw refuse(`the ${property} #${id} clips itself; it would work without`);
    const units = element.attributes[property === 'mask' ? 'maskContentUnits' : 'clipPathUnits'];
    const box = units === 'objectBoundingBox' ? boxMap(extent) : undefined;
    if (units === 'objectBoundingBox' && !box) {
      throw refuse(`the ${property} #${id} goes by the box of a group; one in the page's units works`);
    }
    const own = transformOf(element.attributes.transform);
    const style = styleOf(element, INITIAL as Look, source.rules);
    const map = compose(box ? compose(place.map, box) : place.map, own);
    const start: Place = { ...place, element, name: localName(element), style, map, around: undefined };
    const region = property === 'mask' ? this.#regionOf(place, start) : [];
    const shapes = property === 'mask' ? maskedShapes(this.#reading, start, id) : this.#clipShapes(start);
    const inner = this.#named({ ...start, around: undefined }, 'clip-path', undefined, depth + 1);
    return [...region, joined(shapes), ...inner];
  }

  #clipShapes(start: Place): Clip[] {
    const { source, allowance, refuse } = this.#reading;
    const shapes: Clip[] = [];
    const ended = walk(
      source,
      allowance,
      (place) => {
        const { look, own } = place.style;
        if (look.visibility !== 'visible') return;
        if (place.name === 'text') throw refuse('a clip made of letters is not drawn; convert it to paths');
        if (own['clip-path'] !== undefined && own['clip-path'] !== 'none') {
          throw refuse('a clip path with a part that is clipped itself is not drawn; a simpler one works');
        }
        const path = formOf(this.#reading, place, toPoints(place));
        if (!path || path.length === 0) return;
        shapes.push(look['clip-rule'] === 'evenodd' ? { path, rule: 'evenodd' } : { path });
      },
      undefined,
      start,
    );
    if (ended) throw refuse(ENDED[ended]);
    return shapes;
  }

  /** Where a mask holds, if it says so in the page's units. */
  #regionOf({ viewport: [width, height], map }: Place, { element }: Place): Clip[] {
    const { attributes } = element;
    if (attributes.maskUnits !== 'userSpaceOnUse') return [];
    const [x, w] = ['x', 'width'].map((key) => lengthOf(attributes[key], width));
    const [y, h] = ['y', 'height'].map((key) => lengthOf(attributes[key], height));
    if (x === undefined || y === undefined || w === undefined || h === undefined) return [];
    return [{ path: boxPath(toPoints({ map }), x, y, w, h) }];
  }
}

function boxMap(extent: Extent | undefined): Affine | undefined {
  return extent && [extent[2] - extent[0], 0, 0, extent[3] - extent[1], extent[0], extent[1]];
}

/** Shapes as one clip: what is inside of any. */
function joined(shapes: readonly Clip[]): Clip {
  if (shapes.length === 1) return shapes[0];
  // All turned one way, so that none takes away from another where they overlap.
  return { path: shapes.flatMap(({ path }) => turnedRight(path)) };
}

import { type Affine, compose } from '../../geometry/affine.ts';
import { boxPath } from '../../geometry/turn.ts';
import { bytesFromBase64 } from '../../svg/base64.ts';
import { hrefOf } from '../../svg/parse.ts';
import { lengthOf } from '../../svg/viewport.ts';
import type { Place } from '../../svg/walk.ts';
import type { Clip, Picture } from '../marks.ts';
import type { PicturePiece } from '../template.ts';
import { clipPart } from './clipping.ts';
import type { Clips } from './clips.ts';
import { pictureFrom } from './raster.ts';
import { opacityOf, type Reading, toPoints } from './reading.ts';
import type { Refuse } from './refuse.ts';

/** Nothing on a page is farther away, in points. */
const FARTHEST = 1e7;
const TOO_LARGE = 'an <image> has numbers too large; one on the page works';

/** The picture of an <image>, and where it lies on the page; none if it has no room. */
export function imagePieces(reading: Reading, clips: Clips, place: Place): PicturePiece[] {
  const { element, viewport } = place;
  const { attributes } = element;
  const link = hrefOf(element);
  const opacity = opacityOf(place);
  if (link === '' || link.startsWith('#') || opacity === 0) return [];
  const picture = reading.pictureOf(link);
  const given = (key: string, whole: number): number | undefined => lengthOf(attributes[key], whole);
  const [across, down] = [given('width', viewport[0]), given('height', viewport[1])];
  const width = across ?? (down === undefined ? picture.width : (down * picture.width) / picture.height);
  const height = down ?? (width * picture.height) / picture.width;
  if (!(width > 0 && height > 0)) return [];
  const [x, y] = [given('x', viewport[0]) ?? 0, given('y', viewport[1]) ?? 0];
  const fit = attributes.preserveAspectRatio?.trim() ?? '';
  const scales = [width / picture.width, height / picture.height];
  const scale = fit.endsWith('slice') ? Math.max(...scales) : Math.min(...scales);
  const [w, h] = fit.startsWith('none') ? [width, height] : [scale * picture.width, scale * picture.height];
  const before = (axis: 'x' | 'Y'): number =>
    ({ Min: 0, Max: 1 })[fit.match(`${axis}(Min|Max)`)?.[1] ?? ''] ?? 0.5;
  const inside: Affine = [w, 0, 0, h, x + (width - w) * before('x'), y + (height - h) * before('Y')];
  const map = toPoints(place);
  // What reaches out of its frame is cut off.
  const frame: readonly Clip[] = w > width || h > height ? [{ path: boxPath(map, x, y, width, height) }] : [];
  const all = [...clips.of(place, [x, y, x + width, y + height]), ...frame];
  const form = formOfPicture({ map: compose(map, inside) });
  if (!form.every((value) => Math.abs(value) < FARTHEST)) throw reading.refuse(TOO_LARGE);
  const kept = clipPart(all, form);
  if (!kept) return [];
  return [{ picture, map: compose(map, inside), ...(opacity < 1 ? { opacity } : {}), ...kept }];
}

/** The frame of a picture. */
export function formOfPicture({ map }: Pick<PicturePiece, 'map'>): number[] {
  return boxPath(map, 0, 0, 1, 1);
}

/**
 * Decodes what links mean, each once.
 * @param readFile gives the bytes of a file in the template's folder
 */
export function pictureReader(
  readFile: (file: string) => Uint8Array,
  refuse: Refuse,
): (link: string) => Picture {
  const known = new Map<string, Picture>();
  return (link) => {
    let picture = known.get(link);
    if (!picture) {
      const [, isBase64, data] = link.match(/^data:[^;,]*(?:;[^;,]*?)*?(;base64)?,([\s\S]*)$/i) ?? [];
      if (data !== undefined && !isBase64)
        throw refuse('an embedded picture is not in base64; one that is works');
      const bytes = data === undefined ? readFile(fileOf(link)) : bytesFromBase64(data);
      if (!bytes) throw refuse('an embedded picture is damaged; embed it anew');
      const name = data === undefined ? `the picture ${link}` : 'an embedded picture';
      picture = pictureFrom(bytes, (why) => refuse(`${name} ${why}`));
      known.set(link, picture);
    }
    return picture;
  };
}

/** A file's name as links spell it; one that is spelt wrong is as it is. */
function fileOf(link: string): string {
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
}

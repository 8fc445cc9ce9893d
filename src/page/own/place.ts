import { type Affine, compose } from '../../geometry/affine.ts';
import { type ImageMark, type Paint, type PathMark, SMALLEST_TEXT, THINNEST_LINE } from '../marks.ts';
import type { ArtPiece, PicturePiece, TemplateItem } from '../template.ts';
import { mapPath } from '../template-paths.ts';

type OwnItem = Extract<TemplateItem, { kind: 'own' }>;
type TextItem = Extract<TemplateItem, { kind: 'text' }>;
type Place = (x: number, y: number) => readonly [number, number];

/** A text may always shrink to this part of its size. */
const SHRINKING = 0.6;
/** A picture of all of a drawing's page, but for this part of it, fills any paper. */
const WHOLE = 0.95;

/** Where a place of the drawing comes to lie on the book's paper, across or down. */
type Stretch = (at: number) => number;

/** A drawing and the paper that it is fitted to. */
export interface Fitting {
  readonly page: { readonly width: number; readonly height: number };
  readonly paper: { readonly width: number; readonly height: number };
  readonly scale: number;
  readonly across: Stretch;
  readonly down: Stretch;
}

/**
 * A piece of a person's drawing on the book's paper: moved as it is, or, along the axes that it spans, each of its
 * points with the edge that it is nearest to.
 */
export function ownMark(item: OwnItem, fitting: Fitting): PathMark | ImageMark {
  const { piece, about, spans } = item;
  const { scale, across, down } = fitting;
  const [shiftX, shiftY] = [across(about[0]) - scale * about[0], down(about[1]) - scale * about[1]];
  if ('picture' in piece) return pictureMark(item, piece, [scale, 0, 0, scale, shiftX, shiftY], fitting);
  const line = lineOf(piece, scale);
  if (!spans.across && !spans.down) {
    const { path, stroke: _, line: __, ...paint } = piece;
    return {
      kind: 'path',
      role: 'decoration',
      path,
      originX: shiftX,
      originY: shiftY,
      scale,
      ...paint,
      ...line,
    };
  }
  const to: Place = (x, y) => [
    spans.across ? across(x) : scale * x + shiftX,
    spans.down ? down(y) : scale * y + shiftY,
  ];
  const { box } = item;
  const [left, top] = to(box.x, box.y);
  const [right, bottom] = to(box.x + box.width, box.y + box.height);
  const [sx, sy] = [ratio(right - left, box.width, scale), ratio(bottom - top, box.height, scale)];
  const {
    stroke: _,
    line: __,
    ...mapped
  } = mapPiece(piece, to, [sx, 0, 0, sy, left - sx * box.x, top - sy * box.y]);
  return { kind: 'path', role: 'decoration', originX: 0, originY: 0, scale: 1, ...mapped, ...line };
}

const ratio = (to: number, from: number, otherwise: number): number => (from > 0 ? to / from : otherwise);

/** A piece with each of its points elsewhere; its gradient goes by a map that is like that. */
export function mapPiece(piece: ArtPiece, to: Place, map: Affine): ArtPiece {
  const { path, clips, gradient } = piece;
  const changed: Paint = {
    ...(clips ? { clips: clips.map((clip) => ({ ...clip, path: mapPath(clip.path, to) })) } : {}),
    ...(gradient ? { gradient: { ...gradient, map: compose(map, gradient.map) } } : {}),
  };
  return { ...piece, path: mapPath(path, to), ...changed };
}

/** How thick a line is on paper, and its dashes. */
export function lineOf({ stroke, line }: ArtPiece, scale: number): Pick<PathMark, 'stroke' | 'line'> {
  if (stroke === undefined) return {};
  const width = { stroke: Math.max(THINNEST_LINE, stroke * scale) };
  if (!line) return width;
  const dash = line.dash.map((length) => length * scale);
  return { ...width, line: { ...line, dash, offset: line.offset * scale } };
}

function pictureMark(
  { box }: OwnItem,
  piece: PicturePiece,
  moved: Affine,
  { page, paper }: Fitting,
): ImageMark {
  let map = moved;
  if (box.width >= WHOLE * page.width && box.height >= WHOLE * page.height) {
    const [scale] = moved;
    const larger = Math.max(paper.width / page.width / scale, paper.height / page.height / scale);
    const [x, y] = [paper.width / 2, paper.height / 2];
    const whole: Affine = [larger, 0, 0, larger, x - larger * x, y - larger * y];
    const centred: Affine = [scale, 0, 0, scale, x - (scale * page.width) / 2, y - (scale * page.height) / 2];
    map = compose(whole, centred);
  }
  const [a, , , d, e, f] = map;
  const to: Place = (x, y) => [a * x + e, d * y + f];
  const { clips } = piece;
  return {
    kind: 'image',
    ...piece,
    map: compose(map, piece.map),
    ...(clips ? { clips: clips.map((clip) => ({ ...clip, path: mapPath(clip.path, to) })) } : {}),
  };
}

/** A text of a person's drawing on the book's paper; its room ends where the safe area does. */
export function ownText(item: TextItem, fitting: Fitting, margin: number): TextItem {
  const { scale, across, down, paper } = fitting;
  const [aboutX, aboutY] = item.about ?? [item.x, item.y];
  const middle = fitting.page.width / 2;
  const shift = item.isCentred ? paper.width / 2 - scale * middle : across(aboutX) - scale * aboutX;
  const [x, y] = [scale * item.x + shift, scale * item.y + down(aboutY) - scale * aboutY];
  const runs = item.runs.map((run) => ({
    ...run,
    size: Math.max(run.size * scale, Math.min(SMALLEST_TEXT, run.size)),
    gap: run.gap * scale,
  }));
  const largest = Math.max(...runs.map(({ size }) => size));
  const smallest = Math.min(SHRINKING, SMALLEST_TEXT / largest);
  const room = item.room === undefined ? roomAt(x, item.anchor, paper.width, margin) : item.room * scale;
  return { ...item, x, y, runs, room, smallest };
}

/** From a text's anchor to the edges of the safe area; where it is drawn beyond one, to that of the paper. */
function roomAt(x: number, anchor: TextItem['anchor'], width: number, margin: number): number {
  const toEdge = (away: number): number => (away > margin ? away - margin : Math.max(1, away));
  const [before, after] = [toEdge(x), toEdge(width - x)];
  return anchor === 'start' ? after : anchor === 'end' ? before : 2 * Math.min(before, after);
}

import { contours } from 'd3-contour';
import { simplifyRing } from '../geometry/simplify.ts';
import { type Drawing, fitDrawing } from '../grid/drawing.ts';
import { shapePhrase } from '../grid/phrases.ts';
import { Refusal } from '../refusal.ts';
import { readPicture } from './png/picture.ts';
import { softened } from './png/soften.ts';
import { fillSpecks } from './png/specks.ts';

/** A text bitmap of # and ., for `maskOutline`. */
export interface MaskText {
  readonly kind: 'mask';
  readonly text: string;
}

/** Pictures of no more pixels than this either way are drawn pixel by pixel. */
const PIXEL_ART = 64;
/** Contours keep within this part of a pixel. */
const TOLERANCE = 0.2;
/** Specks and gaps below this part of what is inside are noise. */
const SPECK = 1e-3;

/**
 * The figure that a PNG file shows: what is opaque, or in a picture without transparency what is dark. Each pixel of
 * a small one is a block; around a larger one runs a smooth line.
 * @param title what to call it, and its file in messages
 * @throws Refusal (usage) if it cannot be read, is too large, or has nothing inside or nothing outside
 */
export function pngDrawing(title: string, bytes: Uint8Array): Drawing | MaskText {
  const refuse = (why: string): Refusal => new Refusal('usage', `the picture ${title} ${why}`);
  const { width, height, values } = readPicture(bytes, refuse);
  const inside = values.reduce((sum, value) => sum + (value >= 0.5 ? 1 : 0), 0);
  if (inside === 0) throw refuse('has nothing inside; dark on white, or opaque on transparent, would work');
  if (inside === values.length) {
    throw refuse('is dark all over; a dark figure on white, or an opaque one on transparent, would work');
  }
  if (width <= PIXEL_ART && height <= PIXEL_ART) {
    const rows = Array.from({ length: height }, (_, y) =>
      Array.from(values.subarray(y * width, (y + 1) * width), (value) => (value >= 0.5 ? '#' : '.')).join(''),
    );
    return { kind: 'mask', text: `${rows.join('\n')}\n` };
  }

  // A frame of nothing around it, so that every contour closes.
  const [across, down] = [width + 2, height + 2];
  const framed = new Float32Array(across * down);
  for (let y = 0; y < height; y++) {
    framed.set(values.subarray(y * width, (y + 1) * width), (y + 1) * across + 1);
  }
  fillSpecks(framed, across, down, SPECK * inside);
  if (framed.every((value) => value < 0.5)) {
    throw refuse('is nothing but specks; a figure that is dark all over on white would work');
  }
  const soft = softened(framed, across, down) as unknown as number[];
  const found = contours().size([across, down]).smooth(true).contour(soft, 0.5);
  const rings = found.coordinates.flat().map((ring) =>
    simplifyRing(
      ring.map(([x, y]): [number, number] => [x, y]),
      TOLERANCE,
    ),
  );
  return fitDrawing(title, shapePhrase(title), rings);
}

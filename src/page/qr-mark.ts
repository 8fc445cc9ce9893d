import { encode } from 'uqr';
import { CLOSE, LINE, MOVE } from '../geometry/path.ts';
import type { Box, PathMark } from './marks.ts';

/** Modules of white around a QR code, by its standard. */
const QUIET = 4;

/** A text as a QR code, its quiet zone included, in the middle of a box: one path of all its dark modules. */
export function qrMark(text: string, box: Box): PathMark {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const path: number[] = [];
  data.forEach((row, y) => {
    // Modules side by side are one block, so that no hair of white shows between them.
    for (let x = 0; x < size; x++) {
      if (!row[x] || row[x - 1]) continue;
      let end = x;
      while (row[end]) end++;
      path.push(MOVE, x, y, LINE, end, y, LINE, end, y + 1, LINE, x, y + 1, CLOSE);
    }
  });
  const scale = Math.min(box.width, box.height) / size;
  return {
    kind: 'path',
    role: 'code',
    path,
    originX: box.x + (box.width - size * scale) / 2,
    originY: box.y + (box.height - size * scale) / 2,
    scale,
  };
}

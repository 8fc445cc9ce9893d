import { chainsOf } from '../geometry/chains.ts';
import type { Corner } from '../geometry/ring.ts';
import { shapePhrase } from '../grid/phrases.ts';
import type { Outline } from '../grid/types.ts';
import { Refusal } from '../refusal.ts';

const INSIDE = '#';
const OUTSIDE = '.';
/** Columns or rows beyond this are more than any page can show. */
const LARGEST = 500;

/**
 * The outline that a text bitmap draws: `#` is inside, `.` (or a space) outside, one line a row.
 * @param title what to call it, and its file in messages
 * @throws Refusal (usage) on other characters, fewer than two #s, or a mask larger than 500 × 500
 */
export function maskOutline(title: string, text: string): Outline {
  const rows = rowsOf(title, text);
  const across = Math.max(...rows.map((row) => row.length));
  const down = rows.length;
  if (across > LARGEST || down > LARGEST) {
    throw new Refusal(
      'usage',
      `the mask ${title} is ${across}×${down} characters; at most ${LARGEST}×${LARGEST} work`,
    );
  }
  const isInside = (x: number, y: number): boolean => rows[y]?.[x] === INSIDE;

  // The sides between inside and outside, as strokes between the corners of characters.
  const ends: number[] = [];
  const pointAt = (x: number, y: number): number => y * (across + 1) + x;
  let count = 0;
  for (let y = 0; y <= down; y++) {
    for (let x = 0; x <= across; x++) {
      if (isInside(x, y)) count++;
      if (isInside(x, y) !== isInside(x - 1, y)) ends.push(pointAt(x, y), pointAt(x, y + 1));
      if (isInside(x, y) !== isInside(x, y - 1)) ends.push(pointAt(x, y), pointAt(x + 1, y));
    }
  }
  const xy = Float64Array.from({ length: 2 * (across + 1) * (down + 1) }, (_, i) => {
    const point = i >> 1;
    return (i & 1 ? Math.floor(point / (across + 1)) : point % (across + 1)) / down;
  });
  if (count === 1) {
    throw new Refusal('usage', `the mask ${title} has a single #, which is no maze; two or more would work`);
  }
  const chains = chainsOf({ ends, bulges: new Float64Array(ends.length / 2), xy });
  return {
    title,
    phrase: shapePhrase(title),
    aspect: across / down,
    multiple: [across, down],
    coverage: count / (across * down),
    holes: countHoles(across, down, isInside),
    rings: chains.map(({ points }) => points.slice(0, -1).map((p): Corner => [xy[2 * p], xy[2 * p + 1]])),
  };
}

/**
 * What a text bitmap draws, whatever its line ends and empty margins: the rows that hold something, without the
 * empty columns at either side.
 * @throws Refusal (usage) on other characters, or an empty mask
 */
export function rowsOf(title: string, text: string): string[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const wrong = lines.join('').match(/[^#. \t]/u);
  if (wrong) {
    throw new Refusal(
      'usage',
      `the mask ${title} has the character '${wrong[0]}'; use # for inside and . for outside`,
    );
  }
  const rows = lines.map((line) => line.replaceAll(/[ \t]/g, OUTSIDE));
  const filled = rows.filter((row) => row.includes(INSIDE));
  if (filled.length === 0) {
    throw new Refusal('usage', `the mask ${title} has nothing inside; use # for inside and . for outside`);
  }
  const first = rows.findIndex((row) => row.includes(INSIDE));
  const last = rows.findLastIndex((row) => row.includes(INSIDE));
  const left = Math.min(...filled.map((row) => row.indexOf(INSIDE)));
  return rows.slice(first, last + 1).map((row) => row.slice(left).replace(/\.+$/, ''));
}

/** Parts of the outside, joined side to side, besides the one around the mask. */
function countHoles(across: number, down: number, isInside: (x: number, y: number) => boolean): number {
  // One column and row more on each side, so that all around the mask is one part.
  const columns = across + 2;
  const seen = new Uint8Array(columns * (down + 2));
  let parts = 0;
  for (let start = 0; start < seen.length; start++) {
    const stack = [start];
    let size = 0;
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const [x, y] = [(at % columns) - 1, Math.floor(at / columns) - 1];
      if (seen[at] || isInside(x, y)) continue;
      seen[at] = 1;
      size++;
      if (x >= 0) stack.push(at - 1);
      if (x <= across - 1) stack.push(at + 1);
      if (y >= 0) stack.push(at - columns);
      if (y <= down - 1) stack.push(at + columns);
    }
    if (size > 0) parts++;
  }
  return parts - 1;
}

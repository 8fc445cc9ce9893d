import type { Box, TextMark } from './marks.ts';
import type { Typeface } from './typeface.ts';

/** All lengths are in points. */
const TEXT = 8;
const CAPITAL = 0.68 * TEXT;
/** From one line of text to the next. */
export const LEADING = 9.5;

/** Text of one size, set by the middle of its height; it is drawn last, over all else. */
export class Words {
  readonly marks: TextMark[] = [];
  constructor(private readonly typeface: Typeface) {}

  widthOf(text: string): number {
    return this.typeface.widthOf(text, TEXT);
  }
  widest(texts: readonly string[]): number {
    return texts.reduce((most, text) => Math.max(most, this.widthOf(text)), 0);
  }
  /** @param share of its width that lies left of x */
  write(text: string, x: number, middle: number, share: 0 | 0.5 | 1 = 0): void {
    this.typeface.check(text);
    const left = x - share * this.widthOf(text);
    this.marks.push({ kind: 'text', text, x: left, y: middle + CAPITAL / 2, size: TEXT, weight: 'regular' });
  }
}

/**
 * Moves places along a line as little as can be, so that no two are nearer than a gap and all are within the ends. If
 * there is no room for that, they are as far apart as may be.
 * @returns the places, in the order given
 */
export function spread(wanted: readonly number[], gap: number, start: number, end: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a] - wanted[b]);
  const step = Math.min(gap, (end - start) / Math.max(1, wanted.length - 1));
  // Less a step for each place before it, a place may not come before the last one: those that would are one group,
  // which lies at the mean of what they want.
  const groups: { sum: number; count: number }[] = [];
  order.forEach((i, rank) => {
    let group = { sum: wanted[i] - rank * step, count: 1 };
    for (
      let last = groups.at(-1);
      last && last.sum / last.count >= group.sum / group.count;
      last = groups.at(-1)
    ) {
      group = { sum: last.sum + group.sum, count: last.count + group.count };
      groups.pop();
    }
    groups.push(group);
  });
  const slack = end - start - step * (wanted.length - 1);
  const places = new Array<number>(wanted.length);
  let rank = 0;
  for (const { sum, count } of groups) {
    const place = Math.min(Math.max(sum / count, start), start + slack);
    for (let i = 0; i < count; i++, rank++) places[order[rank]] = place + rank * step;
  }
  return places;
}

/** Directions from a dot to its name, the best first. */
const SIDES = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, -1],
  [1, 1],
  [-1, -1],
  [-1, 1],
] as const;
/** Between a dot and its name, and about a name, in points. */
const CLEAR = 1.5;

/**
 * Finds a place beside its dot for each name: inside the area, and clear of dots and other names. Those for which there
 * is none are left out. Linear in names and dots.
 * @param widths of the names, of the first dots
 * @param spots middles of the dots, in points
 * @returns where names begin and the middle of their height, by their number
 */
export function placeNames(
  widths: readonly number[],
  spots: readonly (readonly [x: number, y: number])[],
  radius: number,
  area: Box,
): Map<number, readonly [x: number, middle: number]> {
  // The area in squares of a point's side.
  const columns = Math.ceil(area.width);
  const taken = new Uint8Array(columns * Math.ceil(area.height));
  const squares = (left: number, top: number, right: number, bottom: number): number[] => {
    const [fromX, fromY] = [Math.max(0, Math.floor(left - area.x)), Math.max(0, Math.floor(top - area.y))];
    const [toX, toY] = [Math.min(area.width, right - area.x), Math.min(area.height, bottom - area.y)];
    const found: number[] = [];
    for (let y = fromY; y < toY; y++) for (let x = fromX; x < toX; x++) found.push(y * columns + x);
    return found;
  };
  const take = (touched: readonly number[]): void => {
    for (const square of touched) taken[square] = 1;
  };
  for (const [x, y] of spots) take(squares(x - radius, y - radius, x + radius, y + radius));

  const places = new Map<number, readonly [number, number]>();
  widths.forEach((width, i) => {
    for (const [aside, down] of SIDES) {
      // A name right of its dot begins there, one on the left ends there.
      const x = spots[i][0] + aside * (radius + CLEAR) + ((aside - 1) / 2) * width;
      const y = spots[i][1] + down * (radius + CLEAR) + ((down - 1) / 2) * TEXT;
      const [right, bottom] = [x + width, y + TEXT];
      if (x < area.x || y < area.y || right > area.x + area.width || bottom > area.y + area.height) continue;
      if (squares(x, y, right, bottom).some((square) => taken[square] === 1)) continue;
      take(squares(x - CLEAR, y - CLEAR, right + CLEAR, bottom + CLEAR));
      places.set(i, [x, y + TEXT / 2]);
      return;
    }
  });
  return places;
}

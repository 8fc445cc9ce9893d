import type { Variant } from '../registry.ts';

/** A sheet, in points. */
export interface Paper extends Variant {
  readonly width: number;
  readonly height: number;
}

/** Points in a millimetre. */
export const MM = 72 / 25.4;

/** Every paper by name, in the order that lists show. */
export const papers: readonly Paper[] = [
  { name: 'letter', title: 'US Letter, 8.5 × 11 in', aliases: ['us-letter'], width: 612, height: 792 },
  { name: 'a4', title: 'A4, 210 × 297 mm', aliases: ['din-a4'], width: 210 * MM, height: 297 * MM },
  { name: 'legal', title: 'US Legal, 8.5 × 14 in', aliases: ['us-legal'], width: 612, height: 1008 },
];

import { lookUp, type Variant } from '../registry.ts';

/** A sheet, in points. */
export interface Paper extends Variant {
  readonly width: number;
  readonly height: number;
}

/** Points in a millimetre. */
export const MM = 72 / 25.4;

const INCH = 72;
const POINTS_IN: Readonly<Record<string, number>> = { in: INCH, mm: MM, pt: 1 };

/** Sides of a paper of one's own, in points; a hundredth of one more or less is no matter. */
const SHORTEST = 4 * INCH - 0.01;
const LONGEST = 24 * INCH + 0.01;

/** A book's trim, named by its size. */
const inches = (width: number, height: number, aliases: readonly string[] = []): Paper => ({
  name: `${width}x${height}in`,
  title: `Trim, ${width} × ${height} in`,
  aliases,
  width: width * INCH,
  height: height * INCH,
});

/** Every paper by name, in the order that lists show: sheets for a printer, then trims that presses bind. */
export const papers: readonly Paper[] = [
  { name: 'letter', title: 'US Letter, 8.5 × 11 in', aliases: ['us-letter'], width: 612, height: 792 },
  { name: 'a4', title: 'A4, 210 × 297 mm', aliases: ['din-a4'], width: 210 * MM, height: 297 * MM },
  { name: 'legal', title: 'US Legal, 8.5 × 14 in', aliases: ['us-legal'], width: 612, height: 1008 },
  { name: 'a5', title: 'A5, 148 × 210 mm', aliases: ['din-a5'], width: 148 * MM, height: 210 * MM },
  { name: 'a3', title: 'A3, 297 × 420 mm', aliases: ['din-a3'], width: 297 * MM, height: 420 * MM },
  { name: 'b5', title: 'B5, 176 × 250 mm', aliases: ['iso-b5'], width: 176 * MM, height: 250 * MM },
  { name: 'tabloid', title: 'US Tabloid, 11 × 17 in', aliases: ['us-tabloid'], width: 792, height: 1224 },
  {
    name: 'executive',
    title: 'US Executive, 7.25 × 10.5 in',
    aliases: ['us-executive'],
    width: 522,
    height: 756,
  },
  inches(5, 8),
  inches(5.5, 8.5, ['half-letter']),
  inches(6, 9),
  inches(7, 10),
  inches(8, 10),
  inches(8.25, 8.25),
  inches(8.5, 8.5),
];

/**
 * The paper of a name, or of a size of one's own: width × height with its unit, such as 210x297mm, 6x9in or 500x700pt.
 * @returns undefined if the text is neither, or a side is not from 4 to 24 in. A size is named by its plain spelling.
 */
export function paperOf(text: string): Paper | undefined {
  const known = lookUp(papers, text.trim());
  if (known) return known;
  const parts = text.match(/^\s*(\d{1,4}(?:\.\d{1,3})?)\s*[x×]\s*(\d{1,4}(?:\.\d{1,3})?)\s*(in|mm|pt)\s*$/i);
  if (!parts) return undefined;
  const [across, down] = [Number(parts[1]), Number(parts[2])];
  const unit = parts[3].toLowerCase();
  const name = `${across}x${down}${unit}`;
  const spelt = papers.find((paper) => paper.name === name);
  if (spelt) return spelt;
  const [width, height] = [across, down].map((side) => side * POINTS_IN[unit]);
  if (Math.min(width, height) < SHORTEST || Math.max(width, height) > LONGEST) return undefined;
  return { name, title: `${across} × ${down} ${unit}`, aliases: [], width, height };
}

import { MM } from '../page/papers.ts';

/** Ages from one year to another, in whole years. */
export type Ages = readonly [from: number, to: number];

/** What suits an age: conventions, suggested and not tested. Between two rows it changes evenly. */
const rows = [
  { age: 3, side: 4, corridor: 12, walls: 3 },
  { age: 4, side: 5, corridor: 12, walls: 3 },
  { age: 6, side: 8, corridor: 7, walls: 2.5 },
  { age: 8, side: 12, corridor: 5, walls: 1.5 },
  { age: 12, side: 20, corridor: 3, walls: 1 },
  { age: 18, side: 40, corridor: 2, walls: 1 },
] as const;
const [YOUNGEST, OLDEST] = [3, 99];

/** Ages such as 6-8, or 7 for one; undefined if the text is none. */
export function agesOf(text: string): Ages | undefined {
  const years = text.match(/^(\d{1,2})(?:\s*-\s*(\d{1,2}))?$/);
  if (!years) return undefined;
  const [from, to] = [Number(years[1]), Number(years[2] ?? years[1])];
  return from >= YOUNGEST && from <= to && to <= OLDEST ? [from, to] : undefined;
}

/** Cells across a square maze, the width of a corridor in mm, and of a wall in points, for an age. */
function suitedTo(age: number): { side: number; corridor: number; walls: number } {
  const next = rows.findIndex((row) => row.age >= age);
  if (next <= 0) return rows.at(next) as (typeof rows)[number];
  const [below, above] = [rows[next - 1], rows[next]];
  const share = (age - below.age) / (above.age - below.age);
  const between = (key: 'side' | 'corridor' | 'walls'): number =>
    below[key] + share * (above[key] - below[key]);
  return { side: between('side'), corridor: between('corridor'), walls: between('walls') };
}

/**
 * Fewest and most cells of a maze for these ages, the least width of its corridors and of its walls, in points. The
 * youngest decides on widths; one year alone reaches half way to its neighbours.
 */
export function fitFor([from, to]: Ages): {
  cellRange: [fewest: number, most: number];
  corridor: number;
  walls: number;
} {
  const [youngest, oldest] = from === to ? [from - 0.5, to + 0.5] : [from, to];
  const { corridor, walls } = suitedTo(from);
  return {
    cellRange: [Math.round(suitedTo(youngest).side ** 2), Math.round(suitedTo(oldest).side ** 2)],
    corridor: corridor * MM,
    walls,
  };
}

import { scaleLinear, scaleLog } from 'd3-scale';

export interface NumberAxis {
  readonly kind: 'linear' | 'log';
  readonly title: string;
  /** The least and the greatest value that has a place; both above 0 on a log axis. */
  readonly from: number;
  readonly to: number;
  /** Ticks stand at whole numbers only. */
  readonly whole?: boolean;
}

/** A row for each name, from the top; values about 0 lie in the first one's, values about 1 in the next one's. */
export interface NameAxis {
  readonly kind: 'names';
  readonly title: string;
  readonly names: readonly string[];
}

/** Along an axis, in points. */
interface Tick {
  readonly at: number;
  /** Steps between powers of ten have none where there is no room. */
  readonly label?: string;
}

/** An axis that has its place on a page. */
export interface LaidAxis {
  /** Where a value lies, in points; of one that is not on the axis, an Error. */
  readonly place: (value: number) => number;
  readonly ticks: readonly Tick[];
}

/** Which ticks of a log axis have labels, by their digits, from 1 to below 10: the first choice that there is room for. */
const LABELLED: readonly ((digits: number) => boolean)[] = [
  () => true,
  (digits) => [1, 2, 5].includes(digits),
  (digits) => [1, 3].includes(digits),
  (digits) => digits === 1,
];

/**
 * Lays an axis of numbers from one place to another, in points.
 * @param apart about how far apart ticks should stand
 * @param least how far apart the middles of two neighbouring labels must be
 */
export function layNumbers(
  axis: NumberAxis,
  start: number,
  end: number,
  apart: number,
  least: (label: string, next: string) => number,
): LaidAxis {
  const { kind, title, from, to, whole = false } = axis;
  const scale = (kind === 'log' ? scaleLog() : scaleLinear()).domain([from, to]).range([start, end]);
  const isClear = (ticks: readonly Required<Tick>[]): boolean =>
    ticks.every(({ at, label }, i) => {
      const next = ticks[i + 1];
      return next === undefined || Math.abs(next.at - at) >= least(label, next.label);
    });
  const ticksFor = (count: number): Tick[] | undefined => {
    const values = scale.ticks(count).filter((value) => !whole || Number.isInteger(value));
    const texts = kind === 'log' ? values.map(plainText) : alike(values);
    const all = values.map((value, i) => ({ at: scale(value), label: texts[i] }));
    for (const isLabelled of kind === 'log' ? LABELLED : LABELLED.slice(0, 1)) {
      const labelled = all.filter((_, i) => isLabelled(digitsOf(values[i])));
      if (isClear(labelled) && (labelled.length > 1 || labelled.length === all.length)) {
        return all.map((tick) => (labelled.includes(tick) ? tick : { at: tick.at }));
      }
    }
    return undefined;
  };
  let ticks: Tick[] | undefined;
  for (let count = Math.max(1, Math.round(Math.abs(end - start) / apart)); !ticks && count > 0; count--) {
    ticks = ticksFor(count);
  }
  return { place: placing(title, from, to, scale), ticks: ticks ?? [] };
}

/** Lays as many rows as there are names from one place to another, in points. */
export function layNames({ title, names }: NameAxis, start: number, end: number): LaidAxis {
  const [from, to] = [-0.5, names.length - 0.5];
  const scale = scaleLinear().domain([from, to]).range([start, end]);
  return {
    place: placing(title, from, to, scale),
    ticks: names.map((label, i) => ({ at: scale(i), label })),
  };
}

function placing(title: string, from: number, to: number, scale: (value: number) => number) {
  return (value: number): number => {
    if (value >= from && value <= to) return scale(value);
    throw new Error(`${value} is not on the axis “${title}” from ${from} to ${to}`);
  };
}

/** A number without what rounding left at its end. */
function plainText(value: number): string {
  return String(Number(value.toPrecision(12)));
}

/** Numbers with as many decimals as one of them needs. */
function alike(values: readonly number[]): string[] {
  const decimals = values.reduce(
    (most, value) => Math.max(most, (plainText(value).split('.')[1] ?? '').length),
    0,
  );
  return values.map((value) => value.toFixed(decimals));
}

/** 3 of 300, 1.2 of 12. */
function digitsOf(value: number): number {
  return Number(value.toExponential(10).split('e')[0]);
}

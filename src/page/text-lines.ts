import { Refusal } from '../refusal.ts';
import type { Direction, TextMark } from './marks.ts';
import type { TemplateItem } from './template.ts';
import { isPlain, orderOf } from './text-order.ts';
import type { Typefaces } from './typeface.ts';

type TextItem = Extract<TemplateItem, { kind: 'text' }>;
type Run = TextItem['runs'][number];

/** A text shrinks to this part of its size, and no further. */
const SMALLEST = 0.6;
/** Two lines are at most this part of their size, so that the upper one keeps off the page's edge. */
const LARGEST_OF_TWO = 0.75;
/** From baseline to baseline, in sizes. */
const LEADING = 1.2;

/** Runs that stand side by side. */
interface Line {
  readonly runs: readonly (Run & { readonly width: number })[];
  /** Of all, with their gaps, in points, before it is shrunk. */
  readonly width: number;
  /** Where it is not that of its own first letter. */
  readonly direction?: Direction;
}

/**
 * Sets a text whose words are filled in: one line from its anchor, shrunk to its room where it must be. What is still
 * too long is set in two lines where the template has room for them, the last in the place of the one.
 * @throws Refusal (usage) if it is too long for that, or has a character that no font has
 */
export function setLines(typefaces: Typefaces, item: TextItem): TextMark[] {
  const { runs, room = Number.POSITIVE_INFINITY, lines, y, smallest = SMALLEST } = item;
  const line = measured(typefaces, runs);
  const scale = line.width > room ? room / line.width : 1;
  if (scale >= smallest) return placed(line, item, y, scale);
  const broken = lines === 2 && runs.length === 1 ? inTwo(typefaces, runs[0]) : undefined;
  const widest = broken ? Math.max(broken[0].width, broken[1].width) : line.width;
  if (broken && room / widest >= smallest) {
    const smaller = Math.min(LARGEST_OF_TWO, room / widest);
    const [upper, lower] = broken;
    const above = y - LEADING * runs[0].size * smaller;
    return [...placed(upper, item, above, smaller), ...placed(lower, item, y, smaller)];
  }
  const words = runs.map(({ text }) => text).join(' ');
  const fitting = Math.floor((words.length * room) / widest / smallest);
  const where = broken ? 'two lines' : 'its line';
  throw new Refusal('usage', `“${words}” is too long for ${where}; about ${fitting} letters fit`);
}

function measured(typefaces: Typefaces, runs: readonly Run[], direction?: Direction): Line {
  const wide = runs.map((run) => {
    const typeface = typefaces[run.weight];
    typeface.check(run.text);
    return { ...run, width: typeface.widthOf(run.text, run.size, direction) };
  });
  const width = wide.reduce((sum, run) => sum + run.gap + run.width, 0);
  return { runs: wide, width, ...(direction ? { direction } : {}) };
}

/** A run broken at the space where the longer of both lines is shortest; undefined without a space. */
function inTwo(typefaces: Typefaces, run: Run): readonly [Line, Line] | undefined {
  const text = run.text.trim();
  // Both lines read as the whole does, whichever letter the second begins with.
  const direction = isPlain(text) ? undefined : orderOf(text).direction;
  const candidates = Array.from(text.matchAll(/ +/g), ({ 0: gap, index }) => {
    const parts = [text.slice(0, index), text.slice(index + gap.length)];
    const [upper, lower] = parts.map((part) => measured(typefaces, [{ ...run, text: part }], direction));
    return [upper, lower] as const;
  });
  const longer = ([upper, lower]: readonly [Line, Line]): number => Math.max(upper.width, lower.width);
  return candidates.length === 0
    ? undefined
    : candidates.reduce((best, one) => (longer(one) < longer(best) ? one : best));
}

/** A line at a baseline, from its anchor. */
function placed(
  { runs, width, direction }: Line,
  { x, anchor }: TextItem,
  y: number,
  scale: number,
): TextMark[] {
  let at = x - (anchor === 'middle' ? (width * scale) / 2 : anchor === 'end' ? width * scale : 0);
  return runs.flatMap(({ text, size, weight, gap, ink, width: own }): TextMark[] => {
    const start = at + gap * scale;
    at = start + own * scale;
    if (text === '') return [];
    const mark = { kind: 'text', text, x: start, y, size: size * scale, weight } as const;
    return [{ ...mark, ...(direction ? { direction } : {}), ...(ink ? { ink } : {}) }];
  });
}

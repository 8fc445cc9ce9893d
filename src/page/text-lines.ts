import { Refusal } from '../refusal.ts';
import { type Direction, SMALLEST_TEXT, type TextMark } from './marks.ts';
import type { TemplateItem } from './template.ts';
import { isPlain, orderOf } from './text-order.ts';
import type { Typefaces } from './typeface.ts';

type TextItem = Extract<TemplateItem, { kind: 'text' }>;
type Run = TextItem['runs'][number];

/**
 * A text in so many lines has at least and at most these parts of its size: so it stays what it is beside others, and
 * the upper of several lines keeps off the page's edge.
 */
const PARTS = {
  1: { smallest: 0.6, largest: 1, where: 'its line' },
  2: { smallest: 0.6, largest: 0.75, where: 'two lines' },
  3: { smallest: 0.25, largest: 0.5, where: 'three lines' },
} as const;
/** From baseline to baseline, in sizes. */
export const LEADING = 1.25;

/** Runs that stand side by side. */
interface Line {
  readonly runs: readonly (Run & { readonly width: number })[];
  /** Of all, with their gaps, in points, before it is shrunk. */
  readonly width: number;
  /** Where it is not that of its own first letter. */
  readonly direction?: Direction;
}

/** Lines that a text can be set in, at a part of its size, which may be too small. */
interface Setting {
  readonly lines: readonly Line[];
  readonly scale: number;
  readonly smallest: number;
  readonly where: string;
}

/**
 * Sets a text whose words are filled in: one line from its anchor, shrunk to its room where it must be. What is still
 * too long is set in two lines, or three, where the template has room for them, the last in the place of the one.
 * @param least letters that are large enough, in points: smaller ones are set in more lines first; what presses print,
 *   if a template says nothing
 * @throws Refusal (usage) if it is too long for that, or has a character that no font has
 */
export function setLines(typefaces: Typefaces, item: TextItem, least?: number): TextMark[] {
  if (item.runs.length === 0) return [];
  const partOf = (size: number): number => Math.min(1, size / item.runs[0].size);
  const enough = partOf(least ?? SMALLEST_TEXT);
  let last: Setting | undefined;
  let tight: Setting | undefined;
  for (const setting of settingsOf(typefaces, item, partOf(least ?? 0))) {
    const { scale, smallest } = setting;
    if (scale >= smallest) {
      if (scale >= enough) return placedLines(setting, item);
      if (!tight || scale > tight.scale) tight = setting;
    }
    last = setting;
  }
  if (tight) return placedLines(tight, item);
  if (!last) return [];
  const words = item.runs.map(({ text }) => text).join(' ');
  const fitting = Math.floor((words.length * last.scale) / last.smallest);
  throw new Refusal('usage', `“${words}” is too long for ${last.where}; about ${fitting} letters fit`);
}

/** In one line, then in two and three as far as the template has room for them and the text can be broken. */
function* settingsOf(
  typefaces: Typefaces,
  { runs, room, lines, smallest: own }: TextItem,
  least: number,
): Generator<Setting> {
  for (const count of [1, 2, 3] as const) {
    if (count > lines || (count > 1 && runs.length !== 1)) return;
    const set =
      count === 1
        ? [measured(typefaces, runs)]
        : count === 2
          ? inTwo(typefaces, runs[0])
          : inThree(typefaces, runs[0]);
    if (!set) return;
    const { where } = PARTS[count];
    // Only where no more lines may be taken.
    const smallest = count === lines && own !== undefined ? own : PARTS[count].smallest;
    const largest = Math.max(least, PARTS[count].largest);
    const widest = set.reduce((most, { width }) => Math.max(most, width), 0);
    const scale = room !== undefined && widest * largest > room ? room / widest : largest;
    yield { lines: set, scale, smallest, where };
  }
}

function placedLines({ lines, scale }: Setting, item: TextItem): TextMark[] {
  const step = LEADING * item.runs[0].size * scale;
  const first = item.growsDown ? item.y : item.y - (lines.length - 1) * step;
  return lines.flatMap((line, i) => placed(line, item, first + i * step, scale));
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

/** Where a line may end, and where the next then begins, in UTF-16 units. */
type Break = readonly [end: number, next: number];

/** Letters that are written without spaces, and may stand at the begin or the end of a line. */
const HAN = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}';
/** Spaces; and places between two such letters, none of which is a mark that must not begin or end a line. */
const BREAKS = new RegExp(` +|(?<=[${HAN}」』）》，。、：；！？])(?=[${HAN}「『（《])`, 'gu');

function breaksOf(text: string): Break[] {
  return Array.from(text.matchAll(BREAKS), ({ 0: gap, index }) => [index, index + gap.length] as const);
}

/** Lines read as the whole does, whichever letter they begin with. */
function partsOf(typefaces: Typefaces, run: Run, parts: readonly string[]): readonly Line[] {
  const direction = isPlain(run.text) ? undefined : orderOf(run.text.trim()).direction;
  return parts.map((text) => measured(typefaces, [{ ...run, text }], direction));
}

/** A run broken where the longer of both lines is shortest; undefined if it cannot be. */
function inTwo(typefaces: Typefaces, run: Run): readonly Line[] | undefined {
  const text = run.text.trim();
  const candidates = breaksOf(text).map(([end, next]) =>
    partsOf(typefaces, run, [text.slice(0, end), text.slice(next)]),
  );
  const longer = ([upper, lower]: readonly Line[]): number => Math.max(upper.width, lower.width);
  return candidates.length === 0
    ? undefined
    : candidates.reduce((best, one) => (longer(one) < longer(best) ? one : best));
}

/** A run broken into three lines that are about equally long; undefined if it cannot be. */
function inThree(typefaces: Typefaces, run: Run): readonly Line[] | undefined {
  const text = run.text.trim();
  const breaks = breaksOf(text);
  // Each beginning is measured once: to measure each part would take far longer, and hardly differ.
  const [whole, ...ends] = partsOf(typefaces, run, [text, ...breaks.map(([end]) => text.slice(0, end))]);
  let best: { readonly longest: number; readonly at: readonly [Break, Break] } | undefined;
  for (let i = 0; i < breaks.length; i++) {
    for (let j = i + 1; j < breaks.length; j++) {
      const [first, second] = [ends[i].width, ends[j].width];
      const longest = Math.max(first, second - first, whole.width - second);
      if (!best || longest < best.longest) best = { longest, at: [breaks[i], breaks[j]] };
    }
  }
  if (!best) return undefined;
  const [[end, next], [lastEnd, last]] = best.at;
  return partsOf(typefaces, run, [text.slice(0, end), text.slice(next, lastEnd), text.slice(last)]);
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

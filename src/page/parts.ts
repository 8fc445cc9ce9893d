import type { Mark, Part, TextMark } from './marks.ts';
import { LEADING } from './text-lines.ts';
import type { Typefaces } from './typeface.ts';

/** A part made of texts, and the baseline of its first, in points from the top. */
interface TextPart {
  readonly part: Exclude<Part, { kind: 'figure' }>;
  readonly y: number;
}

/** How far from usual leading, in its size, a second line may be. */
const TOLERANCE = 0.04;
/** Less room than this, in sizes, is no space. */
const NO_SPACE = 0.1;

/** Marks that are a part together. */
export function asPart(part: Part, marks: readonly Mark[]): Mark[] {
  return marks.map((mark) => ({ ...mark, part }));
}

/**
 * Finds the parts of a filled template: texts in bold are headings, all others paragraphs, and lines ornament. The
 * number of a page is no part: a reader of the file tells it anyway.
 * @param level of the first heading; the next ones are one below. Without it headings are no parts
 * @param folio the number that is on the page, if one is
 * @returns the marks, in their order, and their parts in the template's order
 */
export function textParts(
  typefaces: Typefaces,
  marks: readonly Mark[],
  level: 1 | 2 | undefined,
  folio?: number,
): { readonly marks: Mark[]; readonly texts: readonly TextPart[] } {
  // A child may be called 7, too: a page's number stands below.
  const silent = marks.findLastIndex(
    (mark) => mark.kind === 'text' && mark.weight === 'regular' && mark.text === `${folio ?? ''}`,
  );
  const groups: TextMark[][] = [];
  marks.forEach((mark, i) => {
    if (mark.kind !== 'text' || i === silent) return;
    const group = groups.at(-1);
    const before = group?.at(-1);
    if (group && before && continues(typefaces, before, mark)) group.push(mark);
    else groups.push([mark]);
  });
  const texts: TextPart[] = [];
  const partOf = new Map<Mark, Part>();
  let next = level;
  for (const group of groups) {
    const isHeading = group.every(({ weight }) => weight === 'bold');
    if (isHeading && next === undefined) continue;
    const part = isHeading
      ? ({ kind: 'heading', level: next ?? 1 } as const)
      : ({ kind: 'paragraph' } as const);
    if (isHeading) next = 2;
    texts.push({ part, y: group[0].y });
    for (const mark of group) partOf.set(mark, part);
  }
  return {
    marks: marks.map((mark) => {
      const part = partOf.get(mark);
      return part ? { ...mark, part } : mark;
    }),
    texts,
  };
}

/** Whether a text goes on on paper where another on the same baseline ends, with no room for a space. */
export function isJoined(
  typefaces: Typefaces,
  { text, x, y, size, weight, direction }: TextMark,
  next: TextMark,
): boolean {
  if (y !== next.y) return false;
  const end = x + typefaces[weight].widthOf(text, size, direction);
  return Math.abs(next.x - end) < NO_SPACE * size;
}

/** Whether a text goes on from the one before: the second line of two, or what stands beside a number in bold. */
function continues(typefaces: Typefaces, before: TextMark, mark: TextMark): boolean {
  const lines = (mark.y - before.y) / mark.size;
  const isBeside = before.weight === 'bold' && Math.abs(lines) < TOLERANCE;
  // Letters of two sizes, as of small capitals.
  if (isJoined(typefaces, before, mark)) return true;
  // The upper of two lines beside a number.
  const isAbove =
    before.weight === 'bold' && mark.weight === 'regular' && Math.abs(lines + LEADING) < TOLERANCE;
  const isBelow =
    before.weight === mark.weight && before.size === mark.size && Math.abs(lines - LEADING) < TOLERANCE;
  return isBeside || isAbove || isBelow;
}

/** The reading order of a page with one figure: texts above its box, the figure, all other texts. */
export function around(texts: readonly TextPart[], figure: Extract<Part, { kind: 'figure' }>): Part[] {
  const isAbove = ({ y }: TextPart): boolean => y <= figure.box.y;
  return [
    ...texts.filter(isAbove).map(({ part }) => part),
    figure,
    ...texts.filter((text) => !isAbove(text)).map(({ part }) => part),
  ];
}

/** The reading order of a page of many things: its headings, those, and what else the template says. */
export function headingsFirst(texts: readonly TextPart[], parts: readonly Part[]): Part[] {
  const all = texts.map(({ part }) => part);
  const isHeading = ({ kind }: Part): boolean => kind === 'heading';
  return [...all.filter(isHeading), ...parts, ...all.filter((part) => !isHeading(part))];
}

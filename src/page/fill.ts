import { LINE, MOVE } from '../geometry/path.ts';
import { Refusal } from '../refusal.ts';
import type { Box, Mark, TextMark } from './marks.ts';
import type { PageKind, Template, TemplateItem } from './template.ts';
import type { Typefaces } from './typeface.ts';

/** The words that a template's placeholders stand for, by name. */
export type Values = Readonly<Record<string, string>>;

/** What all layouts of a book draw with. */
export interface Kit {
  readonly template: Template;
  readonly typefaces: Typefaces;
  readonly width: number;
  readonly height: number;
}

/** A text shrinks to this part of its size, and no further. */
const SMALLEST = 0.6;

/**
 * A template's page, drawn for another paper and other words: each box edge keeps its distance to the nearest
 * edge of the safe area (the page less its margins), and what stands in the very middle stays there. So a header
 * stays at the top, a footer at the bottom, and the maze's box stretches between.
 */
export function fill(kit: Kit, kind: PageKind, values: Values): Mark[] {
  const { page, across, down } = stretched(kit, kind);
  return page.items.flatMap((item): Mark[] => {
    if (item.kind === 'text') return setText(kit.typefaces, item, across(item.x), down(item.y), values);
    if (item.kind === 'slot') return [];
    const path = [MOVE, across(item.x1), down(item.y1), LINE, across(item.x2), down(item.y2)];
    return [
      { kind: 'path', role: 'decoration', path, originX: 0, originY: 0, scale: 1, stroke: item.stroke },
    ];
  });
}

/** Where the box of a slot lies on the book's paper; undefined if the template has none on such pages. */
export function findSlot(kit: Kit, kind: PageKind, name: string): Box | undefined {
  const { page, across, down } = stretched(kit, kind);
  const item = page.items.find((one) => one.kind === 'slot' && one.name === name);
  if (item?.kind !== 'slot') return undefined;
  const [x, y] = [across(item.x), down(item.y)];
  return { x, y, width: across(item.x + item.width) - x, height: down(item.y + item.height) - y };
}

/** The box of a slot that such pages must have. */
export function slotOf(kit: Kit, kind: PageKind, name: string): Box {
  const box = findSlot(kit, kind, name);
  if (!box)
    throw new Refusal(
      'file',
      `template ${kit.template.name}: no <rect id="${name}-slot"> on its ${kind} page`,
    );
  return box;
}

function stretched(kit: Kit, kind: PageKind) {
  const { margin, pages } = kit.template;
  const page = pages[kind];
  return {
    page,
    across: stretch(page.width, kit.width, margin),
    down: stretch(page.height, kit.height, margin),
  };
}

function stretch(from: number, to: number, margin: number): (at: number) => number {
  return (at) => {
    if (Math.abs(at - from / 2) < 0.5) return at + (to - from) / 2;
    return Math.abs(at - margin) <= Math.abs(from - margin - at) ? at : at + to - from;
  };
}

/** One line of runs, shrunk to its room where it must be, from its anchor. */
function setText(
  typefaces: Typefaces,
  { runs, room, anchor }: Extract<TemplateItem, { kind: 'text' }>,
  x: number,
  y: number,
  values: Values,
): TextMark[] {
  const filled = runs.map((run) => {
    const text = run.text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? '');
    typefaces[run.weight].check(text);
    return { ...run, text, width: typefaces[run.weight].widthOf(text, run.size) };
  });
  const width = filled.reduce((sum, run) => sum + run.gap + run.width, 0);
  const scale = room !== undefined && width > room ? room / width : 1;
  if (scale < SMALLEST) {
    const words = filled.map(({ text }) => text).join(' ');
    throw new Refusal(
      'usage',
      `“${words}” is too long for its line; about ${Math.floor((words.length * scale) / SMALLEST)} letters fit`,
    );
  }
  let at = x - (anchor === 'middle' ? (width * scale) / 2 : anchor === 'end' ? width * scale : 0);
  return filled.flatMap(({ text, size, weight, gap, width: own }): TextMark[] => {
    const start = at + gap * scale;
    at = start + own * scale;
    return text === '' ? [] : [{ kind: 'text', text, x: start, y, size: size * scale, weight }];
  });
}

import { LINE, MOVE } from '../geometry/path.ts';
import { Refusal } from '../refusal.ts';
import type { Language } from './language.ts';
import { type Box, type Mark, type PathMark, type TextMark, THINNEST_LINE } from './marks.ts';
import { ownMark, ownText } from './own/place.ts';
import type { PageKind, Template, TemplateItem } from './template.ts';
import { mapPath } from './template-paths.ts';
import { inSmallCaps } from './text-caps.ts';
import { setLines } from './text-lines.ts';
import type { Typefaces } from './typeface.ts';

type TextItem = Extract<TemplateItem, { kind: 'text' }>;
type ArtItem = Extract<TemplateItem, { kind: 'art' }>;

/** The words that a template's placeholders stand for, by name. */
export type Values = Readonly<Record<string, string>>;

/** What all layouts of a book draw with. */
export interface Kit {
  readonly template: Template;
  readonly typefaces: Typefaces;
  /** Of all fixed words. */
  readonly language: Language;
  readonly width: number;
  readonly height: number;
  /** Words that are the same on all pages, where a page has none of its own. */
  readonly words?: Values;
}

/**
 * A template's page, drawn for another paper and other words: each box edge keeps its distance to the nearest
 * edge of the safe area (the page less its margins), and what stands in the very middle stays there. So a header
 * stays at the top, a footer at the bottom, and the maze's box stretches between. Artwork moves as a whole, by its
 * middle, or stretches as a box does. Of several drawings that is taken
 * which the paper is large enough for, or nearly so: then it is drawn somewhat smaller.
 */
export function fill(kit: Kit, kind: PageKind, values: Values): Mark[] {
  const drawing = stretched(kit, kind);
  const { page, across, down } = drawing;
  const words = { ...labelsOf(kit.language), ...kit.words, ...values };
  return page.items.flatMap((item): Mark[] => {
    if (item.kind === 'text') {
      const text = fitted(item, kit, drawing);
      return setText(kit, text, text.x, text.y, words);
    }
    if (item.kind === 'slot') return [];
    if (item.kind === 'art') return artMarks(item, drawing);
    if (item.kind === 'own') return [ownMark(item, { ...drawing, paper: kit })];
    // Lines stay as thick as they are: presses ask for that.
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

/** Whether such pages have a place for some words. */
export function says(kit: Kit, kind: PageKind, placeholder: string): boolean {
  const { page } = stretched(kit, kind);
  return page.items.some(
    (item) => item.kind === 'text' && item.runs.some(({ text }) => text.includes(`{{${placeholder}}}`)),
  );
}

/** The box of a slot that such pages must have. */
export function slotOf(kit: Kit, kind: PageKind, name: string): Box {
  const box = findSlot(kit, kind, name);
  if (box) return box;
  const without = name === 'qr' ? ', or no --qr' : '';
  throw new Refusal(
    'file',
    `template ${kit.template.name}: nothing on its ${kind} page is named ${name}-slot; a rectangle of that name works${without}`,
  );
}

/** A drawing that would have to be this much smaller, or more, gives way to one for small paper. */
const BARELY_SMALLER = 0.9;

/** A kind of page on the book's paper: its drawing, how much larger all in it is, and where its places come to lie. */
function stretched(kit: Kit, kind: PageKind) {
  const { margin, pages } = kit.template;
  const fits = pages[kind].map((page) => {
    const larger = Math.min(kit.width / page.width, kit.height / page.height);
    const smaller = Math.min(1, kit.width / page.least[0], kit.height / page.least[1]);
    return { page, scale: larger > 1 ? larger : smaller };
  });
  const { page, scale } =
    fits.find((fit) => fit.scale >= BARELY_SMALLER) ?? fits.reduce((a, b) => (b.scale > a.scale ? b : a));
  const fixed = page.isScaledWhole ? 0 : margin;
  return {
    page,
    scale,
    across: stretch(page.width, kit.width, fixed, scale),
    down: stretch(page.height, kit.height, fixed, scale),
  };
}

/** Where a place of a drawing comes to lie, across or down; one that is centred keeps its distance to the middle. */
type Stretch = (at: number, isCentred?: boolean) => number;

function stretch(from: number, to: number, margin: number, scale: number): Stretch {
  // Margins shrink with what is inside of them, but do not grow.
  const shift = margin * (Math.min(1, scale) - scale);
  const near = (at: number): number => at * scale + shift;
  const far = (at: number): number => at * scale + to - from * scale - shift;
  const middle = (at: number): number => at * scale + (to - from * scale) / 2;
  return (at, isCentred = false) => {
    if (Math.abs(at - from / 2) < 0.5) return middle(at);
    if (isCentred) return Math.max(near(at), middle(at));
    return Math.abs(at - margin) <= Math.abs(from - margin - at) ? near(at) : far(at);
  };
}

/** A text as it is on the book's paper: its place, its letters, and its room. */
function fitted(item: TextItem, kit: Kit, drawing: ReturnType<typeof stretched>): TextItem {
  if (drawing.page.isScaledWhole) return ownText(item, { ...drawing, paper: kit }, kit.template.margin);
  const { scale, across, down } = drawing;
  const { x, room, anchor, isCentred } = item;
  const placed = {
    ...item,
    x: across(x, isCentred),
    y: down(item.y),
    runs: item.runs.map((run) => ({ ...run, size: run.size * scale, gap: run.gap * scale })),
  };
  if (room === undefined) return placed;
  const left = x - (anchor === 'start' ? 0 : anchor === 'middle' ? room / 2 : room);
  const end = isCentred
    ? Math.min(across(left + room), across(left, true) + room * scale)
    : across(left + room);
  return { ...placed, room: end - across(left, isCentred) };
}

/** Artwork on the book's paper. */
function artMarks({ box, pieces, stretches }: ArtItem, drawing: ReturnType<typeof stretched>): PathMark[] {
  const { scale, across, down } = drawing;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return pieces.map(({ path, stroke, grey }): PathMark => {
    const ink = { role: 'decoration', ...(grey === undefined ? {} : { grey }) } as const;
    if (stretches) {
      const points = mapPath(path, (atX, atY) => [across(atX), down(atY)]);
      const line = stroke === undefined ? {} : { stroke };
      return { kind: 'path', path: points, originX: 0, originY: 0, scale: 1, ...ink, ...line };
    }
    const line = stroke === undefined ? {} : { stroke: Math.max(THINNEST_LINE, stroke * scale) };
    const [originX, originY] = [across(x) - scale * x, down(y) - scale * y];
    return { kind: 'path', path, originX, originY, scale, ...ink, ...line };
  });
}

/** What `{{label-name}}` and the like stand for on every page. */
function labelsOf({ labels }: Language): Values {
  return Object.fromEntries(Object.entries(labels).map(([key, words]) => [`label-${key}`, words]));
}

/** A text with its words filled in. */
function setText(
  { typefaces, template }: Kit,
  item: Extract<TemplateItem, { kind: 'text' }>,
  x: number,
  y: number,
  values: Values,
): TextMark[] {
  const runs = item.runs.map((run) => {
    const text = run.text.replace(/\{\{([\w-]+)\}\}/g, (_, key: string) => values[key] ?? '');
    return { ...run, text: text.normalize('NFC') };
  });
  const set = { ...item, x, y, runs: item.isInCaps ? runs.flatMap(inSmallCaps) : runs };
  return setLines(typefaces, set, template.sizes.least);
}

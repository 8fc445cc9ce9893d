import type { XmlElement } from '@rgrove/parse-xml';
import { lengthOf } from './viewport.ts';

/** The properties that what is in an element has from it, with their values in an SVG that says nothing. */
export const INITIAL = {
  fill: 'black',
  'fill-opacity': '1',
  'fill-rule': 'nonzero',
  stroke: 'none',
  'stroke-opacity': '1',
  'stroke-width': '1',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'stroke-miterlimit': '4',
  'stroke-dasharray': 'none',
  'stroke-dashoffset': '0',
  'paint-order': 'normal',
  'clip-rule': 'nonzero',
  'marker-start': 'none',
  'marker-mid': 'none',
  'marker-end': 'none',
  color: 'black',
  visibility: 'visible',
  /** In pixels, whatever the unit that it is given in. */
  'font-size': '16',
  'font-weight': 'normal',
  'font-family': '',
  'text-anchor': 'start',
  'dominant-baseline': 'auto',
} as const satisfies Readonly<Record<string, string>>;

type Property = keyof typeof INITIAL;
/** What an element looks like, by what is said of it and around it. */
export type Look = Readonly<Record<Property, string>>;

const INHERITED = Object.keys(INITIAL) as Property[];
/** Properties that hold for an element as a whole. */
const OWN = [
  'display',
  'opacity',
  'clip-path',
  'mask',
  'mask-type',
  'filter',
  'mix-blend-mode',
  'stop-color',
  'stop-opacity',
] as const;
const READ: readonly string[] = [...INHERITED, ...OWN, 'font', 'marker'];

/** What is said of one element. */
export interface Style {
  readonly look: Look;
  /** What holds for it as a whole, where it is said. */
  readonly own: Readonly<Partial<Record<(typeof OWN)[number], string>>>;
}

/** A rule of a <style>: for elements with this tag, id and classes. */
export interface Rule {
  readonly tag: string | undefined;
  readonly ids: readonly string[];
  readonly classes: readonly string[];
  readonly declarations: ReadonlyMap<string, string>;
}

/** The rules of some CSS whose selectors are tags, .classes and #ids, the weightier last; others are passed over. */
export function rulesOf(css: string): Rule[] {
  const rules = blocksOf(css).flatMap(([selectors, body]) => {
    const declarations = declarationsOf(body);
    return selectors.split(',').flatMap((selector): Rule[] => {
      const [, tag, rest] = selector.trim().match(/^(\*|[\w-]+)?((?:[.#][\w-]+)*)$/) ?? [];
      if (!tag && !rest) return [];
      const marked = (mark: string): string[] =>
        [...rest.matchAll(/[.#][\w-]+/g)].filter(([part]) => part[0] === mark).map(([part]) => part.slice(1));
      return [{ tag: tag === '*' ? undefined : tag, ids: marked('#'), classes: marked('.'), declarations }];
    });
  });
  const weight = ({ tag, ids, classes }: Rule): number =>
    1e6 * ids.length + 1e3 * classes.length + (tag === undefined ? 0 : 1);
  return rules.sort((a, b) => weight(a) - weight(b));
}

/**
 * The blocks of some CSS, each as what stands before its braces and what is in them; @rules and comments are left out.
 * In one go, however the text is: searches for patterns take the square of its length where it is made for that.
 */
function blocksOf(css: string): [before: string, inside: string][] {
  const text = withoutComments(css);
  const blocks: [string, string][] = [];
  const marks = /[{};]/g;
  let from = 0;
  let depth = 0;
  let before: string | undefined;
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    const isRule = depth === 0 && /^\s*@/.test(text.slice(from, from + 100));
    if (mark[0] === ';' && (depth > 0 || !isRule)) continue;
    if (mark[0] === '{') {
      if (depth === 0) {
        before = isRule ? undefined : text.slice(from, mark.index);
        from = mark.index + 1;
      }
      depth++;
      continue;
    }
    if (mark[0] === '}') {
      depth = Math.max(0, depth - 1);
      if (depth > 0) continue;
      if (before !== undefined) blocks.push([before, text.slice(from, mark.index)]);
      before = undefined;
    }
    from = mark.index + 1;
  }
  return blocks;
}

function withoutComments(css: string): string {
  const parts: string[] = [];
  for (let from = 0; ; ) {
    const begin = css.indexOf('/*', from);
    parts.push(css.slice(from, begin < 0 ? undefined : begin));
    const end = begin < 0 ? -1 : css.indexOf('*/', begin + 2);
    if (end < 0) return parts.join(' ').replaceAll(/<!--|-->/g, ' ');
    from = end + 2;
  }
}

/** What an element looks like within a parent that looks so. */
export function styleOf(element: XmlElement, parent: Look, rules: readonly Rule[]): Style {
  const said = new Map<string, string>();
  const { attributes } = element;
  for (const name of READ) {
    if (attributes[name] !== undefined && name !== 'font') said.set(name, attributes[name].trim());
  }
  const classes = (attributes.class ?? '').split(/\s+/);
  for (const rule of rules) {
    if (rule.tag !== undefined && rule.tag !== element.name) continue;
    if (rule.ids.some((id) => id !== attributes.id)) continue;
    if (rule.classes.some((name) => !classes.includes(name))) continue;
    for (const [name, value] of rule.declarations) said.set(name, value);
  }
  for (const [name, value] of declarationsOf(attributes.style ?? '')) said.set(name, value);
  const look: { -readonly [K in Property]: string } = { ...parent };
  for (const name of INHERITED) {
    const value = said.get(name);
    if (value !== undefined && value !== 'inherit') look[name] = value;
  }
  const size = said.get('font-size');
  if (size !== undefined) look['font-size'] = fontSizeOf(size, parent['font-size']);
  const own = Object.fromEntries(OWN.flatMap((name) => (said.has(name) ? [[name, said.get(name)]] : [])));
  return { look, own };
}

/** Whether nothing of an element, or in it, is there. */
export function isGone({ own }: Style): boolean {
  return own.display === 'none';
}

/** Whether an element, with all that is in it, is too thin to be seen. */
export function isFaint({ own }: Style): boolean {
  return Number.parseFloat(own.opacity ?? '1') === 0;
}

/** Sizes that have names, in pixels. */
const NAMED_SIZES: Readonly<Record<string, number>> = {
  'xx-small': 9,
  'x-small': 10,
  small: 13,
  medium: 16,
  large: 18,
  'x-large': 24,
  'xx-large': 32,
};

/** A font's size in pixels; that around it where it is none. */
function fontSizeOf(value: string, around: string): string {
  const em = Number(around);
  const pixels = NAMED_SIZES[value] ?? lengthOf(value, em, em);
  return pixels === undefined || !(pixels >= 0) ? around : String(pixels);
}

function declarationsOf(text: string): Map<string, string> {
  const declarations = new Map<string, string>();
  for (const declaration of text.split(';')) {
    const colon = declaration.indexOf(':');
    const name = declaration.slice(0, colon).trim().toLowerCase();
    const value = declaration
      .slice(colon + 1)
      .replace(/!\s*important\s*$/i, '')
      .trim();
    if (!(colon > 0 && READ.includes(name))) continue;
    if (name === 'font') for (const [part, said] of partsOfFont(value)) declarations.set(part, said);
    else if (name === 'marker') for (const end of MARKERS) declarations.set(end, value);
    else declarations.set(name, value);
  }
  return declarations;
}

const MARKERS = ['marker-start', 'marker-mid', 'marker-end'];

/** What `font: bold 12px/1.2 Arial` stands for. */
function partsOfFont(value: string): [string, string][] {
  const [, before, size, family] =
    value.match(/^(.*?)(\d*\.?\d+(?:[a-z]+|%))(?:\s*\/\s*\S+)?\s+(.+)$/i) ?? [];
  if (size === undefined) return [];
  return [
    ['font-weight', before.match(/\b(?:bold|bolder|\d{3})\b/)?.[0] ?? 'normal'],
    ['font-size', size],
    ['font-family', family],
  ];
}

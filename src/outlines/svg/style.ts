import type { XmlElement } from '@rgrove/parse-xml';
import type { FillRule } from '../../geometry/region.ts';

/** The properties of an SVG element that decide what is seen of its form. */
export interface Look {
  readonly fill: string;
  readonly 'fill-opacity': string;
  readonly 'fill-rule': string;
  readonly stroke: string;
  readonly visibility: string;
}

/** Those of an SVG that says nothing. */
export const PLAIN: Look = {
  fill: 'black',
  'fill-opacity': '1',
  'fill-rule': 'nonzero',
  stroke: 'none',
  visibility: 'visible',
};

const INHERITED = Object.keys(PLAIN) as (keyof Look)[];
const READ = [...INHERITED, 'display', 'opacity'];

/** A rule of a <style>: for elements with this tag, id and classes. */
interface Rule {
  readonly tag: string | undefined;
  readonly ids: readonly string[];
  readonly classes: readonly string[];
  readonly declarations: ReadonlyMap<string, string>;
}

/** The rules of some CSS whose selectors are tags, .classes and #ids, the weightier last; others are passed over. */
export function rulesOf(css: string): Rule[] {
  const plain = css
    .replaceAll(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\/|<!--|-->/g, ' ')
    .replaceAll(/@[^{};]*(?:;|\{(?:[^{}]|\{[^{}]*\})*\})/g, ' ');
  const rules = [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors, body]) => {
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

/** What an element looks like within a parent that looks so; undefined if nothing of it or in it is seen. */
export function lookOf(element: XmlElement, parent: Look, rules: readonly Rule[]): Look | undefined {
  const own = new Map<string, string>();
  const { attributes } = element;
  for (const name of READ) if (attributes[name] !== undefined) own.set(name, attributes[name].trim());
  const classes = (attributes.class ?? '').split(/\s+/);
  for (const rule of rules) {
    if (rule.tag !== undefined && rule.tag !== element.name) continue;
    if (rule.ids.some((id) => id !== attributes.id)) continue;
    if (rule.classes.some((name) => !classes.includes(name))) continue;
    for (const [name, value] of rule.declarations) own.set(name, value);
  }
  for (const [name, value] of declarationsOf(attributes.style ?? '')) own.set(name, value);
  if (own.get('display') === 'none' || Number.parseFloat(own.get('opacity') ?? '1') === 0) return undefined;
  const look: { -readonly [K in keyof Look]: string } = { ...parent };
  for (const name of INHERITED) {
    const value = own.get(name);
    if (value !== undefined && value !== 'inherit') look[name] = value;
  }
  return look;
}

/** What a fill leaves: the figure's own ink, the white of the paper, or nothing. */
export function fillOf(look: Look): 'ink' | 'paper' | 'none' {
  if (Number.parseFloat(look['fill-opacity']) === 0) return 'none';
  return paintOf(look.fill);
}

/** Whether a line in a colour that shows goes around it. */
export function isStroked(look: Look): boolean {
  return paintOf(look.stroke) === 'ink';
}

export function fillRuleOf(look: Look): FillRule {
  return look['fill-rule'] === 'evenodd' ? 'evenodd' : 'nonzero';
}

/** Each part of a colour from here on, of 255, looks white. */
const WHITE = 250;

function paintOf(paint: string): 'ink' | 'paper' | 'none' {
  const value = paint.toLowerCase();
  if (value === 'none' || value === 'transparent') return 'none';
  if (value === 'white') return 'paper';
  const hex = value.match(/^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/)?.[1];
  if (hex) {
    const size = hex.length < 6 ? 1 : 2;
    const parts = hex.match(new RegExp(`.{${size}}`, 'g')) ?? [];
    return inkOf(parts.map((part) => Number.parseInt(size === 1 ? part + part : part, 16)));
  }
  const listed = value.match(/^rgba?\(([^)]*)\)$/)?.[1];
  if (listed === undefined) return 'ink';
  const parts = listed.split(/[\s,/]+/).filter((part) => part !== '');
  return inkOf(
    parts.map((part, i) => {
      const number = Number.parseFloat(part);
      if (part.endsWith('%')) return (number / 100) * 255;
      return i < 3 ? number : number * 255;
    }),
  );
}

/** From red, green, blue and perhaps alpha, of 255. */
function inkOf([red, green, blue, alpha = 255]: readonly number[]): 'ink' | 'paper' | 'none' {
  if (alpha === 0) return 'none';
  return Math.min(red, green, blue) >= WHITE ? 'paper' : 'ink';
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
    if (colon > 0 && READ.includes(name)) declarations.set(name, value);
  }
  return declarations;
}

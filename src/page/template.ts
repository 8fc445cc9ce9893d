import { parseXml, XmlElement, XmlText } from '@rgrove/parse-xml';
import { Refusal } from '../refusal.ts';
import type { Weight } from './marks.ts';
import { MM } from './papers.ts';

export type PageKind = 'title' | 'puzzle' | 'answers';

interface Run {
  readonly text: string;
  readonly size: number;
  readonly weight: Weight;
  /** Gap before it, in points. */
  readonly gap: number;
}

export type TemplateItem =
  | {
      readonly kind: 'text';
      readonly x: number;
      readonly y: number;
      readonly anchor: 'start' | 'middle' | 'end';
      /** On wider paper it keeps its distance to the middle, not to an edge. */
      readonly isCentred: boolean;
      /** Wider lines shrink to it. */
      readonly room: number | undefined;
      /** Above it there is room for a second line, if one is too short. */
      readonly lines: 1 | 2;
      readonly runs: readonly Run[];
    }
  | {
      readonly kind: 'line';
      readonly x1: number;
      readonly y1: number;
      readonly x2: number;
      readonly y2: number;
      readonly stroke: number;
    }
  | {
      readonly kind: 'slot';
      readonly name: string;
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
    };

/** One page as drawn by its designer, on paper of the designer's choice. Points. */
interface TemplatePage {
  readonly width: number;
  readonly height: number;
  /** Paper that it needs at the least, across and down; on less it is drawn smaller. */
  readonly least: readonly [number, number];
  readonly items: readonly TemplateItem[];
}

/** A page design: `template.json` and an SVG for each kind of page. */
export interface Template {
  readonly name: string;
  /** Edge of the page that stays empty, in points. */
  readonly margin: number;
  /** Of each kind one or more drawings, for large paper first. */
  readonly pages: Readonly<Record<PageKind, readonly TemplatePage[]>>;
  /** Thickness of walls: a share of the corridor, within limits in points. */
  readonly walls: { readonly share: number; readonly thinnest: number; readonly thickest: number };
}

/** What template.json holds. */
interface Manifest {
  readonly margin: string;
  readonly pages: Readonly<Record<PageKind, readonly string[]>>;
  readonly walls: Template['walls'];
}

/**
 * Reads a template.
 * @param read gives the text of one of the template's files
 */
export function readTemplate(name: string, read: (file: string) => string): Template {
  const manifest = JSON.parse(read('template.json')) as Manifest;
  const drawings = (kind: PageKind): TemplatePage[] =>
    manifest.pages[kind].map((file) => readPage(`${name}/${file}`, read(file)));
  return {
    name,
    margin: Number.parseFloat(manifest.margin) * MM,
    pages: { title: drawings('title'), puzzle: drawings('puzzle'), answers: drawings('answers') },
    walls: manifest.walls,
  };
}

function readPage(file: string, svg: string): TemplatePage {
  const root = parseXml(svg).root;
  const box = root?.attributes.viewBox?.split(/\s+/).map(Number);
  if (!root || box?.length !== 4) throw new Refusal('file', `template ${file}: its viewBox is missing`);
  const [across, down, ...more] = (root.attributes['data-least'] ?? '0 0').split(/\s+/).map(Number);
  if (!(across >= 0 && down >= 0) || more.length > 0)
    throw new Refusal(
      'file',
      `template ${file}: its data-least is not a width and a height, such as 590 400`,
    );
  const items = root.children
    .filter((child) => child instanceof XmlElement)
    .map((child) => itemOf(file, child, Number(root.attributes['font-size'] ?? 12)));
  return { width: box[2], height: box[3], least: [across, down], items };
}

function itemOf(file: string, element: XmlElement, fontSize: number): TemplateItem {
  const { name, attributes } = element;
  const number = (key: string): number => {
    const value = Number(attributes[key]);
    if (!Number.isFinite(value))
      throw new Refusal('file', `template ${file}: ${key} of a <${name}> is not a number`);
    return value;
  };
  const slot = attributes.id?.match(/^(\w+)-slot$/)?.[1];
  if (name === 'rect' && slot) {
    return {
      kind: 'slot',
      name: slot,
      x: number('x'),
      y: number('y'),
      width: number('width'),
      height: number('height'),
    };
  }
  if (name === 'line') {
    const stroke = number('stroke-width');
    return { kind: 'line', x1: number('x1'), y1: number('y1'), x2: number('x2'), y2: number('y2'), stroke };
  }
  if (name === 'text') {
    return {
      kind: 'text',
      x: number('x'),
      y: number('y'),
      anchor: (attributes['text-anchor'] ?? 'start') as 'start' | 'middle' | 'end',
      isCentred: attributes['data-across'] === 'middle',
      room: attributes['data-width'] ? number('data-width') : undefined,
      lines: attributes['data-lines'] === '2' ? 2 : 1,
      runs: runsOf(element, Number(attributes['font-size'] ?? fontSize), weightOf(attributes, 'regular')),
    };
  }
  throw new Refusal(
    'file',
    `template ${file}: <${name}> is not one of text, line, and rect with an id like maze-slot`,
  );
}

/** A text's own words, or those of its tspans, each with a size and weight. */
function runsOf(text: XmlElement, size: number, weight: Weight): Run[] {
  return text.children.flatMap((child): Run[] => {
    if (child instanceof XmlText)
      return child.text.trim() === '' ? [] : [{ text: child.text, size, weight, gap: 0 }];
    if (!(child instanceof XmlElement)) return [];
    const { attributes } = child;
    return [
      {
        text: child.text,
        size: Number(attributes['font-size'] ?? size),
        weight: weightOf(attributes, weight),
        gap: Number(attributes.dx ?? 0),
      },
    ];
  });
}

function weightOf(attributes: Record<string, string>, otherwise: Weight): Weight {
  const value = attributes['font-weight'];
  if (value === undefined) return otherwise;
  return value === 'bold' || Number(value) >= 600 ? 'bold' : 'regular';
}

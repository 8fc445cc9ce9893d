import { XmlElement, XmlText } from '@rgrove/parse-xml';
import { Refusal } from '../refusal.ts';
import type { Weight } from './marks.ts';
import type { Run, TemplateItem, TemplatePage } from './template.ts';
import { elementsIn, isArt, numberIn, piecesOf, rootOf } from './template-art.ts';
import { boxOfPieces } from './template-paths.ts';

/**
 * Reads one page of a template.
 * @param file its name, for messages
 * @throws Refusal (file) if it holds anything but texts, lines, slots and plain artwork
 */
export function readPage(file: string, svg: string): TemplatePage {
  const { root, box } = rootOf(file, svg);
  const [across, down, ...more] = (root.attributes['data-least'] ?? '0 0').split(/\s+/).map(Number);
  if (!(across >= 0 && down >= 0) || more.length > 0)
    throw new Refusal(
      'file',
      `template ${file}: its data-least is not a width and a height, such as 590 400`,
    );
  const fontSize = Number(root.attributes['font-size'] ?? 12);
  const items = elementsIn(root).flatMap((child) => itemsOf(file, child, fontSize));
  return { width: box.width, height: box.height, least: [across, down], items };
}

/** What an element stands for: one item, or none if it draws nothing. */
function itemsOf(file: string, element: XmlElement, fontSize: number): TemplateItem[] {
  const { name, attributes } = element;
  const number = (key: string): number => numberIn(file, element, key);
  const slot = attributes.id?.match(/^(\w+)-slot$/)?.[1];
  if (name === 'rect' && slot) {
    const [x, y, width, height] = ['x', 'y', 'width', 'height'].map(number);
    return [{ kind: 'slot', name: slot, x, y, width, height }];
  }
  if (name === 'line') {
    const [x1, y1, x2, y2, stroke] = ['x1', 'y1', 'x2', 'y2', 'stroke-width'].map(number);
    return [{ kind: 'line', x1, y1, x2, y2, stroke }];
  }
  if (name === 'text') {
    return [
      {
        kind: 'text',
        x: number('x'),
        y: number('y'),
        anchor: (attributes['text-anchor'] ?? 'start') as 'start' | 'middle' | 'end',
        isCentred: attributes['data-across'] === 'middle',
        room: attributes['data-width'] ? number('data-width') : undefined,
        lines: linesOf(attributes['data-lines']),
        growsDown: attributes['data-grow'] === 'down',
        isInCaps: attributes['data-caps'] === 'small',
        runs: runsOf(element, Number(attributes['font-size'] ?? fontSize), weightOf(attributes, 'regular')),
      },
    ];
  }
  if (isArt(name)) {
    const pieces = piecesOf(file, element);
    if (pieces.length === 0) return [];
    const stretches = attributes['data-stretch'] !== undefined;
    return [{ kind: 'art', box: boxOfPieces(pieces), pieces, stretches }];
  }
  throw new Refusal(
    'file',
    `template ${file}: <${name}> is not one of text, line, rect with an id like maze-slot, and artwork ` +
      '(g, path, rect, circle, ellipse, polyline, polygon)',
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

/** Lines that a text may take. */
function linesOf(value: string | undefined): 1 | 2 | 3 {
  return value === '3' ? 3 : value === '2' ? 2 : 1;
}

function weightOf(attributes: Record<string, string>, otherwise: Weight): Weight {
  const value = attributes['font-weight'];
  if (value === undefined) return otherwise;
  return value === 'bold' || Number(value) >= 600 ? 'bold' : 'regular';
}

import { XmlElement } from '@rgrove/parse-xml';
import { type Affine, compose, IDENTITY } from '../../geometry/affine.ts';
import { pathOf, SHAPES, type ShapeName } from './shapes.ts';
import { type Look, lookOf, PLAIN, rulesOf } from './style.ts';
import { lengthOf, transformOf, type Viewport, windowOf } from './viewport.ts';

/** A shape that is seen. */
export interface Seen {
  readonly name: ShapeName;
  readonly path: string;
  /** From the path's coordinates to the picture's. */
  readonly map: Affine;
  readonly look: Look;
}

/** An element yet to be drawn, and what has been said around it. */
interface Step {
  readonly element: XmlElement;
  readonly map: Affine;
  readonly look: Look;
  readonly viewport: Viewport | undefined;
  /** The <use> elements that led here. */
  readonly uses: Uses | undefined;
  /** Of the last <use>, for a symbol. */
  readonly size: Readonly<Record<string, string>>;
}

interface Uses {
  readonly element: XmlElement;
  readonly before: Uses | undefined;
}

/** What a walk can come upon that ends it. */
export type Obstacle = 'text' | 'cycle' | 'many';

const GROUPS = ['g', 'a', 'switch'];
const MOST_ELEMENTS = 10_000;

/** The shapes of an SVG that are seen, the lowest first, or why they cannot be told. */
export function shapesOf(root: XmlElement): Seen[] | Obstacle {
  const { byId, css } = indexOf(root);
  const rules = rulesOf(css);
  const seen: Seen[] = [];
  const stack: Step[] = [
    { element: root, map: IDENTITY, look: PLAIN, viewport: undefined, uses: undefined, size: {} },
  ];
  let visited = 0;
  for (let step = stack.pop(); step; step = stack.pop()) {
    if (++visited > MOST_ELEMENTS) return 'many';
    const { element, uses, viewport } = step;
    const name = localName(element);
    const look = lookOf(element, step.look, rules);
    if (!look) continue;
    const map = compose(step.map, transformOf(element.attributes.transform));
    const enter = (inside: Affine, room: Viewport | undefined): void => {
      for (let i = element.children.length - 1; i >= 0; i--) {
        const child = element.children[i];
        if (!(child instanceof XmlElement)) continue;
        stack.push({ element: child, map: inside, look, viewport: room, uses, size: {} });
      }
    };
    if (name === 'svg' || (name === 'symbol' && isUsed(step))) {
      const window = windowOf({ ...element.attributes, ...step.size }, viewport);
      enter(compose(map, window.map), window.viewport);
    } else if (GROUPS.includes(name)) enter(map, viewport);
    else if (name === 'use') {
      for (let use = uses; use; use = use.before) if (use.element === element) return 'cycle';
      const { href, 'xlink:href': old, x, y, width, height } = element.attributes;
      const target = byId.get((href ?? old ?? '').trim().replace(/^#/, ''));
      if (!target || !viewport) continue;
      const shift: Affine = [1, 0, 0, 1, lengthOf(x, viewport[0]) ?? 0, lengthOf(y, viewport[1]) ?? 0];
      const size = { ...(width !== undefined && { width }), ...(height !== undefined && { height }) };
      stack.push({
        ...step,
        element: target,
        map: compose(map, shift),
        look,
        uses: { element, before: uses },
        size,
      });
    } else if (look.visibility === 'visible') {
      if (name === 'text' && element.text.trim() !== '') return 'text';
      const shape = SHAPES.find((one) => one === name);
      const path = shape && pathOf(shape, element, viewport ?? [100, 100]);
      if (shape && path) seen.push({ name: shape, path, map, look });
    }
  }
  return seen;
}

/** A symbol is drawn only by a <use> of its own. */
function isUsed({ element, uses }: Step): boolean {
  const { href, 'xlink:href': old } = uses?.element.attributes ?? {};
  return (href ?? old ?? '').trim() === `#${element.attributes.id}`;
}

/** Its name without the prefix svg:; an element of another kind keeps its prefix, and so is nobody's. */
function localName({ name }: XmlElement): string {
  return name.replace(/^svg:/, '');
}

/** All elements that have an id, by it, and the text of all <style> elements. */
function indexOf(root: XmlElement): { byId: Map<string, XmlElement>; css: string } {
  const byId = new Map<string, XmlElement>();
  let css = '';
  const stack = [root];
  for (let element = stack.pop(); element; element = stack.pop()) {
    const { id } = element.attributes;
    if (id !== undefined && !byId.has(id)) byId.set(id, element);
    if (localName(element) === 'style') css += `${element.text}\n`;
    for (let i = element.children.length - 1; i >= 0; i--) {
      const child = element.children[i];
      if (child instanceof XmlElement) stack.push(child);
    }
  }
  return { byId, css };
}

import type { XmlElement } from '@rgrove/parse-xml';
import { type Affine, compose, IDENTITY } from '../geometry/affine.ts';
import { childrenOf, hrefOf, localName, type Source } from './parse.ts';
import { INITIAL, isGone, type Look, type Style, styleOf } from './style.ts';
import { lengthOf, transformOf, type Viewport, windowOf } from './viewport.ts';

/** An element that a walk has come to, and what has been said around it. */
export interface Place {
  readonly element: XmlElement;
  readonly name: string;
  readonly style: Style;
  /** From its coordinates to the picture's. */
  readonly map: Affine;
  /** What percentages refer to. */
  readonly viewport: Viewport;
  /** The element that it is in, or the <use> that draws it; undefined for the outermost. */
  readonly around: Place | undefined;
}

/** What can end a walk: a <use> that draws itself, or more elements than were allowed. */
export type Obstacle = 'cycle' | 'many';

/** Elements that are nothing but what is in them. */
const GROUPS = ['g', 'a', 'switch'];
/** Of a picture that gives no size. */
const UNKNOWN: Viewport = [100, 100];

/** How many elements a walk, and those that follow, may still come to. */
export interface Allowance {
  left: number;
}

/**
 * Goes through all that an SVG draws, the lowest first; <use> elements are followed, and what has display: none is
 * left out with all that is in it.
 * @param enter is told of each group, and whether to go in
 * @param visit is told of everything else that stands where it could be drawn, whatever it is
 * @param start where to begin: what is in this element, drawn by it or not; without it, the outermost
 */
export function walk(
  { root, byId, rules }: Source,
  allowance: Allowance,
  visit: (place: Place) => void,
  enter: (place: Place) => boolean = () => true,
  start?: Place,
): Obstacle | undefined {
  const stack: Step[] = start
    ? childrenOf(start.element)
        .reverse()
        .map((element) => ({ element, around: start, map: start.map, viewport: start.viewport }))
    : [{ element: root, around: undefined, map: IDENTITY, viewport: undefined }];
  for (let step = stack.pop(); step; step = stack.pop()) {
    if (--allowance.left < 0) return 'many';
    const { element, around } = step;
    const name = localName(element);
    const style = styleOf(element, around?.style.look ?? (INITIAL as Look), rules);
    if (isGone(style)) continue;
    const map = compose(step.map, transformOf(element.attributes.transform));
    const viewport = step.viewport ?? UNKNOWN;
    const place: Place = { element, name, style, map, viewport, around };
    const goIn = (inside: Affine, room: Viewport): void => {
      if (!enter(place)) return;
      const children = shownIn(element).map((child) => ({
        element: child,
        around: place,
        map: inside,
        viewport: room,
      }));
      stack.push(...children.reverse());
    };
    if (name === 'svg' || (name === 'symbol' && isUsed(place))) {
      const window = windowOf({ ...element.attributes, ...sizeFrom(around) }, step.viewport);
      goIn(compose(map, window.map), window.viewport);
    } else if (GROUPS.includes(name)) goIn(map, viewport);
    else {
      const target = name === 'use' ? byId.get(hrefOf(element).replace(/^#/, '')) : undefined;
      if (!target) {
        visit(place);
        continue;
      }
      for (let outer = around; outer; outer = outer.around) if (outer.element === element) return 'cycle';
      if (!enter(place)) continue;
      const { x, y } = element.attributes;
      const shift: Affine = [1, 0, 0, 1, lengthOf(x, viewport[0]) ?? 0, lengthOf(y, viewport[1]) ?? 0];
      stack.push({ element: target, around: place, map: compose(map, shift), viewport });
    }
  }
  return undefined;
}

/** Attributes of what is only for some programs, or for readers of a language. */
const NEEDS = ['requiredExtensions', 'requiredFeatures', 'systemLanguage'];

/** What is in an element; of a <switch> the first that asks for nothing that only some programs have. */
function shownIn(element: XmlElement): XmlElement[] {
  const children = childrenOf(element);
  if (localName(element) !== 'switch') return children;
  const first = children.find(
    (child) => localName(child) !== 'foreignObject' && NEEDS.every((needed) => !(needed in child.attributes)),
  );
  return first ? [first] : [];
}

interface Step {
  readonly element: XmlElement;
  readonly around: Place | undefined;
  readonly map: Affine;
  /** Undefined for the outermost: its own window decides. */
  readonly viewport: Viewport | undefined;
}

/** A symbol is drawn only by a <use> of its own. */
function isUsed({ element, around }: Place): boolean {
  return around?.name === 'use' && hrefOf(around.element) === `#${element.attributes.id}`;
}

/** Width and height that a <use> gives to the <svg> or <symbol> that it draws. */
function sizeFrom(around: Place | undefined): Readonly<Record<string, string>> {
  if (around?.name !== 'use') return {};
  const { width, height } = around.element.attributes;
  return { ...(width !== undefined && { width }), ...(height !== undefined && { height }) };
}

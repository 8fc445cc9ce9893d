import type { XmlElement } from '@rgrove/parse-xml';
import { type Affine, compose, IDENTITY } from '../../geometry/affine.ts';
import type { Extent } from '../../geometry/extent.ts';
import { colourFrom } from '../../svg/colour.ts';
import { childrenOf, hrefOf, localName, type Source } from '../../svg/parse.ts';
import { INITIAL, type Look, styleOf } from '../../svg/style.ts';
import { lengthOf, transformOf, type Viewport } from '../../svg/viewport.ts';
import type { Gradient, Ink, Paint } from '../marks.ts';
import type { Refuse } from './refuse.ts';

/** Red, green and blue that lie so near to one another are a grey, printed with black ink alone. */
const NEUTRAL = 0.5 / 255;
/** How Illustrator spells black ink: #231f20. */
const ILLUSTRATOR_BLACK = '35 31 32';
/** Gradients may have their stops from another one, which may have them from a third. */
const MOST_STEPS = 8;

/** Where paints are read: the file, the size of its page in its units, and how to refuse. */
export interface PaintContext {
  readonly source: Source;
  readonly refuse: Refuse;
}

/** What a paint is used for. */
interface Painted {
  readonly look: Look;
  readonly viewport: Viewport;
  /** The box of the shape in its own coordinates. */
  readonly extent: Extent | undefined;
  /** From there to the drawing. */
  readonly map: Affine;
  /** Of all that it is part of. */
  readonly opacity: number;
}

/**
 * The ink of a fill or a stroke; undefined if it leaves nothing.
 * @throws Refusal (file) for patterns, and for colours that are none
 */
export function paintOf(
  context: PaintContext,
  property: 'fill' | 'stroke',
  painted: Painted,
): Paint | undefined {
  const { look } = painted;
  const opacity = painted.opacity * shareOf(look[`${property}-opacity`]);
  const value = look[property].trim();
  const [, , id, fallback] = value.match(/^url\(\s*(["']?)#([^"')]+)\1\s*\)\s*(.*)$/i) ?? [];
  if (id === undefined) return inkOf(context, value, look, opacity);
  const element = context.source.byId.get(id);
  const name = element ? localName(element) : '';
  if (element && (name === 'linearGradient' || name === 'radialGradient')) {
    return gradientOf(context, element, painted, opacity);
  }
  if (!element) return inkOf(context, fallback === '' ? 'none' : fallback, look, opacity);
  throw context.refuse(
    `a ${property} with a <${name}> is not drawn; a plain colour or a gradient works, or flatten it to a picture`,
  );
}

/**
 * A colour as ink: greys and black with black ink alone.
 * @returns undefined if it leaves nothing
 */
export function inkOf({ refuse }: PaintContext, value: string, look: Look, opacity: number): Ink | undefined {
  if (value === 'none' || opacity <= 0) return undefined;
  const text = /^currentcolor$/i.test(value) ? look.color : value;
  const found = colourFrom(plainColour(text));
  if (!found) throw refuse(`the colour '${value}' is not known; one such as #3366cc works`);
  const { rgb, alpha } = found;
  if (alpha === 0) return undefined;
  const part = opacityPart(opacity * alpha);
  if (rgb.map((share) => Math.round(share * 255)).join(' ') === ILLUSTRATOR_BLACK) return part;
  const [least, most] = [Math.min(...rgb), Math.max(...rgb)];
  if (most - least > NEUTRAL) return { colour: rgb, ...part };
  return most === 0 ? part : { grey: most, ...part };
}

/** A colour without what printers are told besides, and with what stands for a variable. */
function plainColour(value: string): string {
  const [, fallback] = value.match(/^var\(\s*--[^,]*,\s*(.+)\)$/) ?? [];
  return (fallback ?? value).replace(/\s+(?:icc-color|device-\w+)\(.*$/, '');
}

function opacityPart(opacity: number): { opacity?: number } {
  return opacity >= 1 ? {} : { opacity };
}

/** A number or a percentage as a share; 1 if it is none. */
function shareOf(value: string | undefined): number {
  const number = Number.parseFloat(value ?? '');
  if (!Number.isFinite(number)) return 1;
  return Math.min(1, Math.max(0, value?.trim().endsWith('%') ? number / 100 : number));
}

function gradientOf(
  context: PaintContext,
  element: XmlElement,
  { look, viewport, extent, map }: Painted,
  opacity: number,
): Paint | undefined {
  const { refuse } = context;
  const kind = localName(element) === 'linearGradient' ? 'linear' : 'radial';
  const chain = chainOf(context, element);
  const said = (key: string): string | undefined =>
    chain.find(({ attributes }) => key in attributes)?.attributes[key];
  const spread = said('spreadMethod') ?? 'pad';
  if (spread !== 'pad') {
    throw refuse(
      `a gradient that goes on by '${spread}' is not drawn; one that ends works, or flatten it to a picture`,
    );
  }
  const holder = chain.find((one) => stopsIn(one).length > 0);
  const stops = holder ? stopsOf(context, holder, look) : [];
  if (stops.length === 0) return undefined;
  // One stop, or no way from the first to the last, is a plain colour: that of the last.
  const last = stops[stops.length - 1];
  const plain: Paint = { colour: last.colour, ...opacityPart(opacity * last.opacity) };
  if (stops.length === 1) return plain;
  const isOfBox = said('gradientUnits') !== 'userSpaceOnUse';
  if (isOfBox && (!extent || extent[2] <= extent[0] || extent[3] <= extent[1])) return undefined;
  const [width, height] = isOfBox ? [1, 1] : viewport;
  const diagonal = Math.hypot(width, height) / Math.SQRT2;
  const length = (key: string, whole: number, otherwise: string): number =>
    lengthOf(said(key) ?? otherwise, whole) ?? 0;
  const own = transformOf(said('gradientTransform'));
  const box: Affine =
    isOfBox && extent ? [extent[2] - extent[0], 0, 0, extent[3] - extent[1], extent[0], extent[1]] : IDENTITY;
  const gradient = { stops, map: compose(map, compose(box, own)) };
  const across = (key: string, otherwise: string): number => length(key, width, otherwise);
  const down = (key: string, otherwise: string): number => length(key, height, otherwise);
  if (kind === 'linear') {
    const line = [across('x1', '0%'), down('y1', '0%'), across('x2', '100%'), down('y2', '0%')];
    if (line[0] === line[2] && line[1] === line[3]) return plain;
    return { gradient: { kind, line, ...gradient }, ...opacityPart(opacity) };
  }
  const [cx, cy] = [across('cx', '50%'), down('cy', '50%')];
  const r = length('r', diagonal, '50%');
  if (!(r > 0)) return plain;
  const [fx, fy] = [said('fx') ? across('fx', '') : cx, said('fy') ? down('fy', '') : cy];
  // A focus outside of its circle lies on it.
  const away = Math.hypot(fx - cx, fy - cy);
  const back = away > 0.99 * r ? (0.99 * r) / away : 1;
  const line = [cx + (fx - cx) * back, cy + (fy - cy) * back, cx, cy, r];
  return { gradient: { kind, line, ...gradient }, ...opacityPart(opacity) };
}

/** A gradient, the one that it is like, the one that that is like, and so on. */
function chainOf({ source, refuse }: PaintContext, first: XmlElement): XmlElement[] {
  const chain = [first];
  for (
    let next = source.byId.get(hrefOf(first).slice(1));
    next;
    next = source.byId.get(hrefOf(next).slice(1))
  ) {
    if (chain.length > MOST_STEPS) throw refuse('a gradient refers to itself; it would work without');
    chain.push(next);
  }
  return chain;
}

const stopsIn = (element: XmlElement): XmlElement[] =>
  childrenOf(element).filter((child) => localName(child) === 'stop');

function stopsOf(
  { source, refuse }: PaintContext,
  holder: XmlElement,
  look: Look,
): Gradient['stops'][number][] {
  let before = 0;
  return stopsIn(holder).map((stop) => {
    const { own } = styleOf(stop, INITIAL as Look, source.rules);
    const value = own['stop-color'] ?? 'black';
    const colour = colourFrom(/^currentcolor$/i.test(value) ? look.color : value);
    if (!colour) throw refuse(`the colour '${value}' is not known; one such as #3366cc works`);
    // Stops never go back.
    before = Math.max(before, stop.attributes.offset === undefined ? 0 : shareOf(stop.attributes.offset));
    return { at: before, colour: colour.rgb, opacity: colour.alpha * shareOf(own['stop-opacity']) };
  });
}

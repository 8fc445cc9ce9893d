import type { XmlElement } from '@rgrove/parse-xml';
import { lengthOf, type Viewport } from './viewport.ts';

/** Elements that draw a form of their own. */
export const SHAPES = ['path', 'rect', 'circle', 'ellipse', 'polygon', 'polyline'] as const;
export type ShapeName = (typeof SHAPES)[number];

/** The path data of a shape; empty where it encloses nothing. */
export function pathOf(name: ShapeName, { attributes }: XmlElement, [width, height]: Viewport): string {
  const diagonal = Math.hypot(width, height) / Math.SQRT2;
  const across = (key: string): number => lengthOf(attributes[key], width) ?? 0;
  const down = (key: string): number => lengthOf(attributes[key], height) ?? 0;
  switch (name) {
    case 'path':
      return attributes.d ?? '';
    case 'rect': {
      const [x, y, w, h] = [across('x'), down('y'), across('width'), down('height')];
      return w > 0 && h > 0 ? rectangle(x, y, w, h, radii(attributes, w, h, width, height)) : '';
    }
    case 'circle': {
      const r = lengthOf(attributes.r, diagonal) ?? 0;
      return oval(across('cx'), down('cy'), r, r);
    }
    case 'ellipse': {
      const rx = lengthOf(attributes.rx, width);
      const ry = lengthOf(attributes.ry, height);
      return oval(across('cx'), down('cy'), rx ?? ry ?? 0, ry ?? rx ?? 0);
    }
    case 'polygon':
    case 'polyline': {
      const numbers = attributes.points?.match(/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi)?.map(Number) ?? [];
      // An odd one at the end has no partner.
      const even = numbers.slice(0, numbers.length - (numbers.length % 2));
      return even.length < 6 ? '' : `M${even.join(' ')}Z`;
    }
  }
}

/** Radii of a rectangle's corners: either stands for both, and none is more than half a side. */
function radii(
  attributes: Readonly<Record<string, string>>,
  w: number,
  h: number,
  width: number,
  height: number,
): [number, number] {
  const rx = lengthOf(attributes.rx, width);
  const ry = lengthOf(attributes.ry, height);
  return [Math.min(rx ?? ry ?? 0, w / 2), Math.min(ry ?? rx ?? 0, h / 2)];
}

function rectangle(x: number, y: number, w: number, h: number, [rx, ry]: [number, number]): string {
  if (!(rx > 0 && ry > 0)) return `M${x} ${y}h${w}v${h}h${-w}Z`;
  const arc = (dx: number, dy: number): string => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`;
  const [across, down] = [w - 2 * rx, h - 2 * ry];
  return (
    `M${x + rx} ${y}h${across}${arc(rx, ry)}v${down}${arc(-rx, ry)}` +
    `h${-across}${arc(-rx, -ry)}v${-down}${arc(rx, -ry)}Z`
  );
}

function oval(cx: number, cy: number, rx: number, ry: number): string {
  if (!(rx > 0 && ry > 0)) return '';
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`;
}

import { areaOf, extentOf } from '../geometry/arc-ring.ts';
import type { Corner } from '../geometry/ring.ts';
import type { Outline } from './types.ts';

/**
 * What an outline says of its form, from rings of any size, anywhere: the first is the border, the others are
 * holes in it. They come out in a box from (0, 0) to (aspect, 1) that they touch on all four sides.
 */
export function figureOf(
  ...rings: readonly (readonly Corner[])[]
): Required<Pick<Outline, 'aspect' | 'coverage' | 'holes' | 'rings'>> {
  const [left, top, right, bottom] = extentOf(rings);
  const height = bottom - top;
  const fitted = rings.map((ring) =>
    ring.map(([x, y, bulge]): Corner => {
      const at = [(x - left) / height, (y - top) / height] as const;
      return bulge ? [...at, bulge] : at;
    }),
  );
  const aspect = (right - left) / height;
  const [border, ...holes] = fitted.map(areaOf);
  return {
    aspect,
    coverage: (border - holes.reduce((sum, area) => sum + area, 0)) / aspect,
    holes: holes.length,
    rings: fitted,
  };
}

/** A regular polygon of this many corners, the first at this angle (radians; 0 is right, growing clockwise). */
export function regularPolygon(corners: number, first: number): Corner[] {
  return Array.from({ length: corners }, (_, i): Corner => {
    const angle = first + (2 * Math.PI * i) / corners;
    return [Math.cos(angle), Math.sin(angle)];
  });
}

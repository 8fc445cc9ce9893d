import type { Affine } from '../../geometry/affine.ts';
import type { Source } from '../../svg/parse.ts';
import { pathOf, SHAPES, type ShapeName } from '../../svg/shapes.ts';
import { isFaint, type Look } from '../../svg/style.ts';
import { type Obstacle, walk } from '../../svg/walk.ts';

/** A shape that is seen. */
export interface Seen {
  readonly name: ShapeName;
  readonly path: string;
  /** From the path's coordinates to the picture's. */
  readonly map: Affine;
  readonly look: Look;
}

const MOST_ELEMENTS = 10_000;

/** The shapes of an SVG that are seen, the lowest first, or why they cannot be told. */
export function shapesOf(source: Source): Seen[] | Obstacle | 'text' {
  const seen: Seen[] = [];
  let hasText = false;
  const ended = walk(
    source,
    { left: MOST_ELEMENTS },
    ({ element, name, map, style, viewport }) => {
      const { look } = style;
      if (look.visibility !== 'visible' || isFaint(style)) return;
      if (name === 'text' && element.text.trim() !== '') hasText = true;
      const shape = SHAPES.find((one) => one === name);
      const path = shape && pathOf(shape, element, viewport);
      if (shape && path) seen.push({ name: shape, path, map, look });
    },
    ({ style }) => !isFaint(style),
  );
  return ended ?? (hasText ? 'text' : seen);
}

import type { NamedOutline } from '../grid/types.ts';
import { circle } from './circle.ts';
import { rectangle } from './rectangle.ts';

/** Every named outline, in the order that lists show. */
export const outlines: readonly NamedOutline[] = [rectangle, circle];

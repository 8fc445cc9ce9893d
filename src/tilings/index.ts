import type { Tiling } from '../grid/types.ts';
import { hexagon } from './hexagon.ts';
import { ring } from './ring.ts';
import { square } from './square.ts';
import { triangle } from './triangle.ts';

/** Every tiling, in the order that lists show. */
export const tilings: readonly Tiling[] = [square, triangle, hexagon, ring];

import type { NamedOutline } from '../grid/types.ts';
import { arrow } from './arrow.ts';
import { circle } from './circle.ts';
import { crescent } from './crescent.ts';
import { cross } from './cross.ts';
import { diamond } from './diamond.ts';
import { donut } from './donut.ts';
import { ellipse } from './ellipse.ts';
import { heart } from './heart.ts';
import { hexagon } from './hexagon.ts';
import { octagon } from './octagon.ts';
import { pentagon } from './pentagon.ts';
import { rectangle } from './rectangle.ts';
import { star } from './star.ts';
import { triangle } from './triangle.ts';

/** Every named outline, in the order that lists show. */
export const outlines: readonly NamedOutline[] = [
  rectangle,
  circle,
  ellipse,
  triangle,
  pentagon,
  hexagon,
  octagon,
  diamond,
  star,
  heart,
  cross,
  crescent,
  arrow,
  donut,
];

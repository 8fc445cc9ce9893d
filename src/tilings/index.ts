import type { Tiling } from '../grid/types.ts';
import { brick } from './brick.ts';
import { cairo } from './cairo.ts';
import { dodecagon } from './dodecagon.ts';
import { floret } from './floret.ts';
import { hat } from './hat.ts';
import { hexagon } from './hexagon.ts';
import { kagome } from './kagome.ts';
import { octagon } from './octagon.ts';
import { penrose } from './penrose.ts';
import { phyllotaxis } from './phyllotaxis.ts';
import { rhombille } from './rhombille.ts';
import { rhombitrihexagonal } from './rhombitrihexagonal.ts';
import { ring } from './ring.ts';
import { snubSquare } from './snub-square.ts';
import { square } from './square.ts';
import { triangle } from './triangle.ts';
import { voronoi } from './voronoi.ts';

/** Every tiling, in the order that lists show. */
export const tilings: readonly Tiling[] = [
  square,
  triangle,
  hexagon,
  ring,
  brick,
  octagon,
  cairo,
  floret,
  kagome,
  rhombille,
  snubSquare,
  rhombitrihexagonal,
  dodecagon,
  penrose,
  hat,
  voronoi,
  phyllotaxis,
];

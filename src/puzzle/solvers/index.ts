import type { Solver } from '../solver.ts';
import { aStarEuclidean } from './a-star-euclidean.ts';
import { aStarManhattan } from './a-star-manhattan.ts';
import { breadthFirst } from './breadth-first.ts';
import { deadEndFilling } from './dead-end-filling.ts';
import { depthFirst } from './depth-first.ts';
import { leftHand } from './left-hand.ts';
import { rightHand } from './right-hand.ts';
import { tremaux } from './tremaux.ts';

/** Every solver, in the order that lists show. */
export const solvers: readonly Solver[] = [
  breadthFirst,
  depthFirst,
  aStarEuclidean,
  aStarManhattan,
  rightHand,
  leftHand,
  tremaux,
  deadEndFilling,
];

import type { Solver } from '../solver.ts';
import { breadthFirst } from './breadth-first.ts';
import { leftHand } from './left-hand.ts';
import { rightHand } from './right-hand.ts';

/** Every solver, in the order that lists show. */
export const solvers: readonly Solver[] = [breadthFirst, rightHand, leftHand];

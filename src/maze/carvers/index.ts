import type { Carver } from '../maze.ts';
import { aldousBroder } from './aldous-broder.ts';
import { backtracker } from './backtracker.ts';
import { binaryTree } from './binary-tree.ts';
import { dig } from './dig.ts';
import { eller } from './eller.ts';
import { growingTree } from './growing-tree.ts';
import { huntAndKill } from './hunt-and-kill.ts';
import { kruskal } from './kruskal.ts';
import { primModified } from './prim-modified.ts';
import { primSimple } from './prim-simple.ts';
import { primTrue } from './prim-true.ts';
import { recursiveDivision } from './recursive-division.ts';
import { roomsAndDoors } from './rooms-and-doors.ts';
import { sidewinder } from './sidewinder.ts';
import { wilson } from './wilson.ts';

/** Every carver, in the order that lists show. */
export const carvers: readonly Carver[] = [
  roomsAndDoors,
  backtracker,
  huntAndKill,
  binaryTree,
  growingTree,
  kruskal,
  primTrue,
  primSimple,
  primModified,
  wilson,
  aldousBroder,
  sidewinder,
  eller,
  recursiveDivision,
  dig,
];

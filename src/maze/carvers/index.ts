import type { Carver } from '../maze.ts';
import { backtracker } from './backtracker.ts';
import { binaryTree } from './binary-tree.ts';
import { huntAndKill } from './hunt-and-kill.ts';
import { roomsAndDoors } from './rooms-and-doors.ts';

/** Every carver, in the order that lists show. */
export const carvers: readonly Carver[] = [roomsAndDoors, backtracker, huntAndKill, binaryTree];

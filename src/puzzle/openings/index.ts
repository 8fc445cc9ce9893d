import { Refusal } from '../../refusal.ts';
import { lookUp } from '../../registry.ts';
import type { Openings } from '../opening.ts';
import { center } from './center.ts';
import { corners } from './corners.ts';
import { far } from './far.ts';
import { none } from './none.ts';
import { opposite } from './opposite.ts';

/** Every rule for entrance and exit, in the order that lists show. */
export const allOpenings: readonly Openings[] = [far, opposite, corners, center, none];

/** @throws Refusal (usage) if there is no such rule */
export function openingsOf(name: string): Openings {
  const openings = lookUp(allOpenings, name);
  if (!openings) throw new Refusal('usage', `there are no openings '${name}'`);
  return openings;
}

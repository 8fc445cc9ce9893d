import type { Branch } from './branches.ts';

/**
 * Decisions: cells on the way, the last left out, at which a branch leads astray that is not seen to be dead at a
 * glance. After Kim and Crawfis (2015), who count every junction on the way.
 */
export function countDecisions(way: readonly number[], branches: readonly Branch[]): number {
  return new Set(branches.map(({ at }) => at).filter((at) => at < way.length - 1)).size;
}

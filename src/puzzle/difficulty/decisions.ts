import type { Branch } from './branches.ts';
import type { ShortestWays } from './shortest-ways.ts';

/**
 * Decisions: cells on the way, the last left out, at which a branch leads astray that is not seen to be dead at a
 * glance. After Kim and Crawfis (2015), who count every junction on the way. With several shortest ways, as many as a
 * solver is to expect who takes any of them.
 */
export function countDecisions({ cells, shareOfCell }: ShortestWays, branches: readonly Branch[]): number {
  const goal = cells[cells.length - 1];
  const at = new Set(branches.map(({ from }) => from).filter((cell) => cell !== goal));
  return [...at].reduce((sum, cell) => sum + shareOfCell[cell], 0);
}

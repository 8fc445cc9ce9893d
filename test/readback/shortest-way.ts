import { type Maze, neighboursOf, OPEN } from '../../src/maze/maze.ts';

/**
 * Cells of a shortest way between two, both of them included, by looking at all cells one step away, then two, and so
 * on; none if there is no way.
 */
export function shortestWay({ grid, doors }: Maze, from: number, to: number): number[] {
  // The search begins at the goal, so that the way can be walked from the start.
  const nearer = new Map([[to, to]]);
  for (const cell of nearer.keys()) {
    if (nearer.has(from)) break;
    for (const { next, edge } of neighboursOf(grid, cell)) {
      if (doors[edge] === OPEN && !nearer.has(next)) nearer.set(next, cell);
    }
  }
  if (!nearer.has(from)) return [];
  const way = [from];
  for (let at = from; at !== to; way.push(at)) at = nearer.get(at) as number;
  return way;
}

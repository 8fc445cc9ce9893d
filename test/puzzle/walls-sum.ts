import type { Maze } from '../../src/maze/maze.ts';
import { OPEN } from '../../src/maze/maze.ts';
import { middleOfEdge } from '../../src/puzzle/border.ts';

/**
 * A short sum of the walls of a maze, eight hexadecimal digits: FNV-1a over the middles of all closed edges in order
 * of place, to 1/1000 of a cell. It does not depend on how cells and edges are numbered.
 */
export function wallsSum({ grid, doors }: Maze): string {
  const walls: string[] = [];
  for (let edge = 0; edge < grid.edgeCount; edge++) {
    if (doors[edge] === OPEN) continue;
    const [x, y] = middleOfEdge(grid, edge);
    // The small shift keeps halves of a thousandth off the limit, and makes no difference of -0 and 0.
    walls.push(`${Math.floor(1000 * x + 0.4567)} ${Math.floor(1000 * y + 0.4567)}`);
  }
  let sum = 0x811c9dc5;
  for (const letter of walls.sort().join('\n')) sum = Math.imul(sum ^ letter.charCodeAt(0), 0x01000193);
  return (sum >>> 0).toString(16).padStart(8, '0');
}

import type { Corner } from './ring.ts';

/**
 * A ring of straight sides with chosen corners rounded by arcs of this radius:
 *
 *      /\            __
 *     /  \    →     /  \
 *    /    \        /    \
 */
export function roundCorners(
  ring: readonly Corner[],
  radius: number,
  isRounded: (index: number) => boolean,
): Corner[] {
  return ring.flatMap(([x, y], i): Corner[] => {
    if (!isRounded(i)) return [[x, y]];
    const before = ring[(i + ring.length - 1) % ring.length];
    const after = ring[(i + 1) % ring.length];
    const unit = (to: Corner): [number, number] => {
      const length = Math.hypot(to[0] - x, to[1] - y);
      return [(to[0] - x) / length, (to[1] - y) / length];
    };
    const [ax, ay] = unit(before);
    const [bx, by] = unit(after);
    // The arc turns by what is missing from a straight angle, and touches both sides at the same distance.
    const turn = Math.atan2(ay * bx - ax * by, -(ax * bx + ay * by));
    const reach = radius * Math.tan(Math.abs(turn) / 2);
    return [
      [x + ax * reach, y + ay * reach, Math.tan(turn / 4)],
      [x + bx * reach, y + by * reach],
    ];
  });
}

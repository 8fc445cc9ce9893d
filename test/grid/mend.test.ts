import { describe, expect, test } from 'vitest';
import { weldWithoutGaps } from '../../src/grid/mend.ts';
import { weld } from '../../src/grid/weld.ts';
import { buildGrid } from '../../src/puzzle/grids.ts';
import { Refusal } from '../../src/refusal.ts';
import { tilings } from '../../src/tilings/index.ts';
import { donut, heart } from './masks.ts';

describe('holes that an outline does not have are filled', () => {
  test.each(tilings)('$name: one cell, or two side by side, taken out of the middle', (tiling) => {
    const all = tiling.tiles([9, 9], false);
    const whole = weld(all);
    const inner = all.map((_, cell) => cell).filter((cell) => !isAtBorder(whole, cell));
    for (const cell of inner.slice(0, 20)) {
      const holed = weld(all.filter((_, i) => i !== cell));
      if (holed.holeCount !== 1) continue;
      const { grid: mended } = weldWithoutGaps(
        all,
        all.filter((_, i) => i !== cell),
        0,
      );
      expect(mended.holeCount).toBe(0);
      expect(mended.cellCount).toBe(all.length);
      // A hole that the outline has stays.
      expect(
        weldWithoutGaps(
          all,
          all.filter((_, i) => i !== cell),
          1,
        ).grid.cellCount,
      ).toBe(all.length - 1);
    }
    expect(inner.length).toBeGreaterThan(0);
  });

  test('no mask or circle of any size has more holes than it should', () => {
    for (const [i, { name }] of tilings.entries()) {
      for (let across = 7 + (i % 4); across <= 26; across += 4) {
        for (const [shape, holes] of [
          ['circle', 0],
          [{ title: 'heart', mask: heart }, 0],
          [{ title: 'donut', mask: donut }, 1],
        ] as const) {
          const grid = gridOrNone(name, shape, across);
          if (grid) expect(grid.holeCount, `${name} ${across}`).toBeLessThanOrEqual(holes);
        }
      }
    }
  });
});

function isAtBorder(
  { sidesOfCell, edgeOfSide, borderOfEdge }: ReturnType<typeof weld>,
  cell: number,
): boolean {
  const sides = edgeOfSide.subarray(sidesOfCell[cell], sidesOfCell[cell + 1]);
  return sides.some((edge) => borderOfEdge[edge] >= 0);
}

/** Small shapes may fall apart, which is refused elsewhere. */
function gridOrNone(cells: string, shape: Parameters<typeof buildGrid>[0]['shape'], across: number) {
  try {
    return buildGrid({ cells, shape, edge: 'stepped', size: [across, across] });
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

import { describe, expect, it } from 'vitest';
import type { Grid } from '../../src/grid/grid.ts';
import { weld } from '../../src/grid/weld.ts';
import { carvers } from '../../src/maze/carvers/index.ts';
import { type Carver, usualMannerOf } from '../../src/maze/maze.ts';
import { type Random, randomFrom } from '../../src/random.ts';
import { square } from '../../src/tilings/square.ts';

/** Counts how often a carver looks into the grid's arrays, and how often it draws. Time plays no part. */
function workOf(carver: Carver, side: number): { looks: number; draws: number } {
  const grid = weld(square.tiles([side, side], false));
  let [looks, draws] = [0, 0];
  const watched = <A extends Int32Array | Float64Array>(array: A): A =>
    new Proxy(array, {
      get(target, key) {
        if (typeof key === 'string' && /^\d/.test(key)) looks++;
        const value: unknown = Reflect.get(target, key, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  const random = randomFrom('work');
  const counting: Random = {
    unit: () => {
      draws++;
      return random.unit();
    },
    below: (limit) => {
      draws++;
      return random.below(limit);
    },
  };
  const seen: Grid = {
    ...grid,
    sidesOfCell: watched(grid.sidesOfCell),
    edgeOfSide: watched(grid.edgeOfSide),
    cellsOfEdge: watched(grid.cellsOfEdge),
    xyOfCell: watched(grid.xyOfCell),
  };
  carver.carve(seen, counting, usualMannerOf(carver));
  return { looks, draws };
}

/** How the work grows from 16×16 squares to 16 times as many. */
function growthOf(carver: Carver): { looks: number; draws: number } {
  const [small, large] = [workOf(carver, 16), workOf(carver, 64)];
  return { looks: large.looks / small.looks, draws: large.draws / small.draws };
}

describe('work for 16 times as many cells', () => {
  it.each(carvers.filter(({ name }) => name !== 'aldous-broder'))(
    'is about 16 times as much for $name',
    (carver) => {
      // n log n grows 24-fold here, n² 256-fold.
      const { looks, draws } = growthOf(carver);
      expect(looks).toBeLessThan(30);
      expect(draws).toBeLessThan(30);
    },
  );

  it('is more for the Aldous–Broder algorithm, n log² n: 36 times as many steps, give or take luck', () => {
    const carver = carvers.find(({ name }) => name === 'aldous-broder') as Carver;
    expect(growthOf(carver).draws).toBeLessThan(100);
    expect(growthOf(carver).looks).toBeLessThan(17);
  });

  it('the count can fail: a carver that looks for the next cell from the start each time grows 256-fold', () => {
    const rescanning: Carver = {
      ...carvers[0],
      carve(grid) {
        for (let cell = 0; cell < grid.cellCount; cell++) {
          for (let before = 0; before < cell; before++) if (grid.sidesOfCell[before] < 0) break;
        }
        return new Uint8Array(grid.edgeCount);
      },
    };
    expect(growthOf(rescanning).looks).toBeGreaterThan(200);
  });
});

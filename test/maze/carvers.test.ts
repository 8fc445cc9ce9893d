import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Grid, OUTSIDE } from '../../src/grid/grid.ts';
import { weld } from '../../src/grid/weld.ts';
import { binaryTree } from '../../src/maze/carvers/binary-tree.ts';
import { carvers } from '../../src/maze/carvers/index.ts';
import { roomsAndDoors } from '../../src/maze/carvers/rooms-and-doors.ts';
import { type Carver, CLOSED, type Doors, LOCKED, OPEN, usualMannerOf } from '../../src/maze/maze.ts';
import { type Carving, carvingOf, nameOfCarving } from '../../src/puzzle/carving.ts';
import { type Random, randomFrom } from '../../src/random.ts';
import { Refusal } from '../../src/refusal.ts';
import { square } from '../../src/tilings/square.ts';
import { runs } from '../grid/fixed-seed.ts';
import { anyPatch, gridOfText, type Patch, patches } from '../grid/patches.ts';
import { deadEndPercent, isSpanningTree, openBorderDoors } from './spanning-tree.ts';

const squares = (across: number, down: number): Grid => weld(square.tiles([across, down], false));

function edgeBetween(grid: Grid, a: number, b: number): number {
  for (let edge = 0; edge < grid.edgeCount; edge++) {
    const [one, other] = [grid.cellsOfEdge[2 * edge], grid.cellsOfEdge[2 * edge + 1]];
    if ((one === a && other === b) || (one === b && other === a)) return edge;
  }
  throw new Error(`cells ${a} and ${b} are no neighbours`);
}

const carverOf = (name: string): Carver => carvingOf(name).carver;

/** Mean of 4 mazes of 60×60 squares. */
function deadEndsAt(name: string, rate: number): number {
  const grid = squares(60, 60);
  const carver = carverOf(name);
  let percent = 0;
  for (let seed = 0; seed < 4; seed++) {
    const doors = carver.carve(grid, randomFrom('rates', seed), { way: usualMannerOf(carver).way, rate });
    percent += deadEndPercent(grid, doors) / 4;
  }
  return percent;
}

/** Every carver in every one of its ways, and at either end of its rate. */
const carvings: readonly Carving[] = carvers.flatMap((carver) => {
  const { rate } = usualMannerOf(carver);
  const rates = carver.rate ? [...new Set([rate, 0, 100])] : [rate];
  return (carver.ways ?? ['']).flatMap((way) => rates.map((rate) => ({ carver, manner: { way, rate } })));
});

let drawn: readonly [Patch, seed: number][] | undefined;

/** Patches and seeds drawn at random, the same ones for all carvers: building them takes longest. */
function samples(): readonly [Patch, seed: number][] {
  drawn ??= fc.sample(fc.tuple(anyPatch(24), fc.integer({ min: 0 })), runs(100));
  return drawn;
}

const NEED_ROWS = ['sidewinder', 'eller'];
const HAVE_ROWS = ['square', 'brick', 'triangle', 'hexagon', 'octagon'];

/** The doors, or undefined if the carver needs rows and rightly refuses cells that have none. */
function doorsOrRefusal({ carver, manner }: Carving, patch: Patch, random: Random): Doors | undefined {
  try {
    return carver.carve(patch.grid, random, manner);
  } catch (error) {
    const isRight = error instanceof Refusal && error.kind === 'wish' && NEED_ROWS.includes(carver.name);
    if (!isRight || HAVE_ROWS.includes(patch.cells)) throw error;
    return undefined;
  }
}

describe.each(carvings.map((carving) => ({ name: nameOfCarving(carving), carving })))(
  '$name',
  ({ carving }) => {
    const { carver, manner } = carving;

    it('carves a spanning tree in patches from one cell to a page full, and leaves the border closed', () => {
      // All of them for the carver's usual manner, some for the others.
      const isUsual = nameOfCarving(carving) === carver.name;
      const chosen = [...patches].filter((_, i) => isUsual || i % 4 === 0);
      let carved = 0;
      for (const patch of chosen) {
        const doors = doorsOrRefusal(carving, patch, randomFrom('patches', patch.name));
        if (!doors) continue;
        expect(isSpanningTree(patch.grid, doors), patch.name).toBe(true);
        expect(openBorderDoors(patch.grid, doors), patch.name).toEqual([]);
        carved++;
      }
      expect(carved).toBeGreaterThan(NEED_ROWS.includes(carver.name) ? chosen.length / 3 : chosen.length - 1);
    });

    it('carves a spanning tree in any patch from any seed, the same one from the same seed', () => {
      for (const [patch, seed] of samples()) {
        const doors = doorsOrRefusal(carving, patch, randomFrom(seed));
        if (!doors) continue;
        expect(isSpanningTree(patch.grid, doors), `${patch.name}, seed ${seed}`).toBe(true);
        expect(openBorderDoors(patch.grid, doors), `${patch.name}, seed ${seed}`).toEqual([]);
        expect(carver.carve(patch.grid, randomFrom(seed), manner)).toEqual(doors);
      }
    });

    it('carves different mazes from different seeds', () => {
      const grid = squares(12, 12);
      const mazes = Array.from({ length: 20 }, (_, seed) =>
        carver.carve(grid, randomFrom(seed), manner).join(''),
      );
      expect(new Set(mazes).size).toBe(20);
    });

    it('leaves each door closed, open or locked, and nothing else', () => {
      const doors = carver.carve(squares(9, 9), randomFrom('states'), manner);
      expect([...doors].every((door) => [CLOSED, OPEN, LOCKED].includes(door))).toBe(true);
    });

    it('works in a corridor, and in a comb, whose teeth one line cuts many times', () => {
      const comb = gridOfText(['#'.repeat(41), ...Array(30).fill('# '.repeat(21))].join('\n'));
      expect(isSpanningTree(comb, carver.carve(comb, randomFrom('comb'), manner))).toBe(true);
      const corridor = squares(1, 50);
      expect(isSpanningTree(corridor, carver.carve(corridor, randomFrom('corridor'), manner))).toBe(true);
    });
  },
);

describe('the ways and rates of carvers', () => {
  it.each(carvers.filter(({ ways }) => ways))(
    '$name carves another maze in each way from the same seed',
    (carver) => {
      const mazes = (carver.ways ?? []).map((way) =>
        carver.carve(squares(12, 12), randomFrom('ways'), { way, rate: usualMannerOf(carver).rate }).join(''),
      );
      expect(mazes.length).toBeGreaterThan(1);
      expect(mazes.length).toBeLessThanOrEqual(8);
      expect(new Set(mazes).size).toBe(mazes.length);
    },
  );

  it('growing tree: the more often the newest is taken, the fewer dead ends', () => {
    const deadEnds = [0, 25, 50, 75, 100].map((rate) => deadEndsAt('growing-tree', rate));
    expect(deadEnds).toEqual([...deadEnds].sort((a, b) => b - a));
    expect(deadEnds[0] - deadEnds[4]).toBeGreaterThan(15);
  });

  it('growing tree at 100 % is as a depth-first maze', () => {
    expect(Math.abs(deadEndsAt('growing-tree', 100) - deadEndsAt('backtracker', 0))).toBeLessThan(0.3);
  });

  it('hunt and kill: the more extra hunts, the more dead ends; at 0 % none is drawn for', () => {
    const deadEnds = [0, 10, 30, 100].map((rate) => deadEndsAt('hunt-and-kill', rate));
    expect(deadEnds).toEqual([...deadEnds].sort((a, b) => a - b));
    expect(deadEnds[3] - deadEnds[0]).toBeGreaterThan(10);
    const drawnAt = (rate: number): number => {
      let drawn = 0;
      const random = randomFrom('drawn');
      const below = (limit: number): number => {
        drawn++;
        return random.below(limit);
      };
      carverOf('hunt-and-kill').carve(squares(9, 1), { unit: random.unit, below }, { way: 'rows', rate });
      return drawn;
    };
    // In a single row there is a start to draw, which way to go from it, and nothing else.
    expect(drawnAt(0)).toBeLessThanOrEqual(2);
    expect(drawnAt(1)).toBeGreaterThan(9);
  });

  it('hunt and kill at 100 % opens all of the top row if it hunts by rows, of the left column if by columns', () => {
    const doorsAlong = (way: string, step: number, seed: number): number[] => {
      const grid = squares(9, 9);
      const doors = carverOf('hunt-and-kill').carve(grid, randomFrom(seed), { way, rate: 100 });
      return Array.from({ length: 8 }, (_, i) => doors[edgeBetween(grid, i * step, (i + 1) * step)]);
    };
    const isOpen = (door: number): boolean => door === OPEN;
    const leftByRows = Array.from({ length: 20 }, (_, seed) => doorsAlong('rows', 9, seed).every(isOpen));
    expect(leftByRows).toContain(false);
    for (let seed = 0; seed < 20; seed++) {
      expect(doorsAlong('rows', 1, seed).every(isOpen)).toBe(true);
      expect(doorsAlong('columns', 9, seed).every(isOpen)).toBe(true);
    }
  });
});

describe('rooms and doors', () => {
  it.each(['jumping', 'walking'])('%s leaves no inner door merely closed', (way) => {
    for (const [{ name, grid }, seed] of samples()) {
      const doors = roomsAndDoors.carve(grid, randomFrom(seed), { way, rate: 0 });
      for (let edge = 0; edge < grid.edgeCount; edge++) {
        const isInner = grid.cellsOfEdge[2 * edge + 1] !== OUTSIDE;
        if ((doors[edge] === CLOSED) === isInner)
          expect.fail(`${name}, seed ${seed}: door ${edge} is ${doors[edge]}`);
      }
    }
  });
});

describe('binary tree on squares', () => {
  const ways = [
    { way: 'down-right', toX: 1, toY: 1 },
    { way: 'down-left', toX: -1, toY: 1 },
    { way: 'up-right', toX: 1, toY: -1 },
    { way: 'up-left', toX: -1, toY: -1 },
  ];

  it.each(ways)(
    '$way opens one of both walls from every cell, and the one there is at the end',
    ({ way, toX, toY }) => {
      const anySize = fc.integer({ min: 1, max: 14 });
      fc.assert(
        fc.property(anySize, anySize, fc.integer({ min: 0 }), (across, down, seed) => {
          const grid = squares(across, down);
          const doors = binaryTree.carve(grid, randomFrom(seed), { way, rate: 0 });
          for (let y = 0; y < down; y++) {
            for (let x = 0; x < across; x++) {
              const cell = y * across + x;
              const hasX = x + toX >= 0 && x + toX < across;
              const hasY = y + toY >= 0 && y + toY < down;
              const opensX = hasX && doors[edgeBetween(grid, cell, cell + toX)] === OPEN;
              const opensY = hasY && doors[edgeBetween(grid, cell, cell + toY * across)] === OPEN;
              expect(Number(opensX) + Number(opensY)).toBe(hasX || hasY ? 1 : 0);
            }
          }
        }),
        runs(30),
      );
    },
  );
});

describe('recursive division on squares', () => {
  it('begins with a wall straight through the whole maze, with one door in it', () => {
    const carver = carverOf('recursive-division');
    for (let seed = 0; seed < 40; seed++) {
      const grid = squares(13, 9);
      const doors = carver.carve(grid, randomFrom(seed), usualMannerOf(carver));
      const doorsAcross = (x: number): number =>
        Array.from({ length: 9 }, (_, y) => doors[edgeBetween(grid, y * 13 + x, y * 13 + x + 1)]).filter(
          (door) => door === OPEN,
        ).length;
      const doorsDown = (y: number): number =>
        Array.from({ length: 13 }, (_, x) => doors[edgeBetween(grid, y * 13 + x, y * 13 + x + 13)]).filter(
          (door) => door === OPEN,
        ).length;
      const walls = [
        ...Array.from({ length: 12 }, (_, x) => doorsAcross(x)),
        ...Array.from({ length: 8 }, (_, y) => doorsDown(y)),
      ];
      expect(walls).toContain(1);
    }
  });
});

describe('the check for a spanning tree', () => {
  const grid = squares(3, 3);
  const doors = roomsAndDoors.carve(grid, randomFrom('check'), usualMannerOf(roomsAndDoors));
  const changed = (from: number, to: number): Doors => {
    const edge = doors.findIndex((state, e) => state === from && grid.cellsOfEdge[2 * e + 1] !== OUTSIDE);
    return doors.with(edge, to);
  };

  it('passes a maze', () => {
    expect(isSpanningTree(grid, doors)).toBe(true);
  });

  it('can fail: a door too many, a door too few, as many doors as it takes but a loop and an island', () => {
    expect(isSpanningTree(grid, changed(LOCKED, OPEN))).toBe(false);
    expect(isSpanningTree(grid, changed(OPEN, LOCKED))).toBe(false);
    const looped = new Uint8Array(grid.edgeCount);
    for (const [a, b] of [
      [0, 1],
      [1, 4],
      [4, 3],
      [3, 0],
      [2, 5],
      [5, 8],
      [8, 7],
      [7, 6],
    ]) {
      looped[edgeBetween(grid, a, b)] = OPEN;
    }
    expect(isSpanningTree(grid, looped)).toBe(false);
  });

  it('fails a carver that opens every other door', () => {
    const broken = Uint8Array.from({ length: grid.edgeCount }, (_, edge) => (edge % 2 === 0 ? OPEN : CLOSED));
    expect(isSpanningTree(grid, broken)).toBe(false);
  });

  it('sees an open border', () => {
    const border = doors.findIndex((_, edge) => grid.cellsOfEdge[2 * edge + 1] === OUTSIDE);
    expect(openBorderDoors(grid, doors)).toEqual([]);
    expect(openBorderDoors(grid, doors.with(border, OPEN))).toEqual([border]);
  });

  it('counts dead ends: two in a corridor', () => {
    const corridor = squares(4, 1);
    expect(
      deadEndPercent(corridor, binaryTree.carve(corridor, randomFrom(0), usualMannerOf(binaryTree))),
    ).toBe(50);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Grid, OUTER, OUTSIDE } from '../../src/grid/grid.ts';
import { carvers } from '../../src/maze/carvers/index.ts';
import { kruskal } from '../../src/maze/carvers/kruskal.ts';
import { type Maze, OPEN, usualMannerOf } from '../../src/maze/maze.ts';
import { middleOfEdge } from '../../src/puzzle/border.ts';
import type { Stop } from '../../src/puzzle/opening.ts';
import { center } from '../../src/puzzle/openings/center.ts';
import { corners } from '../../src/puzzle/openings/corners.ts';
import { far } from '../../src/puzzle/openings/far.ts';
import { allOpenings } from '../../src/puzzle/openings/index.ts';
import { none } from '../../src/puzzle/openings/none.ts';
import { opposite } from '../../src/puzzle/openings/opposite.ts';
import { randomFrom } from '../../src/random.ts';
import { tilings } from '../../src/tilings/index.ts';
import { runs } from '../grid/fixed-seed.ts';
import { donut } from '../grid/masks.ts';
import { gridOfText, patchOf } from '../grid/patches.ts';
import { isSpanningTree, openBorderDoors } from '../maze/spanning-tree.ts';
import { anyMaze } from './any-maze.ts';
import { everyPuzzle, nameOf } from './every-puzzle.ts';
import { faultsOfWay, stepsFrom } from './ways.ts';

/** An opening is at least so wide, in corridors, if there is any such place in the border. */
const NARROWEST = 0.55;
/** Part of the height that counts as the top, or as the bottom. */
const STRIP = 0.12;

function distance({ xyOfCell: xy }: Grid, a: number, b: number): number {
  return Math.hypot(xy[2 * a] - xy[2 * b], xy[2 * a + 1] - xy[2 * b + 1]);
}

/** Cells on the outer border, each with its edges there. */
function outerCells(grid: Grid): Map<number, number[]> {
  const edgesOfCell = new Map<number, number[]>();
  for (let edge = 0; edge < grid.edgeCount; edge++) {
    if (grid.borderOfEdge[edge] !== OUTER) continue;
    const cell = grid.cellsOfEdge[2 * edge];
    edgesOfCell.set(cell, [...(edgesOfCell.get(cell) ?? []), edge]);
  }
  return edgesOfCell;
}

/** Between the ends of a border edge, in corridors. */
function widthOf({ piecesOfEdge, endsOfPiece, xyOfPoint: xy, corridor }: Grid, edge: number): number {
  const [a, b] = [endsOfPiece[2 * piecesOfEdge[edge]], endsOfPiece[2 * piecesOfEdge[edge + 1] - 1]];
  return Math.hypot(xy[2 * a] - xy[2 * b], xy[2 * a + 1] - xy[2 * b + 1]) / corridor;
}

/** Cells that an opening may lead into: those with a wide edge on the outer border, if there are two. */
function openable(grid: Grid): number[] {
  const cells = [...outerCells(grid)];
  const wide = cells.filter(([, edges]) => edges.some((edge) => widthOf(grid, edge) >= NARROWEST));
  return (wide.length > 1 ? wide : cells).map(([cell]) => cell);
}

/** The longest way from one of some cells to one of others, all pairs tried. */
function longestBetween(maze: Maze, some: readonly number[], others: readonly number[], apart = 0): number {
  let longest = -1;
  for (const a of some) {
    const steps = stepsFrom(maze, a);
    for (const b of others) {
      if (a !== b && distance(maze.grid, a, b) >= apart) longest = Math.max(longest, steps[b]);
    }
  }
  return longest;
}

/** The longest way between two cells on the outer border half the width apart, or any two. */
function longestWay(maze: Maze): number {
  const cells = openable(maze.grid);
  const half = (maze.grid.bounds[2] - maze.grid.bounds[0]) / 2 - 1e-6;
  const apart = longestBetween(maze, cells, cells, half);
  return apart === -1 ? Math.max(0, longestBetween(maze, cells, cells)) : apart;
}

/** What is wrong with a choice of stops, whatever the rule. */
function faultsOfStops({ grid }: Maze, [entrance, exit]: readonly [Stop, Stop]): string[] {
  const faults: string[] = [];
  for (const { cell, edge } of [entrance, exit]) {
    if (cell < 0 || cell >= grid.cellCount) faults.push(`there is no cell ${cell}`);
    if (edge === undefined) continue;
    if (grid.borderOfEdge[edge] !== OUTER) faults.push(`edge ${edge} is not on the outer border`);
    if (grid.cellsOfEdge[2 * edge] !== cell) faults.push(`edge ${edge} does not lead into cell ${cell}`);
    const hasWide = [...outerCells(grid).values()].flat().filter((one) => widthOf(grid, one) >= NARROWEST);
    if (widthOf(grid, edge) < NARROWEST && new Set(hasWide.map((one) => grid.cellsOfEdge[2 * one])).size > 1)
      faults.push(`edge ${edge} is ${widthOf(grid, edge)} corridors wide`);
  }
  if (entrance.cell === exit.cell && grid.cellCount > 1) faults.push('both are in one cell');
  if (entrance.edge !== undefined && entrance.edge === exit.edge) faults.push('both are one edge');
  return faults;
}

describe.each(allOpenings.map((openings) => ({ name: openings.name, openings })))('$name', ({ openings }) => {
  it('leads through wide edges of the outer border, into two cells unless there is one only', () => {
    fc.assert(
      fc.property(anyMaze(12), ({ maze }) => {
        expect(faultsOfStops(maze, openings.choose(maze, 0))).toEqual([]);
      }),
      runs(80),
    );
  });

  it('is the same each time, and opens nothing itself', () => {
    fc.assert(
      fc.property(anyMaze(10), ({ maze }) => {
        const before = maze.doors.slice();
        expect(openings.choose(maze, 0)).toEqual(openings.choose(maze, 0));
        expect(maze.doors).toEqual(before);
      }),
      runs(40),
    );
  });

  it('is never in a hole, though the longest way may end beside it', () => {
    const grid = gridOfText(donut);
    for (let seed = 0; seed < 60; seed++) {
      const maze = { grid, doors: kruskal.carve(grid, randomFrom('donut', seed), usualMannerOf(kruskal)) };
      for (const { edge } of openings.choose(maze, 0)) {
        if (edge !== undefined) expect(grid.borderOfEdge[edge]).toBe(OUTER);
      }
    }
  });

  it.each(tilings.map(({ name }) => ({ name })))(
    'of a single cell of $name is where it can be',
    ({ name }) => {
      const { grid } = ['rectangle', 'circle']
        .map((shape) => patchOf(name, shape, [1, 1], 'smooth'))
        .find((patch) => patch?.grid.cellCount === 1) ?? {
        grid: gridOfText('#'),
      };
      const maze = { grid, doors: new Uint8Array(grid.edgeCount) };
      const stops = openings.choose(maze, 0);
      expect(faultsOfStops(maze, stops)).toEqual([]);
      expect(stops.map(({ cell }) => cell)).toEqual([0, 0]);
    },
  );
});

describe('the farthest openings', () => {
  it('have the longest way between them of all pairs of border cells half the width apart', () => {
    fc.assert(
      fc.property(anyMaze(8), ({ maze }) => {
        const [entrance, exit] = far.choose(maze, 0);
        expect(stepsFrom(maze, entrance.cell)[exit.cell]).toBe(longestWay(maze));
      }),
      runs(150),
    );
  });

  it('lie half the width apart themselves wherever any pair does, the entrance above the exit', () => {
    fc.assert(
      fc.property(anyMaze(10), ({ maze }) => {
        const { grid } = maze;
        const half = (grid.bounds[2] - grid.bounds[0]) / 2 - 1e-6;
        const cells = openable(grid);
        const [entrance, exit] = far.choose(maze, 0);
        const somePair = cells.some((a) => cells.some((b) => a !== b && distance(grid, a, b) >= half));
        if (somePair && cells.length > 1) {
          expect(distance(grid, entrance.cell, exit.cell)).toBeGreaterThanOrEqual(half);
        }
        expect(grid.xyOfCell[2 * entrance.cell + 1]).toBeLessThanOrEqual(
          grid.xyOfCell[2 * exit.cell + 1] + 1e-6,
        );
      }),
      runs(100),
    );
  });
});

describe('opposite openings', () => {
  /** Cells that may be opened and have a border edge in the strip at the top (-1) or the bottom (1). */
  const cellsAt = (grid: Grid, side: 1 | -1): number[] => {
    const [, top, , bottom] = grid.bounds;
    const isNear = (y: number): boolean =>
      side < 0 ? y <= top + STRIP * (bottom - top) : y >= bottom - STRIP * (bottom - top);
    const outer = outerCells(grid);
    return openable(grid).filter((cell) =>
      outer.get(cell)!.some((edge) => isNear(middleOfEdge(grid, edge)[1])),
    );
  };

  it('are one at the top and one at the bottom, and of all such pairs the one with the longest way', () => {
    let usual = 0;
    fc.assert(
      fc.property(anyMaze(9), ({ maze }) => {
        const [above, below] = [cellsAt(maze.grid, -1), cellsAt(maze.grid, 1)];
        const bottom = below.filter((cell) => !above.includes(cell));
        if (above.length === 0 || bottom.length === 0) return;
        const [entrance, exit] = opposite.choose(maze, 0);
        expect(above).toContain(entrance.cell);
        expect(bottom).toContain(exit.cell);
        expect(stepsFrom(maze, entrance.cell)[exit.cell]).toBe(longestBetween(maze, above, bottom));
        usual++;
      }),
      runs(100),
    );
    expect(usual).toBeGreaterThan(60);
  });

  it('have the entrance above the exit, gap by gap, on more than one row', () => {
    fc.assert(
      fc.property(anyMaze(12), ({ maze }) => {
        const { grid } = maze;
        const [above, below] = [cellsAt(grid, -1), cellsAt(grid, 1)];
        if (above.some((cell) => below.includes(cell)) || above.length === 0 || below.length === 0) return;
        const [entrance, exit] = opposite.choose(maze, 0).map(({ edge }) => middleOfEdge(grid, edge!)[1]);
        expect(entrance).toBeLessThan(exit);
      }),
      runs(150),
    );
  });
});

describe('openings at the corners', () => {
  it('are the border cells that lie farthest to the upper left and to the lower right', () => {
    fc.assert(
      fc.property(anyMaze(12), ({ maze }) => {
        const { xyOfCell: xy } = maze.grid;
        const cells = openable(maze.grid);
        if (cells.length === 1) return;
        const sumOf = (cell: number): number => xy[2 * cell] + xy[2 * cell + 1];
        const [entrance, exit] = corners.choose(maze, 0);
        for (const cell of cells) {
          expect(sumOf(entrance.cell)).toBeLessThanOrEqual(sumOf(cell) + 2e-6);
          if (cell !== entrance.cell) expect(sumOf(exit.cell)).toBeGreaterThanOrEqual(sumOf(cell) - 2e-6);
        }
      }),
      runs(150),
    );
  });

  it('of a rectangle of squares are its first and its last cell', () => {
    const { grid } = patchOf('square', 'rectangle', [9, 6])!;
    const doors = kruskal.carve(grid, randomFrom('corners'), usualMannerOf(kruskal));
    expect(corners.choose({ grid, doors }, 0).map(({ cell }) => cell)).toEqual([0, 53]);
  });
});

describe('a goal in the middle', () => {
  it('is a spot in the cell nearest to the middle, and the entrance has the longest way to it', () => {
    fc.assert(
      fc.property(anyMaze(12), ({ maze }) => {
        const { grid } = maze;
        const [left, top, right, bottom] = grid.bounds;
        const away = (cell: number): number =>
          Math.hypot(
            grid.xyOfCell[2 * cell] - (left + right) / 2,
            grid.xyOfCell[2 * cell + 1] - (top + bottom) / 2,
          );
        const [entrance, goal] = center.choose(maze, 0);
        expect(goal.edge).toBeUndefined();
        for (let cell = 0; cell < grid.cellCount; cell++) {
          expect(away(goal.cell)).toBeLessThanOrEqual(away(cell) + 2e-6);
        }
        if (grid.cellCount === 1) return;
        const cells = openable(grid).filter((cell) => cell !== goal.cell);
        expect(stepsFrom(maze, goal.cell)[entrance.cell]).toBe(longestBetween(maze, [goal.cell], cells));
      }),
      runs(150),
    );
  });
});

describe('no openings', () => {
  it('suggest the two cells with the longest way of all between them', () => {
    fc.assert(
      fc.property(anyMaze(8), ({ maze }) => {
        const cells = Array.from({ length: maze.grid.cellCount }, (_, cell) => cell);
        const [from, to] = none.choose(maze, 0);
        expect([from.edge, to.edge]).toEqual([undefined, undefined]);
        expect(stepsFrom(maze, from.cell)[to.cell]).toBe(Math.max(0, longestBetween(maze, cells, cells)));
      }),
      runs(150),
    );
  });
});

describe('a generated puzzle', () => {
  it('has exactly its openings in the border, and a shortest way between them', () => {
    let count = 0;
    for (const puzzle of everyPuzzle) {
      const { maze, entrance, exit, way } = puzzle;
      const wanted = [entrance.edge, exit.edge].filter((edge) => edge !== undefined).sort((a, b) => a - b);
      expect(openBorderDoors(maze.grid, maze.doors), nameOf(puzzle)).toEqual(wanted);
      expect(faultsOfWay(maze, way, entrance.cell, exit.cell), nameOf(puzzle)).toEqual([]);
      expect(way.edges.length, nameOf(puzzle)).toBe(stepsFrom(maze, entrance.cell)[exit.cell]);
      count++;
    }
    expect(count).toBeGreaterThanOrEqual(tilings.length * carvers.length);
  });

  it('is a tree without a braid, and with one all of it can still be reached', () => {
    let loops = 0;
    for (const puzzle of everyPuzzle) {
      const { grid, doors } = puzzle.maze;
      if (puzzle.spec.braid === 0) {
        expect(isSpanningTree(grid, doors), nameOf(puzzle)).toBe(true);
        continue;
      }
      expect(stepsFrom(puzzle.maze, 0).every(Number.isFinite), nameOf(puzzle)).toBe(true);
      const open = doors.filter(
        (state, edge) => state === OPEN && grid.cellsOfEdge[2 * edge + 1] !== OUTSIDE,
      );
      loops += open.length - (grid.cellCount - 1);
    }
    expect(loops).toBeGreaterThan(200);
  });
});

describe('the middle of an edge', () => {
  it('lies on a straight edge half way', () => {
    const { grid } = patchOf('square', 'rectangle', [1, 1])!;
    const middles = Array.from({ length: 4 }, (_, edge) => middleOfEdge(grid, edge).join());
    expect(middles.sort()).toEqual(['0,0.5', '0.5,0', '0.5,1', '1,0.5']);
  });

  it('lies on the arc itself', () => {
    const { grid } = patchOf('ring', 'rectangle', [4, 4])!;
    for (let edge = 0; edge < grid.edgeCount; edge++) {
      if (grid.borderOfEdge[edge] === OUTER)
        expect(Math.hypot(...middleOfEdge(grid, edge))).toBeCloseTo(2, 8);
    }
  });
});

describe('the slow search of these tests', () => {
  it('finds the way between the ends of a corridor', () => {
    const { grid } = patchOf('square', 'rectangle', [5, 1])!;
    const doors = Uint8Array.from(grid.borderOfEdge, (border) => (border === OUTER ? 0 : 1));
    expect(longestWay({ grid, doors })).toBe(4);
  });
});

describe('the check of stops', () => {
  it('can fail: a hole, a wrong cell, one cell for both', () => {
    const grid = gridOfText(donut);
    const maze = { grid, doors: kruskal.carve(grid, randomFrom('check'), usualMannerOf(kruskal)) };
    const [entrance, exit] = far.choose(maze, 0);
    const inHole = grid.borderOfEdge.indexOf(1);
    expect(faultsOfStops(maze, [entrance, exit])).toEqual([]);
    expect(faultsOfStops(maze, [{ cell: grid.cellsOfEdge[2 * inHole], edge: inHole }, exit])).not.toEqual([]);
    expect(faultsOfStops(maze, [{ ...entrance, cell: exit.cell }, exit])).not.toEqual([]);
    expect(faultsOfStops(maze, [exit, exit])).not.toEqual([]);
  });
});

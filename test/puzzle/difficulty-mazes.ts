import fc from 'fast-check';
import { reversed } from '../../src/geometry/ring.ts';
import { type Grid, OUTSIDE } from '../../src/grid/grid.ts';
import type { Size, Tile } from '../../src/grid/types.ts';
import { braid } from '../../src/maze/braid.ts';
import { backtracker } from '../../src/maze/carvers/backtracker.ts';
import { carvers } from '../../src/maze/carvers/index.ts';
import { type Carver, type Maze, neighboursOf, OPEN, usualMannerOf } from '../../src/maze/maze.ts';
import { shuffle } from '../../src/maze/shuffle.ts';
import { branchWeight } from '../../src/puzzle/difficulty/branch-weight.ts';
import { branchesOff, type Sight } from '../../src/puzzle/difficulty/branches.ts';
import { rawScore } from '../../src/puzzle/difficulty/grade.ts';
import type { Difficulty } from '../../src/puzzle/difficulty/measure.ts';
import { shortestWays } from '../../src/puzzle/difficulty/shortest-ways.ts';
import { rootTree } from '../../src/puzzle/difficulty/tree.ts';
import { breadthFirst } from '../../src/puzzle/solvers/breadth-first.ts';
import { edges, type Shape } from '../../src/puzzle/spec.ts';
import { StepsFrom } from '../../src/puzzle/steps-from.ts';
import { type Random, randomFrom } from '../../src/random.ts';
import { tilings } from '../../src/tilings/index.ts';
import { heart } from '../grid/masks.ts';
import { type Patch, patchOf, shapes } from '../grid/patches.ts';
import { mazeOf } from './square-trees.ts';

/** What difficulty is tested on: five tilings of unlike degrees, angles and forms, and squares in a mask. */
const grounds: readonly { cells: string; shape: Shape; small: Size; page: Size }[] = [
  { cells: 'square', shape: 'rectangle', small: [7, 7], page: [20, 20] },
  { cells: 'hexagon', shape: 'rectangle', small: [7, 7], page: [20, 20] },
  { cells: 'triangle', shape: 'rectangle', small: [7, 7], page: [20, 20] },
  { cells: 'ring', shape: 'rectangle', small: [10, 10], page: [26, 26] },
  { cells: 'cairo', shape: 'rectangle', small: [5, 5], page: [14, 14] },
  { cells: 'square', shape: { title: 'heart mask', mask: heart }, small: [9, 8], page: [27, 24] },
];

/** All six, of 40 to 60 cells. */
export const smallPatches: readonly Patch[] = grounds.map(
  ({ cells, shape, small }) => patchOf(cells, shape, small)!,
);

/** All six, of 360 to 420 cells: one size. */
export function pagePatches(): Patch[] {
  return grounds.map(({ cells, shape, page }) => patchOf(cells, shape, page)!);
}

/** Carvers that bookgen chooses unasked. They work on any cells. */
export const suitedCarvers: readonly Carver[] = carvers.filter(({ suits }) => suits.length > 0);

/** A maze and the two of its cells between which it is measured. */
export interface Posed {
  readonly maze: Maze;
  readonly first: number;
  readonly last: number;
}

/** The way of a perfect maze; of one with loops, a shortest way, which of them hangs on how the cells are numbered. */
export function wayOf({ maze, first, last }: Posed): readonly number[] {
  return breadthFirst.solve(maze, first, last).way.cells;
}

export function turnedRound({ maze, first, last }: Posed): Posed {
  return { maze, first: last, last: first };
}

/** What is measured of one direction. */
export function oneWay({ maze, first, last }: Posed, sight: Sight, pull: number) {
  const tree = rootTree(maze, [first]);
  const ways = shortestWays(maze, tree, last);
  const branches = branchesOff(maze, tree, ways, sight);
  return { ways, branches, weight: branchWeight(maze, tree, ways, branches, pull) };
}

/** R of a maze that was measured. */
export function rawOf({ wayWeight, branchWeight }: Difficulty): number {
  return rawScore(wayWeight, branchWeight);
}

interface Draw {
  readonly carver: Carver;
  readonly seed: number;
  readonly from: number;
  readonly to: number;
}

const anyDraw: fc.Arbitrary<Draw> = fc.record({
  carver: fc.constantFrom(...suitedCarvers),
  seed: fc.nat(),
  from: fc.nat(),
  to: fc.nat(),
});

function carved({ grid }: Patch, { carver, seed }: Draw): Maze {
  return { grid, doors: carver.carve(grid, randomFrom('difficulty', seed), usualMannerOf(carver)) };
}

/** Perfect mazes on a patch, each between any two of its cells. */
export function anyPerfectOn(patch: Patch): fc.Arbitrary<Posed> {
  const { cellCount } = patch.grid;
  return anyDraw.map((draw) => ({
    maze: carved(patch, draw),
    first: draw.from % cellCount,
    last: draw.to % cellCount,
  }));
}

interface Loosening {
  /** Of the dead ends, how many in a hundred are opened. */
  readonly percent: number;
  /** Of all doors between cells, the share that is opened. */
  readonly wild: number;
}

const anyLoosening: fc.Arbitrary<Loosening> = fc.record({
  percent: fc.integer({ min: 1, max: 100 }),
  wild: fc.constantFrom(0.02, 0.15, 0.4, 0.8),
});

/** A perfect maze with doors opened at random until it has a loop at least, if its cells allow of any. */
function loosened(maze: Maze, { percent, wild }: Loosening, random: Random): Maze {
  const { grid } = maze;
  const doors = maze.doors.slice();
  const inner = Array.from(doors.keys()).filter((edge) => grid.cellsOfEdge[2 * edge + 1] !== OUTSIDE);
  for (const edge of inner) if (random.unit() < wild) doors[edge] = OPEN;
  braid(grid, doors, percent, random);
  const closed = inner.filter((edge) => doors[edge] !== OPEN);
  if (closed.length > 0 && closed.length === inner.length - grid.cellCount + 1)
    doors[closed[random.below(closed.length)]] = OPEN;
  return { grid, doors };
}

/** Mazes with at least one loop, up to a field with a few walls, each between any two of its cells. */
export function anyLoopedOn(patch: Patch): fc.Arbitrary<Posed> {
  return fc.tuple(anyPerfectOn(patch), anyLoosening, fc.nat()).map(([{ maze, first, last }, how, seed]) => ({
    maze: loosened(maze, how, randomFrom('loops', seed)),
    first,
    last,
  }));
}

/** Every door between two cells open, and so as many shortest ways as there can be. */
export function fieldOn(grid: Grid): Posed {
  const doors = new Uint8Array(grid.edgeCount);
  for (let edge = 0; edge < grid.edgeCount; edge++) {
    if (grid.cellsOfEdge[2 * edge + 1] !== OUTSIDE) doors[edge] = OPEN;
  }
  return { maze: { grid, doors }, first: 0, last: grid.cellCount - 1 };
}

/** Mazes with loops on every tiling, each of 30 to 150 cells in a shape of its own, cut and whole by turns. */
export function anyLooped(): fc.Arbitrary<Posed & { patch: Patch }> {
  const patches = tilings.map(
    ({ name }, i) => patchOf(name, shapes[(5 * i) % shapes.length], [9, 9], edges[i % 2])!,
  );
  return fc
    .constantFrom(...patches)
    .chain((patch) => anyLoopedOn(patch).map((posed) => ({ ...posed, patch })));
}

/** The same maze with its cells in another order, and the sides of each from another one on, some the other way round. */
export function renumbered(
  tiles: readonly Tile[],
  { maze, first, last }: Posed,
  random: Random,
): Posed & { tiles: readonly Tile[] } {
  const oldOfNew = Int32Array.from(tiles.keys());
  shuffle(oldOfNew, random);
  const newOfOld = new Int32Array(oldOfNew.length);
  oldOfNew.forEach((old, cell) => {
    newOfOld[old] = cell;
  });
  const mixed = Array.from(oldOfNew, (old): Tile => {
    const tile = random.below(2) === 0 ? tiles[old] : reversed(tiles[old]);
    const corner = random.below(tile.length);
    return [...tile.slice(corner), ...tile.slice(0, corner)];
  });
  const pairs = openPairs(maze).map(([one, other]) => [newOfOld[one], newOfOld[other]] as const);
  return { tiles: mixed, maze: mazeOf(mixed, pairs), first: newOfOld[first], last: newOfOld[last] };
}

/** Pairs of cells with an open door between them. */
export function openPairs({ grid, doors }: Maze): [number, number][] {
  return Array.from(doors.keys())
    .filter((edge) => doors[edge] === OPEN && grid.cellsOfEdge[2 * edge + 1] !== OUTSIDE)
    .map((edge) => [grid.cellsOfEdge[2 * edge], grid.cellsOfEdge[2 * edge + 1]]);
}

/** Cells that one can step to. */
export function waysOut({ grid, doors }: Maze, cell: number): number[] {
  return [...neighboursOf(grid, cell)].filter(({ edge }) => doors[edge] === OPEN).map(({ next }) => next);
}

/** A tree that grows cell by cell over a patch: which of its cells, in order, and what each was joined to. */
export interface Growth {
  readonly patch: Patch;
  readonly cells: readonly number[];
  /** By place in `cells`; -1 for the first. */
  readonly parents: readonly number[];
}

/** The same with one more cell joined to the one at place `at`, or undefined where all beside it are taken. */
export function grownAt({ patch, cells, parents }: Growth, at: number, draw: number): Growth | undefined {
  const free = [...neighboursOf(patch.grid, cells[at])]
    .map(({ next }) => next)
    .filter((next) => !cells.includes(next));
  if (free.length === 0) return undefined;
  return { patch, cells: [...cells, free[draw % free.length]], parents: [...parents, at] };
}

/** The maze of these cells alone, numbered as they grew. */
export function mazeOfGrowth({ patch, cells, parents }: Growth): Maze {
  const pairs = parents.map((parent, cell) => [parent, cell] as const);
  return mazeOf(
    cells.map((cell) => patch.tiles[cell]),
    pairs.slice(1),
  );
}

/** Trees of up to `largest` cells, grown at random from any cell of a patch. */
export function anyGrowth(patch: Patch, largest: number): fc.Arbitrary<Growth> {
  const start = fc.nat({ max: patch.grid.cellCount - 1 });
  const draws = fc.array(fc.nat(), { minLength: largest, maxLength: 2 * largest });
  return fc.record({ start, draws }).map(({ start, draws }) => {
    let tree: Growth = { patch, cells: [start], parents: [-1] };
    for (const draw of draws) {
      const count = tree.cells.length;
      // Mostly on from the newest cells, so that the branches become long.
      const at = draw % 5 === 0 ? draw % count : count - 1 - (draw % Math.min(2, count));
      if (count < largest) tree = grownAt(tree, at, draw >> 3) ?? tree;
    }
    return tree;
  });
}

/** A corridor without branches over a patch: the cells of a long winding way, and no others, from the first to the last. */
export function corridorOn(patch: Patch): Posed {
  const { grid } = patch;
  const doors = backtracker.carve(grid, randomFrom('corridor', patch.name), usualMannerOf(backtracker));
  const steps = new StepsFrom({ grid, doors });
  const cells = [...patch.tiles.keys()];
  const end = steps.farthest(0, cells);
  const way = wayOf({ maze: { grid, doors }, first: end, last: steps.farthest(end, cells) });
  const pairs = way.slice(1).map((_, i) => [i, i + 1] as const);
  const maze = mazeOf(
    way.map((cell) => patch.tiles[cell]),
    pairs,
  );
  return { maze, first: 0, last: way.length - 1 };
}

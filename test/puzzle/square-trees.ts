import fc from 'fast-check';
import type { Tile } from '../../src/grid/types.ts';
import { weld } from '../../src/grid/weld.ts';
import { type Maze, OPEN } from '../../src/maze/maze.ts';
import { squaresAt } from '../grid/patches.ts';

/** A maze of square cells made by hand: where each cell stands, and which cell it was joined to. */
export interface SquareTree {
  readonly places: readonly (readonly [number, number])[];
  /** The cell that each cell was joined to; it stands beside it, and -1 is for the first. */
  readonly parents: readonly number[];
}

/** The maze of some tiles in which the doors between these pairs of cells are open. */
export function mazeOf(tiles: readonly Tile[], pairs: readonly (readonly [number, number])[]): Maze {
  const grid = weld(tiles);
  const doors = new Uint8Array(grid.edgeCount);
  const edgeOfPair = new Map<string, number>();
  for (let edge = 0; edge < grid.edgeCount; edge++) {
    edgeOfPair.set(`${grid.cellsOfEdge[2 * edge]} ${grid.cellsOfEdge[2 * edge + 1]}`, edge);
  }
  for (const [a, b] of pairs) {
    const edge = edgeOfPair.get(`${a} ${b}`) ?? edgeOfPair.get(`${b} ${a}`);
    if (edge === undefined) throw new Error(`cells ${a} and ${b} are no neighbours`);
    doors[edge] = OPEN;
  }
  return { grid, doors };
}

export function mazeOfTree({ places, parents }: SquareTree): Maze {
  const pairs = parents.map((parent, cell) => [parent, cell] as const);
  return mazeOf(squaresAt(places), pairs.slice(1));
}

/** The cells from the first one to this one. */
export function wayTo({ parents }: SquareTree, cell: number): number[] {
  const way: number[] = [];
  for (let at = cell; at !== -1; at = parents[at]) way.unshift(at);
  return way;
}

/** The same tree with one more cell joined to `parent`, or undefined where there is no room beside it. */
export function grown(tree: SquareTree, parent: number, direction: number): SquareTree | undefined {
  const [x, y] = tree.places[parent];
  const steps = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ];
  const [stepX, stepY] = steps[direction % 4];
  const place = [x + stepX, y + stepY] as const;
  if (tree.places.some(([otherX, otherY]) => otherX === place[0] && otherY === place[1])) return undefined;
  return { places: [...tree.places, place], parents: [...tree.parents, parent] };
}

/** Trees of up to `largest` cells, grown at random from one. */
export function anyTree(largest: number): fc.Arbitrary<SquareTree> {
  const growth = fc.array(fc.tuple(fc.nat(), fc.nat({ max: 3 })), {
    minLength: largest,
    maxLength: 2 * largest,
  });
  return growth.map((steps) => {
    let tree: SquareTree = { places: [[0, 0]], parents: [-1] };
    for (const [draw, direction] of steps) {
      // Mostly on from the newest cells, so that the branches become long.
      const back = draw % 5 === 0 ? draw % tree.places.length : draw % Math.min(2, tree.places.length);
      tree = grown(tree, tree.places.length - 1 - back, direction) ?? tree;
    }
    return tree;
  });
}

/** The seven rotations and mirrors that a square paper has, besides none: x and y to x and y, and if it mirrors. */
export const symmetries: readonly {
  name: string;
  mirrors: boolean;
  of(x: number, y: number): [number, number];
}[] = [
  { name: 'a quarter turn', mirrors: false, of: (x, y) => [-y, x] },
  { name: 'a half turn', mirrors: false, of: (x, y) => [-x, -y] },
  { name: 'a three-quarter turn', mirrors: false, of: (x, y) => [y, -x] },
  { name: 'left and right', mirrors: true, of: (x, y) => [-x, y] },
  { name: 'top and bottom', mirrors: true, of: (x, y) => [x, -y] },
  { name: 'one diagonal', mirrors: true, of: (x, y) => [y, x] },
  { name: 'the other diagonal', mirrors: true, of: (x, y) => [-y, -x] },
];

/** The same maze of other tiles, cell by cell: those of a symmetry. Border doors stay closed. */
export function transformed(
  tiles: readonly Tile[],
  { grid, doors }: Maze,
  { of, mirrors }: (typeof symmetries)[number],
): Maze {
  const moved = tiles.map(
    (tile): Tile => tile.map(([x, y, bulge = 0]) => [...of(x, y), mirrors ? -bulge : bulge] as const),
  );
  const open = Array.from(doors.keys()).filter((edge) => doors[edge] === OPEN);
  return mazeOf(
    moved,
    open.map((edge) => [grid.cellsOfEdge[2 * edge], grid.cellsOfEdge[2 * edge + 1]] as const),
  );
}

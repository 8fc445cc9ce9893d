import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doubleArea, flatten } from '../../src/geometry/ring.ts';
import { cellAcross, type Grid, OUTER, OUTSIDE, partsOf } from '../../src/grid/grid.ts';
import type { Tile } from '../../src/grid/types.ts';
import { weld } from '../../src/grid/weld.ts';
import { edges } from '../../src/puzzle/spec.ts';
import { tilings } from '../../src/tilings/index.ts';
import { runs } from './fixed-seed.ts';
import { donut, pinched } from './masks.ts';
import { anyPatch, gridOfText, type Patch, patches, shapes, squaresAt, titleOf } from './patches.ts';
import { sharedLength } from './shared-lengths.ts';
import { faultsOf, lengthOfEdge, ringOfCell } from './soundness.ts';

/** Two neighbours share far more than this, in cell widths; two that touch in a point share nothing. */
const TOUCH = 0.02;
/** An opening is no longer than this many widths of its cell, or of a usual one if that is wider. */
const LONGEST_OPENING = 2.3;
/** Patches of more cells are left to the quicker tests. */
const MANY = 250;

const areaOf = (tile: Tile): number => Math.abs(doubleArea(flatten(tile))) / 2;

/** Pairs of neighbours as "a b", once for each edge between them. */
function neighbourPairs(grid: Grid): string[] {
  const pairs: string[] = [];
  for (let edge = 0; edge < grid.edgeCount; edge++) {
    const [a, b] = [grid.cellsOfEdge[2 * edge], grid.cellsOfEdge[2 * edge + 1]];
    if (b !== OUTSIDE) pairs.push(`${Math.min(a, b)} ${Math.max(a, b)}`);
  }
  return pairs.sort();
}

function touchingPairs(tiles: readonly Tile[]): string[] {
  const pairs: string[] = [];
  for (let a = 0; a < tiles.length; a++) {
    for (let b = a + 1; b < tiles.length; b++) {
      if (sharedLength(tiles[a], tiles[b]) > TOUCH) pairs.push(`${a} ${b}`);
    }
  }
  return pairs.sort();
}

function longestBorderEdge(grid: Grid): number {
  let longest = 0;
  const areas = Array.from(
    { length: grid.cellCount },
    (_, cell) => doubleArea(flatten(ringOfCell(grid, cell).ring)) / 2,
  );
  const mean = areas.reduce((sum, area) => sum + area, 0) / areas.length;
  for (let edge = 0; edge < grid.edgeCount; edge++) {
    if (grid.cellsOfEdge[2 * edge + 1] !== OUTSIDE) continue;
    const width = Math.sqrt(Math.max(mean, areas[grid.cellsOfEdge[2 * edge]]));
    longest = Math.max(longest, lengthOfEdge(grid, edge) / width);
  }
  return longest;
}

/** The same ring the other way round. */
function backwards(tile: Tile): Tile {
  return tile.map((_, i) => {
    const at = tile.length - 1 - i;
    const before = (at + tile.length - 1) % tile.length;
    return [tile[at][0], tile[at][1], -(tile[before][2] ?? 0)] as const;
  });
}

describe('patches', () => {
  it('hold every tiling in every shape, cut and whole, so that the tests below cover them', () => {
    const known = new Set(
      [...patches].map(({ cells, shape, edge }) => `${cells}, ${titleOf(shape)}, ${edge}`),
    );
    const wanted = tilings.flatMap(({ name }) =>
      shapes.flatMap((shape) => edges.map((edge) => `${name}, ${titleOf(shape)}, ${edge}`)),
    );
    expect(wanted.filter((one) => !known.has(one))).toEqual([]);
  });

  it('are all built, or refused as a wish', () => {
    expect([...patches].length).toBeGreaterThan(0);
    expect(patches.failed).toEqual([]);
  });
});

describe.each(tilings.map(({ name }) => ({ cells: name })))('the grids of $cells', ({ cells }) => {
  const own = (): Patch[] => [...patches].filter((patch) => patch.cells === cells);
  const few = (): Patch[] => own().filter(({ grid }) => grid.cellCount <= MANY);

  it('keep every promise of their arrays: rows, rings, borders, Euler', () => {
    expect(own().flatMap(({ name, grid }) => faultsOf(grid).map((fault) => `${name}: ${fault}`))).toEqual([]);
  });

  it('are of one part, with a cell of the right area for each tile', () => {
    for (const { name, grid, tiles } of few()) {
      expect(partsOf(grid).sizes, name).toEqual([tiles.length]);
      const wrong = tiles.filter(
        (tile, cell) => Math.abs(doubleArea(flatten(ringOfCell(grid, cell).ring)) / 2 - areaOf(tile)) > 5e-4,
      );
      expect(wrong, name).toEqual([]);
    }
  });

  it('have no opening much wider than a cell', () => {
    for (const { name, grid } of own()) expect(longestBorderEdge(grid), name).toBeLessThan(LONGEST_OPENING);
  });

  it('are the same if their tiles run the other way', () => {
    for (const { name, grid, tiles } of few()) {
      const turned = weld(tiles.map((tile, i) => (i % 2 === 0 ? backwards(tile) : tile)));
      expect(faultsOf(turned), name).toEqual([]);
      expect(neighbourPairs(turned), name).toEqual(neighbourPairs(grid));
      expect([turned.edgeCount, turned.cornerCount, turned.holeCount], name).toEqual([
        grid.edgeCount,
        grid.cornerCount,
        grid.holeCount,
      ]);
    }
  });
});

describe('any grid', () => {
  it('is sound, and its cells are neighbours exactly if their boundaries share a length', () => {
    fc.assert(
      fc.property(anyPatch(9), ({ grid, tiles }) => {
        expect(faultsOf(grid)).toEqual([]);
        expect(neighbourPairs(grid)).toEqual(touchingPairs(tiles));
      }),
      runs(60),
    );
  });

  it('sees the same edge from both sides', () => {
    fc.assert(
      fc.property(anyPatch(14), ({ grid }) => {
        for (let cell = 0; cell < grid.cellCount; cell++) {
          for (let side = grid.sidesOfCell[cell]; side < grid.sidesOfCell[cell + 1]; side++) {
            const edge = grid.edgeOfSide[side];
            const next = cellAcross(grid, edge, cell);
            if (next !== OUTSIDE) expect(cellAcross(grid, edge, next)).toBe(cell);
          }
        }
        expect(grid.sidesOfCell[grid.cellCount]).toBe(
          2 * grid.edgeCount - grid.cellsOfEdge.filter((cell) => cell === OUTSIDE).length,
        );
      }),
      runs(40),
    );
  });

  it('is sound with cells taken out at random, holes, pinches and islands of holes included', () => {
    const anyTiles = fc.record({
      tiling: fc.constantFrom(...tilings),
      size: fc.tuple(fc.integer({ min: 2, max: 9 }), fc.integer({ min: 2, max: 9 })),
      keep: fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
    });
    let holes = 0;
    fc.assert(
      fc.property(anyTiles, ({ tiling, size, keep }) => {
        const all = tiling.tiles(size, false).filter(() => keep.next().value < 0.72);
        fc.pre(all.length > 0);
        const tiles = largestPart(all);
        const grid = weld(tiles);
        holes += grid.holeCount;
        expect(faultsOf(grid)).toEqual([]);
        expect(longestBorderEdge(grid)).toBeLessThan(LONGEST_OPENING);
      }),
      runs(150),
    );
    expect(holes).toBeGreaterThan(25);
  });
});

/** The tiles of the largest part that hangs together, found by the slow rule. */
function largestPart(tiles: readonly Tile[]): Tile[] {
  const partOfTile = tiles.map((_, i) => i);
  for (let a = 0; a < tiles.length; a++) {
    for (let b = 0; b < a; b++) {
      const [one, other] = [partOfTile[a], partOfTile[b]];
      if (one === other || sharedLength(tiles[a], tiles[b]) <= TOUCH) continue;
      for (let i = 0; i < tiles.length; i++) if (partOfTile[i] === one) partOfTile[i] = other;
    }
  }
  const sizeOf = (part: number): number => partOfTile.filter((other) => other === part).length;
  const largest = partOfTile.reduce((best, part) => (sizeOf(part) > sizeOf(best) ? part : best));
  return tiles.filter((_, i) => partOfTile[i] === largest);
}

describe('borders', () => {
  const outerLength = (grid: Grid): number => grid.borderOfEdge.filter((border) => border === OUTER).length;

  it('of a donut are two: the outer one and its hole', () => {
    const grid = gridOfText(donut);
    expect(grid.holeCount).toBe(1);
    expect(outerLength(grid)).toBe(28);
    expect(grid.borderOfEdge.filter((border) => border === 1).length).toBe(12);
  });

  it('keep a hole and the outside apart where two cells touch in a point, in any corner', () => {
    for (const text of [pinched, '###\n#.#\n.##', '.##\n#.#\n###', '##.\n#.#\n###']) {
      const grid = gridOfText(text);
      expect(faultsOf(grid)).toEqual([]);
      expect(grid.holeCount).toBe(1);
      expect(grid.borderOfEdge.filter((border) => border === 1).length).toBe(4);
      expect(outerLength(grid)).toBe(12);
    }
  });

  it('keep two holes apart that touch in a point', () => {
    const grid = gridOfText(['####', '#.##', '##.#', '####'].join('\n'));
    expect(grid.holeCount).toBe(2);
    expect(grid.borderOfEdge.filter((border) => border === 1).length).toBe(4);
    expect(grid.borderOfEdge.filter((border) => border === 2).length).toBe(4);
  });
});

describe('weld', () => {
  it('refuses a third tile along a side', () => {
    expect(() =>
      weld([
        ...squaresAt([
          [0, 0],
          [1, 0],
          [1, 0],
        ]),
      ]),
    ).toThrow('overlap');
  });

  it('refuses a tile that is there twice, with no neighbour to tell it', () => {
    expect(() =>
      weld(
        squaresAt([
          [0, 0],
          [0, 0],
        ]),
      ),
    ).toThrow('overlap');
  });

  it('joins corners that differ in the last digits only, on either side of any seam', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.4, max: 1.6, noNaN: true }), fc.boolean(), (width, up) => {
        const off = up ? 1e-7 : -1e-7;
        const right: Tile = [
          [width + off, off],
          [2 * width, 0],
          [2 * width, 1],
          [width - off, 1 + off],
        ];
        const left: Tile = [
          [0, 0],
          [width, 0],
          [width, 1],
          [0, 1],
        ];
        expect(weld([left, right]).edgeCount).toBe(7);
      }),
      runs(400),
    );
  });
});

describe('the checks of these tests', () => {
  const grid = gridOfText('##\n##');
  const broken = (change: Partial<Grid>): string[] => faultsOf({ ...grid, ...change });

  it('find nothing wrong with a sound grid', () => {
    expect(faultsOf(grid)).toEqual([]);
  });

  it('can fail: a side too few, sides out of order, a corner too many, a hole that is not there', () => {
    expect(broken({ edgeOfSide: grid.edgeOfSide.slice(0, -1) })).not.toEqual([]);
    expect(broken({ edgeOfSide: grid.edgeOfSide.slice().reverse() })).not.toEqual([]);
    expect(
      broken({ edgeOfSide: Int32Array.from(grid.edgeOfSide, (e, i) => grid.edgeOfSide[i ^ 1] ?? e) }),
    ).not.toEqual([]);
    expect(broken({ cornerCount: grid.cornerCount + 1 })).not.toEqual([]);
    expect(broken({ holeCount: 1 })).not.toEqual([]);
    expect(broken({ borderOfEdge: new Int32Array(grid.edgeCount).fill(OUTER) })).not.toEqual([]);
    expect(broken({ endsOfPiece: grid.endsOfPiece.slice().reverse() })).not.toEqual([]);
  });

  it('tell neighbours from cells that touch in a point', () => {
    const [a, b, c] = squaresAt([
      [0, 0],
      [1, 0],
      [1, 1],
    ]);
    expect(sharedLength(a, b)).toBeCloseTo(1, 9);
    expect(sharedLength(a, c)).toBe(0);
  });
});

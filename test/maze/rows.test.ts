import { describe, expect, it } from 'vitest';
import { cellAcross, type Grid } from '../../src/grid/grid.ts';
import { weld } from '../../src/grid/weld.ts';
import { rowsOf } from '../../src/maze/rows.ts';
import { Refusal } from '../../src/refusal.ts';
import { hexagon } from '../../src/tilings/hexagon.ts';
import { ring } from '../../src/tilings/ring.ts';
import { square } from '../../src/tilings/square.ts';
import { triangle } from '../../src/tilings/triangle.ts';
import { gridOfText, patches, squaresAt } from '../grid/patches.ts';

/** Lengths of the rows, from the top. */
function lengthsOf(grid: Grid): number[] {
  const { startOfRow } = rowsOf(grid, 'eller');
  return startOfRow.slice(1).map((end, row) => end - startOfRow[row]);
}

describe('rows of cells', () => {
  it('are those of squares, of triangles up and down, of hexagons, which are one shorter in turn', () => {
    expect(lengthsOf(weld(square.tiles([5, 3], false)))).toEqual([5, 5, 5]);
    expect(lengthsOf(weld(triangle.tiles([7, 3], false)))).toEqual([7, 7, 7]);
    expect(lengthsOf(weld(hexagon.tiles([5, 4], false)))).toEqual([5, 4, 5, 4]);
  });

  it('are those of bricks, which touch two above', () => {
    const bricks = [0, 1, 2, 3].flatMap((y) =>
      [0, 1, 2].map((i) => {
        const x = 2 * i + (y % 2);
        return [
          [x, y],
          [x + 1, y],
          [x + 2, y],
          [x + 2, y + 1],
          [x + 1, y + 1],
          [x, y + 1],
        ] as const;
      }),
    );
    expect(lengthsOf(weld(bricks))).toEqual([3, 3, 3, 3]);
  });

  it('are whole: a gap makes two of one height, the left one first', () => {
    const lobes = gridOfText('## ##\n#####\n #   ');
    expect(lengthsOf(lobes)).toEqual([2, 2, 5, 1]);
  });

  it('run from left to right through neighbours, and have each cell once', () => {
    for (const { name, cells: tiling, grid } of patches) {
      if (!['square', 'triangle', 'hexagon'].includes(tiling)) continue;
      const { startOfRow, cells, rowOfCell, edgeToRight } = rowsOf(grid, 'eller');
      expect(
        [...cells].sort((a, b) => a - b),
        name,
      ).toEqual(Array.from(cells, (_, cell) => cell));
      for (let row = 0; row + 1 < startOfRow.length; row++) {
        for (let place = startOfRow[row]; place < startOfRow[row + 1]; place++) {
          const cell = cells[place];
          const isLast = place + 1 === startOfRow[row + 1];
          const edge = edgeToRight[cell];
          const isSound = isLast
            ? edge === -1
            : cellAcross(grid, edge, cell) === cells[place + 1] &&
              grid.xyOfCell[2 * cells[place + 1]] > grid.xyOfCell[2 * cell];
          if (rowOfCell[cell] !== row || !isSound) expect.fail(`${name}: cell ${cell} of row ${row}`);
        }
      }
    }
  });

  it('are not found in rings, nor where squares rise like a stair; the refusal is one line that says what works', () => {
    const stairs = weld(
      squaresAt(Array.from({ length: 144 }, (_, i) => [i % 12, Math.floor(i / 12)] as const)).map((tile) =>
        tile.map(([x, y]) => [x, y + x / 2] as const),
      ),
    );
    for (const grid of [weld(ring.tiles([20, 20], false)), stairs]) {
      let refusal: unknown;
      try {
        rowsOf(grid, 'eller');
      } catch (error) {
        refusal = error;
      }
      expect(refusal).toBeInstanceOf(Refusal);
      const { kind, message } = refusal as Refusal;
      expect(kind).toBe('wish');
      expect(message).toMatch(/^eller needs rows of cells.*squares.*kruskal[^\n]*$/);
    }
  });
});

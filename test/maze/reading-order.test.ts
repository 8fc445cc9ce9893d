import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readingOrder } from '../../src/maze/reading-order.ts';
import { runs } from '../grid/fixed-seed.ts';
import { anyPatch } from '../grid/patches.ts';

it('reading order goes down row by row, each from the left, and gives every cell its place', () => {
  fc.assert(
    fc.property(anyPatch(12), ({ grid }) => {
      const { cells, placeOfCell } = readingOrder(grid);
      expect([...cells].sort((a, b) => a - b)).toEqual(
        Array.from({ length: grid.cellCount }, (_, cell) => cell),
      );
      cells.forEach((cell, place) => {
        expect(placeOfCell[cell]).toBe(place);
      });
      for (let place = 1; place < cells.length; place++) {
        const [before, cell] = [cells[place - 1], cells[place]];
        const down = grid.xyOfCell[2 * cell + 1] - grid.xyOfCell[2 * before + 1];
        const right = grid.xyOfCell[2 * cell] - grid.xyOfCell[2 * before];
        expect(down > 1e-6 || (down > -2e-6 && right > -1e-9)).toBe(true);
      }
    }),
    runs(60),
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from './grid/fixed-seed.ts';
import { pairwise } from './pairwise.ts';

/** Pairs of values of two factors that no row holds. */
function missingPairs(counts: readonly number[], rows: readonly (readonly number[])[]): string[] {
  const missing: string[] = [];
  for (let f = 0; f < counts.length; f++) {
    for (let g = f + 1; g < counts.length; g++) {
      for (let a = 0; a < counts[f]; a++) {
        for (let b = 0; b < counts[g]; b++) {
          if (!rows.some((row) => row[f] === a && row[g] === b)) missing.push(`${f}: ${a}, ${g}: ${b}`);
        }
      }
    }
  }
  return missing;
}

describe('a pairwise list', () => {
  it('holds every pair of values of any two factors, and values that exist', () => {
    const anyCounts = fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 2, maxLength: 5 });
    fc.assert(
      fc.property(anyCounts, (counts) => {
        const rows = pairwise(counts);
        expect(missingPairs(counts, rows)).toEqual([]);
        for (const row of rows) {
          expect(row.length).toBe(counts.length);
          row.forEach((value, factor) => {
            expect(Number.isInteger(value) && value >= 0 && value < counts[factor]).toBe(true);
          });
        }
      }),
      runs(100),
    );
  });

  it('is far shorter than all combinations, and the same each time', () => {
    const counts = [17, 16, 15, 5, 3, 2];
    expect(pairwise(counts).length).toBeLessThan(1.4 * 17 * 16);
    expect(pairwise(counts)).toEqual(pairwise(counts));
  });

  it('is checked by a test that can fail', () => {
    const rows = pairwise([3, 4, 2]);
    expect(missingPairs([3, 4, 2], rows.slice(1))).not.toEqual([]);
    expect(missingPairs([2, 2], [[0, 0]])).toEqual(['0: 0, 1: 1', '0: 1, 1: 0', '0: 1, 1: 1']);
  });
});

import { describe, expect, it } from 'vitest';
import { carvers } from '../../src/maze/carvers/index.ts';
import { allOpenings } from '../../src/puzzle/openings/index.ts';
import { edges, type PuzzleSpec } from '../../src/puzzle/spec.ts';
import { tilings } from '../../src/tilings/index.ts';
import { shapes, titleOf } from '../grid/patches.ts';
import { everyPuzzle } from './every-puzzle.ts';

describe('the puzzles that other tests look at', () => {
  const names = (variants: readonly { name: string }[]): string[] => variants.map(({ name }) => name);
  const factors: readonly [string, readonly string[], (spec: PuzzleSpec) => string][] = [
    ['tiling', names(tilings), ({ cells }) => cells],
    ['shape', shapes.map(titleOf), ({ shape }) => titleOf(shape)],
    ['carver', names(carvers), ({ algorithm }) => algorithm],
    ['openings', names(allOpenings), ({ openings }) => openings],
    ['edge', edges, ({ edge }) => edge],
    ['braid', ['0', '35', '100'], ({ braid }) => `${braid}`],
  ];
  const pairs = factors.flatMap((one, i) => factors.slice(i + 1).map((other) => ({ one, other })));

  it.each(pairs.map(({ one, other }) => ({ of: one[0], and: other[0], one, other })))(
    'hold every pair of a $of and a $and',
    ({ one: [, values, oneOf], other: [, others, otherOf] }) => {
      const met = new Set([...everyPuzzle].map(({ spec }) => `${oneOf(spec)} ${otherOf(spec)}`));
      const wanted = values.flatMap((value) => others.map((other) => `${value} ${other}`));
      const missing = wanted.filter((pair) => !met.has(pair) && !everyPuzzle.refused.has(pair));
      // Where a carver was refused, its pairs with the rest of that row went with it: some of those that need rows.
      expect(missing.filter((pair) => !/\b(eller|sidewinder)\b/.test(pair))).toEqual([]);
      expect(missing.length).toBeLessThanOrEqual(0.05 * wanted.length);
    },
  );

  it('are refused for want of rows only', () => {
    expect([...everyPuzzle.refused].filter((pair) => !/ (eller|sidewinder)$/.test(pair))).toEqual([]);
  });
});

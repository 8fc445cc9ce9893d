import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gradeOf, grades } from '../../src/puzzle/difficulty/grade.ts';
import { levelOf, MIXED, meets, PROGRESSIVE, targetOf } from '../../src/puzzle/level.ts';
import { runs } from '../grid/fixed-seed.ts';

const ENDS = [15, 85] as const;
const target = (level: string, number: number, count = 50, seed = 'level') =>
  targetOf(level, seed, number, count, ENDS);

describe('a difficulty as people type it', () => {
  it.each([
    ['easy', 'easy'],
    [' Hard ', 'hard'],
    ['EXPERT', 'expert'],
    ['progressive', PROGRESSIVE],
    ['Mixed', MIXED],
    ['55-75', '55-75'],
    ['0 - 100', '0-100'],
    ['05-075', '5-75'],
  ])('%j is %j', (text, level) => {
    expect(levelOf(text)).toBe(level);
  });

  it.each(['', 'harder', '75-55', '60-60', '0-101', '-5-10', '5', '5-', '1.5-3', 'easy-hard', '1e1-20'])(
    '%j is none',
    (text) => {
      expect(levelOf(text)).toBeUndefined();
    },
  );
});

describe('a target', () => {
  it('of a grade is met by the scores of that grade and by no others', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...grades),
        fc.integer({ min: 0, max: 100_000 }),
        fc.nat(99),
        ({ name }, thousandths, i) => {
          const score = thousandths / 1000;
          expect(meets(target(name, i + 1), score)).toBe(gradeOf(score) === name);
        },
      ),
      runs(400),
    );
  });

  it('of a range is met from one limit to the other, both included', () => {
    const one = target('55-75', 1);
    expect([54.99, 55, 60, 75, 75.01].map((score) => meets(one, score))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
  });

  it('is aimed at well within its limits, at places of its own', () => {
    for (const level of [...grades.map(({ name }) => name), '20-70']) {
      const targets = Array.from({ length: 40 }, (_, i) => target(level, i + 1));
      for (const { from, to, at } of targets) {
        expect(at).toBeGreaterThan(from + 0.15 * (to - from));
        expect(at).toBeLessThan(to - 0.15 * (to - from));
      }
      expect(new Set(targets.map(({ at }) => at)).size).toBe(40);
      expect(target(level, 7, 10)).toEqual(target(level, 7, 2000));
    }
  });

  it('of a progressive book rises evenly, and scores that meet the targets never fall by more than 3', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 2000 }), fc.nat(), (count, draw) => {
        const number = 1 + (draw % (count - 1));
        const [one, next] = [target(PROGRESSIVE, number, count), target(PROGRESSIVE, number + 1, count)];
        expect(next.at - one.at).toBeCloseTo((ENDS[1] - ENDS[0]) / (count - 1), 9);
        expect(one.to - next.from).toBeLessThanOrEqual(3 + 1e-9);
        expect(one.to - one.from).toBeGreaterThanOrEqual(3 - 1e-9);
        expect(meets(one, one.at)).toBe(true);
      }),
      runs(300),
    );
    expect(target(PROGRESSIVE, 1, 30).at).toBe(ENDS[0]);
    expect(target(PROGRESSIVE, 30, 30).at).toBeCloseTo(ENDS[1], 9);
    expect(target(PROGRESSIVE, 1, 1).at).toBe(ENDS[0]);
  });

  it('of a mixed book has each grade once in every four, in orders that differ', () => {
    const titles = Array.from({ length: 80 }, (_, i) => target(MIXED, i + 1).title);
    const orders = new Set<string>();
    for (let i = 0; i < titles.length; i += 4) {
      const four = titles.slice(i, i + 4);
      expect([...four].sort()).toEqual(grades.map(({ name }) => name).sort());
      orders.add(four.join());
    }
    expect(orders.size).toBeGreaterThan(8);
  });
});

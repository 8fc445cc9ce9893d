import { describe, expect, it } from 'vitest';
import { calibration } from '../../src/puzzle/difficulty/calibration.ts';
import { type Grade, gradeOf, grades, rawScore, scoreOf } from '../../src/puzzle/difficulty/grade.ts';
import { measure } from '../../src/puzzle/difficulty/measure.ts';
import { tilings } from '../../src/tilings/index.ts';
import { squaresAt } from '../grid/patches.ts';
import { mazeOf, mazeOfTree } from './square-trees.ts';

describe('what is measured', () => {
  it('of a maze of one cell is nothing', () => {
    expect(measure(mazeOf(squaresAt([[0, 0]]), []), 'square', 0, 0)).toMatchObject({
      score: 0,
      grade: 'easy',
      solutionLength: 0,
      turns: 0,
      treeBalance: 0,
      decisions: 0,
      deadEnds: 0,
      branchWeight: 0,
    });
  });

  it('counts turns of a quarter, and none straight on', () => {
    const corner = mazeOfTree({
      places: [
        [0, 0],
        [1, 0],
        [2, 0],
        [2, 1],
        [2, 2],
      ],
      parents: [-1, 0, 1, 2, 3],
    });
    expect(measure(corner, 'square', 0, 4)).toMatchObject({
      turns: 1,
      solutionLength: 4,
      wayWeight: 5,
    });
  });

  it('by hand: T, W and score of a way with one branch', () => {
    // The way 0 to 6, straight on; at 3 a branch goes down five cells and then four to the left. Of its nine cells
    // those of height 3 or more count, six, and the turn between the fifth and the sixth. At either end the branch
    // is square to the goal.
    const places = [
      ...Array.from({ length: 7 }, (_, x) => [x, 0] as const),
      ...Array.from({ length: 5 }, (_, y) => [3, y + 1] as const),
      ...Array.from({ length: 4 }, (_, i) => [2 - i, 5] as const),
    ];
    const parents = [-1, 0, 1, 2, 3, 4, 5, 3, ...Array.from({ length: 8 }, (_, i) => i + 7)];
    const difficulty = measure(mazeOfTree({ places, parents }), 'square', 0, 6);
    const weight = (2 / (1 + Math.E)) * 7;
    expect(difficulty).toMatchObject({
      wayWeight: 6,
      decisions: 1,
      deadEnds: 3,
      treeBalance: expect.any(Number),
    });
    expect(difficulty.branchWeight).toBeCloseTo(weight, 12);
    const raw = Math.log(1 + weight) + Math.log(1 + weight) / 2;
    expect(rawScore(6, weight)).toBeCloseTo(raw, 12);
    // W is less than T, so it is its own cap; a longer branch is capped by T.
    expect(weight).toBeLessThan(6);
    expect(rawScore(6, 50)).toBeCloseTo(Math.log(51) + Math.log(7) / 2, 12);
  });
});

describe('scores', () => {
  it('of squares run from R = 3.382, the 1st percentile, to 10.15, the 99th', () => {
    expect([0, 3.382, 10.15, 20].map((raw) => scoreOf(raw, 'square'))).toEqual([0, 0, 100, 100]);
    expect(scoreOf((3.382 + 10.15) / 2, 'square')).toBeCloseTo(50, 9);
    expect(rawScore(1000, 0)).toBe(0);
  });

  it.each(tilings)('of $name have a scale of their own', ({ name }) => {
    const [lowest, highest] = calibration.scales[name];
    expect(highest).toBeGreaterThan(lowest);
    [0, 0, 25, 50, 75, 100, 100].forEach((score, i) => {
      expect(scoreOf(lowest + ((i - 1) / 4) * (highest - lowest), name)).toBeCloseTo(score, 9);
    });
  });

  it('depend on the cells by their scale alone', () => {
    expect(scoreOf(7, 'square')).toBeCloseTo((100 * (7 - 3.382)) / (10.15 - 3.382), 12);
    expect(() => scoreOf(7, 'no such cells')).toThrow();
  });
});

describe('grades', () => {
  it('cover 0 to 100 without a gap, each from its own limit on', () => {
    const known: Record<Grade, number> = { easy: 0, medium: 40, hard: 55, expert: 75 };
    expect(Object.fromEntries(grades.map(({ name, from }) => [name, from]))).toEqual(known);
    expect([0, 39.9, 40, 54.9, 55, 74.9, 75, 100].map(gradeOf)).toEqual([
      'easy',
      'easy',
      'medium',
      'medium',
      'hard',
      'hard',
      'expert',
      'expert',
    ]);
  });

  it('do not hang on the last digits of a score', () => {
    expect(gradeOf(55 - 1e-9)).toBe('hard');
    expect(gradeOf(55 + 1e-9)).toBe('hard');
  });
});

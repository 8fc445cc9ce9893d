import { describe, expect, it } from 'vitest';
import { agesOf, fitFor } from '../../src/book/ages.ts';
import { bookSpecSchema } from '../../src/book/spec.ts';
import { mazesOf } from '../../src/book/words.ts';

const MM = 72 / 25.4;

describe('ages', () => {
  it('are read from one year or two', () => {
    expect(agesOf('6-8')).toEqual([6, 8]);
    expect(agesOf('7')).toEqual([7, 7]);
    expect(agesOf('3 - 99')).toEqual([3, 99]);
    for (const text of ['', '2-4', '8-6', '6-100', 'six', '6-', '-6', '6.5'])
      expect(agesOf(text)).toBeUndefined();
  });

  it('have the sizes that are usual: up to 8×8 to age 6, 8 to 12 up to 8, 12 to 20 up to 12, then up to 40', () => {
    expect(fitFor([4, 6]).cellRange).toEqual([5 ** 2, 8 ** 2]);
    expect(fitFor([6, 8]).cellRange).toEqual([8 ** 2, 12 ** 2]);
    expect(fitFor([8, 12]).cellRange).toEqual([12 ** 2, 20 ** 2]);
    expect(fitFor([12, 99]).cellRange).toEqual([20 ** 2, 40 ** 2]);
  });

  it('have more cells, and narrower corridors and walls, the older', () => {
    for (let age = 3; age < 40; age++) {
      const [one, next] = [fitFor([age, age]), fitFor([age + 1, age + 1])];
      expect(one.cellRange[0]).toBeLessThanOrEqual(one.cellRange[1]);
      expect(next.cellRange[0]).toBeGreaterThanOrEqual(one.cellRange[0]);
      expect(next.corridor).toBeLessThanOrEqual(one.corridor);
      expect(next.walls).toBeLessThanOrEqual(one.walls);
      expect(one.walls).toBeGreaterThanOrEqual(1);
    }
    expect(fitFor([4, 5]).corridor).toBeCloseTo(12 * MM, 9);
  });
});

describe('what the mazes of a book are called', () => {
  it.each([
    [{}, '20 medium mazes of squares'],
    [{ pages: 1, difficulty: 'hard' }, '1 hard maze of squares'],
    [{ difficulty: '55-75' }, '20 mazes of squares, score 55 to 75'],
    [{ difficulty: 'progressive' }, '20 mazes of squares, harder from page to page'],
    [{ difficulty: 'mixed' }, '20 mazes of squares, easy to expert by turns'],
    [{ age: '6-8' }, '20 mazes of squares, suggested for ages 6 to 8'],
    [{ age: '7', difficulty: 'easy' }, '20 easy mazes of squares, suggested for age 7'],
    [{ size: [9, 9] as [number, number] }, '20 mazes of squares'],
  ])('%j', (request, words) => {
    expect(mazesOf(bookSpecSchema.parse({ seed: 'a', ...request }), ' of squares')).toBe(words);
  });
});

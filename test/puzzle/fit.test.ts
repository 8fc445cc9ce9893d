import { describe, expect, it } from 'vitest';
import { carvers } from '../../src/maze/carvers/index.ts';
import { aim, type Wish } from '../../src/puzzle/aim.ts';
import { calibration } from '../../src/puzzle/difficulty/calibration.ts';
import { gradeOf, grades, rawScore, scoreOf } from '../../src/puzzle/difficulty/grade.ts';
import { expectedCells, expectedScore } from '../../src/puzzle/expect.ts';
import { GridCache } from '../../src/puzzle/grids.ts';
import { hugsBorder } from '../../src/puzzle/hug.ts';
import { carversFor, suits } from '../../src/puzzle/look.ts';
import { drawPlate } from '../../src/puzzle/plate.ts';
import { replaceTwins } from '../../src/puzzle/twins.ts';
import { Refusal } from '../../src/refusal.ts';
import { tilings } from '../../src/tilings/index.ts';
import { squaresAt } from '../grid/patches.ts';
import { mazeOf } from './square-trees.ts';
import { CountingGrids, plainWish } from './wishes.ts';

const plain: Wish = { ...plainWish, seed: 'fit', count: 40 };

function book(wish: Wish) {
  const grids = new CountingGrids(48);
  const puzzles = Array.from({ length: wish.count }, (_, i) => aim(wish, i + 1, grids));
  return { puzzles, candidates: grids.asked / wish.count };
}

describe('the calibration', () => {
  it('knows every tiling, and every carver that bookgen chooses: npm run calibrate', () => {
    const names = tilings.map(({ name }) => name).sort();
    expect(Object.keys(calibration.scales).sort()).toEqual(names);
    expect(Object.keys(calibration.growth).sort()).toEqual(names);
    const chosen = carvers.filter((carver) => carver.suits.length > 0).map(({ name }) => name);
    expect(Object.keys(calibration.carvers).sort()).toEqual(chosen.sort());
  });

  it('leaves squares on the scale of the model', () => {
    expect(calibration.scales.square).toEqual([3.382, 10.15]);
    expect(scoreOf(3.382, 'square')).toBe(0);
    expect(scoreOf(10.15, 'square')).toBe(100);
    expect(rawScore(50, 0)).toBe(0);
  });

  it.each(tilings.map(({ name }) => name))(
    'more cells of %s are expected to be harder, and back again',
    (name) => {
      for (let score = 5; score <= 95; score += 5) {
        const count = expectedCells(name, 'wilson', score);
        expect(expectedScore(name, 'wilson', count)).toBeCloseTo(score, 6);
        expect(expectedCells(name, 'wilson', score + 5)).toBeGreaterThan(count);
      }
    },
  );
});

describe('a progressive book', () => {
  const books = ['square', 'triangle', 'cairo'].map((cells) => ({
    cells,
    ...book({ ...plain, level: 'progressive', cells: [cells] }),
  }));

  it.each(books)('of $cells rises evenly and never falls by more than 3 points', ({ puzzles }) => {
    const scores = puzzles.map(({ difficulty }) => difficulty.score);
    scores.forEach((score, i) => {
      expect(Math.abs(score - (15 + (70 * i) / (scores.length - 1)))).toBeLessThan(2.5);
      if (i > 0) expect(scores[i - 1] - score).toBeLessThanOrEqual(3);
    });
    expect(gradeOf(scores[0])).toBe('easy');
    expect(gradeOf(scores.at(-1)!)).toBe('expert');
  });

  it('takes four candidates a page, or fewer', () => {
    const mean = books.reduce((sum, { candidates }) => sum + candidates, 0) / books.length;
    expect(mean).toBeLessThanOrEqual(4);
  });
});

describe('neighbours in a book', () => {
  it.each(['easy', 'medium', 'hard', 'expert', 'mixed', 'progressive', '30-60'])(
    'of one tiling and one outline are carved differently: %s',
    (level) => {
      const { puzzles } = book({ ...plain, level, count: 24 });
      const names = puzzles.map(({ spec }) => spec.algorithm);
      names.slice(1).forEach((name, i) => {
        expect(name).not.toBe(names[i]);
      });
      expect(new Set(names).size).toBeGreaterThan(3);
    },
  );

  it('choose from halves that have carvers for each grade', () => {
    for (let seed = 0; seed < 50; seed++) {
      const [odd, even] = [carversFor(String(seed), 1), carversFor(String(seed), 2)];
      expect(odd.filter((name) => even.includes(name))).toEqual([]);
      expect(carversFor(String(seed), 3)).toEqual(odd);
      for (const { name: grade } of grades) {
        for (const half of [odd, even]) {
          expect(half.filter((name) => suits(name, grade)).length).toBeGreaterThan(1);
        }
      }
    }
  });

  it('open in places that vary', () => {
    const { puzzles } = book({ ...plain, level: 'medium' });
    const places = puzzles.map(({ maze: { grid }, entrance, exit }) =>
      [entrance, exit]
        .flatMap(({ cell }) =>
          [0, 1].map((axis) => Math.round((4 * grid.xyOfCell[2 * cell + axis]) / grid.bounds[2 + axis])),
        )
        .join(),
    );
    expect(new Set(places).size).toBeGreaterThan(20);
  });
});

describe('a way along the border', () => {
  const ring = Array.from({ length: 6 }, (_, i) => i);
  const squares = ring.flatMap((y) => ring.map((x) => [x, y] as const));
  // A comb: along the top, and down from each cell there.
  const pairs = squares.flatMap(([x, y], i) =>
    y > 0 ? [[i - 6, i] as const] : x > 0 ? [[i - 1, i] as const] : [],
  );
  const comb = mazeOf(squaresAt(squares), pairs);

  it('is told from one that crosses the maze', () => {
    expect(hugsBorder(comb, [0, 1, 2, 3, 4, 5, 11, 17, 23, 29, 35])).toBe(true);
    expect(hugsBorder(comb, [32, 26, 20, 14, 8, 2, 3, 9, 15, 21, 27, 33])).toBe(false);
  });

  it('cannot be helped where all cells are at the border', () => {
    const two = squares.filter(([, y]) => y < 2);
    const maze = mazeOf(
      squaresAt(two),
      two.slice(1).map((_, i) => (i < 5 ? [i, i + 1] : [i - 5, i + 1])),
    );
    expect(hugsBorder(maze, [0, 1, 2, 3, 4, 5, 11])).toBe(false);
  });

  it('is in no book, where bookgen or a person chooses the size', () => {
    for (const more of [{}, { size: [7, 7] as const, level: undefined }]) {
      const { puzzles } = book({ ...plain, ...more });
      expect(puzzles.filter(({ maze, way }) => hugsBorder(maze, way.cells))).toEqual([]);
    }
  });

  it('would be in books otherwise: of mazes at random, some have one', () => {
    const wish: Wish = { ...plain, level: undefined, size: [7, 7] };
    const { candidates } = book(wish);
    expect(candidates).toBeGreaterThan(1.02);
  });
});

describe('twins', () => {
  const wish: Wish = { ...plain, level: undefined, size: [3, 3], openings: 'none', count: 14 };
  const make = (count: number) =>
    Array.from({ length: count }, (_, i) => drawPlate(aim(wish, i + 1, new GridCache())));

  it('come up among small mazes, and are replaced, each by one that depends on those before it only', () => {
    const plates = make(14);
    expect(new Set(plates.map(({ likeness }) => likeness)).size).toBeLessThan(14);
    replaceTwins(wish, plates, new GridCache());
    expect(new Set(plates.map(({ likeness }) => likeness)).size).toBe(14);
    const fewer = make(9);
    replaceTwins(wish, fewer, new GridCache());
    expect(fewer).toEqual(plates.slice(0, 9));
  });

  it('are refused where there are not enough mazes: of 2×2 squares there is one', () => {
    const tiny: Wish = { ...wish, size: [2, 2] };
    const plates = [1, 2].map((number) => drawPlate(aim(tiny, number, new GridCache())));
    expect(() => replaceTwins(tiny, plates, new GridCache())).toThrow(Refusal);
    expect(() => replaceTwins(tiny, plates, new GridCache())).toThrow(/only 1 maze .*--size 2x2/);
  });

  it('are in no book of easy mazes', () => {
    const { puzzles } = book({ ...plain, count: 60 });
    const plates = puzzles.map(drawPlate);
    expect(new Set(plates.map(({ likeness }) => likeness)).size).toBe(60);
  });
});

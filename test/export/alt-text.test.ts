import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aim, drawPlate, GridCache, type Plate } from '../../src/index.ts';
import { answerAlt, placeWords, puzzleAlt } from '../../src/page/alt-text.ts';
import { english } from '../../src/page/languages/en.ts';
import { runs } from '../grid/fixed-seed.ts';

/** The nine places as a reader would sketch them. */
const SKETCH = `
  at the upper left | at the top    | at the upper right
  on the left       | in the middle | on the right
  at the lower left | at the bottom | at the lower right`
  .trim()
  .split('\n')
  .map((row) => row.split('|').map((words) => words.trim()));

function plateWith(openings: string, braid = 0): Plate {
  const wish = {
    seed: 'alt',
    count: 1,
    level: undefined,
    size: [7, 7],
    cells: ['square'],
    shapes: ['rectangle'],
    edge: 'smooth',
    algorithms: ['backtracker'],
    openings,
    braid,
    aspect: 1,
  } as const;
  return drawPlate(aim(wish, 1, new GridCache()));
}

test('nine places, each a third across and down', () => {
  const inside = fc.double({ min: 0.01, max: 0.99, noNaN: true });
  const size = fc.double({ min: 1, max: 10_000, noNaN: true });
  fc.assert(
    fc.property(
      fc.nat(2),
      fc.nat(2),
      inside,
      inside,
      size,
      size,
      (column, row, across, down, width, height) => {
        const place = { x: ((column + across) * width) / 3, y: ((row + down) * height) / 3 };
        expect(placeWords(english, place, width, height)).toBe(SKETCH[row][column]);
      },
    ),
    runs(200),
  );
});

test('a place on the very border, or a hair outside, lies in the thirds along it', () => {
  expect(placeWords(english, { x: 0, y: 0 }, 9, 9)).toBe('at the upper left');
  expect(placeWords(english, { x: 9, y: 9 }, 9, 9)).toBe('at the lower right');
  expect(placeWords(english, { x: 9.01, y: 4 }, 9, 9)).toBe('on the right');
  expect(placeWords(english, { x: 4, y: -0.01 }, 9, 9)).toBe('at the top');
});

test('openings in words: gaps, a goal inside, and a border without gaps, whose places are not given away', () => {
  const score = / Estimated search effort \d+ of 100\.$/;
  const said = (openings: string): string => puzzleAlt(english, plateWith(openings), 3).replace(score, '');
  expect(said('corners')).toMatch(
    /^Maze 3, \w+, squares; entrance at the upper left, exit at the lower right\.$/,
  );
  expect(said('center')).toMatch(/^Maze 3, \w+, squares; entrance [a-z ]+, goal in the middle\.$/);
  expect(said('none')).toMatch(/^Maze 3, \w+, squares; no openings\.$/);
});

test('answers in words: a number, a name, one step, and with loops a shortest way', () => {
  const plate = plateWith('far');
  const steps = plate.difficulty.solutionLength;
  expect(answerAlt(english, plate, '7')).toBe(`Answer to maze 7: the way takes ${steps} steps.`);
  expect(answerAlt(english, plate, 'Ada 2')).toBe(`Answer, Ada 2: the way takes ${steps} steps.`);
  const short = { ...plate, difficulty: { ...plate.difficulty, solutionLength: 1 } };
  expect(answerAlt(english, short, '7')).toBe('Answer to maze 7: the way takes 1 step.');
  expect(answerAlt(english, plateWith('far', 50), '7')).toMatch(/: a shortest way takes \d+ steps\.$/);
});

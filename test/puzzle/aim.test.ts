import { describe, expect, it } from 'vitest';
import { outlines } from '../../src/outlines/index.ts';
import { aim, sizeOf, type Wish } from '../../src/puzzle/aim.ts';
import { carvingOf } from '../../src/puzzle/carving.ts';
import { grades } from '../../src/puzzle/difficulty/grade.ts';
import { generate, type Puzzle } from '../../src/puzzle/generate.ts';
import { buildGrid, GridCache } from '../../src/puzzle/grids.ts';
import { allOpenings } from '../../src/puzzle/openings/index.ts';
import { edges, SEEDS, type Shape } from '../../src/puzzle/spec.ts';
import { randomFrom } from '../../src/random.ts';
import { Refusal } from '../../src/refusal.ts';
import { tilings } from '../../src/tilings/index.ts';
import { donut, heart } from '../grid/masks.ts';
import { shapes, titleOf } from '../grid/patches.ts';
import { CountingGrids, plainWish } from './wishes.ts';

const plain: Wish = { ...plainWish, seed: 'aim' };

function refusalOf(wish: Wish, number = 1): Refusal {
  try {
    aim(wish, number, new GridCache());
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('the wish was met');
}

const summary = ({ code, maze }: Puzzle): string => `${code} ${maze.doors.join('')}`;

const masks: Shape[] = [
  { title: 'heart', mask: heart },
  { title: 'donut', mask: donut },
];

/** For each grade every tiling, every shape and both edges. */
const wishes = grades.flatMap(({ name: grade }, g) =>
  Array.from({ length: Math.max(tilings.length, shapes.length) }, (_, row) => ({
    grade,
    cells: tilings[row % tilings.length].name,
    shape: shapes[(row + 4 * g) % shapes.length],
    edge: edges[(row + Math.floor(row / 2)) % edges.length],
  })),
);

describe.each(grades.map(({ name }) => ({ grade: name })))('aiming at $grade', ({ grade }) => {
  it('makes puzzles of that grade on every tiling and in every shape, of four candidates or fewer on average', () => {
    const grids = new CountingGrids(1);
    let count = 0;
    for (const { cells, shape, edge } of wishes.filter((wish) => wish.grade === grade)) {
      const puzzle = aim({ ...plain, level: grade, cells: [cells], shapes: [shape], edge }, count + 1, grids);
      expect(puzzle.difficulty.grade, `${cells} in ${titleOf(shape)}, number ${count}`).toBe(grade);
      expect(puzzle.spec).toMatchObject({ cells, shape, edge, openings: 'far', braid: 0 });
      const { carver } = carvingOf(puzzle.spec.algorithm);
      expect(carver.suits).toContain(grade);
      count++;
    }
    expect(count).toBeGreaterThanOrEqual(Math.max(tilings.length, shapes.length));
    expect(grids.asked / count).toBeLessThanOrEqual(4);
  });

  it('makes puzzles of that grade with any openings and any braid', () => {
    const grids = new GridCache();
    for (const { name: openings } of allOpenings) {
      for (const braid of [0, 30, 100]) {
        const wish: Wish = { ...plain, level: grade, openings, braid };
        const { difficulty, spec } = aim(wish, 1, grids);
        expect(difficulty.grade, `${openings}, braid ${braid}`).toBe(grade);
        expect(spec).toMatchObject({ openings, braid });
      }
    }
  });
});

describe('a puzzle of a wish', () => {
  const wish: Wish = {
    ...plain,
    level: 'medium',
    cells: ['square', 'hexagon', 'ring'],
    shapes: ['rectangle', 'circle'],
  };

  it('is the same whatever was made before it, and with grids kept or not', () => {
    const inOrder = new GridCache();
    const first = Array.from({ length: 12 }, (_, i) => summary(aim(wish, i + 1, inOrder)));
    const backwards = new GridCache(1);
    for (let number = 12; number >= 1; number--) {
      expect(summary(aim(wish, number, backwards))).toBe(first[number - 1]);
    }
    expect(summary(aim(wish, 7, new GridCache()))).toBe(first[6]);
    expect(new Set(first).size).toBe(12);
  });

  it('is another one for another seed', () => {
    expect(summary(aim({ ...wish, seed: 'other' }, 1, new GridCache()))).not.toBe(
      summary(aim(wish, 1, new GridCache())),
    );
  });

  it('is exactly what its spec generates', () => {
    const puzzle = aim(wish, 3, new GridCache());
    expect(summary(generate(puzzle.spec, new GridCache()))).toBe(summary(puzzle));
  });

  it('is the first of its candidates that has the grade, each from its own stream', () => {
    // With size and algorithm given, a candidate's seed is all that is drawn; so the search can be replayed.
    const fixed: Wish = { ...plain, level: 'hard', algorithms: ['rooms-and-doors'], size: [18, 18] };
    for (let number = 1; number <= 10; number++) {
      const grids = new CountingGrids();
      const found = aim(fixed, number, grids);
      const scores: string[] = [];
      for (let attempt = 0; attempt < grids.asked; attempt++) {
        const seed = randomFrom(fixed.seed, number, attempt).below(SEEDS);
        const spec = {
          cells: 'square',
          shape: 'rectangle',
          edge: 'smooth' as const,
          algorithm: 'rooms-and-doors',
          openings: 'far',
          braid: 0,
          size: [18, 18] as const,
          seed,
        };
        scores.push(generate(spec, new GridCache()).difficulty.grade);
        if (attempt === grids.asked - 1) expect(found.spec).toEqual(spec);
      }
      expect(scores.indexOf('hard')).toBe(grids.asked - 1);
    }
  });

  it('has the size and takes the algorithms in turn that the wish names', () => {
    const named: Wish = {
      ...plain,
      level: 'medium',
      algorithms: ['backtracker', 'rooms-and-doors'],
      size: [13, 14],
    };
    const made = Array.from({ length: 4 }, (_, i) => aim(named, i + 1, new GridCache()).spec);
    expect(made.map(({ algorithm }) => algorithm)).toEqual([...named.algorithms, ...named.algorithms]);
    expect(made.map(({ size }) => size.join())).toEqual(['13,14', '13,14', '13,14', '13,14']);
  });

  it('takes cells and shapes in turn, so that all pairs occur equally often', () => {
    const names = tilings.map(({ name }) => name).slice(0, 4);
    const some: Shape[] = [...outlines.map(({ name }) => name).slice(0, 5), masks[0]];
    const grids = new GridCache(64);
    for (let across = 1; across <= names.length; across++) {
      for (let down = 1; down <= some.length; down++) {
        const few: Wish = { ...plain, cells: names.slice(0, across), shapes: some.slice(0, down) };
        const pairs = new Set<string>();
        const turns: string[] = [];
        for (let number = 1; number <= across * down; number++) {
          const { spec } = aim(few, number, grids);
          pairs.add(JSON.stringify([spec.cells, spec.shape]));
          turns.push(spec.cells);
        }
        expect(pairs.size, `${across} cells, ${down} shapes`).toBe(across * down);
        expect(turns.slice(0, across)).toEqual(few.cells);
      }
    }
  });
});

describe('a wish that cannot be met', () => {
  it.each([
    { grade: 'expert', size: [5, 5], cells: 'square', shape: 'rectangle' },
    { grade: 'easy', size: [40, 40], cells: 'square', shape: 'rectangle' },
    { grade: 'hard', size: [6, 6], cells: 'hexagon', shape: 'circle' },
    { grade: 'medium', size: [2, 2], cells: 'ring', shape: 'rectangle' },
    { grade: 'expert', size: [9, 9], cells: 'triangle', shape: 'circle' },
  ] as const)(
    '$grade at $size of $cells is refused, and the size that the refusal names works',
    ({ grade, size, cells, shape }) => {
      const wish: Wish = { ...plain, level: grade, size, cells: [cells], shapes: [shape] };
      for (const number of [1, 2, 3]) {
        const refusal = refusalOf(wish, number);
        expect(refusal.kind).toBe('wish');
        expect(refusal.message).not.toContain('\n');
        expect(refusal.message).toContain(`--size ${size.join('x')}`);
        const named = /about (\d+)x(\d+)/.exec(refusal.message);
        expect(named, refusal.message).not.toBeNull();
        const better = [Number(named![1]), Number(named![2])] as const;
        expect(aim({ ...wish, size: better }, number, new GridCache()).difficulty.grade).toBe(grade);
      }
    },
  );

  it('is refused as a wish if its shape falls apart, and as usage if a name is unknown', () => {
    expect(refusalOf({ ...plain, shapes: [{ title: 'two', mask: '#..#\n' }] }).kind).toBe('wish');
    expect(refusalOf({ ...plain, cells: ['squircle'] }).kind).toBe('usage');
    expect(refusalOf({ ...plain, shapes: ['blob'] }).kind).toBe('usage');
    expect(refusalOf({ ...plain, algorithms: ['magic'] }).kind).toBe('usage');
  });
});

describe('the size for a number of cells', () => {
  it.each(tilings.map((tiling, i) => ({ name: tiling.name, tiling, i })))(
    'gives about that many of $name in every outline',
    ({ tiling, i }) => {
      outlines.forEach((outline, j) => {
        const count = [200, 450, 900][(i + j) % 3];
        const aspect = [0.6, 1, 1.5][(i + 2 * j) % 3];
        const edge = edges[(i + j) % 2];
        const size = sizeOf(tiling, outline, count, aspect);
        const made = buildGrid({ cells: tiling.name, shape: outline.name, edge, size }).cellCount;
        expect(made / count, `${outline.name}, ${size}, ${edge}`).toBeGreaterThan(0.8);
        expect(made / count, `${outline.name}, ${size}, ${edge}`).toBeLessThan(1.25);
      });
    },
  );
});

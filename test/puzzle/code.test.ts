import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Drawing } from '../../src/grid/drawing.ts';
import { carvers } from '../../src/maze/carvers/index.ts';
import { OPEN, usualMannerOf } from '../../src/maze/maze.ts';
import { outlines } from '../../src/outlines/index.ts';
import { nameOfCarving } from '../../src/puzzle/carving.ts';
import { codeOf, identityOf, LARGEST_SIZE, specOf } from '../../src/puzzle/code.ts';
import { generate } from '../../src/puzzle/generate.ts';
import { GridCache } from '../../src/puzzle/grids.ts';
import { allOpenings } from '../../src/puzzle/openings/index.ts';
import { edges, type PuzzleSpec, SEEDS, type Shape } from '../../src/puzzle/spec.ts';
import { Refusal } from '../../src/refusal.ts';
import { tilings } from '../../src/tilings/index.ts';
import { runs } from '../grid/fixed-seed.ts';
import { cat, donut, heart } from '../grid/masks.ts';
import { frozen } from './frozen-codes.ts';
import { wallsSum } from './walls-sum.ts';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const masks = [heart, donut, cat].map((mask, i) => ({ title: `mask ${i}`, mask }));
const drawings: readonly Drawing[] = [
  { title: 'wedge', phrase: 'in a wedge', rings: [[0, 0, 1.5, 0.5, 0, 1]] },
  {
    title: 'frame',
    phrase: 'in a frame',
    rings: [
      [0, 0, 1, 0, 1, 1, 0, 1],
      [0.3, 0.3, 0.7, 0.3, 0.7, 0.7, 0.3, 0.7],
    ],
  },
];
/** Shapes that no code can name: only their digest. */
const brought: readonly Exclude<Shape, string>[] = [...masks, ...drawings];
/** The rest of a spec of whole cells, in the usual manner. */
const plain = { edge: 'stepped', openings: 'far', braid: 0 } as const;

const anySize = fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: LARGEST_SIZE }));
/** Mostly a carver's usual way; else any of its ways and rates. */
const anyCarving: fc.Arbitrary<string> = fc
  .record({
    carver: fc.constantFrom(...carvers),
    usual: fc.boolean(),
    way: fc.nat(),
    rate: fc.nat({ max: 100 }),
  })
  .map(({ carver, usual, way, rate }) => {
    const manner = usualMannerOf(carver);
    if (usual) return carver.name;
    const ways = carver.ways ?? [manner.way];
    return nameOfCarving({
      carver,
      manner: { way: ways[way % ways.length], rate: carver.rate ? rate : manner.rate },
    });
  });
const anySpec: fc.Arbitrary<PuzzleSpec> = fc.record({
  cells: fc.constantFrom(...tilings.map(({ name }) => name)),
  shape: fc.constantFrom<PuzzleSpec['shape']>(...outlines.map(({ name }) => name), ...brought),
  edge: fc.constantFrom(...edges),
  algorithm: anyCarving,
  openings: fc.constantFrom(...allOpenings.map(({ name }) => name)),
  size: fc.tuple(anySize, anySize),
  braid: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 100 })),
  seed: fc.oneof(fc.integer({ min: 0, max: SEEDS - 1 }), fc.constantFrom(0, SEEDS - 1)),
});

const broughtBy = ({ shape }: PuzzleSpec): Exclude<Shape, string> | undefined =>
  typeof shape === 'string' ? undefined : shape;

function refusalOf(code: string, shape?: Exclude<Shape, string>): Refusal | undefined {
  try {
    specOf(code, shape);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

describe('a code', () => {
  it('spells its spec and nothing else: every variant of every kind, sizes and seeds of all kinds', () => {
    fc.assert(
      fc.property(anySpec, (spec) => {
        expect(specOf(codeOf(spec), broughtBy(spec))).toEqual(spec);
      }),
      runs(600),
    );
  });

  it('spells the smallest and the largest of everything', () => {
    for (const size of [
      [1, 1],
      [256, 256],
      [257, 1],
      [1, 257],
      [LARGEST_SIZE, LARGEST_SIZE],
    ] as const) {
      for (const seed of [0, 1, SEEDS - 1]) {
        const spec = { ...plain, cells: 'square', shape: 'circle', algorithm: 'binary-tree', size, seed };
        expect(specOf(codeOf(spec))).toEqual(spec);
      }
    }
  });

  it('is 13 symbols in groups for a usual maze, and a few more for a large one or one in a mask', () => {
    const usual = {
      ...plain,
      cells: 'square',
      shape: 'rectangle',
      algorithm: 'backtracker',
      size: [20, 20] as const,
      seed: 7,
    };
    const lengthOf = (spec: PuzzleSpec): number => codeOf(spec).replaceAll('-', '').length;
    expect(codeOf(usual)).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{5}$/);
    expect(lengthOf(usual)).toBe(13);
    expect(lengthOf({ ...usual, size: [300, 20] })).toBe(15);
    expect(lengthOf({ ...usual, shape: masks[0] })).toBe(17);
    expect(lengthOf({ ...usual, size: [300, 20], shape: masks[0] })).toBe(19);
    expect(lengthOf({ ...usual, edge: 'smooth' })).toBe(13);
    expect(lengthOf({ ...usual, openings: 'none' })).toBe(13);
    expect(lengthOf({ ...usual, braid: 5 })).toBe(18);
    expect(lengthOf({ ...usual, edge: 'smooth', size: [300, 20] })).toBe(18);
    expect(lengthOf({ ...usual, algorithm: 'growing-tree:3', shape: drawings[0] })).toBe(22);
  });

  it('refuses any one wrong symbol and any two swapped', () => {
    fc.assert(
      fc.property(
        anySpec,
        fc.nat(),
        fc.integer({ min: 1, max: 31 }),
        fc.nat(),
        (spec, draw, shift, other) => {
          const symbols = [...codeOf(spec).replaceAll('-', '')];
          const at = draw % symbols.length;
          const wrong = symbols.with(at, ALPHABET[(ALPHABET.indexOf(symbols[at]) + shift) % 32]);
          expect(refusalOf(wrong.join(''), broughtBy(spec))?.kind).toBe('usage');

          const to = other % symbols.length;
          if (symbols[at] === symbols[to]) return;
          const swapped = symbols.with(at, symbols[to]).with(to, symbols[at]);
          expect(refusalOf(swapped.join(''), broughtBy(spec))?.kind).toBe('usage');
        },
      ),
      runs(1200),
    );
  });

  it('refuses every single wrong symbol and every swap of one code, one after another', () => {
    const symbols = [
      ...codeOf({
        ...plain,
        cells: 'ring',
        shape: masks[1],
        algorithm: 'hunt-and-kill',
        size: [300, 9],
        seed: 123_456,
      }).replaceAll('-', ''),
    ];
    let tried = 0;
    for (let at = 0; at < symbols.length; at++) {
      for (const letter of ALPHABET) {
        if (letter === symbols[at]) continue;
        expect(refusalOf(symbols.with(at, letter).join(''), masks[1])).toBeDefined();
        tried++;
      }
      for (let to = 0; to < at; to++) {
        if (symbols[at] === symbols[to]) continue;
        expect(
          refusalOf(symbols.with(at, symbols[to]).with(to, symbols[at]).join(''), masks[1]),
        ).toBeDefined();
      }
    }
    expect(tried).toBe(31 * symbols.length);
  });

  it('refuses a symbol too few or too many, and what is no code at all', () => {
    const code = codeOf({
      ...plain,
      cells: 'square',
      shape: 'rectangle',
      algorithm: 'backtracker',
      size: [20, 20],
      seed: 7,
    });
    for (const text of [
      '',
      '-',
      'U',
      code.slice(1),
      code.slice(0, -1),
      `${code}0`,
      `0${code}`,
      code.replace(/^./, '!'),
      'hello world, this',
    ]) {
      const refusal = refusalOf(text);
      expect(refusal?.kind, text).toBe('usage');
      expect(refusal?.message).not.toContain('\n');
    }
  });

  it('forgives lower case, spaces, missing hyphens, and O, I and L for 0 and 1', () => {
    fc.assert(
      fc.property(anySpec, (spec) => {
        const code = codeOf(spec);
        const written = [
          code.toLowerCase(),
          code.replaceAll('-', ' '),
          code.replaceAll('-', ''),
          ` ${[...code].join(' ')}\n`,
          code.replaceAll('0', 'O').replaceAll('1', 'I'),
          code.replaceAll('0', 'o').replaceAll('1', 'l'),
        ];
        for (const text of written) expect(specOf(text, broughtBy(spec))).toEqual(spec);
      }),
      runs(200),
    );
  });

  it('of a maze in a mask needs that mask, and refuses another', () => {
    for (const mask of masks) {
      const spec = {
        ...plain,
        cells: 'square',
        shape: mask,
        algorithm: 'backtracker',
        size: [18, 16] as const,
        seed: 3,
      };
      const code = codeOf(spec);
      expect(refusalOf(code)?.message).toContain('give that with --shape');
      for (const other of masks) expect(refusalOf(code, other) === undefined).toBe(other === mask);
      // What the file is called does not matter.
      expect(codeOf({ ...spec, shape: { ...mask, title: 'another name' } })).toBe(code);
    }
  });

  it('of a maze without a mask ignores a mask', () => {
    const spec = {
      ...plain,
      cells: 'square',
      shape: 'circle',
      algorithm: 'backtracker',
      size: [9, 9] as const,
      seed: 1,
    };
    expect(specOf(codeOf(spec), masks[0])).toEqual(spec);
  });
});

describe('a spec', () => {
  /** A code whose last symbol fits again; found by trying. */
  const withCheck = (symbols: readonly string[], shape?: Exclude<Shape, string>): PuzzleSpec | undefined => {
    for (const check of ALPHABET) {
      try {
        return specOf([...symbols, check].join(''), shape);
      } catch (error) {
        if (!(error instanceof Refusal && error.kind === 'usage')) throw error;
      }
    }
    return undefined;
  };

  it('has no second spelling: every code that is taken is the one that its spec has', () => {
    let taken = 0;
    fc.assert(
      fc.property(
        anySpec,
        fc.array(fc.tuple(fc.nat(), fc.constantFrom(0, 1, 4, 16, 31)), { minLength: 1, maxLength: 3 }),
        (spec, changes) => {
          const symbols = [...codeOf(spec).replaceAll('-', '')].slice(0, -1);
          for (const [at, flip] of changes) {
            const place = at % symbols.length;
            symbols[place] = ALPHABET[ALPHABET.indexOf(symbols[place]) ^ flip];
          }
          const other = withCheck(symbols, broughtBy(spec));
          if (!other) return;
          expect(codeOf(other).replaceAll('-', '').slice(0, -1)).toBe(symbols.join(''));
          taken++;
        },
      ),
      runs(800),
    );
    expect(taken).toBeGreaterThan(200);
  });

  it.each([
    { what: 'a named shape', shape: 'circle' },
    { what: 'a mask', shape: masks[0] },
    { what: 'a drawing', shape: drawings[0] },
  ])('without a braid is not spelled in the form that has room for one, in $what', ({ shape }) => {
    const spec = { ...plain, cells: 'square', shape, algorithm: 'kruskal', size: [9, 9], seed: 5 } as const;
    const symbols = [...codeOf({ ...spec, braid: 1 }).replaceAll('-', '')].slice(0, -1);
    // The share of the braid, and nothing else, is in the last two of the five symbols after the first twelve.
    symbols[15] = symbols[16] = '0';
    expect(withCheck(symbols, broughtBy(spec))).toBeUndefined();
    // Nor with a rate for a carver that has none.
    symbols[13] = symbols[14] = '1';
    expect(withCheck(symbols, broughtBy(spec))).toBeUndefined();
  });
});

describe('the identity of a spec', () => {
  it('is the same only for the same maze, whatever its mask is called', () => {
    fc.assert(
      fc.property(anySpec, anySpec, (one, other) => {
        const untitled = ({ shape, ...rest }: PuzzleSpec): string =>
          JSON.stringify([
            rest.cells,
            rest.edge,
            rest.algorithm,
            rest.openings,
            rest.size,
            rest.braid,
            rest.seed,
            typeof shape === 'string' ? shape : 'mask' in shape ? [shape.mask] : shape.rings,
          ]);
        expect(identityOf(one) === identityOf(other)).toBe(untitled(one) === untitled(other));
        if (typeof one.shape !== 'string') {
          expect(identityOf({ ...one, shape: { ...one.shape, title: 'x' } })).toBe(identityOf(one));
        }
      }),
      runs(300),
    );
  });
});

describe('registries', () => {
  it.each([
    { kind: 'tilings', variants: tilings },
    { kind: 'outlines', variants: outlines },
    { kind: 'carvers', variants: carvers },
    { kind: 'openings', variants: allOpenings, from: 0, to: 7 },
  ])(
    '$kind have ids of their own, that fit a code, and names of their own',
    ({ variants, from = 1, to = 30 }) => {
      const ids = variants.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.every((id) => Number.isInteger(id) && id >= from && id <= to)).toBe(true);
      const names = variants.flatMap(({ name, aliases }) => [name, ...aliases]);
      expect(new Set(names).size).toBe(names.length);
      expect(variants.filter(({ name }) => !/^[a-z][a-z0-9-]*$/.test(name))).toEqual([]);
      // Some tilings are known by the corners of the cells around a point: 4.8.8.
      expect(names.filter((name) => !/^[a-z0-9][a-z0-9.-]*$/.test(name))).toEqual([]);
    },
  );
});

describe('printed codes stay good', () => {
  it('for every tiling, outline, carver and kind of openings', () => {
    const missing = (
      kind: string,
      variants: readonly { name: string }[],
      of: (spec: PuzzleSpec) => unknown,
    ) => {
      const used = new Set(frozen.map(({ spec }) => of(spec)));
      return variants.filter(({ name }) => !used.has(name)).map(({ name }) => `${kind} ${name}`);
    };
    expect([
      ...missing('tiling', tilings, ({ cells }) => cells),
      ...missing('outline', outlines, ({ shape }) => shape),
      ...missing('carver', carvers, ({ algorithm }) => algorithm.replace(/:.*/, '')),
      ...missing('openings', allOpenings, ({ openings }) => openings),
    ]).toEqual([]);
  });

  it.each(frozen)('$code means the same maze for good', ({ code, spec, walls }) => {
    const shape = spec.shape === 'mask:donut' ? masks[1] : spec.shape;
    const wanted: PuzzleSpec = { ...spec, shape };
    expect(codeOf(wanted)).toBe(code);
    expect(specOf(code, masks[1])).toEqual(wanted);
    expect(wallsSum(generate(wanted, new GridCache()).maze)).toBe(walls);
  });

  it('the sum of walls can tell: a door more, and a single cell moved', () => {
    const { maze } = generate(
      { ...plain, cells: 'square', shape: 'rectangle', algorithm: 'backtracker', size: [6, 6], seed: 1 },
      new GridCache(),
    );
    const closed = maze.doors.findIndex((state) => state !== OPEN);
    expect(wallsSum({ ...maze, doors: maze.doors.with(closed, OPEN) })).not.toBe(wallsSum(maze));
    const moved = { ...maze.grid, xyOfPoint: maze.grid.xyOfPoint.with(0, 0.01) };
    expect(wallsSum({ ...maze, grid: moved })).not.toBe(wallsSum(maze));
  });
});

describe('a mask saved otherwise', () => {
  const written = { title: 'donut', mask: '###\n#.#\n###\n' };
  const forms = [
    '###\r\n#.#\r\n###\r\n',
    '###\n#.#\n###',
    '\uFEFF###\n#.#\n###\n',
    '\n  ###\n  # #\n  ###\n\n',
  ];
  it.each(forms)('%j is the same shape: the same code, the same maze', (mask) => {
    const spec = {
      ...plain,
      cells: 'square',
      shape: written,
      algorithm: 'backtracker',
      size: [9, 9],
      seed: 3,
    } as const;
    const other = { ...spec, shape: { title: 'other', mask } };
    expect(codeOf(other)).toBe(codeOf(spec));
    expect(identityOf(other)).toBe(identityOf(spec));
    expect(specOf(codeOf(spec), other.shape)).toEqual(other);
    const [one, two] = [spec, other].map((each) => wallsSum(generate(each, new GridCache()).maze));
    expect(one).toBe(two);
  });
});

describe('what no code spells', () => {
  const spec = { ...plain, cells: 'square', shape: 'rectangle', algorithm: 'backtracker' } as const;
  it.each([
    { ...spec, size: [0, 5] as const, seed: 1 },
    { ...spec, size: [5, 1025] as const, seed: 1 },
    { ...spec, size: [5, 5] as const, seed: SEEDS },
    { ...spec, size: [5, 5] as const, seed: -1 },
    { ...spec, size: [5, 5] as const, seed: 1, braid: 101 },
    { ...spec, size: [5, 5] as const, seed: 1, braid: 12.5 },
    { ...spec, size: [5, 5] as const, seed: 1, braid: -1 },
  ])('$size seed $seed braid $braid', (unsound) => {
    expect(() => codeOf(unsound)).toThrow(RangeError);
  });

  it('a size beyond the largest, though its check symbol fits', () => {
    expect(() => specOf('G88G-ZZZG-0001-ZZS')).toThrow(Refusal);
  });
});

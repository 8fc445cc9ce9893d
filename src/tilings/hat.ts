import type { Tile, Tiling } from '../grid/types.ts';
import { cellsThatCover, wholeCells } from '../grid/whole-cells.ts';

/**
 * Whole steps along two unit vectors, the second a sixth of a turn from the first. All hats have their corners there,
 * so that neighbours agree to the last digit.
 */
type Spot = readonly [number, number];

/** The hat: eight kites, 13 sides, the longest of which has a corner of other hats in its middle. */
const HAT: readonly Spot[] = [
  [0, 0],
  [-1, -1],
  [0, -2],
  [1, -2],
  [2, -2],
  [2, -1],
  [4, -2],
  [5, -1],
  [4, 0],
  [3, 0],
  [2, 2],
  [0, 3],
  [0, 2],
  [-1, 2],
];
const SIXTHS = [0, 1, 2, 3, 4, 5];
const PLAIN = SIXTHS.map((turn) => HAT.map((corner) => turned(corner, turn)));
const MIRRORED = SIXTHS.map((turn) => HAT.map(([x, y]) => turned([x + y, -y], turn)));
/** Length of a step that makes a hat's area 1: it has that of 16 rhombs of two steps. */
const STEP = 1 / Math.sqrt(8 * Math.sqrt(3));
/** Between the two corners of a hat that are furthest apart. */
const LONGEST = 6 * STEP;
/** Levels of metatiles that are built whatever the size, so that all patches of up to 2,000 across have one middle. */
const LEVELS = 8;

type Kind = 'H' | 'T' | 'P' | 'F';
type Mark = 'a' | 'b' | 'c';

interface Part {
  /** Undefined for a hat. */
  readonly of: Metatile | undefined;
  /** Sixths of a turn. A mirrored hat was mirrored in the line of the first vector before. */
  readonly turn: number;
  readonly at: Spot;
  readonly mirrored?: boolean;
}

/** A group of hats, or of metatiles of the level below, about its own (0, 0). */
interface Metatile {
  readonly parts: readonly Part[];
  /** Corners at which it meets others. */
  readonly marks: Readonly<Partial<Record<Mark, Spot>>>;
  /** No part of it is further from (0, 0), in steps. */
  readonly radius: number;
}

const FIRST: Readonly<Record<Kind, Omit<Metatile, 'radius'>>> = {
  H: {
    parts: [
      { of: undefined, turn: 4, at: [-2, 0] },
      { of: undefined, turn: 4, at: [4, 0] },
      { of: undefined, turn: 2, at: [0, 2] },
      { of: undefined, turn: 2, at: [2, -2], mirrored: true },
    ],
    marks: { a: [6, -4], b: [-2, 6], c: [-4, -2] },
  },
  T: { parts: [{ of: undefined, turn: 3, at: [2, 0] }], marks: {} },
  P: {
    parts: [
      { of: undefined, turn: 0, at: [2, 2] },
      { of: undefined, turn: 5, at: [-2, 4] },
    ],
    marks: { a: [0, 0], b: [4, 4] },
  },
  F: {
    parts: [
      { of: undefined, turn: 0, at: [2, 2] },
      { of: undefined, turn: 5, at: [-2, 4] },
    ],
    marks: { a: [0, 0], b: [6, 2], c: [4, 4] },
  },
};

/** A part of the level below: its turn, and which mark of its own lies on which mark of which part before it. */
type Row = readonly [kind: Kind, turn: number, own?: Mark, before?: number, its?: Mark];

/** A metatile of the next level: its parts, and for each of its marks the part, all of kind F, and its mark. */
interface Rule {
  readonly rows: readonly Row[];
  readonly marks: readonly (readonly [Mark, part: number, its: Mark])[];
}

/** A P, and all of an F but its last. */
const ROWS_OF_P: Rule['rows'] = [
  ['H', 1],
  ['P', 1, 'b', 0, 'a'],
  ['H', 2, 'b', 1, 'a'],
  ['F', 5, 'c', 0, 'c'],
  ['F', 2, 'c', 2, 'a'],
];

/**
 * The metatiles of D. Smith, J. S. Myers, C. S. Kaplan and C. Goodman-Strauss, "An aperiodic monotile" (2023), figure
 * 2.11, told by corners that stay whole steps at every level. An H has a T in its middle besides; a T is one H.
 */
const RULES: Readonly<Record<'H' | 'P' | 'F', Rule>> = {
  H: {
    rows: [
      ['H', 0],
      ['H', 0, 'c', 0, 'a'],
      ['H', 4, 'a', 0, 'b'],
      ['P', 0, 'b', 0, 'a'],
      ['P', 4, 'b', 0, 'b'],
      ['P', 5, 'a', 1, 'b'],
      ['F', 4, 'c', 0, 'c'],
      ['F', 0, 'c', 1, 'a'],
      ['F', 2, 'c', 2, 'c'],
    ],
    marks: [
      ['a', 7, 'b'],
      ['b', 8, 'b'],
      ['c', 6, 'b'],
    ],
  },
  P: {
    rows: ROWS_OF_P,
    marks: [
      ['a', 3, 'b'],
      ['b', 4, 'b'],
    ],
  },
  F: {
    rows: [...ROWS_OF_P, ['F', 0, 'c', 2, 'c']],
    marks: [
      ['a', 3, 'b'],
      ['b', 4, 'a'],
      ['c', 4, 'b'],
    ],
  },
};

/**
 * Hats, the one tile that covers the plane but never with a period. One in about eight is mirrored, such as the one in
 * the middle.
 */
export const hat: Tiling = {
  id: 15,
  name: 'hat',
  title: 'Hats',
  aliases: ['hats', 'einstein', 'monotile'],
  pitch: [1, 1],
  cellArea: 1,
  cutToBox: true,
  tiles(size, cover) {
    const margin = cover ? 1 + LONGEST : LONGEST;
    const tiles = hats(size[0] / 2 + margin, size[1] / 2 + margin);
    return cover ? cellsThatCover(tiles, size, margin) : wholeCells(tiles, size);
  },
};

/** All hats with a point at most so far from the middle, and some more. */
function hats(right: number, bottom: number): Tile[] {
  const tiles: Tile[] = [];
  const stack: Part[] = [{ of: largeEnough(Math.hypot(right, bottom)), turn: 0, at: [0, 0] }];
  while (stack.length > 0) {
    const { of, turn, at, mirrored = false } = stack.pop() as Part;
    if (!of) {
      const corners = (mirrored ? MIRRORED : PLAIN)[turn % 6];
      tiles.push(corners.map((corner) => toPlane(sum(at, corner))));
      continue;
    }
    for (const part of of.parts) {
      const middle = sum(at, turned(part.at, turn));
      const [x, y] = toPlane(middle);
      const radius = (part.of?.radius ?? 6) * STEP;
      if (Math.abs(x) - radius > right || Math.abs(y) - radius > bottom) continue;
      stack.push({ of: part.of, turn: turn + part.turn, at: middle, mirrored: part.mirrored === true });
    }
  }
  return tiles;
}

/** An H that covers all that is so near to its middle. */
function largeEnough(near: number): Metatile {
  let level: Record<Kind, Metatile> = {
    H: withRadius(FIRST.H),
    T: withRadius(FIRST.T),
    P: withRadius(FIRST.P),
    F: withRadius(FIRST.F),
  };
  // The marks of an H are the corners of a triangle inside it, but for a ragged border; a side is half as far.
  for (
    let built = 0;
    built < LEVELS || Math.hypot(...toPlane(level.H.marks.a as Spot)) < 2.5 * near;
    built++
  ) {
    const h = raise(RULES.H, level);
    const [sumX, sumY] = Object.values(h.marks).reduce(sum, [0, 0]);
    const back: Spot = [-sumX / 3, -sumY / 3];
    level = {
      H: withRadius({
        parts: [
          ...h.parts.map((part) => ({ ...part, at: sum(part.at, back) })),
          { of: level.T, turn: 0, at: [0, 0] },
        ],
        marks: Object.fromEntries(Object.entries(h.marks).map(([mark, at]) => [mark, sum(at, back)])),
      }),
      T: withRadius({ parts: [{ of: level.H, turn: 5, at: [0, 0] }], marks: {} }),
      P: withRadius(raise(RULES.P, level)),
      F: withRadius(raise(RULES.F, level)),
    };
  }
  return level.H;
}

/** Puts parts together as a rule says; the first lies at (0, 0). */
function raise({ rows, marks }: Rule, level: Readonly<Record<Kind, Metatile>>): Omit<Metatile, 'radius'> {
  const parts: Part[] = [];
  const placeOf = (part: Part, mark: Mark): Spot =>
    sum(part.at, turned(part.of?.marks[mark] as Spot, part.turn));
  for (const [kind, turn, own, before, its] of rows) {
    const part: Part = { of: level[kind], turn, at: [0, 0] };
    if (own === undefined || before === undefined || its === undefined) parts.push(part);
    else {
      const [x, y] = placeOf(part, own);
      parts.push({ ...part, at: sum(placeOf(parts[before], its), [-x, -y]) });
    }
  }
  return {
    parts,
    marks: Object.fromEntries(marks.map(([mark, part, its]) => [mark, placeOf(parts[part], its)])),
  };
}

function withRadius(tile: Omit<Metatile, 'radius'>): Metatile {
  const reach = ({ of, at }: Part): number => Math.hypot(...toPlane(at)) / STEP + (of?.radius ?? 6);
  return { ...tile, radius: Math.max(...tile.parts.map(reach)) };
}

function sum([x0, y0]: Spot, [x1, y1]: Spot): Spot {
  return [x0 + x1, y0 + y1];
}

function turned([x, y]: Spot, sixths: number): Spot {
  let spot: Spot = [x, y];
  for (let i = 0; i < sixths % 6; i++) spot = [-spot[1], spot[0] + spot[1]];
  return spot;
}

function toPlane([x, y]: Spot): [number, number] {
  return [(x + y / 2) * STEP, y * ((STEP * Math.sqrt(3)) / 2)];
}

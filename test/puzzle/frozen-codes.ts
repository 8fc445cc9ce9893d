import type { PuzzleSpec } from '../../src/puzzle/spec.ts';

/** What the first codes could not say otherwise: whole cells, the farthest openings, no loops. */
export const first = { edge: 'stepped', openings: 'far', braid: 0 } as const;

/**
 * Codes, the specs that they must spell and the sums of the walls that they must generate (see walls-sum.ts). A code
 * stands on printed pages: never change a line here, only add some. The shape mask:donut stands for that mask.
 */
export const frozen: readonly { code: string; walls: string; spec: PuzzleSpec }[] = [
  {
    code: '0888-2C9G-00013',
    walls: '4b67c400',
    spec: {
      ...first,
      cells: 'square',
      shape: 'rectangle',
      algorithm: 'rooms-and-doors',
      size: [20, 20],
      seed: 1,
    },
  },
  {
    code: '088G-0W5Z-ZZZZY',
    walls: 'ae2749e7',
    spec: {
      ...first,
      cells: 'square',
      shape: 'rectangle',
      algorithm: 'backtracker',
      size: [8, 12],
      seed: 16777215,
    },
  },
  {
    code: '08GR-30C0-04K7V',
    walls: '2ed7aea5',
    spec: {
      ...first,
      cells: 'square',
      shape: 'circle',
      algorithm: 'hunt-and-kill',
      size: [25, 25],
      seed: 4711,
    },
  },
  {
    code: '0FS0-2GA0-002D-D4166',
    walls: 'aad63110',
    spec: {
      ...first,
      cells: 'square',
      shape: 'mask:donut',
      algorithm: 'binary-tree',
      size: [21, 21],
      seed: 77,
    },
  },
  {
    code: '0G8G-3M70-00021',
    walls: 'd466eb85',
    spec: {
      ...first,
      cells: 'triangle',
      shape: 'rectangle',
      algorithm: 'backtracker',
      size: [30, 15],
      seed: 2,
    },
  },
  {
    code: '0GG8-4WB0-31MZ2',
    walls: '45cc9166',
    spec: {
      ...first,
      cells: 'triangle',
      shape: 'circle',
      algorithm: 'rooms-and-doors',
      size: [40, 23],
      seed: 99999,
    },
  },
  {
    code: '0R8R-1W8G-00000',
    walls: 'c8fa73ae',
    spec: {
      ...first,
      cells: 'hexagon',
      shape: 'rectangle',
      algorithm: 'hunt-and-kill',
      size: [16, 18],
      seed: 0,
    },
  },
  {
    code: '0RH0-2MC0-000Z5',
    walls: '9b590a57',
    spec: { ...first, cells: 'hexagon', shape: 'circle', algorithm: 'binary-tree', size: [22, 25], seed: 31 },
  },
  {
    code: '0ZRG-3CFG-0005-D416V',
    walls: 'cb5a605c',
    spec: {
      ...first,
      cells: 'hexagon',
      shape: 'mask:donut',
      algorithm: 'backtracker',
      size: [28, 32],
      seed: 5,
    },
  },
  {
    code: '108G-2C9V-RRAEX',
    walls: '37c9878c',
    spec: {
      ...first,
      cells: 'ring',
      shape: 'rectangle',
      algorithm: 'backtracker',
      size: [20, 20],
      seed: 12345678,
    },
  },
  {
    code: '10G8-248G-0006V',
    walls: '13417943',
    spec: { ...first, cells: 'ring', shape: 'circle', algorithm: 'rooms-and-doors', size: [18, 18], seed: 6 },
  },
  {
    code: '1090-1G40-0008H',
    walls: 'bf9ced8a',
    spec: { ...first, cells: 'ring', shape: 'rectangle', algorithm: 'binary-tree', size: [13, 9], seed: 8 },
  },
  {
    code: 'G888-5C10-0100-101',
    walls: 'e587951b',
    spec: {
      ...first,
      cells: 'square',
      shape: 'rectangle',
      algorithm: 'rooms-and-doors',
      size: [300, 3],
      seed: 1024,
    },
  },
];

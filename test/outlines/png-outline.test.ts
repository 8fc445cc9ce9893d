import fc from 'fast-check';
import { encode, type ImageData } from 'fast-png';
import { describe, expect, it } from 'vitest';
import type { Polygon } from '../../src/geometry/ring.ts';
import { drawingOutline } from '../../src/outlines/drawing.ts';
import { maskOutline } from '../../src/outlines/mask.ts';
import { pngDrawing } from '../../src/outlines/png-outline.ts';
import { Refusal } from '../../src/refusal.ts';
import { runs } from '../grid/fixed-seed.ts';
import { heart } from '../grid/masks.ts';
import { crossingsOf } from './crossings.ts';
import { refusalOf } from './refused.ts';

const bytesOf = (base64: string): Uint8Array => new Uint8Array(Buffer.from(base64, 'base64'));

/** Hearts that people sent in: dark on white, and opaque on transparent. */
const GREY_HEART = bytesOf(
  'iVBORw0KGgoAAAANSUhEUgAAAAkAAAAICAAAAAAOpoppAAAAI0lEQVR4nGP4z8Dw/z+IYAABCIkN/IfT/6FK/0M0gsn/MAIA4YoZ5xt7JDoAAAAASUVORK5CYII=',
);
const CLEAR_HEART = bytesOf(
  'iVBORw0KGgoAAAANSUhEUgAAAAkAAAAICAYAAAArzdW1AAAAKklEQVR4nGNggID/UIwMUMT+o2GsYugC2DBxiggpxOpQnAqwKcQLMBQAAI1BLdMrVmOrAAAAAElFTkSuQmCC',
);

/** A small figure, F for figure: no mirror image or turn of itself. */
const F = ['####', '#...', '###.', '#...', '#...'];
const F_MASK = `${F.join('\n')}\n`;

/** A picture of it, from the samples of an inside and an outside pixel; those below a byte are packed. */
function pictureOf(
  rows: readonly string[],
  on: readonly number[],
  off: readonly number[],
  more: Partial<ImageData> = {},
): Uint8Array {
  const depth = more.depth ?? 8;
  const [width, height] = [rows[0].length, rows.length];
  const samples = rows.map((row) => Array.from(row).flatMap((cell) => (cell === '#' ? on : off)));
  const packed = samples.flatMap((row) => {
    if (depth >= 8) return row;
    const perByte = 8 / depth;
    return Array.from({ length: Math.ceil(row.length / perByte) }, (_, i) =>
      Array.from({ length: perByte }, (_, j) => row[i * perByte + j] ?? 0).reduce(
        (byte, value) => (byte << depth) | value,
        0,
      ),
    );
  });
  const data = depth === 16 ? Uint16Array.from(packed) : Uint8Array.from(packed);
  return encode({ width, height, data, depth, channels: on.length, ...more });
}

const maskOf = (bytes: Uint8Array): string => {
  const found = pngDrawing('my.png', bytes);
  if (!('kind' in found)) throw new Error('no mask');
  return found.text;
};

function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}

/** The picture with a chunk of transparency before its pixels, which the encoder does not write. */
function withTransparency(bytes: Uint8Array, values: readonly number[]): Uint8Array {
  const chunk = new Uint8Array(12 + values.length);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, values.length);
  chunk.set([...new TextEncoder().encode('tRNS'), ...values], 4);
  view.setUint32(8 + values.length, crcOf(chunk.subarray(4, 8 + values.length)));
  const pixels = Buffer.from(bytes).indexOf('IDAT') - 4;
  return Uint8Array.from([...bytes.subarray(0, pixels), ...chunk, ...bytes.subarray(pixels)]);
}

const palette = [
  [255, 255, 255],
  [200, 30, 30],
  [0, 0, 0],
];

describe('small pictures', () => {
  it.each([
    { what: '1-bit grey', bytes: pictureOf(F, [0], [1], { depth: 1 }) },
    { what: '2-bit grey', bytes: pictureOf(F, [1], [3], { depth: 2 }) },
    { what: '4-bit grey', bytes: pictureOf(F, [5], [9], { depth: 4 }) },
    { what: '8-bit grey', bytes: pictureOf(F, [127], [128]) },
    { what: '16-bit grey', bytes: pictureOf(F, [0x7f00], [0x8100], { depth: 16 }) },
    { what: 'grey and alpha', bytes: pictureOf(F, [255, 128], [0, 127]) },
    { what: '16-bit grey and alpha', bytes: pictureOf(F, [0, 0xffff], [0, 0], { depth: 16 }) },
    { what: 'grey and alpha, all opaque', bytes: pictureOf(F, [0, 255], [255, 255]) },
    {
      what: 'grey with one transparent value',
      bytes: withTransparency(pictureOf(F, [255], [7]), [0, 7]),
    },
    { what: 'colour: red and blue are dark, yellow is not', bytes: pictureOf(F, [200, 0, 0], [255, 255, 0]) },
    { what: 'colour: blue on green', bytes: pictureOf(F, [0, 0, 255], [0, 255, 0]) },
    { what: '16-bit colour', bytes: pictureOf(F, [0, 0, 0x7000], [0xf000, 0xf000, 0xf000], { depth: 16 }) },
    {
      what: 'colour with one transparent value',
      bytes: withTransparency(pictureOf(F, [255, 255, 255], [1, 2, 3]), [0, 1, 0, 2, 0, 3]),
    },
    {
      what: 'colour and alpha: white is inside if opaque',
      bytes: pictureOf(F, [255, 255, 255, 255], [0, 0, 0, 0]),
    },
    { what: 'colour and alpha, all opaque', bytes: pictureOf(F, [0, 0, 0, 255], [255, 255, 255, 255]) },
    {
      what: 'colour and alpha, half opaque black over white is grey',
      bytes: pictureOf(F, [0, 0, 0, 250], [0, 0, 0, 128], {}),
    },
    {
      what: '16-bit colour and alpha',
      bytes: pictureOf(F, [0, 0, 0, 0xffff], [0, 0, 0, 0x1000], { depth: 16 }),
    },
    { what: 'palette', bytes: pictureOf(F, [1], [0], { palette }) },
    { what: '1-bit palette', bytes: pictureOf(F, [1], [0], { depth: 1, palette }) },
    { what: '2-bit palette', bytes: pictureOf(F, [2], [0], { depth: 2, palette }) },
    { what: '4-bit palette', bytes: pictureOf(F, [2], [0], { depth: 4, palette }) },
    {
      what: 'palette with transparency',
      bytes: withTransparency(pictureOf(F, [0], [2], { palette }), [255, 255, 0]),
    },
  ])('$what', ({ what, bytes }) => {
    if (what.startsWith('colour and alpha, half')) {
      // Nothing is transparent by half, so darkness decides, and both are dark.
      expect(refusalOf(() => pngDrawing('x', bytes))).toContain('dark all over');
    } else expect(maskOf(bytes)).toBe(F_MASK);
  });

  it('interlaced, 8 bits', () => {
    const data = Uint8Array.from(F.join(''), (cell) => (cell === '#' ? 0 : 255));
    expect(maskOf(encode({ width: 4, height: 5, data, channels: 1 }, { interlace: 'Adam7' }))).toBe(F_MASK);
  });

  it.each([
    { what: 'dark on white', bytes: GREY_HEART },
    { what: 'opaque on transparent', bytes: CLEAR_HEART },
  ])('the heart of the samples, $what, is the one of the text file', ({ bytes }) => {
    expect(maskOf(bytes)).toBe(heart);
    expect(maskOutline('heart', maskOf(bytes))).toEqual(maskOutline('heart', heart));
  });

  it('are those of at most 64 pixels either way', () => {
    const corner = (x: number, y: number): number => (x < 60 && y < 10 ? 1 : 0);
    expect('kind' in pngDrawing('x', painted(64, 64, corner))).toBe(true);
    expect('kind' in pngDrawing('x', painted(65, 20, corner))).toBe(false);
    expect('kind' in pngDrawing('x', painted(20, 65, corner))).toBe(false);
  });
});

/** A grey picture with this darkness, from 0 to 1, in the middle of each pixel. */
function painted(width: number, height: number, darkAt: (x: number, y: number) => number): Uint8Array {
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) data[y * width + x] = Math.round(255 * (1 - darkAt(x + 0.5, y + 0.5)));
  }
  return encode({ width, height, data, channels: 1 });
}

function figureOf(bytes: Uint8Array): {
  aspect: number;
  coverage: number;
  holes: number;
  rings: number;
  corners: number;
} {
  const found = pngDrawing('my.png', bytes);
  if ('kind' in found) throw new Error('no drawing');
  const { aspect = 0, coverage, holes = 0, rings } = drawingOutline(found);
  expect(crossingsOf(rings as Polygon[])).toBe(0);
  return { aspect, coverage, holes, rings: rings.length, corners: rings.flat().length };
}

/** Darkness of a disc with a soft edge. */
const disc = (x: number, y: number, cx: number, cy: number, r: number): number =>
  Math.min(1, Math.max(0, r + 0.5 - Math.hypot(x - cx, y - cy)));

describe('larger pictures', () => {
  it('a disc is a disc, with soft and with hard edges', () => {
    for (const isHard of [false, true]) {
      const shade = (dark: number): number => (isHard ? Math.round(dark) : dark);
      const figure = figureOf(painted(300, 200, (x, y) => shade(disc(x, y, 120, 90, 70))));
      expect(figure.aspect).toBeCloseTo(1, 2);
      expect(Math.abs(figure.coverage - Math.PI / 4)).toBeLessThan(0.01);
      expect(figure.holes).toBe(0);
      // Stairs would turn back at each step.
      expect(figure.corners).toBeLessThan(90);
    }
  });

  it('a ring has a hole', () => {
    const { coverage, holes } = figureOf(
      painted(200, 200, (x, y) => disc(x, y, 100, 100, 90) - disc(x, y, 100, 100, 45)),
    );
    expect(holes).toBe(1);
    expect(Math.abs(coverage - (Math.PI / 4) * 0.75)).toBeLessThan(0.01);
  });

  it('what touches the frame is closed there', () => {
    const { aspect, coverage } = figureOf(painted(100, 100, (x) => (x < 50 ? 1 : 0)));
    expect(aspect).toBeCloseTo(0.5, 2);
    expect(coverage).toBeGreaterThan(0.995);
  });

  it('specks and pinholes are dropped', () => {
    const { coverage, holes, rings } = figureOf(
      painted(200, 200, (x, y) => {
        const isSpeck = (x < 3 && y < 3) || (Math.floor(x) % 20 === 0 && Math.floor(y) % 20 === 0);
        const inside = Math.round(disc(x, y, 100, 100, 80));
        return isSpeck ? 1 - inside : inside;
      }),
    );
    expect([holes, rings]).toEqual([0, 1]);
    expect(Math.abs(coverage - Math.PI / 4)).toBeLessThan(0.01);
  });

  it('noise all over is a drawing or refused', () => {
    let state = 1;
    const noise = painted(200, 200, () => {
      state = (state * 48_271) % 2_147_483_647;
      return state % 2;
    });
    expect(drawnOrRefused(noise)).toBe(true);
  });

  it('the largest is the same figure as a small one', () => {
    const small = figureOf(painted(400, 40, (x, y) => disc(x / 10, y, 20, 20, 15)));
    const large = figureOf(painted(4000, 400, (x, y) => disc(x / 100, y / 10, 20, 20, 15)));
    expect(large.aspect / small.aspect).toBeCloseTo(1, 1);
    expect(large.coverage).toBeCloseTo(small.coverage, 2);
  });
});

/** Whether a file gives a drawing or a refusal; throws any other error. */
function drawnOrRefused(bytes: Uint8Array): boolean {
  try {
    pngDrawing('any', bytes);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
  return true;
}

describe('pictures that are refused, in one line that names them', () => {
  const withHeader = (change: (view: DataView) => void): Uint8Array => {
    const bytes = GREY_HEART.slice();
    const view = new DataView(bytes.buffer);
    change(view);
    return bytes;
  };
  /** A header with its checksum right. */
  const lying = (bytes: Uint8Array, width: number, height: number, rest: readonly number[]): Uint8Array => {
    const changed = bytes.slice();
    const view = new DataView(changed.buffer);
    view.setUint32(16, width);
    view.setUint32(20, height);
    changed.set(rest, 24);
    view.setUint32(29, crcOf(changed.subarray(12, 29)));
    return changed;
  };
  const million = encode({ width: 1000, height: 1000, data: new Uint8Array(1_000_000), channels: 1 });
  it.each([
    { what: 'nothing', bytes: new Uint8Array(), says: 'empty' },
    { what: 'a JPEG', bytes: Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70), says: 'not a PNG' },
    { what: 'text', bytes: new TextEncoder().encode(heart), says: 'not a PNG' },
    { what: 'only a signature', bytes: GREY_HEART.slice(0, 8), says: 'damaged' },
    {
      what: 'a header of 100,000 × 100,000',
      bytes: lying(GREY_HEART, 100_000, 100_000, [8, 0, 0, 0, 0]),
      says: '100000×100000 pixels; at most 4000×4000',
    },
    { what: '4001 pixels wide', bytes: withHeader((view) => view.setUint32(16, 4001)), says: '4001×8' },
    { what: '2³² − 1 high', bytes: withHeader((view) => view.setUint32(20, 0xffffffff)), says: '4294967295' },
    { what: 'no width', bytes: withHeader((view) => view.setUint32(16, 0)), says: 'damaged' },
    {
      what: 'a colour type that is none',
      bytes: withHeader((view) => view.setUint8(25, 5)),
      says: 'damaged',
    },
    { what: 'a depth that is none', bytes: withHeader((view) => view.setUint8(24, 3)), says: 'damaged' },
    { what: 'more pixels than it says', bytes: lying(million, 9, 9, [8, 0, 0, 0, 0]), says: 'damaged' },
    {
      what: 'fewer pixels than it says',
      bytes: lying(million, 3000, 3000, [8, 0, 0, 0, 0]),
      says: 'damaged',
    },
    {
      what: 'too long a chunk',
      bytes: withHeader((view) => view.setUint32(33, 0x7fffffff)),
      says: 'damaged',
    },
    { what: 'a wrong checksum', bytes: GREY_HEART.with(29, 0), says: 'damaged' },
    { what: 'all white', bytes: pictureOf(['..', '..'], [0], [255]), says: 'nothing inside' },
    { what: 'all black', bytes: pictureOf(['##', '##'], [0], [255]), says: 'dark all over' },
    {
      what: 'nothing but specks',
      bytes: painted(400, 400, (x, y) => (x % 8 < 1 && y % 8 < 1 ? 1 : 0)),
      says: 'specks',
    },
    { what: 'all transparent', bytes: pictureOf(['..', '..'], [0, 0], [0, 0]), says: 'nothing inside' },
    {
      what: 'interlaced bits',
      bytes: lying(GREY_HEART, 9, 8, [1, 0, 0, 0, 1]),
      says: 'without interlacing',
    },
  ])('$what', ({ bytes, says }) => {
    const line = refusalOf(() => pngDrawing('my.png', bytes));
    expect(line).toContain('the picture my.png');
    expect(line).toContain(says);
  });

  const whole = [
    GREY_HEART,
    CLEAR_HEART,
    pictureOf(F, [1], [0], { palette }),
    painted(70, 70, (x, y) => (x > 20 && x + y < 100 ? 1 : 0)),
  ];

  it('cut off anywhere', () => {
    for (const bytes of whole) {
      for (let length = 0; length < bytes.length; length++) {
        expect(refusalOf(() => pngDrawing('cut', bytes.slice(0, length)))).toContain('the picture cut');
      }
    }
  });

  it('or drawn, whatever bytes are changed: never another error', () => {
    const change = fc.record({ at: fc.nat(), to: fc.integer({ min: 0, max: 255 }) });
    fc.assert(
      fc.property(
        fc.constantFrom(...whole),
        fc.array(change, { minLength: 1, maxLength: 4 }),
        (bytes, changes) => {
          const changed = bytes.slice();
          for (const { at, to } of changes) changed[at % changed.length] = to;
          return drawnOrRefused(changed);
        },
      ),
      runs(1000),
    );
  });

  it('or drawn, where the header lies and its checksum is right', () => {
    const side = fc.integer({ min: 1, max: 40 });
    const depth = fc.constantFrom(1, 2, 4, 8, 16);
    const colour = fc.constantFrom(0, 2, 3, 4, 6);
    fc.assert(
      fc.property(
        fc.constantFrom(...whole),
        side,
        side,
        depth,
        colour,
        fc.constantFrom(0, 1),
        (bytes, width, height, bits, type, interlaced) =>
          drawnOrRefused(lying(bytes, width, height, [bits, type, 0, 0, interlaced])),
      ),
      runs(1000),
    );
  });
});

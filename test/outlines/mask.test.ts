import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doubleArea, flatten, isInside } from '../../src/geometry/ring.ts';
import { maskOutline } from '../../src/outlines/mask.ts';
import { buildGrid } from '../../src/puzzle/grids.ts';
import { Refusal } from '../../src/refusal.ts';
import { tilings } from '../../src/tilings/index.ts';
import { runs } from '../grid/fixed-seed.ts';
import { cat, donut, heart, pinched, star, twoIslands } from '../grid/masks.ts';
import { faultsOf } from '../grid/soundness.ts';

const masks = Object.entries({ heart, donut, star, cat, twoIslands, pinched }).map(([title, mask]) => ({
  title,
  mask,
}));

function refusalOf(act: () => unknown): Refusal {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

describe.each(masks)('the mask $title', ({ title, mask }) => {
  const outline = maskOutline(title, mask);
  const rows = mask.trimEnd().split('\n');
  const [across, down] = [rows[0].length, rows.length];
  const rings = outline.rings.map(flatten);

  it('has its #s inside and its dots outside', () => {
    rows.forEach((row, y) => {
      for (let x = 0; x < across; x++) {
        expect(isInside(rings, (x + 0.5) / down, (y + 0.5) / down)).toBe(row[x] === '#');
      }
    });
  });

  it('tells its form, and covers the share of its box that #s have', () => {
    expect(outline.aspect).toBe(across / down);
    expect(outline.multiple).toEqual([across, down]);
    expect(outline.coverage).toBeCloseTo(mask.split('#').length / across / down - 1 / across / down, 12);
  });

  it('has no corner inside a straight run', () => {
    for (const ring of rings) {
      ring.forEach((at, i) => {
        const [before, after] = [ring[(i + ring.length - 1) % ring.length], ring[(i + 1) % ring.length]];
        expect(Math.abs(doubleArea([before, at, after]))).toBeGreaterThan(1e-9);
      });
    }
  });

  it('is the same with a byte order mark, CRLF, spaces for dots and blank margins', () => {
    const wide = mask.split('\n').map((row) => (row === '' ? '' : `   ${row}  `));
    const variants = [
      `\uFEFF${mask}`,
      mask.replaceAll('\n', '\r\n'),
      mask.replaceAll('\n', '\r'),
      mask.replaceAll('.', ' '),
      mask.trimEnd(),
      `\n\n  \n${wide.join('\n')}\n\n \n`,
      `\uFEFF${'.'.repeat(20)}\r\n${mask.replaceAll('\n', '\r\n')}`,
    ];
    for (const variant of variants) expect(maskOutline(title, variant)).toEqual(outline);
  });
});

describe('any mask', () => {
  it('covers the share of its own box that is #, and has those inside', () => {
    const anyMask = fc
      .array(fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }), { minLength: 1, maxLength: 8 })
      .filter((rows) => rows.flat().filter((bit) => bit).length > 1);
    fc.assert(
      fc.property(anyMask, (bits) => {
        const text = bits.map((row) => row.map((bit) => (bit ? '#' : '.')).join('')).join('\n');
        const outline = maskOutline('any', text);
        const inside = bits.flat().filter((bit) => bit).length;
        const [across, down] = outline.multiple!;
        expect(outline.coverage).toBeCloseTo(inside / (across * down), 12);
        const rings = outline.rings.map(flatten);
        let found = 0;
        for (let y = 0; y < down; y++) {
          for (let x = 0; x < across; x++) if (isInside(rings, (x + 0.5) / down, (y + 0.5) / down)) found++;
        }
        expect(found).toBe(inside);
      }),
      runs(200),
    );
  });
});

describe('a mask that cannot be', () => {
  it.each([
    { what: 'a wrong character', mask: '###\n#x#\n', says: "'x'" },
    { what: 'a wrong character of two code units', mask: '##\u{1F600}\n', says: "'\u{1F600}'" },
    { what: 'nothing', mask: '', says: 'nothing inside' },
    { what: 'only outside', mask: '...\n. .\n', says: 'nothing inside' },
    { what: 'a single #', mask: '...\n.#.\n', says: 'a single #' },
    { what: 'too wide', mask: '#'.repeat(501), says: '501×1' },
    { what: 'too high', mask: '#\n'.repeat(501), says: '1×501' },
  ])('is refused in one clear line: $what', ({ mask, says }) => {
    const refusal = refusalOf(() => maskOutline('my.txt', mask));
    expect(refusal.kind).toBe('usage');
    expect(refusal.message).toContain(says);
    expect(refusal.message).toContain('my.txt');
    expect(refusal.message).not.toContain('\n');
  });

  it('is just not refused at 500×500', () => {
    expect(maskOutline('large', `${'#'.repeat(500)}\n`.repeat(500)).coverage).toBe(1);
  });

  it('is refused as a maze where it falls into parts, which are named by their sizes', () => {
    const refusal = refusalOf(() =>
      buildGrid({
        cells: 'square',
        shape: { title: 'two islands', mask: twoIslands },
        edge: 'stepped',
        size: [9, 3],
      }),
    );
    expect(refusal.kind).toBe('wish');
    expect(refusal.message).toContain('2 parts');
    expect(refusal.message).toContain('9, 9 cells');
    expect(refusal.message).not.toContain('\n');
  });
});

/** Those whose #s hang together side to side; two islands do not, nor the star, whose feet touch it in a point. */
const whole = masks.filter(({ title }) => !['twoIslands', 'star'].includes(title));

describe('mazes in masks', () => {
  it.each(whole)('$title: squares at its own size are its #s', ({ title, mask }) => {
    const rows = mask.trimEnd().split('\n');
    const count = mask.split('#').length - 1;
    for (const times of [1, 2, 5]) {
      const size = [rows[0].length * times, rows.length * times] as const;
      const grid = buildGrid({ cells: 'square', shape: { title, mask }, edge: 'stepped', size });
      expect(grid.cellCount).toBe(count * times * times);
      expect(grid.holeCount).toBe(['donut', 'pinched'].includes(title) ? 1 : 0);
    }
  });

  it('the star of the samples falls into three, body and feet, and is refused as such', () => {
    const refusal = refusalOf(() =>
      buildGrid({ cells: 'square', shape: { title: 'star', mask: star }, edge: 'stepped', size: [11, 10] }),
    );
    expect(refusal.kind).toBe('wish');
    expect(refusal.message).toContain('51, 1, 1 cells');
  });

  it.each(tilings.map(({ name }) => ({ name })))('a donut of $name has exactly one hole', ({ name }) => {
    const size = name === 'triangle' ? ([56, 28] as const) : ([28, 28] as const);
    const grid = buildGrid({ cells: name, shape: { title: 'donut', mask: donut }, edge: 'stepped', size });
    expect(grid.holeCount).toBe(1);
    expect(faultsOf(grid)).toEqual([]);
  });
});

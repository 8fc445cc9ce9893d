import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { colourFrom } from '../../src/svg/colour.ts';
import { runs } from '../grid/fixed-seed.ts';

describe('colours', () => {
  test.each([
    ['#f80', [255, 136, 0], 1],
    ['#FF8800', [255, 136, 0], 1],
    ['#ff880080', [255, 136, 0], 128 / 255],
    ['#f808', [255, 136, 0], 136 / 255],
    ['orange', [255, 165, 0], 1],
    ['RebeccaPurple', [102, 51, 153], 1],
    ['rgb(255, 136, 0)', [255, 136, 0], 1],
    ['rgb(100% 0% 50% / 25%)', [255, 0, 127.5], 0.25],
    ['rgba(1,2,3,.5)', [1, 2, 3], 0.5],
    ['rgb(300, -5, 0)', [255, 0, 0], 1],
    ['hsl(0, 100%, 50%)', [255, 0, 0], 1],
    ['hsl(120deg 100% 25%)', [0, 127.5, 0], 1],
    ['hsla(240, 100%, 50%, 0.5)', [0, 0, 255], 0.5],
    ['hsl(-60, 100%, 50%)', [255, 0, 255], 1],
  ])('%s', (text, parts, alpha) => {
    const found = colourFrom(text);
    expect(found?.rgb.map((part) => Math.round(part * 2550) / 10)).toEqual(parts);
    expect(found?.alpha).toBeCloseTo(alpha, 9);
  });

  test.each(['', 'blurple', '#12', '#12345', 'rgb(1,2)', 'rgb(a,b,c)', 'url(#a)', 'cmyk(0,0,0,1)'])(
    '%j is none',
    (text) => expect(colourFrom(text)).toBeUndefined(),
  );

  test('any in hexadecimal is read back', () => {
    const part = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(part, part, part, (...parts) => {
        const hex = parts.map((one) => one.toString(16).padStart(2, '0')).join('');
        expect(colourFrom(`#${hex}`)?.rgb.map((share) => Math.round(share * 255))).toEqual(parts);
        expect(colourFrom(`rgb(${parts.join(' ')})`)).toEqual(colourFrom(`#${hex}`));
      }),
      runs(100),
    );
  });
});

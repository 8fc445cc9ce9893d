import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Run, runsOf } from '../../src/page/text-runs.ts';
import { runs } from '../grid/fixed-seed.ts';

/** A font that has what a pattern matches. */
const fontOf = (pattern: RegExp, placesMarks = true) => ({
  covers: (codePoint: number) => pattern.test(String.fromCodePoint(codePoint)),
  placesMarks: (text: string) => placesMarks || !/\p{M}/u.test(text),
});
const latin = fontOf(/[\p{ASCII}À-ſ]|\u0302/u);
const wide = fontOf(/[\p{ASCII}\p{L}\p{M}\p{N}\p{P}\p{Z}]/u);

function shown(text: string, direction?: 'ltr' | 'rtl', fonts = [latin, wide]): Run[] {
  const runs = runsOf(text, fonts, direction);
  if ('missing' in runs) throw new Error(`no font has U+${runs.missing.toString(16)}`);
  return [...runs];
}

/** What stands on paper, from left to right. */
const onPaper = (text: string, direction?: 'ltr' | 'rtl'): string =>
  shown(text, direction)
    .map((run) => (run.isRightToLeft ? Array.from(run.text).reverse().join('') : run.text))
    .join('');

describe('the order of a line', () => {
  // Each expectation is written down by hand, in the order in which a reader sees the letters from left to right.
  const ALEF_BET = 'אב';
  test.each([
    ['Mazes', undefined, 'Mazes'],
    [ALEF_BET, undefined, 'בא'],
    ['אב גד', undefined, 'דג בא'],
    ['אב 12', undefined, '12 בא'],
    ['אב 12 גד', undefined, 'דג 12 בא'],
    ['אב Mazes 2025 (גד)', undefined, '(דג) Mazes 2025 בא'],
    ['Mazes אב (גד) now', undefined, 'Mazes (דג) בא now'],
    ['Mazes (אב)', undefined, 'Mazes (בא)'],
    ['(אב) Mazes', undefined, 'Mazes (בא)'],
    ['[אב < גד]', undefined, '[דג > בא]'],
    ['Mazes 2', 'rtl', 'Mazes 2'],
    // The number belongs to the line, not to the English word after it.
    ['2 Mazes אב', 'rtl', 'בא Mazes 2'],
    ['אב Mazes', 'ltr', 'בא Mazes'],
    ['متاهات 50', undefined, '50 تاهاتم'],
    // A mark tells that the exclamation belongs to the Hebrew words.
    ['Say אב!', undefined, 'Say בא!'],
    ['Say אב!\u200f', undefined, 'Say !בא'],
  ] as const)('%s (%s)', (text, direction, expected) => {
    expect(onPaper(text, direction)).toBe(expected);
  });

  test('keeps every letter, once', () => {
    const letter = fc.constantFrom(...'aB 7(<]–.אבגتا');
    const lines = fc.array(letter, { maxLength: 20 }).map((letters) => letters.join(''));
    const sorted = (text: string): string =>
      Array.from(text.replace(/[()<>[\]]/g, '*'))
        .sort()
        .join('');
    fc.assert(
      fc.property(lines, (text) => {
        expect(sorted(onPaper(text))).toBe(sorted(text));
      }),
      runs(200),
    );
  });
});

describe('fonts of a line', () => {
  const fontsOf = (text: string, fonts = [latin, wide]): [string, number][] =>
    shown(text, undefined, fonts).map((run) => [run.text, run.font]);

  test('change where the first lacks a word', () => {
    expect(fontsOf('Zażółć Лабиринты Λαβύρινθοι')).toEqual([
      ['Zażółć ', 0],
      ['Лабиринты Λαβύρινθοι', 1],
    ]);
  });

  test('do not change within a word, nor between words in Latin letters', () => {
    expect(fontsOf('Mê trẻ em, 5')).toEqual([
      ['Mê trẻ em, ', 1],
      ['5', 0],
    ]);
  });

  test('change within a word that no font has all of', () => {
    const greek = fontOf(/\p{Script=Greek}/u);
    const some = fontOf(/[a-z ]/u);
    expect(fontsOf('abγδcd', [some, greek])).toEqual([
      ['ab', 0],
      ['γδ', 1],
      ['cd', 0],
    ]);
  });

  test('keep a letter with its marks, in a font that places them', () => {
    expect(fontsOf('x̂')).toEqual([['x̂', 0]]);
    expect(fontsOf('x̂', [fontOf(/./u, false), wide])).toEqual([['x̂', 1]]);
    expect(fontsOf('x̂', [fontOf(/./u, false)])).toEqual([['x̂', 0]]);
  });

  test('need not have what shows nothing', () => {
    expect(fontsOf('a\u200bb\u00adc\u200ed')).toEqual([['abcd', 0]]);
    expect(fontsOf('نم\u200cن')).toEqual([['نم\u200cن', 1]]);
  });

  test('a character that none has is named', () => {
    expect(runsOf('Mazes 迷路', [latin, wide])).toHaveLength(2);
    expect(runsOf('Mazes 迷路', [latin])).toEqual({ missing: 0x8ff7 });
    expect(runsOf('a\u{1F600}', [latin, wide])).toEqual({ missing: 0x1f600 });
  });
});

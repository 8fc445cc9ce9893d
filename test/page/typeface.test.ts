import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { host } from '../../src/cli/host.ts';
import { fonts } from '../../src/page/fonts.ts';
import { openTypefaces } from '../../src/page/open-fonts.ts';
import { Refusal } from '../../src/refusal.ts';
import { runs } from '../grid/fixed-seed.ts';

const { regular, bold } = openTypefaces('atkinson-hyperlegible', host.readFont);
const NAMES = ['Atkinson Hyperlegible', 'Atkinson Hyperlegible Bold', 'DejaVu Sans', 'DejaVu Sans Bold'];

/** Horizontal extent of path data: that of its points, those that bend its curves included. */
function extent(data: string): [left: number, right: number] {
  const xs = (data.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number).filter((_, i) => i % 2 === 0);
  return [Math.min(...xs), Math.max(...xs)];
}

function refusalOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return `${error.kind}: ${error.message}`;
    throw error;
  }
  return 'not refused';
}

describe('a typeface', () => {
  test('falls back on another in the same weight, and names each', () => {
    for (const [typeface, own, other] of [
      [regular, NAMES[0], NAMES[2]],
      [bold, NAMES[1], NAMES[3]],
    ] as const) {
      const runs = typeface.runsOf('Zażółć Лабиринты Λαβύρινθοι');
      expect(runs.map(({ text, face }) => [text, face.name])).toEqual([
        ['Zażółć ', own],
        ['Лабиринты Λαβύρινθοι', other],
      ]);
    }
  });

  test.each(['Zażółć', 'Příliš', 'İstanbul', 'Ά', 'й', 'Mê cung cho trẻ em', 'أ', 'שׁ'])(
    '%s: NFD is NFC',
    (text) => {
      const [nfc, nfd] = [text.normalize('NFC'), text.normalize('NFD')];
      expect(regular.widthOf(nfd, 12)).toBe(regular.widthOf(nfc, 12));
      expect(regular.outlineOf(nfd, 1, 2, 12)).toBe(regular.outlineOf(nfc, 1, 2, 12));
      expect(regular.runsOf(nfd)).toEqual(regular.runsOf(nfc));
    },
  );

  test('marks stand over letters that the first font cannot place them on', () => {
    const [run] = bold.runsOf('x̂');
    expect(run.face.name).toBe(NAMES[3]);
    const [left, right] = extent(bold.outlineOf('x̂', 0, 0, 100));
    expect(right - left).toBeLessThan(bold.widthOf('x', 100) * 1.3);
  });

  test('draws a line where its width says, in any script', () => {
    const words = fc.constantFrom(
      'Mazes',
      'Лабиринты',
      'מבוכים',
      'متاهات',
      '2025',
      '(50)',
      'Ελλάδα',
      'trẻ',
      '–',
    );
    const lines = fc.array(words, { minLength: 1, maxLength: 4 }).map((some) => some.join(' '));
    fc.assert(
      fc.property(lines, fc.constantFrom(undefined, 'ltr', 'rtl'), (text, direction) => {
        const width = bold.widthOf(text, 100, direction);
        const runs = bold.runsOf(text, direction).toSorted((a, b) => a.left - b.left);
        let at = 0;
        for (const run of runs) {
          expect(run.left * 100).toBeCloseTo(at, 6);
          at += run.face.widthOf(run.text, run.isRightToLeft, 100);
        }
        expect(at).toBeCloseTo(width, 6);
        const [left, right] = extent(bold.outlineOf(text, 1000, 0, 100, direction));
        expect(left).toBeGreaterThan(990);
        expect(right).toBeLessThan(1010 + width);
        expect(right - left).toBeGreaterThan(width - 40);
      }),
      runs(60),
    );
  });

  test('Arabic letters are joined', () => {
    // The word is narrower than its letters by themselves.
    const letters = Array.from('متاهات').reduce((sum, letter) => sum + bold.widthOf(letter, 100), 0);
    expect(bold.widthOf('متاهات', 100)).toBeLessThan(letters * 0.9);
  });

  test('a character that no font has is refused by name', () => {
    for (const act of [
      () => regular.check('a迷路'),
      () => regular.widthOf('a迷路', 1),
      () => regular.outlineOf('a迷路', 0, 0, 1),
    ]) {
      expect(refusalOf(act)).toBe(
        "usage: the font Atkinson Hyperlegible has no glyph for '迷' (U+8FF7) in “a迷路”, nor has DejaVu Sans",
      );
    }
    expect(refusalOf(() => regular.check('Лαא'))).toBe('not refused');
  });
});

describe('fonts', () => {
  test.each(fonts)('$title has both weights, which differ, and English', ({ name, title }) => {
    const set = openTypefaces(name, host.readFont);
    const text = 'Draw a line along the paths. Never cross a wall. Answer 0123456789 & “Zażółć”!';
    const runs = [set.regular, set.bold].map((typeface) => typeface.runsOf(text));
    expect(runs.map((line) => line.map(({ face }) => face.name))).toEqual([[title], [`${title} Bold`]]);
    expect(set.regular.outlineOf(text, 0, 0, 12)).not.toBe(set.bold.outlineOf(text, 0, 0, 12));
    expect(refusalOf(() => set.bold.check('Лабиринты Λαβύρινθοι מבוכים متاهات'))).toBe('not refused');
  });

  const packaged = createRequire(import.meta.url);
  const lexend = packaged.resolve('@expo-google-fonts/lexend/400Regular/Lexend_400Regular.ttf');
  const own = (bytes: Uint8Array) => () => openTypefaces('own.ttf', () => bytes);
  const whole = new Uint8Array(readFileSync(lexend));

  test("a person's own file serves for both weights", () => {
    const set = openTypefaces(lexend, host.readFont);
    expect(set.regular.runsOf('Mazes')[0].face).toBe(set.bold.runsOf('Mazes')[0].face);
    expect(set.bold.runsOf('Лабиринты')[0].face.name).toBe('DejaVu Sans Bold');
  });

  const text = (letters: string): Uint8Array => Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  test.each([
    ['nothing', new Uint8Array(), 'is no font'],
    ['words', text('Dear font,'), 'is no font'],
    ['WOFF', text('wOFF............'), 'is a web font (WOFF)'],
    ['WOFF2', text('wOF2............'), 'is a web font (WOFF2)'],
    ['a collection', text('ttcf............'), 'is a collection of several fonts'],
    ['only its beginning', whole.subarray(0, whole.length / 2), 'is a damaged font, cut short'],
    ['no tables', text('\0\x01\0\0\0\0\0\0\0\0\0\0'), 'is a font without plain outlines'],
    [
      'noise',
      whole.map((byte, i) => (i < 12 + 16 * whole[5] ? byte : (i * 7919) % 251)),
      'is a damaged font',
    ],
  ])('a file with %s is refused', (_, bytes, fault) => {
    expect(refusalOf(own(bytes))).toBe(`usage: --font: 'own.ttf' ${fault}; a single .ttf or .otf font works`);
  });

  test('a file that is not there is refused', () => {
    expect(refusalOf(() => openTypefaces('./none.ttf', host.readFont))).toBe(
      'file: cannot read ./none.ttf: no such file or folder',
    );
  });

  test('are read only when they are needed', () => {
    const read: string[] = [];
    const set = openTypefaces('lexend', (weight, font) => {
      read.push(`${font} ${weight}`);
      return host.readFont(weight, font);
    });
    set.bold.check('Mazes 2025');
    expect(read).toEqual(['lexend regular', 'lexend bold']);
    set.bold.check('Лабиринты');
    expect(read).toEqual(['lexend regular', 'lexend bold', 'dejavu-sans bold']);
  });
});

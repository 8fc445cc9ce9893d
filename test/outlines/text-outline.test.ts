import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { host } from '../../src/cli/host.ts';
import { isInside, type Polygon } from '../../src/geometry/ring.ts';
import { drawingOutline } from '../../src/outlines/drawing.ts';
import { textDrawing } from '../../src/outlines/text-outline.ts';
import { openTypeface } from '../../src/page/typeface.ts';
import { Refusal } from '../../src/refusal.ts';
import { runs } from '../grid/fixed-seed.ts';
import { crossingsOf } from './crossings.ts';
import { refusalOf } from './refused.ts';

const bold = openTypeface('bold', host.readFont('bold'));
const outlineOf = (text: string): string => bold.outlineOf(text, 0, 0, 1000);
const draw = (text: string) => drawingOutline(textDrawing(text, outlineOf));

describe('letters on a bar', () => {
  // Holes: the counters of the letters, and what lies between legs that the bar joins.
  it.each([
    { word: 'C', holes: 0 },
    { word: 'O', holes: 1 },
    { word: 'B', holes: 2 },
    { word: 'A', holes: 1 + 1 },
    { word: 'ABC', holes: 1 + 1 + 2 },
    { word: 'EMMA', holes: 0 + 2 + 2 + 1 + 1 },
    { word: 'LILLY', holes: 0 },
    { word: 'TOM 7', holes: 1 + 2 },
    // The font's zero has a bar across it.
    { word: '2026', holes: 2 + 1 },
    { word: 'Olaf', holes: 1 + 1 },
  ])('$word are one figure with $holes holes', ({ word, holes }) => {
    const { title, phrase, rings, holes: found, aspect, coverage } = draw(word);
    expect(title).toBe(word);
    expect(phrase).toBe(`in the letters “${word}”`);
    expect(found).toBe(holes);
    expect(rings.length).toBe(holes + 1);
    expect(crossingsOf(rings as Polygon[])).toBe(0);
    expect(coverage).toBeGreaterThan(0.3);
    expect(aspect).toBeGreaterThan(0.4);
  });

  it('stand on a bar about a sixth of their height high, which reaches beyond them on both sides', () => {
    const { rings, aspect = 0 } = draw('HELLO');
    const polygons = rings as Polygon[];
    const isIn = (x: number, y: number): boolean => isInside(polygons, x, y);
    for (let i = 1; i < 200; i++) expect(isIn((i / 200) * aspect, 0.95)).toBe(true);
    let top = 0;
    while (!isIn(0.005, top)) top += 0.001;
    expect(1 - top).toBeGreaterThan(0.12);
    expect(1 - top).toBeLessThan(0.18);
    for (let y = 0.01; y < top - 0.01; y += 0.01) {
      expect(isIn(0.02, y)).toBe(false);
      expect(isIn(aspect - 0.02, y)).toBe(false);
    }
  });

  it('keep apart above the bar, in the order in which they are written', () => {
    // A row through the middle of HIT meets two posts, one, and one.
    const { rings, aspect = 0 } = draw('HIT');
    let runsMet = 0;
    let was = false;
    for (let x = 0; x < aspect; x += 0.001) {
      const is = isInside(rings as Polygon[], x, 0.6);
      if (is && !was) runsMet++;
      was = is;
    }
    expect(runsMet).toBe(4);
  });

  it('are the same whatever the white space, and however accents are composed', () => {
    expect(textDrawing('  TOM \n  7 ', outlineOf)).toEqual(textDrawing('TOM 7', outlineOf));
    expect(refusalOf(() => draw('E\u0301'))).toBe(refusalOf(() => draw('\u00C9')));
  });
});

describe('letters that cannot be a shape', () => {
  it.each([
    { word: 'Timi', says: "'i'" },
    { word: 'jig', says: "'j', 'i'" },
    { word: 'JÄGER', says: "'Ä'" },
    { word: 'WHY?', says: "'?'" },
    { word: "O'K", says: "'''" },
    { word: 'A-B', says: "'-'" },
    { word: '“A”', says: "'“', '”'" },
    { word: '', says: 'missing' },
    { word: ' \n ', says: 'missing' },
    { word: 'ABCDEFGHIJKLM', says: '13' },
  ])('are refused in one line that says which: $word', ({ word, says }) => {
    expect(refusalOf(() => draw(word))).toContain(says);
  });

  it('are just not too many at twelve', () => {
    expect(draw('ABCDEFGHIJKL').title).toBe('ABCDEFGHIJKL');
  });

  it('are refused, never an error of ours, or one figure', () => {
    const anyWord = fc.string({
      unit: fc.constantFrom(...'ABCXYZabcgpqyf01689 .,;_-\'"!äÖß&@#%()/'),
      maxLength: 4,
    });
    fc.assert(
      fc.property(anyWord, (word) => {
        try {
          const { rings, holes = 0 } = draw(word);
          expect(rings.length).toBe(1 + holes);
          expect(crossingsOf(rings as Polygon[])).toBe(0);
        } catch (error) {
          expect(error).toBeInstanceOf(Refusal);
        }
      }),
      runs(25),
    );
  });
});

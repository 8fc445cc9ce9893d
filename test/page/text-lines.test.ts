import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { host } from '../../src/cli/host.ts';
import type { TextMark } from '../../src/page/marks.ts';
import { openTypefaces } from '../../src/page/open-fonts.ts';
import { setLines } from '../../src/page/text-lines.ts';
import { Refusal } from '../../src/refusal.ts';
import { runs } from '../grid/fixed-seed.ts';

const typefaces = openTypefaces('atkinson-hyperlegible', host.readFont);
const ROOM = 520;
const SIZE = 44;

const set = (text: string, lines: 1 | 2 = 2, anchor: 'start' | 'middle' | 'end' = 'middle'): TextMark[] =>
  setLines(typefaces, {
    kind: 'text',
    x: 306,
    y: 118,
    anchor,
    isCentred: false,
    room: ROOM,
    lines,
    runs: [{ text, size: SIZE, weight: 'bold', gap: 0 }],
  });

const widthOf = ({ text, size, weight, direction }: TextMark): number =>
  typefaces[weight].widthOf(text, size, direction);

const LONG = 'A very long book of mazes for all of the family';

describe('a text of a template', () => {
  test('stands at its anchor, in any script', () => {
    for (const text of ['Mazes', 'מבוכים', 'متاهات 50', 'Лабиринты']) {
      const [[start], [middle], [end]] = (['start', 'middle', 'end'] as const).map((one) =>
        set(text, 2, one),
      );
      expect(start.x).toBe(306);
      expect(middle.x + widthOf(middle) / 2).toBeCloseTo(306, 6);
      expect(end.x + widthOf(end)).toBeCloseTo(306, 6);
    }
  });

  test('takes a second line sooner where letters would be smaller than is large enough', () => {
    const text = 'Leave by the arrow that points out. There is exactly one way.';
    const item = { kind: 'text', x: 98, y: 600, anchor: 'start', isCentred: false, room: 442 } as const;
    const run = { text, size: 18, weight: 'regular', gap: 0 } as const;
    const sizes = (lines: 1 | 2, least?: number): number[] =>
      setLines(typefaces, { ...item, lines, runs: [run] }, least).map(({ size }) => size);
    expect(sizes(2)).toEqual([expect.closeTo(16.8, 1)]);
    expect(sizes(2, 18)).toEqual([18, 18]);
    expect(sizes(2, 16)).toEqual([expect.closeTo(16.8, 1)]);
    // Where there is no room for a second line it shrinks all the same.
    expect(sizes(1, 18)).toEqual([expect.closeTo(16.8, 1)]);
  });

  test('shrinks to 60 % in one line, then breaks, and no line is wider than its room', () => {
    const words = fc.array(fc.constantFrom('Mazes', 'of', 'Лабиринты', 'מבוכים', 'A', 'and'), {
      minLength: 1,
    });
    fc.assert(
      fc.property(words, (some) => {
        const text = some.join(' ');
        const alone = typefaces.bold.widthOf(text, SIZE);
        let marks: TextMark[];
        try {
          marks = set(text);
        } catch (error) {
          expect(error).toBeInstanceOf(Refusal);
          expect(alone).toBeGreaterThan(ROOM / 0.6);
          return;
        }
        expect(marks).toHaveLength(alone * 0.6 <= ROOM ? 1 : 2);
        expect(marks.map((mark) => mark.text).join(' ')).toBe(text);
        for (const mark of marks) {
          expect(widthOf(mark)).toBeLessThanOrEqual(ROOM + 1e-6);
          expect(mark.size).toBeGreaterThanOrEqual(0.6 * SIZE - 1e-6);
        }
        if (marks.length === 1) return;
        const [upper, lower] = marks;
        expect(lower.y).toBe(118);
        expect(upper.y).toBeCloseTo(118 - 1.25 * upper.size, 6);
        expect(upper.size).toBe(lower.size);
      }),
      runs(200),
    );
  });

  test('breaks where the longer line is shortest, at a space only', () => {
    expect(set(LONG).map(({ text }) => text)).toEqual(['A very long book of', 'mazes for all of the family']);
    expect(() => set('M'.repeat(40))).toThrow(/too long for its line; about \d+ letters fit/);
    expect(() => set('Mazes\u00a0'.repeat(10).trim())).toThrow('too long');
  });

  test('is refused where the template has no room for a second line, or where two are too few', () => {
    expect(() => set(LONG, 1)).toThrow('is too long for its line');
    const refused = 'word '.repeat(40);
    expect(() => set(refused)).toThrow(/too long for two lines; about \d+ letters fit/);
    try {
      set(refused);
    } catch (error) {
      // What the message says is so.
      const fitting = Number((error as Refusal).message.match(/about (\d+)/)?.[1]);
      expect(set(refused.slice(0, fitting - 5))).toHaveLength(2);
      expect(() => set(refused.slice(0, fitting + 10))).toThrow('too long');
    }
  });

  test('reads from right to left in its second line too, whatever that begins with', () => {
    const marks = set('ספר גדול של מבוכים מפותלים Mazes 2025 לילדים ולמשפחה');
    expect(marks.map(({ text }) => text)).toEqual([
      'ספר גדול של מבוכים מפותלים',
      'Mazes 2025 לילדים ולמשפחה',
    ]);
    expect(marks.map(({ direction }) => direction)).toEqual(['rtl', 'rtl']);
    const [{ text, direction }] = marks.slice(1);
    const places = typefaces.bold.runsOf(text, direction).map((run) => [run.text, run.left] as const);
    expect(places.map(([words]) => words)).toEqual(['Mazes 2025', ' ', 'לילדים ולמשפחה']);
    expect(places[0][1]).toBeGreaterThan(places[2][1]);
  });
});

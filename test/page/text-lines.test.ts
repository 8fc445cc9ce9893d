import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openKit } from '../../src/book/kit.ts';
import { bookSpecSchema } from '../../src/book/spec.ts';
import { host } from '../../src/cli/host.ts';
import { fill } from '../../src/page/fill.ts';
import type { TextMark } from '../../src/page/marks.ts';
import { openTypefaces } from '../../src/page/open-fonts.ts';
import { templates } from '../../src/page/templates.ts';
import { setLines } from '../../src/page/text-lines.ts';
import { Refusal } from '../../src/refusal.ts';
import { runs } from '../grid/fixed-seed.ts';
import { textsOf } from './mark-geometry.ts';
import { squareTypefaces } from './square-typeface.ts';

const typefaces = openTypefaces('atkinson-hyperlegible', host.readFont);
const ROOM = 520;
const SIZE = 44;

const set = (text: string, lines: 1 | 2 | 3 = 2, anchor: 'start' | 'middle' | 'end' = 'middle'): TextMark[] =>
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

  test('keeps its last line where it is, or its first', () => {
    const item = {
      kind: 'text',
      x: 98,
      y: 600,
      anchor: 'start',
      isCentred: false,
      room: 442,
      lines: 2,
    } as const;
    const runs = [{ text: `${LONG} and ${LONG} and more`, size: 18, weight: 'regular', gap: 0 }] as const;
    const [upwards, downwards] = [false, true].map((growsDown) =>
      setLines(typefaces, { ...item, growsDown, runs }),
    );
    expect(upwards).toHaveLength(2);
    expect(upwards[1].y).toBe(600);
    expect(downwards[0].y).toBe(600);
    expect(downwards[1].y - 600).toBeCloseTo(600 - upwards[0].y, 9);
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

  test('takes a third line where the template has room for it, and breaks where the longest is about shortest', () => {
    const words = fc.array(fc.constantFrom('Mazes', 'of', 'Лабиринты', 'A', 'and', 'everybody'), {
      minLength: 12,
      maxLength: 22,
    });
    fc.assert(
      fc.property(words, (some) => {
        const text = some.join(' ');
        const marks = set(text, 3);
        expect(marks.map((mark) => mark.text).join(' ')).toBe(text);
        for (const mark of marks) expect(widthOf(mark)).toBeLessThanOrEqual(ROOM + 1e-6);
        if (marks.length < 3) return;
        expect(() => set(text, 2)).toThrow('too long for two lines');
        expect(marks[2].y).toBe(118);
        expect(marks[1].y - marks[0].y).toBeCloseTo(1.25 * marks[0].size, 6);
        expect(marks[0].size).toBeLessThanOrEqual(SIZE / 2);
        expect(Math.max(...marks.map(widthOf))).toBeLessThan(
          0.45 * typefaces.bold.widthOf(text, marks[0].size),
        );
      }),
      runs(100),
    );
    expect(() => set('word '.repeat(70), 3)).toThrow(/too long for three lines; about \d+ letters fit/);
  });

  test('takes another line before its letters get smaller than presses print', () => {
    const text = 'Termina en el otro; las soluciones muestran un camino.';
    const small = (room: number) =>
      setLines(typefaces, {
        ...{ kind: 'text', x: 50, y: 100, anchor: 'start', isCentred: false, lines: 2 },
        room,
        runs: [{ text, size: 10, weight: 'regular', gap: 0 }],
      });
    const wide = typefaces.regular.widthOf(text, 10);
    expect(small(0.71 * wide)).toHaveLength(1);
    const [upper, lower] = small(0.69 * wide);
    expect([upper.size, lower.size]).toEqual([7.5, 7.5]);
  });

  test('breaks between any two Han letters, but not before a mark that ends something, or after one that begins it', () => {
    const chinese = (text: string) =>
      setLines(squareTypefaces, {
        ...{ kind: 'text', x: 0, y: 100, anchor: 'start', isCentred: false, lines: 3, room: 100 },
        runs: [{ text, size: 20, weight: 'bold', gap: 0 }],
      }).map((mark) => mark.text);
    expect(chinese('一二三四五六七八九十')).toEqual(['一二三四五', '六七八九十']);
    expect(chinese('一二三四，「五六七八')).toEqual(['一二三四，', '「五六七八']);
    expect(chinese('一二三四五、六七八九')).toEqual(['一二三四', '五、六七八九']);
    expect(chinese('一二三四五六七八九十'.repeat(3))).toHaveLength(3);
    expect(() => chinese('Labyrinth'.repeat(4))).toThrow('too long for its line');
  });

  test.each(templates.map(({ name }) => name))('a title of 150 letters has room in %s', (template) => {
    const titles = [
      'Mazes for everybody who likes them '.repeat(5),
      'Labyrinthe für lange Winterabende zu Hause '.repeat(4),
    ];
    for (const paper of ['letter', 'a4', 'a5', '5x8in', '8.25x8.25in']) {
      const kit = openKit(bookSpecSchema.parse({ seed: 'a', template, paper }), host);
      for (const title of titles) {
        const marks = textsOf(fill(kit, 'title', { title: title.slice(0, 150).trim() }));
        const lines = marks.filter(
          ({ weight, text }) => weight === 'bold' && title.includes(text) && text.length > 9,
        );
        expect(lines).toHaveLength(3);
        for (const { size, y } of lines) {
          expect(size).toBeGreaterThanOrEqual(7);
          expect(y - 0.74 * size).toBeGreaterThan(34);
        }
      }
    }
  });
});

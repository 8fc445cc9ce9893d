import { Refusal } from '../refusal.ts';
import { type Face, openFace } from './face.ts';
import type { Direction, Weight } from './marks.ts';
import { type Run, runsOf } from './text-runs.ts';

/** A run of a line where it stands. */
interface PlacedRun extends Omit<Run, 'font'> {
  readonly face: Face;
  /** Its left end, from that of the line, in ems. */
  readonly left: number;
}

/**
 * What text is measured, checked and drawn with: a font, and others for what it lacks. Texts may be in any Unicode
 * form; a direction is that of the whole line, and without one it is that of the first letter.
 */
export interface Typeface {
  readonly name: string;
  /** A line of text as runs, in reading order. */
  runsOf(text: string, direction?: Direction): readonly PlacedRun[];
  /** Width of a line of text, in points, at a size in points. */
  widthOf(text: string, size: number, direction?: Direction): number;
  /** The outlines of a line of text from (x, y), the left end of its baseline, as SVG path data. */
  outlineOf(text: string, x: number, y: number, size: number, direction?: Direction): string;
  /** @throws Refusal (usage) that names the first character that no font can show */
  check(text: string): void;
}

export type Typefaces = Readonly<Record<Weight, Typeface>>;

/** Lines whose runs are kept: each is measured, then drawn. */
const MOST_LINES = 1000;

/** Opens a TrueType or OpenType font, with none to fall back on. */
export function openTypeface(name: string, bytes: Uint8Array): Typeface {
  return typefaceOf(openFace(name, bytes));
}

/** @param fallback opens what shows the characters that the first font lacks; called once there are some */
export function typefaceOf(first: Face, fallback?: () => Face): Typeface {
  const faces = [() => first];
  if (fallback) {
    let opened: Face | undefined;
    faces.push(() => {
      opened ??= fallback();
      return opened;
    });
  }
  const coverages = faces.map((open) => ({
    covers: (codePoint: number) => open().covers(codePoint),
    placesMarks: (text: string) => open().placesMarks(text),
  }));

  const keptLines = new Map<string, ReturnType<typeof readLine>>();
  const readLine = (text: string, direction: Direction | undefined) => {
    const found = runsOf(text, coverages, direction);
    if ('missing' in found) return found;
    let left = 0;
    const placed = found.map(({ font, ...run }) => {
      const placedRun = { ...run, face: faces[font](), left };
      left += placedRun.face.widthOf(run.text, run.isRightToLeft, 1);
      return placedRun;
    });
    return placed.sort((a, b) => a.start - b.start);
  };
  const lineOf = (text: string, direction: Direction | undefined): ReturnType<typeof readLine> => {
    const key = `${direction ?? ''} ${text}`;
    const line = keptLines.get(key) ?? readLine(text.normalize('NFC'), direction);
    // A full store begins anew: most lines of a long book, as codes, are used a few times in a row and never again.
    if (keptLines.size >= MOST_LINES) keptLines.clear();
    keptLines.set(key, line);
    return line;
  };
  const check = (text: string, direction?: Direction): readonly PlacedRun[] => {
    const line = lineOf(text, direction);
    if (!('missing' in line)) return line;
    const { missing } = line;
    const shown = missing < 32 ? '' : `'${String.fromCodePoint(missing)}' `;
    const hex = missing.toString(16).toUpperCase().padStart(4, '0');
    const [name, ...others] = faces.map((open) => open().name);
    const also = others.map((other) => `, nor has ${other}`).join('');
    throw new Refusal(
      'usage',
      `the font ${name} has no glyph for ${shown}(U+${hex}) in “${text.trim()}”${also}`,
    );
  };
  return {
    name: first.name,
    runsOf: check,
    check,
    widthOf: (text, size, direction) =>
      check(text, direction).reduce(
        (sum, run) => sum + run.face.widthOf(run.text, run.isRightToLeft, size),
        0,
      ),
    outlineOf: (text, x, y, size, direction) =>
      check(text, direction)
        .map((run) => run.face.outlineOf(run.text, run.isRightToLeft, x + run.left * size, y, size))
        .join(''),
  };
}

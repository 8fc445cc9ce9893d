import { XmlElement, XmlText } from '@rgrove/parse-xml';
import { type Affine, apply } from '../../geometry/affine.ts';
import { localName } from '../../svg/parse.ts';
import { isFaint, isGone, type Look, type Style, styleOf } from '../../svg/style.ts';
import { lengthOf } from '../../svg/viewport.ts';
import type { Place } from '../../svg/walk.ts';
import { english } from '../languages/en.ts';
import type { Ink } from '../marks.ts';
import { placeholders, type Run, type TemplateItem } from '../template.ts';
import { inkOf } from './paint.ts';
import { opacityOf, type Reading, toPoints } from './reading.ts';

/** All that may be filled in; a label is a word in the book's language. */
const PLACEHOLDERS: readonly string[] = [
  ...placeholders,
  ...Object.keys(english.labels).map((label) => `label-${label}`),
];

type TextItem = Extract<TemplateItem, { kind: 'text' }>;

/** A map that turns or slants letters by more than this, of their size, is no mistake of rounding. */
const UPRIGHT = 0.01;
/** How far letters stand below their line, in sizes, where that is not their baseline. */
const BELOW: Readonly<Record<string, number>> = {
  middle: 0.25,
  central: 0.35,
  hanging: 0.75,
  'text-before-edge': 0.9,
  'text-top': 0.9,
  'text-after-edge': -0.2,
  'text-bottom': -0.2,
};
/** Width of a letter, in sizes, and how far that may be wrong. */
const LETTER = { width: 0.5, more: 0.2 };
/** Fonts whose names say that they are bold: MyriadPro-Bold, "Inter Black". */
const BOLD = /bold|black|heavy/i;
const PLACEHOLDER = /\{\{\s*([\w-]+)\s*\}\}/g;

/** Words that stand on one baseline. */
interface Line {
  readonly x: number;
  readonly y: number;
  readonly anchor: TextItem['anchor'];
  readonly runs: Run[];
}

/**
 * The lines of a text, in points: each tspan with a place of its own begins one. They are set in the book's typeface.
 * @throws Refusal (file) if it is turned, runs along a path, or has a placeholder that nobody knows
 */
export function textItems(reading: Reading, place: Place): TextItem[] {
  const map = toPoints(place);
  const lines = new Lines(reading, place, map);
  lines.add(place.element, place.style);
  const [a, b, c, d] = map;
  if (lines.all.length > 0 && !(a > 0 && d > 0 && Math.abs(b) + Math.abs(c) < UPRIGHT * Math.min(a, d))) {
    throw reading.refuse(`the text “${lines.words()}” is turned or slanted; converted to paths it works`);
  }
  const { attributes } = place.element;
  const width = lengthOf(attributes['data-width'], place.viewport[0]);
  return lines.all.map(
    ({ runs, ...line }): TextItem => ({
      kind: 'text',
      ...line,
      isCentred: attributes['data-across'] === 'middle',
      room: width === undefined ? undefined : width * a,
      lines: attributes['data-lines'] === '3' ? 3 : attributes['data-lines'] === '2' ? 2 : 1,
      growsDown: attributes['data-grow'] === 'down',
      isInCaps: attributes['data-caps'] === 'small',
      runs,
    }),
  );
}

class Lines {
  readonly #lines: Line[] = [];
  readonly #reading: Reading;
  readonly #place: Place;
  readonly #map: Affine;
  /** Where the next line begins, in the text's coordinates. */
  #at: [number, number] = [0, 0];
  #isNew = true;
  #gap = 0;

  constructor(reading: Reading, place: Place, map: Affine) {
    this.#reading = reading;
    this.#place = place;
    this.#map = map;
  }

  /** All lines with something on them. */
  get all(): Line[] {
    return this.#lines
      .map((line) => ({ ...line, runs: tidied(line.runs).map((run) => this.#checked(run)) }))
      .filter(({ runs }) => runs.length > 0);
  }

  words(): string {
    return this.#lines
      .flatMap(({ runs }) => runs.map(({ text }) => text))
      .join('')
      .replaceAll(/\s+/g, ' ')
      .trim();
  }

  /** Adds the words of a text or a tspan. */
  add(element: XmlElement, style: Style): void {
    if (isGone(style) || isFaint(style)) return;
    this.#move(element, style.look);
    for (const child of element.children) {
      if (child instanceof XmlText) this.#write(child.text, style.look);
      else if (child instanceof XmlElement) {
        const name = localName(child);
        if (['title', 'desc', 'metadata'].includes(name) || name.includes(':')) continue;
        if (name !== 'tspan' && name !== 'a') {
          throw this.#reading.refuse(`a text with a <${name}> is not set; converted to paths it works`);
        }
        this.add(child, styleOf(child, style.look, this.#reading.source.rules));
      }
    }
  }

  /** Goes to where an element says that it stands. */
  #move({ name, attributes }: XmlElement, look: Look): void {
    const [width, height] = this.#place.viewport;
    const em = Number(look['font-size']);
    // Of a place for each letter the first one counts: letters have the book's typeface, and its widths.
    const first = (key: string, whole: number): number | undefined =>
      lengthOf(attributes[key]?.trim().split(/[\s,]+/)[0], whole, em);
    if (attributes.rotate !== undefined && Number.parseFloat(attributes.rotate) !== 0) {
      throw this.#reading.refuse('a text with turned letters is not set; converted to paths it works');
    }
    const [x, y, dx = 0, dy = 0] = [
      first('x', width),
      first('y', height),
      first('dx', width),
      first('dy', height),
    ];
    const line = this.#lines.at(-1);
    if (line && x !== undefined && dy === 0 && (y === undefined || y === this.#at[1])) {
      if (this.#goesOn(line, x, em)) return;
    }
    const hasWords = !this.#isNew && line?.runs.some(({ text }) => text.trim() !== '');
    if (x === undefined && hasWords && ((y !== undefined && y !== this.#at[1]) || dy !== 0)) {
      throw this.#reading.refuse(
        `a <${name}> moves up or down in the middle of a line, after “${this.words()}”; with an x of its own it works`,
      );
    }
    if (x === undefined && hasWords) this.#gap += dx * this.#map[0];
    else if (x !== undefined || y !== undefined || dx !== 0 || dy !== 0) {
      this.#at = [(x ?? this.#at[0]) + dx, (y ?? this.#at[1]) + dy];
      this.#isNew = true;
    }
  }

  /**
   * Whether what comes at x is the rest of a line that its editor has cut, as they do to place letters by pairs: right
   * after the words so far, or in the middle of a placeholder.
   */
  #goesOn({ runs, anchor }: Line, x: number, em: number): boolean {
    const words = runs.map(({ text }) => text).join('');
    if (this.#isNew || anchor !== 'start' || words.trim() === '') return false;
    const away = Math.abs(x - this.#at[0] - LETTER.width * em * words.length);
    return isOpen(words) || away <= LETTER.more * em * (words.length + 1);
  }

  #write(text: string, look: Look): void {
    if (text === '' || look.visibility !== 'visible') return;
    const ink = this.#inkOf(look);
    if (!ink) {
      if (look.stroke === 'none' || text.trim() === '') return;
      throw this.#reading.refuse(
        `the letters “${text.trim()}” have a line and no fill, and are not set; filled, or converted to paths, they work`,
      );
    }
    const below = BELOW[look['dominant-baseline']] ?? 0;
    const [atX, atY] = apply(this.#map, this.#at[0], this.#at[1] + below * Number(look['font-size']));
    const anchor =
      look['text-anchor'] === 'middle' || look['text-anchor'] === 'end' ? look['text-anchor'] : 'start';
    if (this.#isNew && text.trim() === '') return;
    if (this.#isNew) this.#lines.push({ x: atX, y: atY, anchor, runs: [] });
    this.#isNew = false;
    const size = Number(look['font-size']) * this.#map[3];
    const isBold = look['font-weight'] === 'bold' || Number(look['font-weight']) >= 600;
    const isBlack = ink.grey === undefined && ink.colour === undefined && ink.opacity === undefined;
    const weight =
      isBold || look['font-weight'] === 'bolder' || BOLD.test(look['font-family']) ? 'bold' : 'regular';
    this.#lines.at(-1)?.runs.push({ text, size, weight, gap: this.#gap, ...(isBlack ? {} : { ink }) });
    this.#gap = 0;
  }

  #inkOf(look: Look): Ink | undefined {
    if (/^url\(/i.test(look.fill)) {
      throw this.#reading.refuse(
        'letters filled with a gradient or pattern are not set; a plain colour works',
      );
    }
    const opacity = opacityOf(this.#place) * (Number.parseFloat(look['fill-opacity']) || 0);
    return inkOf(this.#reading, look.fill, look, opacity);
  }

  /** Placeholders in their plain spelling. */
  #checked(run: Run): Run {
    const text = run.text.replaceAll(PLACEHOLDER, (whole, key: string) => {
      const known = PLACEHOLDERS.find((one) => one === key.toLowerCase());
      if (known) return `{{${known}}}`;
      throw this.#reading.refuse(`there is no placeholder ${whole}; known: ${PLACEHOLDERS.join(', ')}`);
    });
    if (/\{\{(?![\w-]+\}\})/.test(text)) {
      throw this.#reading.refuse(`“${text}” begins a placeholder that does not end; {{title}} would be one`);
    }
    return { ...run, text };
  }
}

/** Runs whose spaces are as they are shown: one at a time, none at the ends; a placeholder is in one run. */
function tidied(runs: readonly Run[]): Run[] {
  const whole: Run[] = [];
  for (const run of runs) {
    const before = whole.at(-1);
    if (before && isOpen(before.text)) whole[whole.length - 1] = { ...before, text: before.text + run.text };
    else whole.push(run);
  }
  const spaced: Run[] = [];
  for (const run of whole) {
    const collapsed = run.text.replaceAll(/[\s\u00a0]+/g, ' ');
    const isAfterSpace = spaced.length === 0 || spaced[spaced.length - 1].text.endsWith(' ');
    const text = isAfterSpace ? collapsed.trimStart() : collapsed;
    if (text !== '') spaced.push({ ...run, text });
  }
  const last = spaced.at(-1);
  if (last) spaced[spaced.length - 1] = { ...last, text: last.text.trimEnd() };
  return spaced.filter(({ text }) => text !== '');
}

/** Whether a placeholder has begun and not ended; its first brace alone may be in this run. */
function isOpen(text: string): boolean {
  return text.lastIndexOf('{') > text.lastIndexOf('}') || /\{\{[^{}]*\}$/.test(text);
}

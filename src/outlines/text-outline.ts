import { IDENTITY } from '../geometry/affine.ts';
import { curvesOf, flattenCurves } from '../geometry/curves.ts';
import { filled, type Region, ringsOf, united } from '../geometry/region.ts';
import { boundsOf, type Polygon } from '../geometry/ring.ts';
import { type Drawing, fitDrawing } from '../grid/drawing.ts';
import { Refusal } from '../refusal.ts';

/** More letters than this are too narrow on a page. */
const MOST_LETTERS = 12;
/** Whole numbers to a unit of the font's outlines, while regions are joined. */
const UNITS = 100;
/** Lines stay this near to curves, in units of the font. */
const TOLERANCE = 0.1;
/** Parts of the letters' height above the line that they are written on. */
const BAR = 1 / 6;
const SINK = 1 / 20;

/**
 * One figure from a word: its letters stand on a bar, a little sunk in, so that one maze runs through all of them.
 *
 *      /\   |‾\  /‾‾
 *     /--\  |-<  |
 *    /    \ |_/  \__
 *    ===============
 *
 * @param outlineOf the outlines of a line of text in a bold font as SVG path data: 1000 units high, y down, from 0
 *   on its baseline
 * @throws Refusal (usage) on nothing, on too much, and on letters that fall apart or do not reach the bar
 */
export function textDrawing(text: string, outlineOf: (text: string) => string): Drawing {
  const word = text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  const refuse = (why: string): Refusal => new Refusal('usage', why);
  const letters = Array.from(new Intl.Segmenter('en').segment(word), ({ segment }) => segment);
  if (letters.length === 0)
    throw refuse('the letters of a shape are missing; one to 12 would work, such as ABC');
  if (letters.length > MOST_LETTERS) {
    throw refuse(`the letters “${word}” are ${letters.length}; at most ${MOST_LETTERS} fit a page`);
  }
  const regionOf = (part: string): Region =>
    filled(
      curvesOf(outlineOf(part), IDENTITY).map((ring) =>
        flattenCurves(ring, TOLERANCE).map(([x, y]) => [Math.round(x * UNITS), Math.round(y * UNITS)]),
      ),
      'nonzero',
    );

  const regions = [...new Set(letters)]
    .filter((letter) => letter !== ' ')
    .map((letter) => ({ letter, region: regionOf(letter) }));
  const empty = regions.filter(({ region }) => region.length === 0);
  if (empty.length > 0) throw refuse(`the letters “${word}” have nothing to see in ${namesOf(empty)}`);
  const all = regionOf(word);
  const [left, top, right] = boundsOf(ringsOf(all));
  const loose = regions.filter(({ region }) => united([region, barUnder(ringsOf(region), -top)]).length > 1);
  if (top >= 0 || loose.length > 0) {
    throw refuse(
      `the letters “${word}” fall apart in ${namesOf(loose.length > 0 ? loose : regions)}; capitals without dots or accents would work`,
    );
  }
  const whole = united([all, bar(left, right, -top)]);
  return fitDrawing(word, `in the letters “${word}”`, ringsOf(whole));
}

function namesOf(letters: readonly { readonly letter: string }[]): string {
  return letters.map(({ letter }) => `'${letter}'`).join(', ');
}

function barUnder(rings: readonly Polygon[], height: number): Region {
  const [left, , right] = boundsOf(rings);
  return bar(left, right, height);
}

/** The bar under letters of this height above their baseline, 0. */
function bar(left: number, right: number, height: number): Region {
  const [top, bottom] = [Math.round(-SINK * height), Math.round((BAR - SINK) * height)];
  const beyond = Math.round((BAR / 2) * height);
  return [
    [
      [
        [left - beyond, top],
        [right + beyond, top],
        [right + beyond, bottom],
        [left - beyond, bottom],
      ],
    ],
  ];
}

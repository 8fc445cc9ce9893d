import { IDENTITY } from '../geometry/affine.ts';
import { curvesOf, flattenCurves } from '../geometry/curves.ts';
import { filled, type Region, ringsOf, united } from '../geometry/region.ts';
import { boundsOf, type Polygon } from '../geometry/ring.ts';
import { type Drawing, fitDrawing } from '../grid/drawing.ts';
import { lettersPhrase } from '../grid/phrases.ts';
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
/** Room between letters beyond what the font gives, so that a corridor's wall does not close the gap. */
const SPREAD = 1 / 20;

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
  const ringsOfText = (part: string): Polygon[] =>
    curvesOf(outlineOf(part), IDENTITY).map((ring) =>
      flattenCurves(ring, TOLERANCE).map(([x, y]) => [Math.round(x * UNITS), Math.round(y * UNITS)]),
    );

  const regionOfLetter = new Map(letters.map((letter) => [letter, filled(ringsOfText(letter), 'nonzero')]));
  regionOfLetter.delete(' ');
  const failing = (isWrong: (region: Region) => boolean): string =>
    [...regionOfLetter]
      .filter(([, region]) => isWrong(region))
      .map(([letter]) => `'${letter}'`)
      .join(', ');
  const empty = failing((region) => region.length === 0);
  if (empty) throw refuse(`the letters “${word}” show nothing for ${empty}; others would work`);
  const height = -Math.min(...[...regionOfLetter.values()].map((region) => boundsOf(ringsOf(region))[1]));
  const loose = failing((region) => height <= 0 || united([region, barUnder(region, height)]).length > 1);
  if (loose) {
    throw refuse(`the letters “${word}” fall apart in ${loose}; capitals without dots or accents would work`);
  }

  const placed = letters.flatMap((letter, i) => {
    const region = regionOfLetter.get(letter);
    if (!region) return [];
    // Where the font sets it: a line ends where its last letter does.
    const [, , end] = boundsOf(ringsOfText(letters.slice(0, i + 1).join('')));
    const [, , right] = boundsOf(ringsOf(region));
    return [moved(region, Math.round(end - right + i * SPREAD * height))];
  });
  const whole = united(placed);
  return fitDrawing(word, lettersPhrase(word), ringsOf(united([whole, barUnder(whole, height)])));
}

function moved(region: Region, dx: number): Region {
  return region.map((polygon) => polygon.map((ring) => ring.map(([x, y]) => [x + dx, y])));
}

/** The bar under letters that stand this high above their baseline, at y = 0. */
function barUnder(letters: Region, height: number): Region {
  const [left, , right] = boundsOf(ringsOf(letters));
  const beyond = Math.round((BAR / 2) * height);
  const [top, bottom] = [Math.round(-SINK * height), Math.round((BAR - SINK) * height)];
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

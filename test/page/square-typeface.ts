import type { Typeface, Typefaces } from '../../src/page/typeface.ts';

/** Letters of East Asia are as wide as high; of others, more than half as wide is much. */
const widthOf = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + (letter > '\u2e80' ? 1 : 0.6), 0);

const square: Typeface = {
  name: 'Squares',
  runsOf: () => [],
  widthOf: (text, size) => size * widthOf(text),
  outlineOf: () => '',
  check: () => {},
};

/** Has every letter, and draws none: what a Chinese font, which does not come with the program, would measure. */
export const squareTypefaces: Typefaces = { regular: square, bold: square };

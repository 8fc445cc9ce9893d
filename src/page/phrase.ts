import { lettersIn, shapePhrase } from '../grid/phrases.ts';
import { outlineOf, type Shape } from '../puzzle/spec.ts';
import type { Language } from './language.ts';

/** What a shape adds to a heading: "in a heart"; empty for a rectangle. */
export function phraseOf({ shapes, inLetters, inShape }: Language, shape: Shape): string {
  const { title, phrase } = outlineOf(shape);
  if (typeof shape === 'string') return shapes[shape];
  const letters = lettersIn(phrase);
  if (letters !== undefined) return inLetters(letters);
  // Other words are a person's own.
  return phrase === shapePhrase(title) ? inShape(title) : phrase;
}

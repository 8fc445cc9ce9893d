/** What letters, and a picture with a name, add to a heading in English. */
export const lettersPhrase = (word: string): string => `in the letters “${word}”`;
export const shapePhrase = (title: string): string => `in the shape “${title}”`;

/** The letters of such a phrase; undefined if it is another one. */
export function lettersIn(phrase: string): string | undefined {
  return phrase.match(/^in the letters “(.*)”$/)?.[1];
}

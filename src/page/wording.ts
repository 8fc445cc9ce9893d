/** A heading's words within a sentence: "Carrés et triangles" as "carrés et triangles". Only its first letter is changed. */
export function startingSmall(title: string): string {
  return title.slice(0, 1).toLowerCase() + title.slice(1);
}

/** A share to two places, with the comma that most of Europe writes: "0,43". */
export function withComma(share: number): string {
  return share.toFixed(2).replace('.', ',');
}

/** Words as a list: "a, b and c". */
export function listed(words: readonly string[], and: string, between = ', '): string {
  return words.length < 2
    ? words.join('')
    : `${words.slice(0, -1).join(between)}${and}${words[words.length - 1]}`;
}

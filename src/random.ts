import seedrandom from 'seedrandom';

/** A seeded stream of numbers. It is always passed in; nothing in bookgen draws from a global one. */
export interface Random {
  /** The next number, at least 0 and below 1. */
  unit(): number;
  /** The next whole number, at least 0 and below `limit`. */
  below(limit: number): number;
}

/**
 * The stream that belongs to these parts. Different parts give independent streams: they are spelled as
 * JSON first, so that ('1', '23') and ('12', '3') differ, as do the text '7' and the number 7.
 */
export function randomFrom(...parts: readonly (string | number)[]): Random {
  const unit = seedrandom.alea(JSON.stringify(parts));
  return { unit, below: (limit) => Math.floor(unit() * limit) };
}

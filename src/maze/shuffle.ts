import type { Random } from '../random.ts';

/** Puts numbers from place `from` up to `to` in a random order, each order equally likely (Fisher and Yates). */
export function shuffle(numbers: Int32Array | number[], random: Random, from = 0, to = numbers.length): void {
  for (let end = to; end > from + 1; end--) {
    const at = from + random.below(end - from);
    const drawn = numbers[at];
    numbers[at] = numbers[end - 1];
    numbers[end - 1] = drawn;
  }
}

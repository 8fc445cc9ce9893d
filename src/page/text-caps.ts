import type { Run } from './template.ts';
import { isPlain } from './text-order.ts';

/** Small letters as capitals of this part of the size. */
const SMALL = 0.8;

/**
 * Words in capitals, with those that were small letters smaller. Words that read from right to left, or in scripts
 * without small letters, stay as they are.
 */
export function inSmallCaps(run: Run): Run[] {
  if (!isPlain(run.text)) return [run];
  // Words change their size only where a small letter begins or ends, so that what is between stays in one piece.
  return Array.from(run.text.matchAll(/\p{Ll}+(?:[^\p{L}\p{N}]+\p{Ll}+)*|\P{Ll}+/gu), ([part], i): Run => {
    const isSmall = /^\p{Ll}/u.test(part);
    return {
      ...run,
      text: part.toUpperCase(),
      size: isSmall ? SMALL * run.size : run.size,
      gap: i === 0 ? run.gap : 0,
    };
  });
}

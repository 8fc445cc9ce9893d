import { expect } from 'vitest';
import { Refusal } from '../../src/refusal.ts';

/** The one line with which something is refused as a wrong request; fails if it is not, or not in one line. */
export function refusalOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    expect(error.kind).toBe('usage');
    expect(error.message).not.toContain('\n');
    return error.message;
  }
  throw new Error('nothing was refused');
}

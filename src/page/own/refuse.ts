import { Refusal } from '../../refusal.ts';

/** What to throw if a template's file holds what a page cannot: why, in words that follow the file's name. */
export type Refuse = (why: string) => Refusal;

/** @param file as the person knows it */
export function refusing(file: string): Refuse {
  return (why) => new Refusal('file', `template ${file}: ${why}`);
}

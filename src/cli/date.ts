import { Refusal } from '../refusal.ts';

/** Date in the file unless SOURCE_DATE_EPOCH gives one: the same book is the same bytes on any day. */
const FIXED_DATE = new Date(Date.UTC(2026, 0, 1));

/**
 * The date in a file.
 * @param epoch what SOURCE_DATE_EPOCH says
 * @throws Refusal (usage) if that is no number of seconds
 */
export function dateFrom(epoch: string | undefined): Date {
  if (epoch === undefined || epoch === '') return FIXED_DATE;
  const date = new Date(Number(epoch) * 1000);
  if (/^\d+$/.test(epoch) && !Number.isNaN(date.getTime())) return date;
  throw new Refusal('usage', `SOURCE_DATE_EPOCH: '${epoch}' does not work; whole seconds since 1970 work`);
}

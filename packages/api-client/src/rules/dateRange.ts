import { MIN_DATE } from './limits.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export const dateRangeMessages = {
  invalid: 'Please select a valid date range',
  tooLong: (days: number) => `Please select only a maximum of ${days} Days`,
} as const;

/** Why a range of days (`yyyy-mm-dd`) cannot be used; null when it can. `to - from` may be `maxDays` at most. */
export function whyNotRange(from: string, to: string, maxDays: number = Infinity): string | null {
  const start = Date.parse(`${from}T00:00:00Z`);
  const end = Date.parse(`${to}T00:00:00Z`);
  if (Number.isNaN(start) || Number.isNaN(end) || start > end || from < MIN_DATE)
    return dateRangeMessages.invalid;
  return (end - start) / DAY_MS > maxDays ? dateRangeMessages.tooLong(maxDays) : null;
}

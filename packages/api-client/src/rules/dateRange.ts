import { MIN_DATE } from './limits.ts';
import { dateRangeMessages } from './messages.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Why a range of days (`yyyy-mm-dd`) cannot be used; null when it can. `to - from` may be `maxDays` at most. */
export function rangeDenialReason(from: string, to: string, maxDays: number = Infinity): string | null {
  const start = Date.parse(`${from}T00:00:00Z`);
  const end = Date.parse(`${to}T00:00:00Z`);
  if (Number.isNaN(start) || Number.isNaN(end) || start > end || from < MIN_DATE)
    return dateRangeMessages.invalid;
  return (end - start) / DAY_MS > maxDays ? dateRangeMessages.tooLong(maxDays) : null;
}

import { parseDate, type CalendarDate } from '@internationalized/date';

/** Two days, both included, as ISO dates: `2026-11-01`. */
export interface DateRange {
  /** The first day. */
  start: string;
  /** The last day. */
  end: string;
}

export interface RangeLimits {
  /** Earliest day. */
  min: string;
  /** Latest day. */
  max: string | undefined;
  /** Maximum length in days, including both ends. */
  maxDays: number | undefined;
}

/** There is no older data. */
export const FIRST_DAY = '2000-01-01';

/** Formats as dd/MM/yyyy. */
function text(date: CalendarDate): string {
  return [
    String(date.day).padStart(2, '0'),
    String(date.month).padStart(2, '0'),
    String(date.year).padStart(4, '0'),
  ].join('/');
}

/** Counts the days of a range, including both ends. */
function daysIn(start: CalendarDate, end: CalendarDate): number {
  return end.compare(start) + 1;
}

/** Returns the error message of a range, or undefined if it is valid. */
export function rangeProblem(
  range: DateRange | null,
  { min, max, maxDays }: RangeLimits,
): string | undefined {
  if (range === null) return undefined;
  const [start, end, first] = [parseDate(range.start), parseDate(range.end), parseDate(min)];
  if (end.compare(start) < 0) return 'The end date is before the start date.';
  if (start.compare(first) < 0) return `The earliest start date is ${text(first)}.`;
  if (max !== undefined && end.compare(parseDate(max)) > 0) {
    return `The latest end date is ${text(parseDate(max))}.`;
  }
  if (maxDays !== undefined && daysIn(start, end) > maxDays) {
    return `The limit is ${String(maxDays)} days. You selected ${String(daysIn(start, end))}.`;
  }
  return undefined;
}

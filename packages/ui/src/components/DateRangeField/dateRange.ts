import { parseDate, type CalendarDate } from '@internationalized/date';

/** Two days, both of them in it, as ISO dates: `2026-11-01`. */
export interface DateRange {
  /** The first day. */
  start: string;
  /** The last day. */
  end: string;
}

export interface RangeLimits {
  /** First day that can be asked for. */
  min: string;
  /** Last day that can be asked for. */
  max: string | undefined;
  /** Days in the longest range, both ends counted. */
  maxDays: number | undefined;
}

/** Nothing is kept from before. */
export const FIRST_DAY = '2000-01-01';

/** dd/MM/yyyy. */
function text(date: CalendarDate): string {
  return [
    String(date.day).padStart(2, '0'),
    String(date.month).padStart(2, '0'),
    String(date.year).padStart(4, '0'),
  ].join('/');
}

/** How many days a range holds, both ends counted. */
function daysIn(start: CalendarDate, end: CalendarDate): number {
  return end.compare(start) + 1;
}

/** What is wrong with a range, in words; undefined where nothing is. */
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

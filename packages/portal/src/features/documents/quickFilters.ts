import type { ListLimits } from '@countersign/api-client';
import { parsePersonRef } from '@countersign/api-client/rules';

/** Periods up to now, by the user's calendar, in the order in which they are offered. */
export const modifiedPeriods = ['today', '7days', '30days', 'financialYear'] as const;

export type ModifiedPeriod = (typeof modifiedPeriods)[number];

const quickFilterNames = [
  // Who created the documents: "employee-4" or "account-7".
  'by',
  // When they were modified: a period, or two days as `2026-07-01..2026-07-31`.
  'modified',
  // For whom they wait: "us", "client", or a person.
  'waiting',
] as const;

export type QuickFilter = (typeof quickFilterNames)[number];

/** What the address says besides search, filter and view; an empty text limits nothing. */
export type QuickFilters = Readonly<Record<QuickFilter, string>>;

export const noQuickFilters: QuickFilters = { by: '', modified: '', waiting: '' };

/** The quick filters that limit the list. */
export function quickFiltersInUse(search: QuickFilters): readonly QuickFilter[] {
  return quickFilterNames.filter((name) => search[name] !== '');
}

const range = /^(\d{4}-\d{2}-\d{2})\.\.(\d{4}-\d{2}-\d{2})$/;

/** Midnight at the start of a day (`yyyy-mm-dd`), or days after it, in the user's zone; null if there is no such day. */
function startOfDay(day: string, later = 0): Date | null {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const start = new Date(year, month - 1, date);
  const exists = start.getFullYear() === year && start.getMonth() === month - 1 && start.getDate() === date;
  return exists ? new Date(year, month - 1, date + later) : null;
}

/** The two days of a range; null if it is none. */
export function daysOf(modified: string): { readonly start: string; readonly end: string } | null {
  const [, start = '', end = ''] = range.exec(modified) ?? [];
  const exist = startOfDay(start) !== null && startOfDay(end) !== null;
  return exist && start <= end ? { start, end } : null;
}

/** The month in which Australia's financial year begins. */
const JULY = 6;

function startOfPeriod(period: ModifiedPeriod, now: Date): Date {
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()];
  switch (period) {
    case 'today':
      return new Date(year, month, day);
    case '7days':
      return new Date(year, month, day - 6);
    case '30days':
      return new Date(year, month, day - 29);
    case 'financialYear':
      return new Date(month < JULY ? year - 1 : year, JULY, 1);
  }
}

function modifiedParams(modified: string, now: Date) {
  const period = modifiedPeriods.find((each) => each === modified);
  const days = daysOf(modified);
  const from = period === undefined ? days && startOfDay(days.start) : startOfPeriod(period, now);
  const before = days && startOfDay(days.end, 1);
  return { modifiedFrom: from?.toISOString(), modifiedBefore: before?.toISOString() };
}

/** The quick filters as the API takes them; undefined where they limit nothing. */
export function quickParams({ by, modified, waiting }: QuickFilters, now = new Date()) {
  const { modifiedFrom, modifiedBefore } = modifiedParams(modified, now);
  return {
    createdBy: by || undefined,
    waitingFor: waiting || undefined,
    modifiedFrom,
    modifiedBefore,
  } satisfies ListLimits;
}

function textOf(value: unknown, isValid: (text: string) => boolean): string {
  return typeof value === 'string' && isValid(value) ? value : '';
}

const isPerson = (text: string) => parsePersonRef(text) !== null;

/** Parses the query of an address; what makes no sense limits nothing. */
export function parseQuickFilters(query: Readonly<Record<string, unknown>>): QuickFilters {
  return {
    by: textOf(query['by'], isPerson),
    modified: textOf(
      query['modified'],
      (text) => modifiedPeriods.some((period) => period === text) || daysOf(text) !== null,
    ),
    waiting: textOf(query['waiting'], (text) => text === 'us' || text === 'client' || isPerson(text)),
  };
}

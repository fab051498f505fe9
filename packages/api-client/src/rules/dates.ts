/**
 * The product's three ways to print a time, assembled from parts: Intl prints "Sept" and a comma in en-AU.
 * Times without a zone are UTC. `timeZone` defaults to the reader's own.
 */
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

interface Parts {
  year: string;
  month: number;
  day: string;
  hour: number;
  minute: string;
}

const zones = new Map<string, Intl.DateTimeFormat>();

function zoneFormat(timeZone: string): Intl.DateTimeFormat {
  const cached = zones.get(timeZone);
  if (cached) return cached;
  const numeric = {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  } as const;
  const made = new Intl.DateTimeFormat('en-AU', { ...numeric, hourCycle: 'h23', timeZone });
  zones.set(timeZone, made);
  return made;
}

const two = (value: number) => String(value).padStart(2, '0');
const four = (value: number) => String(value).padStart(4, '0');

function partsOf(date: Date, timeZone: string | undefined): Parts {
  // Own getters for the reader's zone: a grid prints hundreds of dates while it scrolls.
  if (timeZone === undefined) {
    return {
      year: four(date.getFullYear()),
      month: date.getMonth(),
      day: two(date.getDate()),
      hour: date.getHours(),
      minute: two(date.getMinutes()),
    };
  }
  const found: Record<string, number> = {};
  for (const { type, value } of zoneFormat(timeZone).formatToParts(date)) found[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = found;
  return { year: four(year), month: month - 1, day: two(day), hour, minute: two(minute) };
}

const withoutZone = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/;

/** The time that an ISO string names; null when it names none. */
export function parseTime(iso: string): Date | null {
  const date = new Date(withoutZone.test(iso) ? `${iso}Z` : iso);
  return Number.isNaN(date.getTime()) ? null : date;
}

function print(
  iso: string,
  timeZone: string | undefined,
  write: (parts: Parts, month: string) => string,
): string {
  const date = parseTime(iso);
  if (date === null) return '';
  const parts = partsOf(date, timeZone);
  return write(parts, months[parts.month] ?? '');
}

/** `05/09/2026`: the documents grid. */
export function formatDate(iso: string, timeZone?: string): string {
  return print(iso, timeZone, ({ day, month, year }) => `${day}/${two(month + 1)}/${year}`);
}

function clockOf({ hour, minute }: Pick<Parts, 'hour' | 'minute'>): string {
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minute} ${hour < 12 ? 'am' : 'pm'}`;
}

/** `05 Sep 2026 2:05 pm`: dashboard and history. */
export function formatDateTime(iso: string, timeZone?: string): string {
  return print(iso, timeZone, ({ day, year, hour, minute }, month) => {
    return `${day} ${month} ${year} ${clockOf({ hour, minute })}`;
  });
}

/** `2:05 pm`. */
export function formatTime(iso: string, timeZone?: string): string {
  return print(iso, timeZone, clockOf);
}

/** `05/Sep/2026`: announcements. */
export function formatMonthDate(iso: string, timeZone?: string): string {
  return print(iso, timeZone, ({ day, year }, month) => `${day}/${month}/${year}`);
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** What the clock on the wall shows in this zone, in milliseconds since 1970 as if it were UTC; whole minutes. */
function wallClock(time: number, timeZone: string): number {
  const { year, month, day, hour, minute } = partsOf(new Date(time), timeZone);
  return Date.UTC(Number(year), month, Number(day), hour, Number(minute));
}

/** The last Monday, 00:00, in this time zone. */
export function startOfWeek(now: Date, timeZone: string): Date {
  const minute = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  const wall = wallClock(minute, timeZone);
  const sinceMonday = (new Date(wall).getUTCDay() + 6) % 7;
  const monday = (Math.floor(wall / DAY_MS) - sinceMonday) * DAY_MS;
  // By today's offset; that of Monday differs where the clocks changed since.
  const start = monday - (wall - minute);
  return new Date(start - (wallClock(start, timeZone) - monday));
}

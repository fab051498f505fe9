import { LRUCache } from 'lru-cache';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** By time zone: making a formatter costs a hundred times as much as using it. */
const formats = new LRUCache<string, Intl.DateTimeFormat>({ max: 32 });

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone);
  if (cached) return cached;
  const format = new Intl.DateTimeFormat('en-AU', {
    timeZone,
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZoneName: 'short',
  });
  formats.set(timeZone, format);
  return format;
}

/**
 * Date and time as printed in a signed document, with its zone: `21 Nov 2026 2:06 pm AEDT`.
 * Assembled from parts, since `Intl` writes "Sept" and a comma in en-AU.
 */
export function printedTime(at: Date, timeZone: string): string {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? '';
  const month = months[Number(part('month')) - 1] ?? '';
  const hour = `${part('hour')}:${part('minute')} ${part('dayPeriod').toLowerCase()}`;
  return `${part('day')} ${month} ${part('year')} ${hour} ${part('timeZoneName')}`;
}

/** The date form of PDF dictionaries, in UTC: `D:20261121030600Z`. */
export function pdfDate(at: Date): string {
  return `D:${at.toISOString().replace(/[-:T]/gu, '').slice(0, 14)}Z`;
}

/** Reads a PDF date such as `D:20261121030600Z` or `D:20261121140600+11'00'`; null when it is none. */
export function readPdfDate(text: string): Date | null {
  const match = /^D:(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(?:Z|([+-]\d{2})'?(\d{2})'?)?/u.exec(text);
  if (!match) return null;
  const [, year, month, day, hour, minute, second, zoneHour, zoneMinute] = match;
  const zone = zoneHour ? `${zoneHour}:${zoneMinute ?? '00'}` : 'Z';
  const date = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${zone}`);
  return Number.isNaN(date.getTime()) ? null : date;
}

import { LRUCache } from 'lru-cache';

/** By time zone: making a formatter costs a hundred times as much as using it. */
const formats = new LRUCache<string, Intl.DateTimeFormat>({ max: 32 });

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone);
  if (cached) return cached;
  const two = '2-digit';
  const format = new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: two, day: two },
    ...{ hour: two, minute: two, second: two, timeZoneName: 'longOffset' },
  });
  formats.set(timeZone, format);
  return format;
}

/** Whether the system knows this IANA time zone. */
export function isTimeZone(timeZone: string): boolean {
  try {
    formatOf(timeZone);
    return true;
  } catch {
    return false;
  }
}

/** ISO 8601 with the offset of the zone at that time: `2026-09-05T14:05:00.250+10:00`. */
export function localIso(at: Date, timeZone: string): string {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? '';
  const offset = part('timeZoneName').replace('GMT', '');
  const milliseconds = String(at.getUTCMilliseconds()).padStart(3, '0');
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}.${milliseconds}${offset === '' ? '+00:00' : offset}`;
}

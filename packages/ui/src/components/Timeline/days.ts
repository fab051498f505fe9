/** Something that happened. */
export interface TimelineMoment {
  /** ISO instant in UTC. */
  at: string;
}

export interface Day<Event> {
  /** "Saturday 21 November 2026". */
  name: string;
  events: readonly Event[];
}

/** Groups events under the day on which they happened in a time zone, in their order. */
export function byDay<Event extends TimelineMoment>(
  events: readonly Event[],
  timeZone: string,
): readonly Day<Event>[] {
  const format = new Intl.DateTimeFormat('en-AU', {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  const days: { name: string; events: Event[] }[] = [];
  for (const event of events) {
    const name = format.format(new Date(event.at)).replace(',', '');
    const last = days.at(-1);
    if (last?.name === name) last.events.push(event);
    else days.push({ name, events: [event] });
  }
  return days;
}

/** By zone: making a formatter costs a hundred times as much as using it, and a long history scrolls. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string, seconds: boolean): Intl.DateTimeFormat {
  const key = `${timeZone} ${seconds}`;
  const known = clocks.get(key);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-AU', {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    ...(seconds ? { second: '2-digit' } : {}),
    hour12: true,
  });
  clocks.set(key, made);
  return made;
}

/** Formats "9:05 am", with seconds for the tooltip. */
export function clock(at: string, timeZone: string, seconds = false): string {
  return clockOf(timeZone, seconds).format(new Date(at));
}

/** Formats "Australia/Sydney, UTC+11": the zone that an audit must name, with the offset at that time. */
export function formatZone(at: string, timeZone: string): string {
  const offset = new Intl.DateTimeFormat('en-AU', { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(new Date(at))
    .find((part) => part.type === 'timeZoneName')?.value;
  return `${timeZone}, ${(offset ?? 'GMT').replace('GMT', 'UTC')}`;
}

const units = [
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
] as const;

const relative = new Intl.RelativeTimeFormat('en-AU', { numeric: 'always' });

/** In seconds: of what was longer ago, the day says enough. */
const LONG_AGO = 7 * 24 * 3600;

/**
 * Formats "12 minutes ago", in whole units; "just now" within a minute, and for clocks that differ a little; null for
 * what was more than a week ago.
 */
export function ago(at: string, now: string): string | null {
  const seconds = (Date.parse(now) - Date.parse(at)) / 1000;
  if (seconds >= LONG_AGO) return null;
  const unit = units.find(([, length]) => seconds >= length);
  return unit === undefined ? 'just now' : relative.format(-Math.floor(seconds / unit[1]), unit[0]);
}

import type { VirtualRow } from '../virtual/useVirtualRows.js';
import type { Day } from './days.js';
import type { TimelineEvent } from './Timeline.js';

interface DayRow {
  kind: 'day';
  key: string;
  name: string;
}

interface EventRow {
  kind: 'event';
  key: string;
  event: TimelineEvent;
  /** Position in its day, from 1. */
  position: number;
  siblings: number;
}

/** A history as one list: each day, followed by its events. */
export type HistoryRow = DayRow | EventRow;

export function rowsOf(days: readonly Day<TimelineEvent>[]): HistoryRow[] {
  return days.flatMap(({ name, events }): HistoryRow[] => [
    { kind: 'day', key: `day ${events[0]?.id ?? name}`, name },
    ...events.map((event, index): EventRow => ({
      kind: 'event',
      key: event.id,
      event,
      position: index + 1,
      siblings: events.length,
    })),
  ]);
}

export interface NearDay extends VirtualRow {
  row: DayRow;
  events: (VirtualRow & { row: EventRow })[];
}

/** Returns the rendered part of a history, each event under its day. */
export function nearDays(rows: readonly HistoryRow[], drawn: readonly VirtualRow[]): NearDay[] {
  const days: NearDay[] = [];
  for (const near of drawn) {
    const row = rows[near.index];
    if (row?.kind === 'day') days.push({ ...near, row, events: [] });
    if (row?.kind === 'event') days.at(-1)?.events.push({ ...near, row });
  }
  return days;
}

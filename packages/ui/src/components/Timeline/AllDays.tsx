import { byDay } from './days.js';
import type { TimelineEvent } from './Timeline.js';
import * as styles from './Timeline.css.js';
import { TimelineRow } from './TimelineRow.js';

export interface DaysProps {
  events: readonly TimelineEvent[];
  timeZone: string;
  now?: string | undefined;
}

/** Renders every event, under its day. */
export function AllDays({ events, timeZone, now }: DaysProps) {
  return byDay(events, timeZone).map((day) => (
    <div key={`${day.name} ${day.events[0]?.id ?? ''}`}>
      <h3 className={styles.day}>{day.name}</h3>
      <ol className={styles.events}>
        {day.events.map((event) => (
          <TimelineRow
            key={event.id}
            event={event}
            timeZone={timeZone}
            now={now}
            last={event === day.events.at(-1)}
          />
        ))}
      </ol>
    </div>
  ));
}

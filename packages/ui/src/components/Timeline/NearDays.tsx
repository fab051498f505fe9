import { useMemo } from 'react';
import { useScrollPlace, type ScrollPlace } from '../virtual/useScrollPlace.js';
import { useVirtualRows, type VirtualRow } from '../virtual/useVirtualRows.js';
import { AllDays, type DaysProps } from './AllDays.js';
import { byDay } from './days.js';
import { nearDays, rowsOf, type HistoryRow } from './historyRows.js';
import * as styles from './Timeline.css.js';
import { TimelineRow } from './TimelineRow.js';

/** Estimated heights of unrendered rows in px. */
const HEADING = 44;
const EVENT = 60;

/**
 * Renders the events of a long history near the visible area of a scrolling panel or dialog, each under its
 * day. On a page that scrolls as a whole it renders all of them. In a separate file, because few histories
 * are long.
 */
export function NearDays({ events, timeZone, now }: DaysProps) {
  const [place, findPlace] = useScrollPlace();
  return (
    <div ref={findPlace}>
      {place.scroller === null ? (
        <div className={styles.timeline}>
          <AllDays events={events} timeZone={timeZone} now={now} />
        </div>
      ) : (
        <NearRows events={events} timeZone={timeZone} now={now} {...place} />
      )}
    </div>
  );
}

function NearRows({ events, timeZone, now, scroller, margin }: DaysProps & ScrollPlace) {
  const rows = useMemo(() => rowsOf(byDay(events, timeZone)), [events, timeZone]);
  const near = useVirtualRows({
    count: rows.length,
    keyOf: (index) => rows[index]?.key ?? index,
    estimate: (index) => (rows[index]?.kind === 'day' ? HEADING : EVENT),
    scrollElement: scroller ?? null,
    margin,
    // The first rendered event has its day above it.
    kept: (first) => [rows.findLastIndex((row, index) => index <= first && row.kind === 'day')],
  });
  return (
    <>
      {nearDays(rows, near.rows).map((day) => (
        <NearDay key={day.row.key} day={day} timeZone={timeZone} now={now} measure={near.measure} />
      ))}
      <Room height={near.after} />
    </>
  );
}

interface NearDayProps {
  day: ReturnType<typeof nearDays>[number];
  timeZone: string;
  now: string | undefined;
  measure: (element: Element | null) => void;
}

function NearDay({ day: { row, index, gap, events }, timeZone, now, measure }: NearDayProps) {
  return (
    <>
      <Room height={gap} />
      <h3 ref={measure} data-index={index} className={styles.day} data-follows={index > 0 ? '' : undefined}>
        {row.name}
      </h3>
      <ol className={styles.events}>
        {events.map((near) => (
          <NearEvent key={near.row.key} near={near} timeZone={timeZone} now={now} measure={measure} />
        ))}
      </ol>
    </>
  );
}

interface NearEventProps {
  near: VirtualRow & { row: Extract<HistoryRow, { kind: 'event' }> };
  timeZone: string;
  now: string | undefined;
  measure: (element: Element | null) => void;
}

function NearEvent({ near: { row, index, gap }, timeZone, now, measure }: NearEventProps) {
  const { position, siblings, event } = row;
  return (
    <>
      {gap > 0 ? <li aria-hidden="true" style={{ height: gap }} /> : null}
      <TimelineRow
        event={event}
        timeZone={timeZone}
        now={now}
        last={position === siblings}
        near={{ index, position, siblings, measure }}
      />
    </>
  );
}

/** Takes the space of omitted rows. */
function Room({ height }: { height: number }) {
  return height > 0 ? <div aria-hidden="true" style={{ height }} /> : null;
}

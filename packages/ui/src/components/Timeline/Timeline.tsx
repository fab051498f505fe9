import type { ReactNode } from 'react';
import { Button } from '../Button/Button.js';
import { ErrorState } from '../ErrorState/ErrorState.js';
import { Icon, type IconDrawing } from '../Icon/Icon.js';
import { HistoryIcon } from '../Icon/icons.js';
import { Skeleton } from '../Skeleton/Skeleton.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { byDay, clock, zoneWords, type TimelineMoment } from './days.js';
import * as styles from './Timeline.css.js';

export interface TimelineEvent extends TimelineMoment {
  /** Tells it from the others. */
  id: string;
  /** Who did it; said first. Without one the system did. */
  actor?: string;
  /** What happened, after the actor: "signed 2026 Company tax return". */
  action: ReactNode;
  /** What else is known: an address, a reason in the person's words. */
  details?: ReactNode;
  /**
   * Drawn in the node.
   * @default a clock that turns back
   */
  icon?: IconDrawing;
  /**
   * Finished is positive, refused is critical.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'positive' | 'caution' | 'critical';
}

export type TimelineState =
  | { status: 'loading' }
  | { status: 'failed'; message: string; reference?: string; onRetry: () => void }
  | {
      status: 'ready';
      /** Newest first. */
      events: readonly TimelineEvent[];
      /** Loads earlier ones; without it there are none. */
      onMore?: () => void;
      /** Earlier ones are on their way. */
      loadingMore?: boolean;
    };

export interface TimelineProps {
  /** Whose history it is: "History of 2026 Company tax return". */
  label: string;
  /** Exactly one of loading, failed and ready. */
  state: TimelineState;
  /** Zone in which days and times are told; it is printed below. */
  timeZone: string;
  /**
   * Shown while nothing has happened.
   * @default 'Nothing has happened yet.'
   */
  empty?: ReactNode;
}

function Event({ event, timeZone }: { event: TimelineEvent; timeZone: string }) {
  const { actor, action, details, icon = HistoryIcon, tone = 'neutral', at } = event;
  return (
    <li className={styles.event}>
      <span className={styles.node} data-tone={tone}>
        <Icon drawing={icon} />
      </span>
      <div className={styles.words}>
        <p className={styles.sentence}>
          {actor === undefined ? null : <span className={styles.actor}>{actor} </span>}
          {action}
        </p>
        {details === undefined ? null : <div className={styles.details}>{details}</div>}
        <time className={styles.time} dateTime={at} title={`${clock(at, timeZone, true)}, ${timeZone}`}>
          {clock(at, timeZone)}
        </time>
      </div>
    </li>
  );
}

function Waiting() {
  return (
    <div aria-hidden="true">
      {[66, 48, 66].map((share, index) => (
        <div key={index} className={styles.event}>
          <Skeleton shape="circle" width={28} height={28} />
          <span className={styles.waiting}>
            <Skeleton width={`${share}%`} />
            <Skeleton width={72} height={8} />
          </span>
        </div>
      ))}
    </div>
  );
}

/** What happened to one thing, newest first, under its days. */
export function Timeline({ label, state, timeZone, empty = 'Nothing has happened yet.' }: TimelineProps) {
  if (state.status === 'failed') {
    return (
      <ErrorState reference={state.reference} onRetry={state.onRetry}>
        {state.message}
      </ErrorState>
    );
  }
  if (state.status === 'loading') {
    return (
      <section aria-label={label} aria-busy="true" className={styles.timeline}>
        <VisuallyHidden>Loading…</VisuallyHidden>
        <Waiting />
      </section>
    );
  }
  const [newest] = state.events;
  return (
    <section aria-label={label} className={styles.timeline}>
      {newest === undefined ? <div className={styles.foot}>{empty}</div> : null}
      {byDay(state.events, timeZone).map((day) => (
        <div key={`${day.name} ${day.events[0]?.id ?? ''}`}>
          <h3 className={styles.day}>{day.name}</h3>
          <ol className={styles.events}>
            {day.events.map((event) => (
              <Event key={event.id} event={event} timeZone={timeZone} />
            ))}
          </ol>
        </div>
      ))}
      {newest === undefined ? null : (
        <div className={styles.foot}>
          {state.onMore === undefined ? null : (
            <Button size="small" pending={state.loadingMore === true} onPress={state.onMore}>
              Load More
            </Button>
          )}
          {`Times in ${zoneWords(newest.at, timeZone)}`}
        </div>
      )}
    </section>
  );
}

import type { ReactNode } from 'react';
import { Button } from '../Button/Button.js';
import { ErrorState } from '../ErrorState/ErrorState.js';
import type { IconComponent } from '../Icon/Icon.js';
import { lazyComponent } from '../lazyComponent/lazyComponent.js';
import { Skeleton } from '../Skeleton/Skeleton.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { AllDays } from './AllDays.js';
import { formatZone, type TimelineMoment } from './days.js';
import * as styles from './Timeline.css.js';

export interface TimelineEvent extends TimelineMoment {
  /** Unique id. */
  id: string;
  /** Who did it; shown first. Without an actor, the system did. */
  actor?: string | undefined;
  /** What happened, after the actor: "signed 2026 Company tax return". */
  action: ReactNode;
  /** Further details: an address, a reason in the person's words. */
  details?: ReactNode;
  /**
   * Icon in the node; by default a clock turning back.
   * @default a clock that turns back
   */
  icon?: IconComponent | undefined;
  /**
   * Completed is positive, declined is critical.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'positive' | 'caution' | 'critical' | undefined;
}

/**
 * What a timeline knows of its events.
 * @story ready History
 */
export type TimelineState =
  | { status: 'loading' }
  | { status: 'failed'; message: string; reference?: string | undefined; onRetry: () => void }
  | {
      status: 'ready';
      /** Events in their order: newest or oldest first. */
      events: readonly TimelineEvent[];
      /** Called to load earlier events; omit it if there are none. */
      onMore?: (() => void) | undefined;
      /** Whether earlier events are loading. */
      loadingMore?: boolean | undefined;
    };

export interface TimelineProps {
  /** Name of the timeline: "History of 2026 Company tax return". */
  label: string;
  /** One of loading, failed and ready. */
  state: TimelineState;
  /** Time zone of days and times. */
  timeZone: string;
  /**
   * Whether the zone is shown below the events; false if the place around them shows it.
   * @default true
   */
  zoneShown?: boolean | undefined;
  /** Present time as an ISO instant: each time of the last week is followed by how long ago it was. */
  now?: string | undefined;
  /**
   * Shown if there are no events.
   * @default 'No activity yet'
   */
  empty?: ReactNode;
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

/** Histories up to this length render completely: the browser can search, select and print them. */
const SHORT_HISTORY = 100;

const NearDays = lazyComponent(async () => (await import('./NearDays.js')).NearDays, AllDays);

/** Shows the events of one thing in their order, under their days. */
export function Timeline({
  label,
  state,
  timeZone,
  zoneShown = true,
  now,
  empty = 'No activity yet',
}: TimelineProps) {
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
  const [first] = state.events;
  const { onMore } = state;
  return (
    <section aria-label={label} className={styles.timeline}>
      {first === undefined ? <div className={styles.foot}>{empty}</div> : null}
      {state.events.length > SHORT_HISTORY ? (
        <NearDays events={state.events} timeZone={timeZone} now={now} />
      ) : (
        <AllDays events={state.events} timeZone={timeZone} now={now} />
      )}
      {first === undefined || (onMore === undefined && !zoneShown) ? null : (
        <div className={styles.foot}>
          {onMore === undefined ? null : (
            <Button size="small" pending={state.loadingMore === true} onPress={onMore}>
              Load More
            </Button>
          )}
          {zoneShown ? `Times in ${formatZone(first.at, timeZone)}` : null}
        </div>
      )}
    </section>
  );
}

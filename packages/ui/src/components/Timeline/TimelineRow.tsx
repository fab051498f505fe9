import { Icon } from '../Icon/Icon.js';
import { HistoryIcon } from '../Icon/icons.js';
import { ago, clock } from './days.js';
import type { TimelineEvent } from './Timeline.js';
import * as styles from './Timeline.css.js';

interface TimelineRowProps {
  event: TimelineEvent;
  timeZone: string;
  now?: string | undefined;
  /** The earliest event of its day: no line continues from it. */
  last: boolean;
  /** In a long history: its position among the rendered events, and the callback for its height. */
  near?: { index: number; position: number; siblings: number; measure: (element: Element | null) => void };
}

/** Renders one event. */
export function TimelineRow({ event, timeZone, now, last, near }: TimelineRowProps) {
  const { actor, action, details, icon = HistoryIcon, tone = 'neutral', at } = event;
  return (
    <li
      ref={near?.measure}
      className={styles.event}
      data-last={last ? '' : undefined}
      data-index={near?.index}
      aria-posinset={near?.position}
      aria-setsize={near?.siblings}
    >
      <span className={styles.node} data-tone={tone}>
        <Icon icon={icon} />
      </span>
      <div className={styles.text}>
        <p className={styles.sentence}>
          {actor === undefined ? null : <span className={styles.actor}>{actor} </span>}
          {action}
        </p>
        {details === undefined ? null : <div className={styles.details}>{details}</div>}
        <time className={styles.time} dateTime={at} title={`${clock(at, timeZone, true)}, ${timeZone}`}>
          {[clock(at, timeZone), now === undefined ? null : ago(at, now)]
            .filter((part) => part !== null)
            .join(' · ')}
        </time>
      </div>
    </li>
  );
}

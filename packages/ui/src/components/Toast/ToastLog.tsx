import { useSyncExternalStore } from 'react';
import { EmptyState } from '../EmptyState/EmptyState.js';
import { SolidIcon } from '../Icon/SolidIcon.js';
import * as styles from './Toast.css.js';
import { logHint } from './toast.messages.js';
import { useToasts } from './ToastProvider.js';

export interface ToastLogProps {
  /** Formats a time, given in ms since 1970. */
  formatTime: (time: number) => string;
}

/** Lists every notification of this session, newest first, so that users can read missed ones. */
export function ToastLog({ formatTime }: ToastLogProps) {
  const store = useToasts();
  const { log } = useSyncExternalStore(store.subscribe, store.read, store.read);
  if (log.length === 0) {
    return (
      <EmptyState level={3} illustration="none" title="No notifications yet">
        {logHint}
      </EmptyState>
    );
  }
  return (
    <ul className={styles.log} aria-label="Past notifications">
      {log.map(({ id, tone, message, detail, reference, shownAt }) => (
        <li key={id} className={styles.logRow}>
          <span className={styles.logGlyph}>
            <SolidIcon kind={tone} />
          </span>
          <div>
            <p className={detail === undefined ? undefined : styles.title}>{message}</p>
            {detail === undefined ? null : <p className={styles.detail}>{detail}</p>}
            <time className={styles.time} dateTime={new Date(shownAt).toISOString()}>
              {formatTime(shownAt)}
              {reference === undefined ? null : ` · ${reference}`}
            </time>
          </div>
        </li>
      ))}
    </ul>
  );
}

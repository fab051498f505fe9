import { useEffect, useRef, type FocusEvent } from 'react';
import { announce } from '../../components/announce/announce.js';
import { Button } from '../../components/Button/Button.js';
import { CloseIcon } from '../../components/Icon/icons.js';
import { SolidIcon } from '../../components/Icon/SolidIcon.js';
import { IconButton } from '../../components/IconButton/IconButton.js';
import { ProgressBar } from '../../components/ProgressBar/ProgressBar.js';
import { Spinner } from '../../components/Spinner/Spinner.js';
import * as styles from './BulkTray.css.js';
import { bulkTrayMessages } from './bulkTray.messages.js';
import { bulkTrayTone, bulkTrayLabel } from './bulkTrayLabel.js';

/** One of the many for which it failed. */
export interface BulkFailure {
  /** Tells it from the others. */
  id: string | number;
  /** What it is called where it was chosen. */
  name: string;
  /** Why, in the server's words. */
  reason: string;
}

export interface BulkTrayState {
  /** It runs, it has been through all of them, or it was ended before. */
  status: 'running' | 'finished' | 'cancelled';
  /** For how many it went well. */
  done: number;
  /** For how many it was begun. */
  total: number;
  /** For which it failed so far, and why. */
  failures: readonly BulkFailure[];
}

export interface BulkTrayProps {
  /** The verb and the things, as the button said it: "Delete 40 documents". */
  title: string;
  /** How far it has come, or how it ended. */
  state: BulkTrayState;
  /** Ends it before the next one. Left out, it cannot be ended. */
  onCancel?: (() => void) | undefined;
  /** It was asked to end; those under way are finished first. */
  cancelling?: boolean;
  /** Begins again with those that failed. Left out, another try would not help. */
  onRetry?: (() => void) | undefined;
  /** Puts the tray away, once it has ended. */
  onClose: () => void;
}

/**
 * How far an action on many has come and how it ended: what failed is named, with its reason, and can be tried again.
 * Give it to `PageLayout` as `floating`, in the place of the bar that began it.
 */
export function BulkTray({ title, state, onCancel, cancelling = false, onRetry, onClose }: BulkTrayProps) {
  const { status, done, total, failures } = state;
  const running = status === 'running';
  const tone = bulkTrayTone(state);
  const text = bulkTrayLabel(state);
  const keepsFocus = useKeptFocus(status);
  useSpokenOutcome(title, status, text);

  return (
    <div className={styles.place}>
      <section className={styles.tray} aria-label={title} tabIndex={-1} {...keepsFocus}>
        <div className={styles.head}>
          <span className={styles.glyph}>{running ? <Spinner /> : <SolidIcon kind={tone} />}</span>
          <div className={styles.text}>
            <p className={styles.title}>{title}</p>
            <p className={styles.count}>{cancelling && running ? bulkTrayMessages.cancelling : text}</p>
          </div>
          <div className={styles.actions}>
            {running && onCancel !== undefined ? (
              <Button size="small" pending={cancelling} onPress={onCancel}>
                Cancel
              </Button>
            ) : null}
            {!running && failures.length > 0 && onRetry !== undefined ? (
              <Button size="small" onPress={onRetry}>
                {bulkTrayMessages.retry(failures.length)}
              </Button>
            ) : null}
            {running ? null : <IconButton label="Close" icon={CloseIcon} onPress={onClose} />}
          </div>
        </div>
        {running ? (
          <ProgressBar
            edge
            label={title}
            value={total === 0 ? null : ((done + failures.length) / total) * 100}
            valueText={text}
          />
        ) : null}
        {failures.length === 0 ? null : <Failures failures={failures} />}
      </section>
    </div>
  );
}

/** It scrolls, and holds nothing that could take the focus. */
const focusable = { tabIndex: 0 };

function Failures({ failures }: { failures: readonly BulkFailure[] }) {
  return (
    <div className={styles.list} role="group" aria-label={bulkTrayMessages.failures} {...focusable}>
      <ul>
        {failures.map(({ id, name, reason }) => (
          <li key={id} className={styles.failure}>
            <p className={styles.name}>{name}</p>
            <p className={styles.reason}>{reason}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Says how it ended. Progress is not worth an interruption. */
function useSpokenOutcome(title: string, status: BulkTrayState['status'], text: string): void {
  const heard = useRef(status);
  useEffect(() => {
    if (heard.current === status) return;
    heard.current = status;
    if (status !== 'running') announce(`${title}: ${text}`);
  }, [status, title, text]);
}

/** With the state the buttons change: whoever was at one of them stays in the tray. */
function useKeptFocus(status: BulkTrayState['status']) {
  const ref = useRef<HTMLElement>(null);
  const isInside = useRef(false);
  useEffect(() => {
    if (isInside.current && document.activeElement === document.body) {
      ref.current?.focus({ preventScroll: true });
    }
  }, [status]);
  return {
    ref,
    onFocus: () => {
      isInside.current = true;
    },
    onBlur: (event: FocusEvent) => {
      if (event.relatedTarget !== null) isInside.current = event.currentTarget.contains(event.relatedTarget);
    },
  };
}

import { useEffect, useRef, type FocusEvent } from 'react';
import { announce } from '../../components/announce/announce.js';
import { lazyComponent } from '../../components/lazyComponent/lazyComponent.js';
import { CloseIcon } from '../../components/Icon/icons.js';
import { SolidIcon } from '../../components/Icon/SolidIcon.js';
import { IconButton } from '../../components/IconButton/IconButton.js';
import { ProgressBar } from '../../components/ProgressBar/ProgressBar.js';
import { Spinner } from '../../components/Spinner/Spinner.js';
import { useCoveredRoom } from '../UploadPanel/useCoveredRoom.js';
import * as lists from './BulkFailures.css.js';
import type { BulkListsProps } from './BulkLists.js';
import * as styles from './BulkTray.css.js';
import { bulkTrayMessages } from './bulkTray.messages.js';
import { bulkTrayTone, bulkTrayLabel } from './bulkTrayLabel.js';
import { TrayButton } from './TrayButton.js';

/** An item for which the action failed. */
export interface BulkFailure {
  /** Unique id. */
  id: string | number;
  /** Name of the item. */
  name: string;
  /** The reason, in the server's words. */
  reason: string;
  /** Number of all items that failed for this reason, if not all of them are in the list. */
  sameReason?: number | undefined;
  /** What helps those that failed for this reason, if a retry does not: "Remove tasks from 30…". */
  action?: { label: string; onPress: () => void } | undefined;
}

/** The items with one outcome. */
export interface BulkOutcome {
  /** Unique id; that of another action has another one. */
  id: string;
  /** What became of them: "Deleted". */
  label: string;
  /** Number of items. */
  count: number;
  /**
   * Called to read the next items when they are opened, and for more of them; `from` is the number of those that were
   * read. If it rejects, the tray says so and offers to try again.
   */
  read: (from: number) => Promise<readonly { id: string | number; name: string }[]>;
}

export interface BulkTrayState {
  /** Running, completed for all items, ended early by its user, or by itself. */
  status: 'running' | 'finished' | 'cancelled' | 'stopped';
  /** Number of successful items. */
  done: number;
  /** Number of items in total. */
  total: number;
  /**
   * Number of failed items, if `failures` has only the first of them.
   * @default failures.length
   */
  failed?: number | undefined;
  /** Failed items so far, with reasons. */
  failures: readonly BulkFailure[];
  /**
   * Number of failed items that a retry may help.
   * @default failed
   */
  retryable?: number | undefined;
}

export interface BulkTrayProps {
  /** Names the tray, as on the button that started it: "Delete 40 documents". */
  title: string;
  /**
   * First line: the present while it runs, the past once it has ended ("40 documents deleted").
   * @default title
   */
  headline?: string | undefined;
  /** Progress or outcome. */
  state: BulkTrayState;
  /**
   * How far it is, or how it ended: "5 couldn’t be deleted"; empty if the headline says it all.
   * @default counts in general words: "12 of 40 done"
   */
  text?: string | undefined;
  /** What follows from that, as a sentence. */
  note?: string | undefined;
  /** One action on the outcome, as in a toast: Undo. */
  action?: { label: string; onPress: () => void } | undefined;
  /** A way from there, beside the note. */
  link?: { label: string; onPress: () => void } | undefined;
  /** Called to stop before the next item. If omitted, it cannot be stopped. */
  onCancel?: (() => void) | undefined;
  /** Stopping was requested; running items finish first. */
  cancelling?: boolean | undefined;
  /** Called to retry the failed items. Omit it if a retry would not help. */
  onRetry?: (() => void) | undefined;
  /** Called to read the next failures, if `failures` has only the first of them. */
  onShowMore?: (() => void) | undefined;
  /** What became of the other items, whose names open on demand. Shown once it has ended. */
  outcomes?: readonly BulkOutcome[] | undefined;
  /** Called to let it go on without the tray. Omit it if its progress must be seen. */
  onHide?: (() => void) | undefined;
  /**
   * Number of other outcomes that wait for this place.
   * @default 0
   */
  waiting?: number | undefined;
  /** Called to dismiss this outcome and all that wait. */
  onCloseAll?: (() => void) | undefined;
  /** Called to dismiss the tray once it has ended. */
  onClose: () => void;
}

/** Loads while an action runs; without it what failed is listed all the same. */
const BulkLists = lazyComponent<BulkListsProps>(
  async () => (await import('./BulkLists.js')).BulkLists,
  PlainFailures,
);

function PlainFailures({ failures }: BulkListsProps) {
  return failures.length === 0 ? null : (
    <ul className={lists.list}>
      {failures.map(({ id, name, reason }) => (
        <li key={id} className={lists.group}>
          {name}: {reason}
        </li>
      ))}
    </ul>
  );
}

/**
 * Shows the progress and outcome of an action on many items: failed ones are named with their reason and can
 * be retried, the names of the others open on demand. Pass it to `PageLayout` as `floating`; it stays above the bar of a selection.
 */
export function BulkTray({
  title,
  headline = title,
  state,
  text = bulkTrayLabel(state),
  note,
  action,
  link,
  onCancel,
  cancelling = false,
  onRetry,
  onShowMore,
  outcomes = [],
  onHide,
  waiting = 0,
  onCloseAll,
  onClose,
}: BulkTrayProps) {
  const { status, done, total, failures, failed = failures.length, retryable = failed } = state;
  const running = status === 'running';
  const tone = bulkTrayTone(state);
  const keepsFocus = useKeptFocus(status);
  useCoveredRoom(keepsFocus.ref, '--cs-tray');
  useSpokenOutcome(headline, status, text);

  return (
    <div className={styles.place}>
      <section className={styles.tray} aria-label={title} tabIndex={-1} data-floating-tray="" {...keepsFocus}>
        <div className={styles.head}>
          <span className={styles.glyph}>{running ? <Spinner /> : <SolidIcon kind={tone} size={16} />}</span>
          <div className={styles.text}>
            <p className={styles.title}>{headline}</p>
            <p className={styles.count}>{cancelling && running ? bulkTrayMessages.cancelling : text}</p>
          </div>
          <div className={styles.actions}>
            {running && onHide !== undefined && !cancelling ? (
              <TrayButton variant="ghost" label="Hide" onPress={onHide} />
            ) : null}
            {running && onCancel !== undefined ? (
              <TrayButton label="Cancel" pending={cancelling} onPress={onCancel} />
            ) : null}
            {!running && retryable > 0 && onRetry !== undefined ? (
              <TrayButton label={bulkTrayMessages.retry(retryable)} onPress={onRetry} />
            ) : null}
            {running || action === undefined ? null : <TrayButton {...action} />}
            {running ? null : <IconButton label="Close" icon={CloseIcon} onPress={onClose} />}
          </div>
        </div>
        {note === undefined ? null : <Note text={note} action={link} />}
        {running || waiting === 0 || onCloseAll === undefined ? null : (
          <Note
            text={bulkTrayMessages.waiting(waiting)}
            action={{ label: 'Dismiss all', onPress: onCloseAll }}
          />
        )}
        {running ? (
          <ProgressBar
            edge
            label={title}
            value={total === 0 ? null : ((done + failed) / total) * 100}
            valueText={text}
          />
        ) : null}
        <BulkLists
          failures={failures}
          unread={failed - failures.length}
          onShowMore={failed > failures.length ? onShowMore : undefined}
          outcomes={running ? [] : outcomes}
        />
      </section>
    </div>
  );
}

function Note({ text, action }: { text: string; action: BulkTrayProps['action'] }) {
  return (
    <div className={styles.note}>
      <p className={styles.noteText}>{text}</p>
      {action === undefined ? null : <TrayButton variant="ghost" {...action} />}
    </div>
  );
}

/** Announces the start and the outcome. Progress is not worth an interruption. */
function useSpokenOutcome(title: string, status: BulkTrayState['status'], text: string): void {
  const heard = useRef<BulkTrayState['status'] | null>(null);
  useEffect(() => {
    if (heard.current === status) return;
    heard.current = status;
    announce(status === 'running' || text === '' ? title : `${title}: ${text}`);
  }, [status, title, text]);
}

/** When the state changes the buttons change: focus on one of them stays in the tray. */
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

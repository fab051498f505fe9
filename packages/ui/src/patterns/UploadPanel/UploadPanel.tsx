import { useEffect, useMemo, useRef } from 'react';
import { announce } from '../../components/announce/announce.js';
import { formatCount } from '../../components/counts/counts.js';
import { ChevronUpIcon, CloseIcon, ExpandIcon, MinusIcon, ShrinkIcon } from '../../components/Icon/icons.js';
import { IconButton } from '../../components/IconButton/IconButton.js';
import { orderUploads } from './orderUploads.js';
import { readableName } from './readableName.js';
import { UploadBar } from './UploadBar.js';
import { UploadList } from './UploadList.js';
import type { UploadPanelItem } from './UploadRow.js';
import { connectionAnnouncement, uploadAnnouncement, type UploadCounts } from './uploadAnnouncement.js';
import { UploadsActions } from './UploadsActions.js';
import * as styles from './UploadPanel.css.js';
import { useCoveredPage } from './useCoveredPage.js';
import { useCoveredRoom } from './useCoveredRoom.js';

export type UploadPanelView = 'minimised' | 'normal' | 'expanded';

export interface UploadPanelSummary extends UploadCounts {
  /** Progress of all files in whole per cent. */
  percent: number;
}

export interface UploadPanelProps {
  /** Files, in order of selection. Failed ones are listed first, then those under way. */
  items: readonly UploadPanelItem[];
  /** Progress of all files together. */
  summary: UploadPanelSummary;
  /** How much of the panel is visible. */
  view: UploadPanelView;
  /** Called with the new view. */
  onViewChange: (view: UploadPanelView) => void;
  /** Called with the id of the file to stop. */
  onCancel: (id: string) => void;
  /** Called with the id of the file to send again. */
  onRetry: (id: string) => void;
  /** Called with the id of an interrupted file that the browser can read again. Without it there is no such button. */
  onContinue?: ((id: string) => void) | undefined;
  /**
   * Called to select the files of interrupted uploads again: with the id of one, or with null for all of them. Without it
   * there is no such button.
   */
  onSelectAgain?: ((id: string | null) => void) | undefined;
  /** Called with the id of a file to upload although it is a document already. Without it there is no such button. */
  onUploadAnyway?: ((id: string) => void) | undefined;
  /**
   * Called with the id of a file whose filter was deleted, to add its document without one. Without it there is no such
   * button.
   */
  onAddWithoutFilter?: ((id: string) => void) | undefined;
  /** Called with the id of a file whose document is to be shown. Without it there is no such button. */
  onShowKnown?: ((id: string) => void) | undefined;
  /** Called with the id of a failed file to take off the list. Without it there is no such button. */
  onDismiss?: ((id: string) => void) | undefined;
  /** Returns where the document of a completed file is shown; its name is then a link. */
  hrefOf?: ((id: string) => string | undefined) | undefined;
  /** Called to stop all files that can be stopped. Without it there is no such button. */
  onCancelAll?: (() => void) | undefined;
  /** Called to send all files again that can be retried. Without it there is no such button. */
  onRetryAll?: (() => void) | undefined;
  /**
   * Number of times that the user asked for the panel: with each, the focus moves to it.
   * @default 0
   */
  asked?: number | undefined;
  /** Called to close the panel; running uploads continue. */
  onClose: () => void;
}

/** Shows running uploads, above everything else at the bottom right. */
export function UploadPanel({
  items,
  summary,
  view,
  onViewChange,
  onCancel,
  onRetry,
  onCancelAll,
  onRetryAll,
  onContinue,
  onSelectAgain,
  onUploadAnyway,
  onAddWithoutFilter,
  onShowKnown,
  onDismiss,
  hrefOf,
  asked = 0,
  onClose,
}: UploadPanelProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (asked > 0) panel.current?.focus();
  }, [asked]);
  const isOffline = items.some(({ status }) => status === 'offline');
  useSpokenSummary(summary, items, isOffline);
  useCoveredRoom(panel, '--cs-uploads');
  const listed = useMemo(() => orderUploads(items), [items]);
  const small = view === 'minimised';
  const { waiting = 0 } = summary;
  const say = (id: string, what: string) => {
    const item = items.find((each) => each.id === id);
    if (item !== undefined) announce(`${readableName(item.name)} ${what}`);
  };
  useCoveredPage(panel, () => {
    if (!small) onViewChange('minimised');
  });
  return (
    <section ref={panel} tabIndex={-1} className={styles.panel} data-view={view} aria-label="Uploads">
      <div className={styles.header}>
        <div className={styles.titles}>
          <h2 className={styles.title}>Uploads</h2>
          <span className={styles.count}>
            {formatCount(summary.complete)} of {formatCount(summary.total)} complete
            {summary.errored > 0 ? (
              <>
                , <span className={styles.failed}>{formatCount(summary.errored)} failed</span>
              </>
            ) : null}
            {waiting > 0 ? (
              <>
                ,{' '}
                <span className={styles.waiting}>
                  {waiting === 1 ? '1 needs attention' : `${formatCount(waiting)} need attention`}
                </span>
              </>
            ) : null}
            {small && summary.active > 0 ? (isOffline ? ', offline' : `, ${summary.percent}%`) : null}
          </span>
        </div>
        {/* One button with two names, so that it keeps the focus. */}
        <IconButton
          label={small ? 'Show uploads' : 'Minimise uploads'}
          icon={small ? ChevronUpIcon : MinusIcon}
          onPress={() => onViewChange(small ? 'normal' : 'minimised')}
        />
        {small ? null : (
          <IconButton
            label={view === 'expanded' ? 'Collapse uploads' : 'Expand uploads'}
            icon={view === 'expanded' ? ShrinkIcon : ExpandIcon}
            onPress={() => onViewChange(view === 'expanded' ? 'normal' : 'expanded')}
          />
        )}
        <IconButton label="Close uploads" icon={CloseIcon} onPress={onClose} />
      </div>
      <UploadBar label="Uploads" percent={summary.percent} gliding={items.length <= FEW_FILES} />
      {small || items.length === 0 ? null : (
        <>
          <UploadsActions
            items={items}
            onCancel={onCancel}
            onCancelAll={onCancelAll}
            onRetryAll={onRetryAll}
            onSelectAgain={onSelectAgain}
            onUploadAnyway={onUploadAnyway}
            onAddWithoutFilter={onAddWithoutFilter}
          />
          <UploadList
            items={listed}
            onCancel={(id) => {
              // A running file says so in its row, and the last one in the summary; a skipped one is not heard there.
              if (items.some((item) => item.id === id && item.status === 'duplicate')) say(id, 'skipped');
              onCancel(id);
            }}
            onRetry={onRetry}
            onContinue={onContinue}
            onSelectAgain={onSelectAgain}
            onUploadAnyway={onUploadAnyway}
            onAddWithoutFilter={onAddWithoutFilter}
            onShowKnown={onShowKnown}
            onDismiss={
              onDismiss &&
              ((id) => {
                say(id, 'removed');
                onDismiss(id);
              })
            }
            hrefOf={hrefOf}
          />
        </>
      )}
    </section>
  );
}

/** With more files, each moves the panel's bar by a few pixels at most, which needs no gliding. */
const FEW_FILES = 50;

const nothingYet: UploadCounts = { total: 0, complete: 0, errored: 0, active: 0 };

/** Announces relevant changes, not progress. */
function useSpokenSummary(
  { total, complete, errored, active, waiting = 0 }: UploadCounts,
  items: readonly UploadPanelItem[],
  isOffline: boolean,
): void {
  const heard = useRef(nothingYet);
  const heardFailed = useRef<ReadonlySet<string>>(new Set());
  const wasOffline = useRef(isOffline);
  useEffect(() => {
    const text = connectionAnnouncement(wasOffline.current, isOffline, active);
    wasOffline.current = isOffline;
    if (text !== null) announce(text);
  }, [isOffline, active]);
  useEffect(() => {
    const now = { total, complete, errored, active, waiting };
    const failed = items.filter(({ status }) => status === 'errored');
    const newlyFailed = failed.filter(({ id }) => !heardFailed.current.has(id));
    const text = uploadAnnouncement(heard.current, now, newlyFailed);
    heard.current = now;
    heardFailed.current = new Set(failed.map(({ id }) => id));
    if (text !== null) announce(text);
  }, [total, complete, errored, active, waiting, items]);
}

import { useEffect, useRef } from 'react';
import { announce } from '../../components/announce/announce.js';
import { ChevronUpIcon, CloseIcon, ExpandIcon, MinusIcon, ShrinkIcon } from '../../components/Icon/icons.js';
import { IconButton } from '../../components/IconButton/IconButton.js';
import { UploadBar } from './UploadBar.js';
import { UploadList } from './UploadList.js';
import type { UploadPanelItem } from './UploadRow.js';
import { uploadAnnouncement, type UploadCounts } from './uploadAnnouncement.js';
import * as styles from './UploadPanel.css.js';

export type UploadPanelView = 'minimised' | 'normal' | 'expanded';

export interface UploadPanelSummary extends UploadCounts {
  /** Progress of all files in whole per cent. */
  percent: number;
}

export interface UploadPanelProps {
  /** Files, in order of selection. */
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
  onClose,
}: UploadPanelProps) {
  useSpokenSummary(summary);
  const small = view === 'minimised';
  return (
    <section className={styles.panel} data-view={view} aria-label="Uploads">
      <div className={styles.header}>
        <div className={styles.titles}>
          <h2 className={styles.title}>Uploads</h2>
          <span className={styles.count}>{formatCount(summary, small)}</span>
        </div>
        {small ? (
          <IconButton label="Restore uploads" icon={ChevronUpIcon} onPress={() => onViewChange('normal')} />
        ) : (
          <>
            <IconButton label="Minimise uploads" icon={MinusIcon} onPress={() => onViewChange('minimised')} />
            {view === 'expanded' ? (
              <IconButton label="Shrink uploads" icon={ShrinkIcon} onPress={() => onViewChange('normal')} />
            ) : (
              <IconButton label="Expand uploads" icon={ExpandIcon} onPress={() => onViewChange('expanded')} />
            )}
          </>
        )}
        <IconButton label="Close uploads" icon={CloseIcon} onPress={onClose} />
      </div>
      <UploadBar percent={summary.percent} />
      {small || items.length === 0 ? null : (
        <UploadList items={items} onCancel={onCancel} onRetry={onRetry} />
      )}
    </section>
  );
}

function formatCount({ complete, total, percent, active }: UploadPanelSummary, withPercent: boolean): string {
  const text = `${complete} of ${total} complete`;
  return withPercent && active > 0 ? `${text}, ${percent}%` : text;
}

const nothingYet: UploadCounts = { total: 0, complete: 0, errored: 0, active: 0 };

/** Announces relevant changes, not progress. */
function useSpokenSummary({ total, complete, errored, active }: UploadCounts): void {
  const heard = useRef(nothingYet);
  useEffect(() => {
    const now = { total, complete, errored, active };
    const text = uploadAnnouncement(heard.current, now);
    heard.current = now;
    if (text !== null) announce(text);
  }, [total, complete, errored, active]);
}

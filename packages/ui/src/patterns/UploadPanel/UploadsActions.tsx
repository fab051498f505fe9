import { Button } from '../../components/Button/Button.js';
import type { UploadPanelItem } from './UploadRow.js';
import * as styles from './UploadPanel.css.js';

interface UploadsActionsProps {
  items: readonly UploadPanelItem[];
  onCancelAll?: (() => void) | undefined;
  onRetryAll?: (() => void) | undefined;
}

/** Acts on several files at once. A single file has its own button. */
export function UploadsActions({ items, onCancelAll, onRetryAll }: UploadsActionsProps) {
  const several = (wanted: (item: UploadPanelItem) => boolean) => items.filter(wanted).length > 1;
  const canRetry = onRetryAll !== undefined && several(({ retryable }) => retryable);
  const canCancel = onCancelAll !== undefined && several(({ cancellable }) => cancellable);
  if (!canRetry && !canCancel) return null;
  return (
    <div className={styles.actions}>
      {canRetry ? (
        <Button size="small" onPress={onRetryAll}>
          Retry all
        </Button>
      ) : null}
      {canCancel ? (
        <Button size="small" onPress={onCancelAll}>
          Cancel all
        </Button>
      ) : null}
    </div>
  );
}

import { memo } from 'react';
import { Button } from '../../components/Button/Button.js';
import { FileIcon } from '../../components/FileIcon/FileIcon.js';
import { CloseIcon } from '../../components/Icon/icons.js';
import { IconButton } from '../../components/IconButton/IconButton.js';
import { Link } from '../../components/Link/Link.js';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.js';
import { readableName } from './readableName.js';
import { truncateMiddle } from './truncateMiddle.js';
import { UploadBar } from './UploadBar.js';
import { UploadChoices, type UploadChoiceHandlers } from './UploadChoices.js';
import { UploadSeal } from './UploadSeal.js';
import { uploadLabel, type UploadProgress } from './uploadLabel.js';
import * as styles from './UploadPanel.css.js';

export type { UploadPanelStatus } from './uploadLabel.js';

export interface UploadPanelItem extends UploadProgress {
  /** Unique id. */
  id: string;
  /** Name of the file. */
  name: string;
  /** Where its document goes, if that must be said: "Blue Gum Pastoral Co › Board papers". */
  destination?: string | undefined;
  /** Whether it failed and can be retried. */
  retryable: boolean;
  /** Whether it can still be stopped. */
  cancellable: boolean;
}

export interface UploadRowProps extends UploadChoiceHandlers {
  item: UploadPanelItem;
  /** Position in the whole list, from 1. */
  position: number;
  total: number;
  onRetry: (id: string) => void;
  onDismiss?: ((id: string) => void) | undefined;
  hrefOf?: ((id: string) => string | undefined) | undefined;
  /** Receives the row's element, to measure its height. */
  measure?: (element: Element | null) => void;
}

/** Shows one file: its name, its state in words, and its action. Rerenders only when its own item changes. */
export const UploadRow = memo(function UploadRow({
  item,
  position,
  total,
  onCancel,
  onRetry,
  onDismiss,
  hrefOf,
  measure,
  ...choices
}: UploadRowProps) {
  const whole = readableName(item.name);
  const shown = truncateMiddle(whole);
  const href = item.status === 'complete' ? hrefOf?.(item.id) : undefined;
  const name =
    shown === whole ? (
      whole
    ) : (
      <>
        <span aria-hidden="true">{shown}</span>
        <VisuallyHidden>{whole}</VisuallyHidden>
      </>
    );
  return (
    <li
      ref={measure}
      className={styles.row}
      aria-setsize={total}
      aria-posinset={position}
      data-index={position - 1}
    >
      <span className={styles.glyph}>
        <FileIcon extension={extensionOf(item.name)} />
      </span>
      <div className={styles.text}>
        <span className={styles.name} title={shown === whole ? undefined : whole}>
          {href === undefined ? (
            name
          ) : (
            <Link href={href} tone="inherit">
              {name}
            </Link>
          )}
        </span>
        <span className={styles.state} data-status={item.status}>
          {uploadLabel(item)}
        </span>
        {item.destination === undefined ? null : (
          <span className={styles.destination}>
            <VisuallyHidden>To </VisuallyHidden>
            {item.destination}
          </span>
        )}
        <UploadChoices item={item} onCancel={onCancel} {...choices} />
        {hasBar(item) ? (
          // The speed is known of files that take a while; others are over before their bar could glide.
          <UploadBar percent={item.percent} gliding={item.bytesPerSecond !== null} />
        ) : null}
      </div>
      <span className={styles.action}>
        {item.status === 'complete' ? <UploadSeal /> : null}
        {item.retryable ? (
          <Button size="small" onPress={() => onRetry(item.id)}>
            Retry
            <VisuallyHidden> {whole}</VisuallyHidden>
          </Button>
        ) : null}
        {item.cancellable && item.status !== 'duplicate' ? (
          <IconButton label={`Cancel ${whole}`} icon={CloseIcon} onPress={() => onCancel(item.id)} />
        ) : null}
        {item.status === 'errored' && onDismiss ? (
          <IconButton label={`Remove ${whole}`} icon={CloseIcon} onPress={() => onDismiss(item.id)} />
        ) : null}
      </span>
    </li>
  );
});

/** Whether a row shows its progress as a bar. */
export function hasBar({ status, percent }: UploadPanelItem): boolean {
  return (
    status === 'uploading' ||
    status === 'retrying' ||
    status === 'finishing' ||
    (isPaused(status) && percent > 0)
  );
}

function isPaused(status: UploadPanelItem['status']): boolean {
  return status === 'offline' || status === 'unreachable' || status === 'busy';
}

function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}

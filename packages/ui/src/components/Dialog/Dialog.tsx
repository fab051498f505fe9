import { useId, useState, type ReactNode } from 'react';
import { CloseIcon } from '../Icon/icons.js';
import { IconButton } from '../IconButton/IconButton.js';
import * as styles from './Dialog.css.js';
import { dialogBusy } from './dialog.messages.js';
import { DialogSurface } from './DialogSurface.js';
import { LeaveQuestion } from './LeaveQuestion.js';
import { useScrollable } from './useScrollable.js';

export interface DialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** Called to close it: Escape, the scrim or the close button; with `guard`, after confirmation. */
  onOpenChange: (open: boolean) => void;
  /**
   * 420, 560 or 800 px wide; `frame` up to 1200 by 90 % of the height.
   * @default 'small'
   */
  size?: 'small' | 'medium' | 'large' | 'frame' | undefined;
  /** Verb and noun: "Delete 3 documents". */
  title: string;
  /** Line below the title, such as the document with its icon. */
  description?: ReactNode;
  /** Content of the header before the close button, such as the time left. */
  headerEnd?: ReactNode;
  /** Content of a tinted column on the right, 264 px wide; below the body on phones. */
  aside?: ReactNode;
  /** Buttons, the primary last. */
  footer?: ReactNode;
  /** Note on the left of the footer. */
  footerNote?: ReactNode;
  /** Whether work is running, so that it can't be closed. */
  busy?: boolean | undefined;
  /** Whether closing would lose input, so that it asks first. */
  guard?: boolean | undefined;
  /**
   * Whether a press on the scrim closes it.
   * @default true, except for `frame`
   */
  closeOnOutside?: boolean | undefined;
  /**
   * `alertdialog` for a question that must be answered.
   * @default 'dialog'
   */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** The body; it scrolls if it does not fit. */
  children?: ReactNode;
}

/** Presents a task that users must finish or cancel before they continue. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({
  onOpenChange,
  size = 'small',
  title,
  description,
  headerEnd,
  aside,
  footer,
  footerNote,
  busy = false,
  guard = false,
  closeOnOutside = size !== 'frame',
  role = 'dialog',
  children,
}: Omit<DialogProps, 'open'>) {
  const titleId = useId();
  const descriptionId = useId();
  const [asking, setAsking] = useState(false);
  const body = useScrollable();

  function leave(by: 'escape' | 'outside' | 'button'): void {
    if (busy || (by === 'outside' && !closeOnOutside)) return;
    if (guard) setAsking(true);
    else onOpenChange(false);
  }

  return (
    <DialogSurface
      role={role}
      labelledBy={titleId}
      describedBy={description === undefined ? undefined : descriptionId}
      onLeave={leave}
    >
      <div
        className={styles.card}
        data-dialog-card=""
        data-size={size}
        data-split={aside === undefined ? undefined : ''}
      >
        <div className={styles.header} data-dialog-end="">
          <div className={styles.titles}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            {description === undefined ? null : (
              <div id={descriptionId} className={styles.description}>
                {description}
              </div>
            )}
          </div>
          <div className={styles.headerEnd}>
            {headerEnd}
            <IconButton
              label="Close"
              icon={CloseIcon}
              disabledReason={busy ? dialogBusy : undefined}
              onPress={() => {
                leave('button');
              }}
            />
          </div>
        </div>
        <div className={styles.middle}>
          <div ref={body} className={styles.body} data-dialog-body="">
            {children}
          </div>
          {aside === undefined ? null : <aside className={styles.aside}>{aside}</aside>}
        </div>
        {footer === undefined && footerNote === undefined ? null : (
          <div className={styles.footer} data-dialog-end="">
            {footerNote === undefined ? null : <div className={styles.note}>{footerNote}</div>}
            {footer === undefined ? null : <div className={styles.buttons}>{footer}</div>}
          </div>
        )}
      </div>
      {asking ? (
        <LeaveQuestion
          onStay={() => {
            setAsking(false);
          }}
          onDiscard={() => {
            setAsking(false);
            onOpenChange(false);
          }}
        />
      ) : null}
    </DialogSurface>
  );
}

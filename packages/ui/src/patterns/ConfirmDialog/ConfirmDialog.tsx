import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.js';
import { Dialog } from '../../components/Dialog/Dialog.js';
import { Notice } from '../../components/Notice/Notice.js';
import { Stack } from '../../components/Stack/Stack.js';

export interface ConfirmDialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** The verb and the thing: "Delete 3 documents". */
  title: string;
  /** The line beneath the title, such as the document. */
  description?: ReactNode;
  /** What will happen. */
  children: ReactNode;
  /** Named after what it does: "Delete 3 documents". */
  confirmLabel: string;
  /**
   * Words of the button that changes nothing.
   * @default 'Cancel'
   */
  cancelLabel?: string;
  /**
   * `danger` for what cannot be undone.
   * @default 'primary'
   */
  tone?: 'primary' | 'danger';
  /** It is being done: the button works, and the dialog cannot be left. */
  pending?: boolean;
  /** The server's words; the dialog stays. */
  failure?: string | undefined;
  /** Yes; the dialog stays until `open` is false. */
  onConfirm: () => void;
  /** No: the button, Escape or the scrim. */
  onCancel: () => void;
}

/** Asks before something happens. Focus starts at Cancel where something would be lost. */
export function ConfirmDialog({
  open,
  title,
  description,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  tone = 'primary',
  pending = false,
  failure,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onCancel();
      }}
      role="alertdialog"
      title={title}
      description={description}
      busy={pending}
      footer={
        <>
          <Button
            onPress={onCancel}
            autoFocus={tone === 'danger'}
            refusedReason={pending ? 'Please wait until this is done.' : undefined}
          >
            {cancelLabel}
          </Button>
          <Button variant={tone} pending={pending} onPress={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        {failure === undefined ? null : (
          <Notice tone="critical" live>
            {failure}
          </Notice>
        )}
        <div>{children}</div>
      </Stack>
    </Dialog>
  );
}

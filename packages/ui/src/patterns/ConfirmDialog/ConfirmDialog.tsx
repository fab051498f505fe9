import { useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button.js';
import { Dialog } from '../../components/Dialog/Dialog.js';
import { Notice } from '../../components/Notice/Notice.js';
import { Stack } from '../../components/Stack/Stack.js';
import { TextField } from '../../components/TextField/TextField.js';

/** Something that has to be typed first, so that it cannot happen by habit. */
export interface TypedConfirmation {
  /** Label of the field: "Firm name". */
  label: string;
  /** What has to be typed, letter for letter. */
  text: string;
  /** Said when something else was typed. */
  mismatch: string;
}

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
  /** Asks for words to be typed, for what cannot be undone and touches many. */
  typed?: TypedConfirmation | undefined;
  /** It is being done: the button works, and the dialog cannot be left. */
  pending?: boolean;
  /** The server's words; the dialog stays. */
  failure?: string | undefined;
  /** Yes; the dialog stays until `open` is false. */
  onConfirm: () => void;
  /** No: the button, Escape or the scrim. */
  onCancel: () => void;
}

/** Asks yes or no before something happens. Focus starts at Cancel where something would be lost, or at the words to type. */
export function ConfirmDialog({
  open,
  title,
  description,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  tone = 'primary',
  typed,
  pending = false,
  failure,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [entry, setEntry] = useState({ text: '', isWrong: false });
  // Each time it opens, the words are typed anew.
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    setEntry({ text: '', isWrong: false });
  }

  function submit(): void {
    if (pending) return;
    if (typed === undefined || entry.text === typed.text) return onConfirm();
    setEntry({ ...entry, isWrong: true });
    field.current?.focus();
  }

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
            autoFocus={tone === 'danger' && typed === undefined}
            disabledReason={pending ? 'Please wait' : undefined}
          >
            {cancelLabel}
          </Button>
          {typed === undefined ? (
            <Button variant={tone} pending={pending} onPress={onConfirm}>
              {confirmLabel}
            </Button>
          ) : (
            <Button variant={tone} pending={pending} type="submit" form={formId}>
              {confirmLabel}
            </Button>
          )}
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
        {typed === undefined ? null : (
          <form
            id={formId}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              submit();
            }}
          >
            <TextField
              ref={field}
              autoFocus
              autoComplete="off"
              label={typed.label}
              hint={`Type “${typed.text}” to confirm.`}
              error={entry.isWrong ? typed.mismatch : undefined}
              value={entry.text}
              readOnly={pending}
              onChange={(text) => setEntry({ text, isWrong: false })}
            />
          </form>
        )}
      </Stack>
    </Dialog>
  );
}

import { useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button.js';
import { Dialog } from '../../components/Dialog/Dialog.js';
import { Notice } from '../../components/Notice/Notice.js';
import { Stack } from '../../components/Stack/Stack.js';
import { TextField } from '../../components/TextField/TextField.js';
import { typeToConfirm } from './confirmDialog.messages.js';

/** A text to type first, so that users do not confirm by habit. */
export interface TypedConfirmation {
  /** Label of the field: "Firm name". */
  label: string;
  /** Text to type, exactly. */
  text: string;
  /** Message if the typed text differs. */
  mismatch: string;
}

export interface ConfirmDialogProps {
  /** Whether it is open. */
  open: boolean;
  /** Verb and noun: "Delete 3 documents". */
  title: string;
  /** Line below the title, such as the document. */
  description?: ReactNode;
  /** What will happen. */
  children: ReactNode;
  /** Text of the button, named after its action: "Delete 3 documents". */
  confirmLabel: string;
  /**
   * Text of the button that changes nothing.
   * @default 'Cancel'
   */
  cancelLabel?: string | undefined;
  /**
   * `danger` for actions that cannot be undone.
   * @default 'primary'
   */
  tone?: 'primary' | 'danger' | undefined;
  /** Asks users to type a text, for actions on many items that cannot be undone. */
  typed?: TypedConfirmation | undefined;
  /** Whether the action is running: the button shows progress, and the dialog cannot be closed. */
  pending?: boolean | undefined;
  /** Why it cannot be done: the button stays, refused, and says so. */
  confirmDisabledReason?: string | undefined;
  /** The server's message; the dialog stays open. */
  failure?: string | undefined;
  /** Called on yes; the dialog stays until `open` is false. */
  onConfirm: () => void;
  /** Called on no: the button, Escape or the scrim. */
  onCancel: () => void;
}

/**
 * Asks for confirmation before an action. Focus starts on Cancel if something would be lost, or in the field
 * for the text.
 */
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
  confirmDisabledReason,
  failure,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [entry, setEntry] = useState({ text: '', isWrong: false });
  // Clears the typed text each time it opens.
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    setEntry({ text: '', isWrong: false });
  }

  function submit(): void {
    if (pending || confirmDisabledReason !== undefined) return;
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
            autoFocus={typed === undefined}
            disabledReason={pending ? 'Please wait' : undefined}
          >
            {cancelLabel}
          </Button>
          {typed === undefined ? (
            <Button
              variant={tone}
              pending={pending}
              disabledReason={confirmDisabledReason}
              onPress={onConfirm}
            >
              {confirmLabel}
            </Button>
          ) : (
            <Button
              variant={tone}
              pending={pending}
              disabledReason={confirmDisabledReason}
              type="submit"
              form={formId}
            >
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
              hint={typeToConfirm(typed.text)}
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

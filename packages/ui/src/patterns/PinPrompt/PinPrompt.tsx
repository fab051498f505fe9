import { useEffect, useId, useRef } from 'react';
import { announce } from '../../components/announce/announce.js';
import { Button } from '../../components/Button/Button.js';
import { Dialog } from '../../components/Dialog/Dialog.js';
import { Notice } from '../../components/Notice/Notice.js';
import { PinField } from '../../components/PinField/PinField.js';
import { DocumentLine } from '../DocumentLine/DocumentLine.js';
import * as styles from './PinPrompt.css.js';

export interface PinPromptProps {
  /** Whether it is open. */
  open: boolean;
  /**
   * Verb and noun.
   * @default 'Verify PIN'
   */
  title?: string | undefined;
  /** The document: its title and its file extension. */
  document: { title: string; extension: string };
  /** How the PIN was sent: "The PIN was sent by email to". */
  message: string;
  /** Address that it was sent to. */
  recipient?: string | undefined;
  /** Why it is asked for again: the signing time limit has expired. */
  renewal?: string | undefined;
  /** Why the last attempt failed, if not because of the PIN. */
  failure?: string | undefined;
  /** Error of the field itself: it is empty, or the PIN is wrong. */
  pinError?: string | undefined;
  /** The digits entered so far. */
  pin: string;
  /** Called with the digits on each change. */
  onPinChange: (pin: string) => void;
  /** Why no more attempts are possible. */
  disabledReason?: string | undefined;
  /** Whether the PIN is being checked: the dialog cannot be closed. */
  pending?: boolean | undefined;
  /** Called to check the PIN: the button, or Enter. */
  onConfirm: () => void;
  /** Called to close without signing. */
  onCancel: () => void;
  /** Called to send a new PIN. If omitted, none can be sent. */
  onResend?: (() => void) | undefined;
  /** Whether a new PIN is being sent. */
  resending?: boolean | undefined;
}

const PIN_LENGTH = 6;

/** Asks for the PIN of a document before signing. */
export function PinPrompt({
  open,
  title = 'Verify PIN',
  document,
  message,
  recipient,
  renewal,
  failure,
  pinError,
  pin,
  onPinChange,
  disabledReason,
  pending = false,
  onConfirm,
  onCancel,
  onResend,
  resending = false,
}: PinPromptProps) {
  const formId = useId();
  const renewalId = useId();
  const field = useRef<HTMLInputElement>(null);

  /** After an error, focus returns to the field. */
  useEffect(() => {
    if (failure !== undefined || pinError !== undefined) field.current?.focus();
  }, [failure, pinError]);

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onCancel();
      }}
      title={title}
      description={<DocumentLine {...document} />}
      busy={pending}
      footerNote={
        onResend === undefined ? undefined : (
          <div className={styles.resend}>
            <Button variant="ghost" size="small" pending={resending} onPress={onResend}>
              Resend PIN
            </Button>
          </div>
        )
      }
      footer={
        <>
          <Button onPress={onCancel} disabledReason={pending ? 'Verifying the PIN' : undefined}>
            Cancel
          </Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            pending={pending}
            disabledReason={disabledReason}
          >
            Verify PIN
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (pending || disabledReason !== undefined) return;
          onConfirm();
          // Nothing else would announce the same error again: not even the field, if it already has focus.
          if (pin.length >= PIN_LENGTH) return;
          field.current?.focus();
          if (pinError !== undefined) announce(pinError);
        }}
      >
        {renewal === undefined ? null : (
          <div id={renewalId}>
            <Notice tone="caution" live>
              {renewal}
            </Notice>
          </div>
        )}
        {failure === undefined ? null : (
          <Notice tone="critical" live>
            {failure}
          </Notice>
        )}
        <p className={styles.message}>
          {message}
          {recipient === undefined ? null : <span className={styles.recipient}>{recipient}</span>}
        </p>
        <PinField
          ref={field}
          label="PIN code"
          hint="6-digit PIN from the latest email"
          value={pin}
          onChange={(next) => {
            if (!pending) onPinChange(next);
          }}
          error={pinError}
          describedBy={renewal === undefined ? undefined : renewalId}
          disabled={disabledReason !== undefined}
        />
      </form>
    </Dialog>
  );
}

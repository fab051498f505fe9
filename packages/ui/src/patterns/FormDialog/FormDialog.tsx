import { useId, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button.js';
import { Dialog } from '../../components/Dialog/Dialog.js';
import { Notice } from '../../components/Notice/Notice.js';
import { Stack } from '../../components/Stack/Stack.js';

export interface FormDialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** The verb and the thing: "Rename filter". */
  title: string;
  /** The line beneath the title, such as the document. */
  description?: ReactNode;
  /**
   * 420, 560 or 800 px wide.
   * @default 'small'
   */
  size?: 'small' | 'medium' | 'large';
  /** A tinted column at the right: what the choices amount to. */
  aside?: ReactNode;
  /** Fields. */
  children: ReactNode;
  /** Named after what it does. */
  submitLabel: string;
  /** Words at the left of the buttons. */
  note?: ReactNode;
  /** Something was entered: leaving asks first. */
  changed?: boolean;
  /** It is being sent: the button works, and the dialog cannot be left. */
  pending?: boolean;
  /** The server's words, or a summary of what is wrong; the dialog stays. */
  failure?: string | undefined;
  /** Why it cannot be sent yet. */
  disabledReason?: string | undefined;
  /** Sends what was entered: the button, or Enter in a field. */
  onSubmit: () => void;
  /** Leaves without sending; after the question where something was entered. */
  onCancel: () => void;
}

/** A form in a dialog. Enter sends it; a failure stays in it; nothing is sent twice. */
export function FormDialog({
  open,
  title,
  description,
  size = 'small',
  aside,
  children,
  submitLabel,
  note,
  changed = false,
  pending = false,
  failure,
  disabledReason,
  onSubmit,
  onCancel,
}: FormDialogProps) {
  const formId = useId();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onCancel();
      }}
      size={size}
      title={title}
      description={description}
      aside={aside}
      busy={pending}
      guard={changed}
      footerNote={note}
      footer={
        <>
          <Button onPress={onCancel} disabledReason={pending ? 'Please wait' : undefined}>
            Cancel
          </Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            pending={pending}
            disabledReason={disabledReason}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!pending && disabledReason === undefined) onSubmit();
        }}
      >
        <Stack gap={20}>
          {failure === undefined ? null : (
            <Notice tone="critical" live>
              {failure}
            </Notice>
          )}
          {children}
        </Stack>
      </form>
    </Dialog>
  );
}

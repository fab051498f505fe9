import { useId, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button.js';
import { Dialog } from '../../components/Dialog/Dialog.js';
import { Notice } from '../../components/Notice/Notice.js';
import { Stack } from '../../components/Stack/Stack.js';

export interface FormDialogProps {
  /** Whether it is open. */
  open: boolean;
  /** Verb and noun: "Rename filter". */
  title: string;
  /** Line below the title, such as the document. */
  description?: ReactNode;
  /**
   * Width: 420, 560 or 800 px.
   * @default 'small'
   */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Tinted column on the right, with the result of the choices. */
  aside?: ReactNode;
  /** Fields. */
  children: ReactNode;
  /** Text of the button, named after its action. */
  submitLabel: string;
  /** Text to the left of the buttons. */
  note?: ReactNode;
  /** Whether something was entered: closing asks first. */
  changed?: boolean | undefined;
  /** Whether it is being submitted: the button shows progress, and the dialog cannot be closed. */
  pending?: boolean | undefined;
  /** The server's message, or a summary of errors; the dialog stays open. */
  failure?: string | undefined;
  /** Why it cannot be submitted yet. */
  disabledReason?: string | undefined;
  /** Called to submit: the button, or Enter in a field. */
  onSubmit: () => void;
  /** Called to close without submitting; after confirmation if something was entered. */
  onCancel: () => void;
}

/** Shows a form in a dialog. Enter submits it; a failure is shown in it; nothing is submitted twice. */
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

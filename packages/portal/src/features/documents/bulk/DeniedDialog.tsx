import type { ReactNode } from 'react';
import { Button, Dialog } from '@countersign/ui';

interface DeniedDialogProps {
  /** What can't be done: "No PINs can be resent yet". */
  readonly title: string;
  /** Line below the title: the document, or the client. */
  readonly description?: ReactNode;
  /** What users can do about it instead. */
  readonly instead?: { readonly label: string; readonly onPress: () => void } | undefined;
  readonly onClose: () => void;
  /** Why it can't be done. */
  readonly children: ReactNode;
}

/**
 * Takes the place of a question once its action can't be done, and repeating it would not help: a button for it would
 * only refuse. What can be done instead is never the default: users haven't asked for it.
 */
export function DeniedDialog({ title, description, instead, onClose, children }: DeniedDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      role="alertdialog"
      title={title}
      description={description}
      footer={
        <>
          {instead === undefined ? null : <Button onPress={instead.onPress}>{instead.label}</Button>}
          <Button variant="primary" autoFocus onPress={onClose}>
            Close
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}

import { ConfirmDialog, Text } from '@countersign/ui';
import { uploadsMessages } from './uploads.messages.ts';

interface SignOutQuestionProps {
  /** Number of files that are uploading. */
  readonly active: number;
  readonly onSignOut: () => void;
  readonly onClose: () => void;
}

/** Asks before a sign-out that would stop uploads. */
export function SignOutQuestion({ active, onSignOut, onClose }: SignOutQuestionProps) {
  return (
    <ConfirmDialog
      open
      title="Sign out"
      confirmLabel="Sign out"
      tone={active > 0 ? 'danger' : 'primary'}
      onConfirm={onSignOut}
      onCancel={onClose}
    >
      <Text as="p">{active > 0 ? uploadsMessages.signOut(active) : uploadsMessages.uploaded}</Text>
    </ConfirmDialog>
  );
}

import { ConfirmDialog, Text } from '@countersign/ui';
import { uploadPanelMessages } from './uploads.messages.ts';

interface SignOutQuestionProps {
  /** Number of files that are uploading. */
  readonly active: number;
  /** Number of files that are not finished, those that are uploading included. */
  readonly unfinished: number;
  readonly onSignOut: () => void;
  readonly onClose: () => void;
}

/** Asks before a sign-out that would stop uploads. */
export function SignOutQuestion({ active, unfinished, onSignOut, onClose }: SignOutQuestionProps) {
  return (
    <ConfirmDialog
      open
      title="Sign out"
      confirmLabel="Sign out"
      tone={unfinished > 0 ? 'danger' : 'primary'}
      onConfirm={onSignOut}
      onCancel={onClose}
    >
      <Text as="p">{sentence(active, unfinished)}</Text>
    </ConfirmDialog>
  );
}

function sentence(active: number, unfinished: number): string {
  if (unfinished === 0) return uploadPanelMessages.uploaded;
  return active === unfinished
    ? uploadPanelMessages.signOut(active)
    : uploadPanelMessages.signOutUnfinished(unfinished);
}

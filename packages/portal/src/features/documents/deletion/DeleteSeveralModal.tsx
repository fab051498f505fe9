import { ConfirmDialog, Stack, Text } from '@countersign/ui';
import { canRestoreAll } from '../../../services/me.ts';
import { useServices } from '../../../services/services.tsx';
import { eligibleTitle } from '../actions/eligibility.ts';
import { bulkMessages } from '../bulk/bulk.messages.ts';
import { DeniedDialog } from '../bulk/DeniedDialog.tsx';
import { Counted } from '../bulk/Counted.tsx';
import { leftOutTitle, moreLeftOut, notListed } from '../bulk/leftOut.messages.ts';
import { NamedDocuments } from './NamedDocuments.tsx';
import type { SeveralModalProps } from '../bulk/severalModal.ts';
import { deletionMessages } from './deletion.messages.ts';

interface DeleteSeveralModalProps extends SeveralModalProps {
  /** Asks whether the tasks are to be removed, because of which none of them can be deleted. */
  readonly onRemoveTasks: () => void;
}

/** So many documents are named. */
const NAMED = 5;

/** Asks before deleting several documents, names them, and says how many will stay; the tray shows the progress. */
export function DeleteSeveralModal(props: DeleteSeveralModalProps) {
  const { eligibility, isJob, clientName, pending, failure, cancelLabel, onConfirm, onClose, onRemoveTasks } =
    props;
  const canRestore = canRestoreAll(useServices().me);
  const { eligible, leftOut, skipped = [], most, isExact, isCounting = false } = eligibility;
  const title = eligibleTitle('delete', eligibility);
  const named = eligible.slice(0, NAMED);
  const notice = (
    <Counted
      isCounting={isCounting}
      sentences={[notListed(eligibility), deletionMessages.willStay(eligibility)]}
    />
  );
  // Where some stay, the tray offers to undo it, as that of a job does.
  const inTray = deletionMessages.consequenceOfJob(most, canRestore);
  const inBrowser = isExact && leftOut > 0 ? inTray : deletionMessages.consequence(most, canRestore);
  const consequence = isJob ? `${inTray} ${bulkMessages.continuesWhenClosed}` : inBrowser;
  if (isExact && most === 0)
    return (
      <DeniedDialog
        title={deletionMessages.none}
        description={clientName}
        instead={
          leftOut > 0 ? { label: deletionMessages.removeTasks(leftOut), onPress: onRemoveTasks } : undefined
        }
        onClose={onClose}
      >
        {notice}
      </DeniedDialog>
    );
  return (
    <ConfirmDialog
      open
      title={title}
      description={clientName}
      confirmLabel={title}
      tone="danger"
      pending={pending}
      failure={failure}
      cancelLabel={cancelLabel}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      <Stack gap={12}>
        <NamedDocuments
          label={deletionMessages.toDelete}
          documents={named}
          more={
            most === named.length
              ? undefined
              : deletionMessages.more(isExact ? most - named.length : undefined)
          }
        />
        {notice}
        <NamedDocuments
          label={leftOutTitle}
          documents={skipped.slice(0, NAMED)}
          more={skipped.length > NAMED ? moreLeftOut(skipped.length - NAMED) : undefined}
        />
        <Text as="p">{consequence}</Text>
      </Stack>
    </ConfirmDialog>
  );
}

import { ConfirmDialog, Stack, Text } from '@countersign/ui';
import type { Schemas } from '@countersign/api-client/contract';
import { deleteDenialReason } from '@countersign/api-client/rules';
import { canRestoreAll } from '../../../services/me.ts';
import { useServices } from '../../../services/services.tsx';
import { bulkCapability } from '../actions/actionTable.ts';
import { jobMessages } from '../bulk/bulk.messages.ts';
import type { SeveralModalProps } from '../bulk/severalModal.ts';
import { deletionMessages } from './deletion.messages.ts';

interface DeleteSeveralModalProps extends SeveralModalProps {
  /** Those of the documents that are loaded. */
  readonly loaded: readonly Schemas['Document'][];
}

/** Asks before deleting several documents, and says which will stay; the tray shows the progress. */
export function DeleteSeveralModal(props: DeleteSeveralModalProps) {
  const { count, isJob, loaded, pending, failure, onConfirm, onClose } = props;
  const canRestore = canRestoreAll(useServices().me);
  const title = bulkCapability('delete').title(count);
  const kept = loaded.filter((document) => deleteDenialReason(document) !== null).length;
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={title}
      tone="danger"
      pending={pending}
      failure={failure}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      <Stack gap={8}>
        {kept === 0 ? null : (
          <Text as="p" weight="medium">
            {deletionMessages.willStay({ kept, count, isExact: loaded.length === count })}
          </Text>
        )}
        <Text as="p">
          {isJob
            ? `${deletionMessages.consequenceOfJob(count, canRestore)} ${jobMessages.goesOn}`
            : deletionMessages.consequence(count, canRestore)}
        </Text>
      </Stack>
    </ConfirmDialog>
  );
}

import { ConfirmDialog, FileIcon, List, Stack, Text } from '@countersign/ui';
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
  /** Name of their client, once it is known. */
  readonly clientName: string | undefined;
}

/** So many documents are named. */
const NAMED = 5;

/** Asks before deleting several documents, names them, and says which will stay; the tray shows the progress. */
export function DeleteSeveralModal(props: DeleteSeveralModalProps) {
  const { count, isJob, loaded, clientName, pending, failure, onConfirm, onClose } = props;
  const canRestore = canRestoreAll(useServices().me);
  const going = loaded.filter((document) => deleteDenialReason(document) === null);
  const kept = loaded.length - going.length;
  const left = count - kept;
  const isExact = loaded.length === count;
  const title =
    isExact || kept === 0
      ? bulkCapability('delete').title(left === 0 ? count : left)
      : deletionMessages.upTo(left);
  const named = going.slice(0, NAMED);
  return (
    <ConfirmDialog
      open
      title={title}
      description={clientName}
      confirmLabel={title}
      confirmDisabledReason={left === 0 ? deletionMessages.allStay : undefined}
      tone="danger"
      pending={pending}
      failure={failure}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      <Stack gap={12}>
        {kept === 0 ? null : (
          <Text as="p" weight="medium">
            {deletionMessages.willStay({ kept, count, isExact })}
          </Text>
        )}
        {named.length === 0 ? null : (
          <Stack gap={4}>
            <List
              flush
              label={deletionMessages.toDelete}
              items={named.map(({ Id, Title, Extension }) => ({
                id: String(Id),
                title: Title,
                start: <FileIcon extension={Extension} />,
              }))}
            />
            {left === named.length ? null : (
              <Text as="p" step="13" tone="muted">
                {deletionMessages.more(left - named.length, isExact || kept === 0)}
              </Text>
            )}
          </Stack>
        )}
        {left === 0 ? null : (
          <Text as="p">
            {isJob
              ? `${deletionMessages.consequenceOfJob(left, canRestore)} ${jobMessages.goesOn}`
              : deletionMessages.consequence(left, canRestore)}
          </Text>
        )}
      </Stack>
    </ConfirmDialog>
  );
}

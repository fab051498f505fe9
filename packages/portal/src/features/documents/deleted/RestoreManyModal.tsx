import { ConfirmDialog, Text } from '@countersign/ui';
import type { Schemas } from '@countersign/api-client/contract';
import { useKeptKeys } from '../../../services/useKeptKeys.ts';
import { bulkMessages } from '../bulk/bulk.messages.ts';
import { leaveLabel, startFailure } from '../jobs/startFailure.ts';
import { useStartJob } from '../jobs/useStartJob.ts';
import { deletionMessages } from '../deletion/deletion.messages.ts';

/** Deleted documents, as the server finds them. */
export interface ManyDeleted {
  readonly count: number;
  readonly named: Pick<Schemas['DocumentJobRequest'], 'documentIds' | 'matching'>;
}

interface RestoreManyModalProps {
  readonly clientId: number;
  readonly target: ManyDeleted;
  /** Called once the server has the job. */
  readonly onStarted: () => void;
  readonly onClose: () => void;
}

/** Asks before the server restores many documents; a refusal is said here, and the tray shows the progress. */
export function RestoreManyModal({ clientId, target, onStarted, onClose }: RestoreManyModalProps) {
  const { start, pending, error } = useStartJob(clientId, useKeptKeys());
  const title = deletionMessages.restoreTitle(target.count);
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={title}
      pending={pending}
      failure={startFailure(error, deletionMessages.restoreNotStarted)}
      cancelLabel={leaveLabel(error)}
      onConfirm={() => {
        start({ action: 'restore', ...target.named }, onStarted);
      }}
      onCancel={onClose}
    >
      <Text as="p">{`${deletionMessages.restoreConsequence} ${bulkMessages.continuesWhenClosed}`}</Text>
    </ConfirmDialog>
  );
}

import { filterMessages, ROOT_FILTER_ID } from '@countersign/api-client/rules';
import { isOutcomeUnknown } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { useKeptKeys } from '../../../services/useKeptKeys.ts';
import { writeFailure } from '../../../services/writeFailure.ts';
import { FilterPickerDialog } from '../../filters/index.ts';
import { Text } from '@countersign/ui';
import type { OpenedModal } from '../model/documentsModel.ts';
import { useDocuments } from '../model/documentsModel.ts';
import { MOST_IN_BROWSER } from '../actions/actionTable.ts';
import { removeTaskRun, resendRun } from '../actions/severalRuns.ts';
import { DeleteSeveralModal } from '../deletion/DeleteSeveralModal.tsx';
import { deletionRun } from '../deletion/deletionRun.ts';
import { useReportDeletion } from '../deletion/useReportDeletion.ts';
import { jobMessages, jobRejected, type JobAction } from '../jobs/jobs.messages.ts';
import { useStartJob } from '../jobs/useStartJob.ts';
import { assignMessages } from './assignFilter.messages.ts';
import { RemoveTasksModal } from './RemoveTasksModal.tsx';
import { ResendPinsModal } from './ResendPinsModal.tsx';

type ConfirmSeveralProps = Extract<OpenedModal, { readonly kind: 'several' }> & {
  readonly onClose: () => void;
};

/**
 * Asks before an action on several documents; the tray shows its progress and the outcome of each. What the server
 * does is started while the dialog is open, so that a refusal leaves everything as it was.
 */
export function ConfirmSeveral({ action, target, onClose }: ConfirmSeveralProps) {
  const { clientId, several, selected } = useDocuments();
  const report = useReportDeletion();
  const isJob = target.count > MOST_IN_BROWSER;
  const job = useStartJob(clientId, useKeptKeys());
  const { pending } = job;
  function start(request: Pick<Schemas['DocumentJobRequest'], 'action' | 'filterId'>): void {
    job.start({ ...request, ...target.named }, () => {
      onClose();
      // The server has them: the list goes on without them.
      selected.clear();
    });
  }
  const failure = failureOf(job.error, action === 'assignFilter' ? 'assign' : action);
  const common = { count: target.count, isJob, pending, failure, onClose };
  switch (action) {
    case 'assignFilter':
      return (
        <FilterPickerDialog
          clientId={clientId}
          title={assignMessages.title(target.count)}
          submitLabel={assignMessages.title(target.count)}
          openId={ROOT_FILTER_ID}
          pending={pending}
          failure={failure}
          denialReason={(filterId) => (filterId === undefined ? filterMessages.invalidChoice : null)}
          onSubmit={(filterId) => {
            if (isJob) return start({ action: 'assign', filterId });
            several.assign(filterId, target);
            onClose();
          }}
          onClose={onClose}
        >
          {isJob ? (
            <Text as="p" step="13" tone="muted">
              {jobMessages.goesOn}
            </Text>
          ) : null}
        </FilterPickerDialog>
      );
    case 'resendPins':
      return (
        <ResendPinsModal
          {...common}
          onConfirm={() => {
            if (isJob) return start({ action });
            several.run(action, (context) => Promise.resolve(resendRun(context, target)));
            onClose();
          }}
        />
      );
    case 'removeTask':
      return (
        <RemoveTasksModal
          {...common}
          onConfirm={() => {
            if (isJob) return start({ action });
            several.run(action, (context) => Promise.resolve(removeTaskRun(context, target)));
            onClose();
          }}
        />
      );
    case 'delete':
      return (
        <DeleteSeveralModal
          {...common}
          loaded={target.loaded()}
          onConfirm={() => {
            if (isJob) return start({ action });
            several.run(action, (context) =>
              Promise.resolve(deletionRun(context, target, { clientId, onDeleted: report })),
            );
            onClose();
            // Those that are not deleted are selected again.
            selected.clear();
          }}
        />
      );
  }
}

function failureOf(error: Error | null, action: JobAction): string | undefined {
  if (error === null) return undefined;
  return isOutcomeUnknown(error) ? writeFailure(error) : `${jobRejected(action)}. ${writeFailure(error)}`;
}

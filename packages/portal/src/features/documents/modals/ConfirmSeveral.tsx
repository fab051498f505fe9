import { filterRuleMessages, ROOT_FILTER_ID } from '@countersign/api-client/rules';
import { useQuery } from '@tanstack/react-query';
import { clientQueries } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import type { BulkWork } from '../../../services/bulk/bulkRun.ts';
import { useServices } from '../../../services/services.tsx';
import { useKeptKeys } from '../../../services/useKeptKeys.ts';
import { FilterPickerDialog } from '../../filters/index.ts';
import { Text } from '@countersign/ui';
import type { OpenedModal } from '../model/documentsModel.ts';
import { useDocuments } from '../model/documentsModel.ts';
import { bulkCapability, jobOf, MOST_IN_BROWSER } from '../actions/actionTable.ts';
import { useEligibility } from './useEligibility.ts';
import type { BulkContext } from '../bulk/bulkContext.ts';
import { Counted } from '../bulk/Counted.tsx';
import { clientToasts } from '../bulk/clientToasts.ts';
import { removeTaskRun, resendRun } from '../bulk/severalRuns.ts';
import { DeleteSeveralModal } from '../deletion/DeleteSeveralModal.tsx';
import { deletionRun } from '../deletion/deletionRun.ts';
import { useReportDeletion } from '../deletion/useReportDeletion.ts';
import { assigningMessages } from '../assigning/assigning.messages.ts';
import { bulkMessages } from '../bulk/bulk.messages.ts';
import { notListed } from '../bulk/leftOut.messages.ts';
import { leaveLabel, startFailure } from '../jobs/startFailure.ts';
import { useStartJob } from '../jobs/useStartJob.ts';
import { RemoveTasksModal } from './RemoveTasksModal.tsx';
import { ResendPinsModal } from '../pins/ResendPinsModal.tsx';

type ConfirmSeveralProps = Extract<OpenedModal, { readonly kind: 'several' }> & {
  readonly onClose: () => void;
};

/**
 * Asks before an action on several documents; the tray shows its progress and the outcome of each. What the server
 * does is started while the dialog is open, so that a refusal leaves everything as it was.
 */
export function ConfirmSeveral({ action, target, onStarted, onClose }: ConfirmSeveralProps) {
  const { clientId, several, selected, openModal } = useDocuments();
  const { data: client } = useQuery(clientQueries.detail(useServices().portal, clientId));
  const report = useReportDeletion(clientId);
  const isJob = target.count > MOST_IN_BROWSER;
  const job = useStartJob(clientId, useKeptKeys());
  const { pending } = job;
  function start(request: Pick<Schemas['DocumentJobRequest'], 'filterId'> = {}): void {
    const leave = () => {
      onClose();
      // The list may go on without them; what only lost its task, or was sent a PIN, stays as it is.
      if (action === 'delete' || action === 'assignFilter') selected.clear();
    };
    job.start({ action: jobOf(action), ...request, ...target.named }, leave, announced);
  }
  /** Starts the job, or runs it in this browser. */
  function confirm(createRun: (context: BulkContext) => BulkWork): void {
    if (isJob) return start();
    several.run(action, (context) =>
      Promise.resolve(createRun({ ...context, toasts: clientToasts(context, clientId) })),
    );
    onClose();
  }
  const { title, rejected } = bulkCapability(action);
  const failure = startFailure(job.error, rejected);
  const eligibility = useEligibility(action, clientId, target);
  const announced = eligibility.isExact ? eligibility.count - eligibility.most : 0;
  const common = {
    eligibility,
    clientName: client?.Name,
    isJob,
    pending,
    failure,
    cancelLabel: leaveLabel(job.error),
    onClose,
  };
  switch (action) {
    case 'assignFilter':
      return (
        <FilterPickerDialog
          clientId={clientId}
          title={title(target.count)}
          submitLabel={title(target.count)}
          openId={ROOT_FILTER_ID}
          creates
          pending={pending}
          failure={failure}
          denialReason={(filterId) => (filterId === undefined ? filterRuleMessages.invalidChoice : null)}
          onSubmit={(filterId) => {
            if (isJob) return start({ filterId });
            onStarted?.();
            several.assign(filterId, target);
            onClose();
          }}
          onClose={onClose}
        >
          <Counted isCounting={false} sentences={[notListed(target)]} />
          <Text as="p" step="13" tone="muted">
            {assigningMessages.removes}
          </Text>
          {isJob ? (
            <Text as="p" step="13" tone="muted">
              {`${bulkMessages.undoableAtEnd} ${bulkMessages.continuesWhenClosed}`}
            </Text>
          ) : null}
        </FilterPickerDialog>
      );
    case 'resendPins':
      return (
        <ResendPinsModal
          {...common}
          onConfirm={() => {
            confirm((context) => resendRun(context, target));
          }}
        />
      );
    case 'removeTask':
      return (
        <RemoveTasksModal
          {...common}
          onConfirm={() => {
            confirm((context) => removeTaskRun(context, target));
          }}
        />
      );
    case 'delete':
      return (
        <DeleteSeveralModal
          {...common}
          onRemoveTasks={() => {
            openModal({ kind: 'several', action: 'removeTask', target });
          }}
          onConfirm={() => {
            confirm((context) => deletionRun(context, target, { clientId, announced, onDeleted: report }));
            // Those that are not deleted are selected again.
            if (!isJob) selected.clear();
          }}
        />
      );
  }
}

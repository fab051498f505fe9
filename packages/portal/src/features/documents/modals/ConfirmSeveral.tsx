import { filterMessages, ROOT_FILTER_ID } from '@countersign/api-client/rules';
import { FilterPickerDialog } from '../../filters/index.ts';
import type { OpenedModal } from '../model/documentsModel.ts';
import { useDocuments } from '../model/documentsModel.ts';
import { removeTaskRun, resendRun } from '../actions/severalRuns.ts';
import { DeleteSeveralModal } from '../deletion/DeleteSeveralModal.tsx';
import { deletionRun } from '../deletion/deletionRun.ts';
import { useReportDeletion } from '../deletion/useReportDeletion.ts';
import { assignMessages } from './assignFilter.messages.ts';
import { RemoveTasksModal } from './RemoveTasksModal.tsx';
import { ResendPinsModal } from './ResendPinsModal.tsx';

type ConfirmSeveralProps = Extract<OpenedModal, { readonly kind: 'several' }> & {
  readonly onClose: () => void;
};

/** Asks before an action on several documents; the tray shows its progress and the outcome of each. */
export function ConfirmSeveral({ action, target, onClose }: ConfirmSeveralProps) {
  const { clientId, several, selected } = useDocuments();
  const report = useReportDeletion();
  const { count } = target;
  switch (action) {
    case 'assignFilter':
      return (
        <FilterPickerDialog
          clientId={clientId}
          title={assignMessages.title(count)}
          submitLabel={assignMessages.title(count)}
          openId={ROOT_FILTER_ID}
          denialReason={(filterId) => (filterId === undefined ? filterMessages.invalidChoice : null)}
          onSubmit={(filterId) => {
            several.assign(filterId, target);
            onClose();
          }}
          onClose={onClose}
        />
      );
    case 'resendPins':
      return (
        <ResendPinsModal
          count={count}
          onConfirm={() => {
            several.run(action, (context) => Promise.resolve(resendRun(context, target)));
            onClose();
          }}
          onClose={onClose}
        />
      );
    case 'removeTask':
      return (
        <RemoveTasksModal
          count={count}
          onConfirm={() => {
            several.run(action, (context) => Promise.resolve(removeTaskRun(context, target)));
            onClose();
          }}
          onClose={onClose}
        />
      );
    case 'delete':
      return (
        <DeleteSeveralModal
          count={count}
          onConfirm={() => {
            several.run(action, (context) =>
              Promise.resolve(deletionRun(context, target, { clientId, onDeleted: report })),
            );
            onClose();
            // Those that are not deleted are selected again.
            selected.clear();
          }}
          onClose={onClose}
        />
      );
  }
}

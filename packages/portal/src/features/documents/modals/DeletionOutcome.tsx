import { selectOnly } from '@countersign/ui';
import type { BulkRun } from '../../../services/bulk/bulkRun.ts';
import { useServices } from '../../../services/services.tsx';
import { useDocuments } from '../model/documentsModel.ts';
import { DeleteFailuresModal } from '../deletion/DeleteFailuresModal.tsx';

/** Lists the documents that were not deleted, and selects them when it is closed. */
export function DeletionOutcome({ run }: { readonly run: BulkRun }) {
  const { clientId, selected, room, openModal } = useDocuments();
  const bulk = useServices().bulk.of(clientId);
  return (
    <DeleteFailuresModal
      run={run}
      onOpen={(id) => {
        bulk.close();
        selected.select(selectOnly(id));
        room.openDetails?.();
      }}
      onRemoveTasks={(blocked) => {
        const ids = blocked.map(({ id }) => id);
        bulk.close();
        selected.select({ mode: 'only', ids: new Set(ids) });
        openModal({
          kind: 'several',
          action: 'removeTask',
          target: {
            count: ids.length,
            read: () => Promise.resolve(blocked),
            named: { documentIds: ids },
            loaded: () => [],
            // They were kept because of their tasks.
            appliesToAll: true,
          },
        });
      }}
      onShowMore={() => void bulk.readFailures()}
      onRetry={run.canRetry ? bulk.retry : undefined}
      onUndo={run.canUndo ? bulk.undo : undefined}
      onClose={() => {
        const known = run.failures.filter(({ lasting }) => lasting !== 'missing');
        // The message with Undo follows: it could not be reached by keyboard while the dialog is open.
        bulk.close();
        selected.select({ mode: 'only', ids: new Set(known.map(({ id }) => id)) });
      }}
    />
  );
}

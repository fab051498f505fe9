import { selectOnly } from '@countersign/ui';
import type { BulkRun } from '../../../services/bulk/bulkRun.ts';
import { useServices } from '../../../services/services.tsx';
import { useDocuments } from '../model/documentsModel.ts';
import { askAboutTasks } from '../model/askAboutTasks.ts';
import { DeleteFailuresModal } from '../deletion/DeleteFailuresModal.tsx';

/** Lists the documents that were not deleted, and selects them when it is closed. */
export function DeletionOutcome({ run }: { readonly run: BulkRun }) {
  const model = useDocuments();
  const { clientId, selected, room, pages } = model;
  const bulk = useServices().bulk.of(clientId);
  /** The tray keeps Undo and the link; a deletion without them says in a message that it can be undone. */
  const leave = run.canUndo ? bulk.leaveToTray : bulk.close;
  return (
    <DeleteFailuresModal
      run={run}
      // Those that were not deleted are still listed.
      extensionOf={(id) => pages.readRows().find(({ Id }) => Id === id)?.Extension}
      onOpen={(id) => {
        leave();
        selected.select(selectOnly(id), true);
        room.openDetails?.();
      }}
      onRemoveTasks={(blocked) => {
        leave();
        askAboutTasks(model, blocked);
      }}
      onShowMore={() => void bulk.readFailures()}
      onRetry={run.canRetry ? bulk.retry : undefined}
      onUndo={run.canUndo ? bulk.undo : undefined}
      onClose={() => {
        const known = run.failures.filter(({ lasting }) => lasting !== 'missing');
        // Undo follows, in the tray or in a message: it could not be reached by keyboard while the dialog is open.
        leave();
        selected.select({ mode: 'only', ids: new Set(known.map(({ id }) => id)) });
      }}
    />
  );
}

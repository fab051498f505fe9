import type { BulkFailure } from '../../../services/bulk/bulkRun.ts';
import type { DocumentsModel } from './documentsModel.ts';

/** Selects documents that were kept because of their tasks, and asks whether these are to be removed. */
export function askAboutTasks(
  { selected, openModal }: Pick<DocumentsModel, 'selected' | 'openModal'>,
  kept: readonly BulkFailure[],
): void {
  const ids = kept.map(({ id }) => id);
  selected.select({ mode: 'only', ids: new Set(ids) });
  openModal({
    kind: 'several',
    action: 'removeTask',
    target: {
      count: ids.length,
      read: () => Promise.resolve(kept),
      named: { documentIds: ids },
      loaded: () => [],
      // They were kept because of their tasks.
      appliesToAll: true,
    },
  });
}

import type { BulkRun } from '../../../services/bulk/bulkRun.ts';
import type { BulkRunner } from '../../../services/bulk/bulkRunner.ts';
import type { DocumentsModel } from './documentsModel.ts';

/** Asks for another filter for the documents of an assignment whose filter was deleted. Until then its outcome stays. */
export function assignElsewhere(
  { failures }: BulkRun,
  { selected, openModal }: Pick<DocumentsModel, 'selected' | 'openModal'>,
  bulk: BulkRunner,
): void {
  // Another filter does not help the others.
  const moved = failures.filter(({ lasting }) => lasting === undefined || lasting === 'blocked');
  const documentIds = moved.map(({ id }) => id);
  selected.select({ mode: 'only', ids: new Set(documentIds) });
  openModal({
    kind: 'several',
    action: 'assignFilter',
    target: {
      count: moved.length,
      read: () => Promise.resolve(moved),
      named: { documentIds },
      loaded: () => [],
      appliesToAll: true,
    },
    onStarted: bulk.close,
  });
}

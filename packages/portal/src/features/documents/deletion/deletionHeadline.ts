import type { BulkWork } from '../../../services/bulk/bulkRun.ts';
import { headlineOf } from '../bulk/bulk.messages.ts';

/**
 * Returns the headline of a deletion: while it runs it counts what was confirmed.
 *
 * @param announced Number of documents that its dialog has said will stay.
 */
export function deletionHeadline(announced: number): NonNullable<BulkWork['headline']> {
  const headline = headlineOf('delete');
  return (run) => headline(run.status === 'running' ? { ...run, total: run.total - announced } : run);
}

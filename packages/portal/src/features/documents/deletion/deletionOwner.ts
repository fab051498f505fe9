import type { BulkRun } from '../../../services/bulk/bulkRun.ts';

/** Identifies the deletion of several documents of a client, whose failures are listed in a dialog. */
export function deletionOwner(clientId: number): string {
  return `deletion of client ${clientId}`;
}

/**
 * Whether a deletion kept no more documents than its dialog had announced, and for that reason.
 *
 * @param announced Number of documents with tasks, as the dialog said.
 */
export function isAsAnnounced(
  { failed, failures }: Pick<BulkRun, 'failed' | 'failures'>,
  announced: number,
): boolean {
  return failures.length > 0 && failed <= announced && failures.every(({ lasting }) => lasting === 'tasks');
}

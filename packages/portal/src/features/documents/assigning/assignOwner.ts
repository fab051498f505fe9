import type { BulkFailure } from '../../../services/bulk/bulkRun.ts';

/** Identifies the assignment of several documents of a client, whose failures may need another filter. */
export function assignOwner(clientId: number): string {
  return `assignment of client ${clientId}`;
}

/** Whether the filter of an assignment was deleted: then none of its failures can be repeated. */
export function isFilterMissing(failures: readonly BulkFailure[]): boolean {
  return failures.some(({ lasting }) => lasting === 'blocked');
}

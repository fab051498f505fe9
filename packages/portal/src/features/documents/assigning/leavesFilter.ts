import { documentFilterQueries } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { findFilter } from '@countersign/api-client/rules';
import type { GridSelection } from '@countersign/ui';
import type { BulkContext } from '../bulk/bulkContext.ts';

/**
 * Returns whether documents are not in the list of a filter any more once they were assigned to another: the list has
 * those of the filters below it too.
 *
 * @param listed The filter of the list; 0 lists all documents, which none leaves.
 */
export function leavesFilter(tree: readonly Schemas['Filter'][], listed: number, assigned: number): boolean {
  const filter = findFilter(tree, listed);
  return filter !== undefined && findFilter([filter], assigned) === undefined;
}

interface Assigned {
  readonly clientId: number;
  /** The filter of the list. */
  readonly listed: number;
  readonly filterId: number;
  readonly selection: GridSelection;
  /** The documents of a dialog; undefined for the selection itself. */
  readonly documentIds: readonly number[] | undefined;
}

/** Returns whether all selected documents have left the list by what was assigned. */
export function hasSelectionLeft(
  { queryClient, portal }: BulkContext,
  { clientId, listed, filterId, selection, documentIds }: Assigned,
): boolean {
  const assigned = new Set(documentIds);
  const isAll =
    documentIds === undefined ||
    (selection.mode === 'only' && [...selection.ids].every((id) => assigned.has(id)));
  const tree = queryClient.getQueryData(documentFilterQueries.tree(portal, clientId).queryKey);
  return isAll && leavesFilter(tree ?? [], listed, filterId);
}

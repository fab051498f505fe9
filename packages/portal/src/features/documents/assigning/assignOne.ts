import { keys, type KeptKeys } from '@countersign/api-client';
import { mutate } from '../../../services/writes/mutate.ts';
import { saysFilterMissing } from './assignFailure.ts';
import { assignment } from './assignment.ts';
import type { Move } from './putBack.ts';
import { reportAssigned, type AssignContext, type Assigned } from './reportAssigned.ts';

export { assignFailure } from './assignFailure.ts';

/** Assigns a document to a filter, and reports it with the offer to undo it; 0 removes its filter. */
export async function assignOne(
  context: AssignContext,
  kept: KeptKeys,
  document: Assigned,
  move: Move,
): Promise<void> {
  const { queryClient } = context;
  try {
    await mutate(queryClient, assignment(context, kept), { documentId: document.Id, filterId: move.to });
  } catch (error) {
    // The filters that are left are shown, so that another one can be chosen.
    if (saysFilterMissing(error)) void queryClient.invalidateQueries({ queryKey: keys.documentFilters.all });
    throw error;
  }
  reportAssigned(context, document, move);
}

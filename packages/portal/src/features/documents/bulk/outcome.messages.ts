import type { OutcomeLabels } from '../../../services/bulk/bulkRun.ts';
import { bulkMessages, type JobKind } from './bulk.messages.ts';

/** The action ended before it came to them. */
const untried = 'Not processed';

/** Beside a number. */
const labels: Readonly<Record<JobKind | 'removeFilter', Omit<OutcomeLabels, 'untried'>>> = {
  delete: { done: 'Deleted', unchanged: 'Already deleted' },
  assign: { done: 'Assigned', unchanged: 'Already in the filter' },
  removeFilter: { done: 'Removed from the filter', unchanged: 'Had no filter' },
  undoAssign: { done: 'Returned', unchanged: bulkMessages.nothingToDo },
  undoDelete: { done: 'Restored', unchanged: bulkMessages.nothingToDo },
  restore: { done: 'Restored', unchanged: 'Already restored' },
  resendPins: { done: 'PINs resent', unchanged: 'No PINs to resend' },
  removeTask: { done: 'Task removed', unchanged: 'Signed, or without a task' },
};

/** Returns what names the outcomes of an action; assigning to the root removes the filter. */
export function outcomeLabels(kind: JobKind | 'removeFilter'): OutcomeLabels {
  return { ...labels[kind], untried };
}

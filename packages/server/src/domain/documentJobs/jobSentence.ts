import type { JobAction } from '../../store/schemaJobs.ts';
import type { JobRow } from './jobs.ts';

const doing: Readonly<Record<JobAction, string>> = {
  delete: 'deleting',
  assign: 'assigning to a filter',
  resendPins: 'resending the PINs of',
  removeTask: 'removing the signing task of',
};

function documents(count: number): string {
  return count === 1 ? '1 document' : `${count.toLocaleString('en-US')} documents`;
}

/** What the history says of a job as a whole; each document has an entry of its own. */
export function jobSentence(
  name: string,
  { action, undo_of: undoOf }: Pick<JobRow, 'action' | 'undo_of'>,
  what: 'started' | 'cancelled',
  total: number,
  tried = 0,
): string {
  const rest = what === 'started' ? '' : `, after ${documents(tried)}`;
  const doingIt =
    undoOf === null ? doing[action] : `undoing the ${action === 'delete' ? 'deletion' : 'assignment'} of`;
  return `${name} ${what} ${doingIt} ${documents(total)}${rest}.`;
}

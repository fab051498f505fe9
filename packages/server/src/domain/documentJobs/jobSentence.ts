import { ROOT_FILTER_ID } from '@countersign/api-client/rules';
import type { JobAction } from '../../store/schemaJobs.ts';
import type { JobRow } from './jobs.ts';

type Sentence = (documents: string, filters: string) => string;

/** What is done with the documents; the root is no filter: it removes that of each. */
const doing: Readonly<Record<JobAction | 'removeFilter', Sentence>> = {
  delete: (documents) => `deleting ${documents}`,
  assign: (documents) => `assigning ${documents} to a filter`,
  removeFilter: (documents, filters) => `removing ${documents} from ${filters}`,
  resendPins: (documents) => `resending the PINs of ${documents}`,
  removeTask: (documents) => `removing signing tasks from ${documents}`,
  restore: (documents) => `restoring ${documents}`,
};

/** The same for what can be undone. */
const undoing: Readonly<Record<'delete' | 'assign' | 'removeFilter', Sentence>> = {
  delete: (documents) => `undoing the deletion of ${documents}`,
  assign: (documents) => `undoing the assignment of ${documents}`,
  removeFilter: (documents, filters) => `undoing the removal of ${documents} from ${filters}`,
};

function isUndoable(action: keyof typeof doing): action is keyof typeof undoing {
  return action in undoing;
}

function documents(count: number): string {
  return count === 1 ? '1 document' : `${count.toLocaleString('en-AU')} documents`;
}

/** What the history says of a job as a whole; each document has an entry of its own. */
export function jobSentence(
  name: string,
  { action, filter_id: filterId, undo_of: undoOf }: Pick<JobRow, 'action' | 'filter_id' | 'undo_of'>,
  what: 'started' | 'cancelled',
  total: number,
  tried = 0,
): string {
  const kind = action === 'assign' && filterId === ROOT_FILTER_ID ? 'removeFilter' : action;
  const sentence = undoOf !== null && isUndoable(kind) ? undoing[kind] : doing[kind];
  const rest = what === 'started' ? '' : `, after ${documents(tried)}`;
  return `${name} ${what} ${sentence(documents(total), total === 1 ? 'its filter' : 'their filters')}${rest}.`;
}

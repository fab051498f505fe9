import { ROOT_FILTER_ID } from '@countersign/api-client/rules';
import { documentCount, formatCount } from '../../../services/counts.ts';
import { assignWriteMessages } from './assignWrite.messages.ts';

/** Where documents went: the root, a filter with its path, or a filter whose name is not known. */
export interface Place {
  readonly filterId: number;
  /** "Tax › 2026"; empty if it is not known. */
  readonly path: string;
}

/** Messages about assigning documents to filters and undoing that, besides the specification's own. */
export const assigningMessages = {
  ...assignWriteMessages,
  filterMissing: 'This filter no longer exists. Select another one.',
  selectOther: 'Select another filter…',
  current: (path: string) => `Assigned to ${path}. To remove the filter, select “Filters” at the top.`,
  removes: 'To leave the documents without a filter, select “Filters” at the top.',
  noFilter: 'Not assigned to a filter.',
  done: ({ filterId, path }: Place) => {
    if (filterId === ROOT_FILTER_ID) return 'Removed from its filter';
    return path === '' ? 'Filter assigned' : `Assigned to ${path}`;
  },
  doneSeveral: (documents: number, { filterId, path }: Place) => {
    const who = documentCount(documents);
    if (filterId === ROOT_FILTER_ID)
      return documents === 1 ? `${who} removed from its filter` : `${who} removed from their filters`;
    return path === '' ? `${who} assigned` : `${who} assigned to ${path}`;
  },
  /** Those that needed nothing, beside others. */
  already: (documents: number, { filterId }: Place) => {
    if (filterId === ROOT_FILTER_ID) return `${formatCount(documents)} had no filter.`;
    return documents === 1 ? '1 was already there.' : `${formatCount(documents)} were already there.`;
  },
  /** None of them needed anything. */
  allAlready: (documents: number, { filterId, path }: Place) => {
    const who =
      documents === 1
        ? 'The document'
        : documents === 2
          ? 'Both documents'
          : `All ${documentCount(documents)}`;
    if (filterId === ROOT_FILTER_ID)
      return documents === 1 ? `${who} had no filter` : `${who} had no filters`;
    return `${who} ${documents === 1 ? 'was' : 'were'} already ${path === '' ? 'there' : `in ${path}`}`;
  },
  undoTitle: (documents: number) => `Undo the assignment of ${documentCount(documents)}`,
  undone: 'Assignment undone',
  undoneSeveral: (documents: number) => `Assignment of ${documentCount(documents)} undone`,
  notUndone: 'The assignment couldn’t be undone',
  undoUnconfirmed: 'We couldn’t confirm that the assignment was undone',
} as const;

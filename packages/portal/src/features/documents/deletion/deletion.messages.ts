import { RESTORABLE_DAYS } from '@countersign/api-client/rules';
import { documentCount as count, formatCount } from '../../../services/counts.ts';
import type { Eligibility } from '../actions/eligibility.ts';
import { bulkMessages } from '../bulk/bulk.messages.ts';
import { shareOf } from '../bulk/leftOut.messages.ts';
import { UNDO_SHOWN_MS } from '../../../services/writes/showDone.ts';

/** Messages of deleting and restoring documents. */
export const deletionMessages = {
  /** Where deleted documents are, in words for who restores them. */
  whereDeleted: (documents: number, canRestore: boolean): string => {
    const them = documents === 1 ? 'it' : 'them';
    return canRestore
      ? `You can restore ${them} from Recently deleted for ${RESTORABLE_DAYS} days.`
      : `To restore ${them} later, ask an administrator within ${RESTORABLE_DAYS} days.`;
  },
  consequence: (documents: number, canRestore: boolean): string =>
    `You can undo this for ${UNDO_SHOWN_MS / 1000} seconds. ${deletionMessages.whereDeleted(documents, canRestore)}`,
  consequenceOfJob: (documents: number, canRestore: boolean): string =>
    `${bulkMessages.undoableAtEnd} ${deletionMessages.whereDeleted(documents, canRestore)}`,
  afterJob: (documents: number, canRestore: boolean): string =>
    `Undo restores ${documents === 1 ? 'the document' : 'the documents'}. ${deletionMessages.whereDeleted(documents, canRestore)}`,
  /** While it runs: those that have tasks were announced before, so that they are no failures. */
  progress: (done: number, total: number, kept: number) =>
    `${formatCount(done)} of ${formatCount(total)} done${kept === 0 ? '' : `, ${formatCount(kept)} not deleted`}`,
  /** Once it has ended: its dialog had said how many. */
  leftOut: (kept: number) => `${formatCount(kept)} not deleted because of outstanding signing tasks`,
  allStay: (documents: number) =>
    `${documents === 2 ? 'Both' : 'All of them'} have outstanding signing tasks and won’t be deleted.`,
  toDelete: 'Documents to delete',
  /** How many are not named; undefined while that is not known. */
  more: (documents: number | undefined) =>
    documents === undefined ? 'and more' : `and ${formatCount(documents)} more`,
  none: 'No documents can be deleted',
  noneLeft: 'None of these documents can be deleted any more.',
  /** Which documents will stay; those that are not loaded may have tasks too. Undefined if none will. */
  willStay: (eligibility: Pick<Eligibility, 'count' | 'leftOut' | 'most' | 'isExact'>) => {
    const { count: all, leftOut: kept, most, isExact } = eligibility;
    if (!isExact) return 'Documents with outstanding signing tasks won’t be deleted.';
    if (most === 0)
      return kept === all && kept > 0 ? deletionMessages.allStay(all) : deletionMessages.noneLeft;
    if (kept === 0) return undefined;
    return `${shareOf(kept, eligibility)} ${kept === 1 ? 'has an outstanding signing task' : 'have outstanding signing tasks'} and won’t be deleted.`;
  },
  failed: 'Failed to delete document',
  deleted: 'Document deleted',
  deletedSeveral: (documents: number) => `${count(documents)} deleted`,
  alreadyDeleted: 'The document was already deleted',
  notDeleted: (documents: number) => `${count(documents)} couldn’t be deleted`,
  /** If no response said whether they were. */
  maybeNotDeleted: (documents: number) => `${count(documents)} may not have been deleted`,
  cancelled: 'Deletion cancelled',
  stopped: 'Deletion stopped',
  blocked: 'Outstanding signing tasks',
  removeTask: 'Remove task…',
  notDeletedOne: 'The document couldn’t be deleted',
  /** `ofMore`: there are others that are not read yet. */
  removeTasks: (documents: number, ofMore = false) =>
    `Remove tasks from ${ofMore ? 'the first ' : ''}${formatCount(documents)}…`,
  tryAgain: (documents: number) => `Try ${formatCount(documents)} again`,
  otherReasons: 'Other reasons',
  notDeletedList: 'Not deleted',
  unknownDocument: 'Unknown document',
  undoTitle: (documents: number) => `Undo the deletion of ${count(documents)}`,
  notUndone: 'The deletion couldn’t be undone',
  restoreTitle: (documents: number) => `Restore ${count(documents)}`,
  restoreConsequence: 'Each document returns to its filter, or has no filter if that filter was deleted.',
  restoreNotStarted: 'The documents couldn’t be restored',
  restored: 'Document restored',
  restoredSeveral: (documents: number) => `${count(documents)} restored`,
  restoreUnconfirmed: (documents: number) =>
    `We couldn’t confirm that the ${documents === 1 ? 'document was' : 'documents were'} restored`,
  notRestored: 'The document couldn’t be restored',
  notRestoredSeveral: (documents: number) =>
    documents === 1 ? '1 document couldn’t be restored' : `${count(documents)} couldn’t be restored`,
} as const;

import {
  blocksDelete,
  isUndoableAction,
  removeTaskError,
  resendPinsError,
  restoreError,
  type ErrorCode,
  type UndoableAction,
} from '@countersign/api-client/rules';
import type { JobAction } from '../../store/schemaJobs.ts';
import { assignFilter } from '../documents/assignFilter.ts';
import { removeDocument } from '../documents/deletion/remove.ts';
import { restoreDocument, undoDeletion } from '../documents/deletion/restore.ts';
import { returnToFilter } from '../documents/returnToFilter.ts';
import type { Database } from '../../app.ts';
import { jobPinPause, limitResends } from '../signing/limits.ts';
import { removeTask, resendPins, type RuledDocument } from '../signing/manage.ts';
import { signingWork } from '../signing/work.ts';
import type { Work } from '../work.ts';
import type { JobRow } from './jobs.ts';

/** A document of a job, as its transaction found and locked it. */
export interface JobItem {
  documentId: number;
  /** undefined: there is no such document of this client. */
  found: FoundDocument | undefined;
  /** Its filter before another job assigned or deleted it, which this one undoes. */
  earlierFilterId: number | null;
}

/** What the rules of a job know of a document. */
export interface FoundDocument {
  deleted: boolean;
  /** 0: none; null: it was in one that was deleted, and returns to it if that is restored. */
  filterId: number | null;
  ruled: RuledDocument;
  /** When its present task was set up; null: it has none. */
  taskSince: Date | null;
}

/** What they know of the job. */
export type RuledJob = Pick<JobRow, 'filter_id' | 'created_at'>;

/** What a job does with each document. */
export interface Action {
  /** The operation for one document, as the history names it. */
  operation: string;
  /** Counted whatever becomes of the document. */
  count?(work: Work, documentId: number): Promise<void>;
  /** Whether a document needs nothing: it is left as it is and counted as unchanged, without an entry in the history. */
  needsNothing?(found: FoundDocument, job: RuledJob, item: Pick<JobItem, 'earlierFilterId'>): boolean;
  /**
   * Why a document is refused that could not but be refused when the job was started, as whoever started it was told
   * then; null: it is tried. It fails with this reason, and its history has no refused attempt.
   */
  foreseenRefusal?(found: FoundDocument, job: RuledJob): ErrorCode | null;
  /** Why a deleted document is refused; absent: because it is deleted. */
  refusalOfDeleted?(...about: Parameters<typeof restoreError>): ErrorCode | null;
  /** Until when the job must wait before it goes on; null: it need not. */
  pause?(tx: Database, firmId: number, now: Date): Promise<Date | null>;
  run(work: Work, item: Pick<JobItem, 'documentId' | 'earlierFilterId'>, job: JobRow): Promise<void>;
}

/**
 * What a job does with each document: exactly what the operation for one document does. Only where that would refuse
 * because there is nothing to do, the document is left out. What is known from the start to be refused is not attempted.
 */
const actions: Readonly<Record<JobAction, Action>> = {
  delete: {
    operation: 'deleteDocument',
    needsNothing: ({ deleted }) => deleted,
    foreseenRefusal: ({ ruled, taskSince }, { created_at: startedAt }) =>
      blocksDelete(ruled) && (taskSince === null || taskSince <= startedAt) ? 'outstandingTasks' : null,
    run: (work, { documentId }) => removeDocument(work, documentId),
  },
  assign: {
    operation: 'assignDocumentFilter',
    needsNothing: ({ deleted, filterId }, { filter_id: wanted }) => !deleted && filterId === (wanted ?? 0),
    run: (work, { documentId }, { filter_id: filterId }) => assignFilter(work, documentId, filterId ?? 0),
  },
  resendPins: {
    operation: 'resendDocumentPins',
    needsNothing: ({ deleted, ruled }) => !deleted && resendPinsError(ruled) !== null,
    count: ({ tx, caller, now }, documentId) =>
      limitResends(tx, { loginId: caller.loginId, documentId, whose: 'all' }, now),
    pause: jobPinPause,
    run: (work, { documentId: id }) => signingWork(work, id, (mine) => resendPins(mine, id)),
  },
  removeTask: {
    operation: 'removeDocumentTask',
    needsNothing: ({ deleted, ruled }) => !deleted && removeTaskError(ruled) !== null,
    run: (work, { documentId: id }) => signingWork(work, id, (mine) => removeTask(mine, id)),
  },
  restore: {
    operation: 'restoreDocuments',
    needsNothing: ({ deleted }) => !deleted,
    refusalOfDeleted: restoreError,
    run: (work, { documentId }) => restoreDocument(work, documentId),
  },
};

/** What a job does that undoes another; the others cannot be undone. */
const undoing: Readonly<Record<UndoableAction, Action>> = {
  delete: {
    operation: 'restoreDocuments',
    needsNothing: ({ deleted }) => !deleted,
    run: (work, { documentId }, { undo_of: undoOf }) => undoDeletion(work, documentId, undoOf),
  },
  assign: {
    operation: 'assignDocumentFilter',
    needsNothing: ({ deleted, filterId }, _job, { earlierFilterId }) =>
      !deleted && filterId === (earlierFilterId ?? 0),
    run: (work, { documentId, earlierFilterId }, { filter_id: filterId, undo_of: undoneJobId }) =>
      returnToFilter(work, documentId, { from: filterId ?? 0, to: earlierFilterId ?? 0, undoneJobId }),
  },
};

/**
 * Returns what a job does with each document.
 *
 * @throws if it does or undoes what this version cannot, such as a job of a newer one beside it: nothing else must be
 * done instead, nor the action again.
 */
export function actionOf({ action, undo_of: undoOf }: Pick<JobRow, 'action' | 'undo_of'>): Action {
  if (undoOf === null) {
    if (!Object.hasOwn(actions, action)) throw new Error(`A job does "${action}", which is unknown here.`);
    return actions[action];
  }
  if (!isUndoableAction(action)) throw new Error(`A job undoes "${action}", which cannot be undone here.`);
  return undoing[action];
}

/** Whether what a job has done can be undone by another; an undo itself cannot. */
export function isUndoable({ action, undo_of: undoOf }: Pick<JobRow, 'action' | 'undo_of'>): boolean {
  return undoOf === null && isUndoableAction(action);
}

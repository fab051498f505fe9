import type { Schemas } from '@countersign/api-client/contract';
import { documentCount, formatCount } from '../../../services/counts.ts';
import { deletionMessages } from '../deletion/deletion.messages.ts';
import { documentsMessages } from '../documents.messages.ts';
import { assigningMessages } from '../assigning/assigning.messages.ts';
import { assignMessages } from '../modals/assignFilter.messages.ts';

/** An action of a job, as the contract names it. */
export type JobAction = Schemas['DocumentJobAction'];

/** Messages of actions on many documents, which the server does. */
export const jobMessages = {
  goesOn: 'This continues if you close the page.',
  recentlyDeleted: 'Recently deleted',
  undo: 'Undo',
  undoable: 'Undo puts each document back to the filter that it had.',
  stopped: (tried: number, total: number) => `Stopped after ${formatCount(tried)} of ${formatCount(total)}`,
  lost: 'The progress couldn’t be read',
} as const;

interface Words {
  /** All succeeded: a sentence of their number. */
  readonly all: (count: number) => string;
  /** All failed. */
  readonly none: (count: number) => string;
  /** Both numbers; each has its own words. */
  readonly some: (done: string, failed: string) => string;
  /** If it could not be started. */
  readonly rejected: string;
}

const tasks = (count: number) => (count === 1 ? '1 task' : `${formatCount(count)} tasks`);

/** An action of a job, or the undoing of one. */
export type JobKind = JobAction | 'undoAssign' | 'undoDelete';

const words: Readonly<Record<JobKind, Words>> = {
  delete: {
    all: (count) => `${documentCount(count)} deleted`,
    none: (count) => `${documentCount(count)} couldn’t be deleted`,
    some: (done, failed) => `${done} deleted, ${failed} couldn’t be deleted`,
    rejected: deletionMessages.failedSeveral,
  },
  assign: {
    all: (count) => `${documentCount(count)} assigned`,
    none: (count) => `${documentCount(count)} couldn’t be assigned`,
    some: (done, failed) => `${done} assigned, ${failed} couldn’t be assigned`,
    rejected: assignMessages.failedSeveral,
  },
  undoAssign: {
    all: assigningMessages.undoneSeveral,
    none: (count) => `${documentCount(count)} couldn’t be put back`,
    some: (done, failed) => `${done} put back, ${failed} couldn’t be put back`,
    rejected: assigningMessages.notUndone,
  },
  undoDelete: {
    all: deletionMessages.restoredSeveral,
    none: deletionMessages.notRestoredSeveral,
    some: (done, failed) => `${done} restored, ${failed} couldn’t be restored`,
    rejected: deletionMessages.notUndone,
  },
  resendPins: {
    all: (count) => `New PINs sent for ${documentCount(count)}`,
    none: (count) => `No new PINs sent for ${documentCount(count)}`,
    some: (done, failed) => `New PINs sent for ${done} documents, but not for ${failed}`,
    rejected: documentsMessages.pinsFailed,
  },
  removeTask: {
    all: (count) => `${tasks(count)} removed`,
    none: (count) => `${tasks(count)} couldn’t be removed`,
    some: (done, failed) => `${done} removed, ${failed} couldn’t be removed`,
    rejected: documentsMessages.tasksNotRemoved,
  },
};

/** Says that a job could not be started. */
export function jobRejected(kind: JobKind): string {
  return words[kind].rejected;
}

/** Says how a job ended: "1,279 deleted, 5 couldn’t be deleted". */
export function jobOutcome(kind: JobKind, { done, failed }: { done: number; failed: number }): string {
  const { all, none, some } = words[kind];
  if (failed === 0) return all(done);
  return done === 0 ? none(failed) : some(formatCount(done), formatCount(failed));
}

import type { Schemas } from '@countersign/api-client/contract';
import { RESTORABLE_DAYS } from '@countersign/api-client/rules';
import { counted, documentCount, formatCount } from '../../../services/counts.ts';
import { deletionMessages } from '../deletion/deletion.messages.ts';
import { documentsMessages } from '../documents.messages.ts';
import { assigningMessages } from '../assigning/assigning.messages.ts';
import { assignMessages } from '../modals/assignFilter.messages.ts';

/** An action of a job, as the contract names it. */
export type JobAction = Schemas['DocumentJobAction'];

/** Messages of actions on many documents, which the server does. */
export const jobMessages = {
  goesOn: 'This continues if you close the page.',
  restorable: `For ${RESTORABLE_DAYS} days, an administrator can restore the deleted documents in Recently deleted.`,
  recentlyDeleted: 'Recently deleted',
  undo: 'Undo',
  undoable: 'Undo returns each document to its previous filter.',
  stopped: (tried: number, total: number) => `Stopped after ${formatCount(tried)} of ${formatCount(total)}`,
  startUnconfirmed: 'The start wasn’t confirmed',
  lost: 'The progress couldn’t be loaded',
} as const;

interface Words {
  /** All succeeded: a sentence of their number. */
  readonly all: (count: number) => string;
  /** All failed. */
  readonly none: (count: number) => string;
  /** Some succeeded and some failed: a sentence of both numbers. */
  readonly some: (done: number, failed: number) => string;
  /** If it could not be started. */
  readonly rejected: string;
}

const tasks = (count: number) => counted(count, 'task');

/** An action of a job, or the undoing of one that assigned. */
export type JobKind = JobAction | 'undo';

const words: Readonly<Record<JobKind, Words>> = {
  delete: {
    all: (count) => `${documentCount(count)} deleted`,
    none: (count) => `${documentCount(count)} couldn’t be deleted`,
    some: (done, failed) => `${formatCount(done)} deleted, ${formatCount(failed)} couldn’t be deleted`,
    rejected: deletionMessages.failedSeveral,
  },
  assign: {
    all: (count) => `${documentCount(count)} assigned`,
    none: (count) => `${documentCount(count)} couldn’t be assigned`,
    some: (done, failed) => `${formatCount(done)} assigned, ${formatCount(failed)} couldn’t be assigned`,
    rejected: assignMessages.failedSeveral,
  },
  undo: {
    all: assigningMessages.undoneSeveral,
    none: (count) => `${counted(count, 'assignment')} couldn’t be undone`,
    some: (done, failed) =>
      `${counted(done, 'assignment')} undone, ${formatCount(failed)} couldn’t be undone`,
    rejected: assigningMessages.notUndone,
  },
  resendPins: {
    all: (count) => `New PINs sent for ${documentCount(count)}`,
    none: (count) => `No new PINs sent for ${documentCount(count)}`,
    some: (done, failed) => `New PINs sent for ${documentCount(done)}, but not for ${formatCount(failed)}`,
    rejected: documentsMessages.pinsFailed,
  },
  removeTask: {
    all: (count) => `${tasks(count)} removed`,
    none: (count) => `${tasks(count)} couldn’t be removed`,
    some: (done, failed) => `${formatCount(done)} removed, ${formatCount(failed)} couldn’t be removed`,
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
  return done === 0 ? none(failed) : some(done, failed);
}

import type { Schemas } from '@countersign/api-client/contract';
import { RESTORABLE_DAYS } from '@countersign/api-client/rules';
import { documentCount, formatCount } from '../../../services/counts.ts';
import { deletionMessages } from '../deletion/deletion.messages.ts';
import { documentsMessages } from '../documents.messages.ts';
import { assignMessages } from '../modals/assignFilter.messages.ts';

/** An action of a job, as the contract names it. */
export type JobAction = Schemas['DocumentJobAction'];

/** Messages of actions on many documents, which the server does. */
export const jobMessages = {
  goesOn: 'This continues if you close the page.',
  restorable: `For ${RESTORABLE_DAYS} days, an administrator can restore the deleted documents in Recently deleted.`,
  recentlyDeleted: 'Recently deleted',
  stopped: (tried: number, total: number) => `Stopped after ${formatCount(tried)} of ${formatCount(total)}`,
  lost: 'The progress couldn’t be read',
} as const;

interface Words {
  readonly done: string;
  readonly failed: string;
  /** If it could not be started. */
  readonly rejected: string;
}

const words: Readonly<Record<JobAction, Words>> = {
  delete: { done: 'deleted', failed: 'couldn’t be deleted', rejected: deletionMessages.failedSeveral },
  assign: { done: 'assigned', failed: 'couldn’t be assigned', rejected: assignMessages.failedSeveral },
  resendPins: {
    done: 'sent new PINs',
    failed: 'couldn’t be sent new PINs',
    rejected: documentsMessages.pinsFailed,
  },
  removeTask: {
    done: 'without a task now',
    failed: 'couldn’t be changed',
    rejected: documentsMessages.tasksNotRemoved,
  },
};

/** Says that a job could not be started. */
export function jobRejected(action: JobAction): string {
  return words[action].rejected;
}

/** Says how a job ended: "1,279 deleted, 5 couldn’t be deleted". */
export function jobOutcome(action: JobAction, { done, failed }: { done: number; failed: number }): string {
  const { done: did, failed: didNot } = words[action];
  if (failed === 0) return `${documentCount(done)} ${did}`;
  if (done === 0) return `${documentCount(failed)} ${didNot}`;
  return `${formatCount(done)} ${did}, ${formatCount(failed)} ${didNot}`;
}

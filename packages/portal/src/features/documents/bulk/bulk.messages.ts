import type { BulkWork } from '../../../services/bulk/bulkRun.ts';
import { documentCount, formatCount } from '../../../services/counts.ts';
import type { JobAction } from '../actions/actionTable.ts';

/** Messages of actions on many documents, which the server does. */
export const bulkMessages = {
  continuesWhenClosed: 'The action continues if you close the page.',
  undoableAtEnd: 'You can undo this when it finishes.',
  recentlyDeleted: 'Recently deleted',
  undo: 'Undo',
  undoRest: 'Undo the rest',
  /** Of those that failed, only these. */
  undoable: 'Undo returns each document to its previous filter.',
  stopped: (tried: number, total: number) => `Stopped ${untried(tried, total)}`,
  cancelled: (tried: number, total: number) => `Cancelled ${untried(tried, total)}`,
  inProgress: (actions: number) => `${formatCount(actions)} in progress`,
  startUnconfirmed: 'We couldn’t confirm that the action started',
  lost: 'The progress couldn’t be loaded',
  nothingToDo: 'No changes were needed',
} as const;

/** How many of an action's documents were tried before it ended early, and how many were not. */
function untried(tried: number, total: number): string {
  if (tried === 0) return 'before any document was processed.';
  const left = total - tried;
  const others = left === 1 ? 'other document wasn’t' : `other ${formatCount(left)} weren’t`;
  return `after ${formatCount(tried)} of ${documentCount(total)}. The ${others} processed.`;
}

interface JobLabels {
  /** While it runs; of an action that leaves some out, the number is of those that it checks. */
  readonly doing: (count: number) => string;
  /** Once it has ended: what was done. */
  readonly done: (count: number) => string;
  /** All failed. */
  readonly none: (count: number) => string;
  /** Some failed: the headline says how many succeeded. */
  readonly some: (failed: number) => string;
}

/** An action of a job, or the undoing of one. */
export type JobKind = JobAction | 'undoAssign' | 'undoDelete';

/** An action on several documents, wherever it runs. */
export type HeadlineKind = JobKind | 'download';

function previous(count: number): string {
  return count === 1 ? 'its previous filter' : 'their previous filters';
}

const restoring: JobLabels = {
  doing: (count) => `Restoring ${documentCount(count)}`,
  done: (count) => `${documentCount(count)} restored`,
  none: (count) => `${documentCount(count)} couldn’t be restored`,
  some: (failed) => `${formatCount(failed)} couldn’t be restored`,
};

const jobLabels: Readonly<Record<JobKind, JobLabels>> = {
  delete: {
    doing: (count) => `Deleting ${documentCount(count)}`,
    done: (count) => `${documentCount(count)} deleted`,
    none: (count) => `${documentCount(count)} couldn’t be deleted`,
    some: (failed) => `${formatCount(failed)} couldn’t be deleted`,
  },
  assign: {
    doing: (count) => `Assigning ${documentCount(count)}`,
    done: (count) => `${documentCount(count)} assigned`,
    none: (count) => `${documentCount(count)} couldn’t be assigned`,
    some: (failed) => `${formatCount(failed)} couldn’t be assigned`,
  },
  undoAssign: {
    doing: (count) => `Returning ${documentCount(count)} to ${previous(count)}`,
    done: (count) => `${documentCount(count)} returned to ${previous(count)}`,
    none: (count) => `${documentCount(count)} couldn’t be returned`,
    some: (failed) => `${formatCount(failed)} couldn’t be returned`,
  },
  undoDelete: restoring,
  restore: restoring,
  resendPins: {
    doing: (count) => `Resending PINs: checking ${documentCount(count)}`,
    done: (count) => `PINs resent for ${documentCount(count)}`,
    none: (count) => `PINs couldn’t be resent for ${documentCount(count)}`,
    some: (failed) => `PINs couldn’t be resent for ${documentCount(failed)}`,
  },
  removeTask: {
    doing: (count) => `Removing tasks: checking ${documentCount(count)}`,
    done: (count) => `Tasks removed from ${documentCount(count)}`,
    none: (count) => `Tasks couldn’t be removed from ${documentCount(count)}`,
    some: (failed) => `Tasks couldn’t be removed from ${documentCount(failed)}`,
  },
};

const headlines: Readonly<Record<HeadlineKind, Pick<JobLabels, 'doing' | 'done' | 'none'>>> = {
  ...jobLabels,
  download: {
    doing: (count) => `Downloading ${documentCount(count)}`,
    done: (count) => `${documentCount(count)} downloaded`,
    none: (count) => `${documentCount(count)} couldn’t be downloaded`,
  },
};

/** Returns the first line of an action on several documents: the present, or the past once it has ended. */
export function headlineOf(kind: HeadlineKind): NonNullable<BulkWork['headline']> {
  const { doing, done: past, none } = headlines[kind];
  return ({ status, total, done, unchanged, failed }) => {
    if (status === 'running') return doing(total);
    const changed = done - unchanged;
    if (changed === 0 && failed > 0) return none(failed);
    return changed === 0 && unchanged > 0 ? bulkMessages.nothingToDo : past(changed);
  };
}

/** Joins what is known about an outcome: sentences, or else the words of one. */
export function inSentences(...parts: readonly (string | undefined)[]): string | undefined {
  const sentences = parts.filter((part) => part !== undefined && part !== '');
  if (sentences.length === 0) return undefined;
  return sentences.map((part) => (part?.endsWith('.') === true ? part : `${part}.`)).join(' ');
}

/** Says of how many a job failed, if it succeeded for others: "5 couldn’t be deleted". */
export function jobOutcome(
  kind: JobKind,
  { done, failed }: { done: number; failed: number },
): string | undefined {
  return done === 0 || failed === 0 ? undefined : jobLabels[kind].some(failed);
}

import {
  createKeptKeys,
  documentJobCalls,
  isOutcomeUnknown,
  keys,
  type KeptKeys,
} from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { isUndoableAction, ROOT_FILTER_ID } from '@countersign/api-client/rules';
import {
  retryableOf,
  type BulkFailure,
  type BulkRun,
  type BulkSaying,
  type BulkWork,
} from '../../../services/bulk/bulkRun.ts';
import { reportWriteFailure } from '../../../services/writes/reportWriteFailure.ts';
import { bulkCapabilityOf, type JobAction } from '../actions/actionTable.ts';
import type { BulkContext } from '../bulk/bulkContext.ts';
import { assigningMessages } from '../assigning/assigning.messages.ts';
import { placeOf } from '../assigning/putBack.ts';
import { deletionMessages } from '../deletion/deletion.messages.ts';
import { clientToasts } from '../bulk/clientToasts.ts';
import { reportSuccess } from '../bulk/reportSuccess.ts';
import { deletionHeadline } from '../deletion/deletionHeadline.ts';
import { deletionOwner, isAsAnnounced } from '../deletion/deletionOwner.ts';
import { followJob, type Job } from './followJob.ts';
import { outcomesOf, readFailures, readLimited, type Limited } from './jobOutcomes.ts';
import { headlineOf, inSentences, bulkMessages, jobOutcome, type JobKind } from '../bulk/bulk.messages.ts';
import { outcomeLabels } from '../bulk/outcome.messages.ts';
import { leftOutOutcome, wereOverLimit } from '../bulk/leftOut.messages.ts';
import { jobMessages } from './jobs.messages.ts';
import { rememberFollowed, rememberHidden, rememberSeen } from './seenJobs.ts';

/** A job that is started by its run, or that was started before. */
interface JobOrder {
  readonly clientId: number;
  readonly action: JobAction;
  readonly count: number;
  /** Whether it undoes what another one assigned or deleted. @default false */
  readonly isUndo?: boolean;
  /** Starts it; the keys make another try the same start while it is unknown whether it was. */
  readonly start: (kept: KeptKeys) => Promise<Job>;
  /** The job, if it was started before. */
  readonly started?: Job;
  /** Whether its failures are listed in the tray, because users don't wait for them. @default false */
  readonly isQuiet?: boolean;
  /** How many its dialog has said will stay. @default 0 */
  readonly announced?: number | undefined;
  /** The job that it undoes or continues, by which it is known again if its start was not confirmed. */
  readonly after?: number;
}

/** Returns the kind of job shown to users. */
function kindOf(action: JobAction, isUndo: boolean): JobKind {
  if (!isUndo) return action;
  return action === 'delete' ? 'undoDelete' : 'undoAssign';
}

/** Returns its title, and what says that it could not be started. */
function namesOf(kind: JobKind): Pick<ReturnType<typeof bulkCapabilityOf>, 'title' | 'rejected'> {
  switch (kind) {
    case 'undoAssign':
      return { title: assigningMessages.undoTitle, rejected: assigningMessages.notUndone };
    case 'undoDelete':
      return { title: deletionMessages.undoTitle, rejected: deletionMessages.notUndone };
    case 'restore':
      return { title: deletionMessages.restoreTitle, rejected: deletionMessages.restoreNotStarted };
    default:
      return bulkCapabilityOf(kind);
  }
}

/** What is left to do once some documents are done. */
function sayingAfter(kind: JobKind, changed: number, canRestore: boolean): BulkSaying {
  if (changed === 0) return {};
  if (kind === 'delete') return { note: deletionMessages.afterJob(changed, canRestore), restorable: true };
  return kind === 'assign' ? { note: bulkMessages.undoable } : {};
}

/** Creates an action that the server does, as it is observed here. */
function runOf(context: BulkContext, order: JobOrder): BulkWork {
  const { portal, queryClient, settings, canRestore } = context;
  const { clientId, action, count, start, isUndo = false, announced = 0, after } = order;
  const toasts = clientToasts(context, clientId);
  const kind = kindOf(action, isUndo);
  const { title, rejected } = namesOf(kind);
  const kept = createKeptKeys();
  let job = order.started;
  /** Those that failed and can't be repeated before the hour is over; null if some can. */
  let limited: Limited | null = null;

  const run: BulkWork['run'] = async (report, signal) => {
    const step = (next: Job) => {
      job = next;
      const { Total: total, Done: done, Unchanged: unchanged, Failed: failed } = next;
      const text =
        kind === 'delete' && failed + announced > 0
          ? deletionMessages.progress(done, total - announced, failed)
          : undefined;
      report({ total, done, unchanged, failed, text, note: bulkMessages.continuesWhenClosed });
    };
    const onMissed = () => {
      report({ note: jobMessages.progressLost });
    };
    step(job ?? (await start(kept)));
    if (job === undefined) return;
    if (job.EndedDate === null) rememberFollowed(settings, job.Id, announced);
    const { Id, Failed } = await followJob({ portal, job, signal, onStep: step, onMissed });
    // The tray offers the others, and these if they cannot be read now.
    if (Failed > 0) {
      const failures = await readFailures(portal, Id, 0).catch(() => []);
      if (kind === 'resendPins') limited = await readLimited(context, clientId, failures).catch(() => null);
      report({ failures });
    }
    for (const queryKey of [keys.documents.all, keys.audit.all]) {
      void queryClient.invalidateQueries({ queryKey });
    }
  };

  function describe(ended: BulkRun): BulkSaying {
    if (ended.status === 'running') return { note: bulkMessages.continuesWhenClosed };
    const saying = describeEnd(ended);
    // It may go on where only its progress could not be read.
    if (job === undefined || job.EndedDate === null) return saying;
    const removesFilter = kind === 'assign' && job.FilterId === ROOT_FILTER_ID;
    const labels = outcomeLabels(removesFilter ? 'removeFilter' : kind);
    return { ...saying, outcomes: outcomesOf(portal, job, labels) };
  }

  function describeEnd({ status, done, unchanged, failed, failures, total }: BulkRun): BulkSaying {
    const changed = done - unchanged;
    const after = sayingAfter(kind, changed, canRestore);
    const outcome = jobOutcome(kind, { done: changed, failed });
    if (job?.State === 'stopped') {
      const note = inSentences(job.Reason ?? '', outcome, after.note);
      return { ...after, text: bulkMessages.stopped(done + failed, total), note, isStopped: true };
    }
    if (job?.State === 'cancelled' && status === 'cancelled') {
      const text = bulkMessages.cancelled(done + failed, total);
      return { ...after, text, note: inSentences(outcome, after.note) };
    }
    if (status !== 'finished') return after;
    if (kind === 'resendPins' || kind === 'removeTask') {
      const saying = { ...after, text: outcome, ...leftOutOutcome(kind, { changed, unchanged, failed }) };
      return limited === null
        ? saying
        : { ...saying, note: inSentences(saying.note, wereOverLimit(limited)) };
    }
    if (kind === 'delete' && isAsAnnounced({ failed, failures }, announced))
      return { ...after, text: deletionMessages.leftOut(failed), isAnnounced: true };
    if (kind !== 'assign') return { ...after, text: outcome };
    if (changed === 0 && failed === 0)
      return { ...after, text: assigningMessages.allAlready(unchanged, place()) };
    const leftOut = unchanged > 0 ? assigningMessages.already(unchanged, place()) : undefined;
    return { ...after, text: outcome, leftOut };
  }

  /** Where an assignment puts them. */
  function place() {
    return placeOf(context, clientId, job?.FilterId ?? ROOT_FILTER_ID);
  }

  /** Says of an assignment also where they are. */
  const headline: BulkWork['headline'] = (ended) => {
    const changed = ended.done - ended.unchanged;
    return kind === 'assign' && ended.status !== 'running' && changed > 0
      ? assigningMessages.doneSeveral(changed, place())
      : (kind === 'delete' ? deletionHeadline(announced) : headlineOf(kind))(ended);
  };

  return {
    ...(kind === 'delete' && order.isQuiet !== true && { owner: deletionOwner(clientId) }),
    kind,
    title,
    headline,
    count,
    survives: true,
    identify: () => (job === undefined ? undefined : `job ${job.Id}`),
    run,
    describe,
    retry: (failures, failed) =>
      job === undefined || (limited !== null && limited.endsAt > new Date())
        ? undefined
        : retryOf(context, job, failures, failed),
    undo: (done) => (job === undefined ? undefined : undoOf(context, job, done)),
    rest: () => (job === undefined ? undefined : restOf(context, job)),
    readFailures: (from) =>
      job === undefined ? Promise.resolve([]) : readFailures(portal, job.Id, from).catch(() => []),
    onRejected(error, again) {
      // Once it was started, nothing is unknown: only its progress is not read.
      const failure =
        job === undefined
          ? { failed: rejected, unconfirmed: bulkMessages.startUnconfirmed }
          : { failed: bulkMessages.lost };
      const shown = reportWriteFailure(toasts, error, { ...failure, again });
      if (job !== undefined || !isOutcomeUnknown(error)) return;
      context.findJobs(({ UndoOf, RetryOf }) => {
        if (after !== undefined && (UndoOf === after || RetryOf === after)) toasts.dismiss(shown);
      });
    },
    onHiddenChange(isHidden) {
      if (job !== undefined) rememberHidden(settings, job.Id, isHidden);
    },
    onSucceeded: reportSuccess(toasts),
    onClosed() {
      if (job !== undefined && job.EndedDate !== null) rememberSeen(settings, job.Id);
    },
  };
}

/** Repeats it for those that it may help: alone if all of these are known, otherwise for all that failed. */
function retryOf(
  context: BulkContext,
  job: Job,
  failures: readonly BulkFailure[],
  failed: number,
): BulkWork | undefined {
  const { portal } = context;
  const { Id, ClientId: clientId, Action: action, UndoOf } = job;
  const isUndo = UndoOf !== null;
  const again = failures.filter(({ lasting }) => lasting === undefined).map(({ id }) => id);
  // Those that it may help are read first: if there is none among these, there is none at all.
  if (failures.length > 0 && again.length === 0) return undefined;
  // Only the job itself knows where each document was, and those that were not read.
  if (isUndo || retryableOf({ failures, failed }) === failed) {
    return runOf(context, {
      clientId,
      action,
      count: failed,
      isUndo,
      after: Id,
      start: (kept) => documentJobCalls.retry(portal, Id, kept),
    });
  }
  const request = { ...requestOf(job), documentIds: again };
  return runOf(context, {
    clientId,
    action,
    count: again.length,
    start: (kept) => documentJobCalls.start(portal, clientId, request, kept),
  });
}

/** Whether another job can undo what this one has done. */
function isUndoable({ Action, UndoOf }: Pick<Job, 'Action' | 'UndoOf'>): boolean {
  return UndoOf === null && isUndoableAction(Action);
}

/** Puts the documents of an assignment back to the filters that they had, or restores what was deleted. */
function undoOf(context: BulkContext, { Id, ClientId, Action, UndoOf }: Job, done: number) {
  if (!isUndoable({ Action, UndoOf })) return undefined;
  return runOf(context, {
    clientId: ClientId,
    action: Action,
    count: done,
    isUndo: true,
    after: Id,
    start: () => documentJobCalls.undo(context.portal, Id),
  });
}

/** Undoes what an undo that ended early did not: the server takes that alone, as long as it can be undone at all. */
function restOf(
  context: BulkContext,
  { ClientId, Action, Total, Done, UndoOf, RetryOf, EndedDate }: Job,
): BulkWork | undefined {
  if (UndoOf === null || RetryOf !== null || EndedDate === null) return undefined;
  return runOf(context, {
    clientId: ClientId,
    action: Action,
    count: Total - Done,
    isUndo: true,
    after: UndoOf,
    start: () => documentJobCalls.undo(context.portal, UndoOf),
  });
}

function requestOf({ Action, FilterId }: Job): Schemas['DocumentJobRequest'] {
  return { action: Action, ...(FilterId !== null && { filterId: FilterId }) };
}

/** Observes a job that was started before. */
export function startedJobRun(
  context: BulkContext,
  job: Job,
  { isQuiet = false, announced }: Pick<JobOrder, 'isQuiet' | 'announced'> = {},
): BulkWork {
  const { ClientId: clientId, Action: action, Total: count, UndoOf } = job;
  return runOf(context, {
    clientId,
    action,
    count,
    isUndo: UndoOf !== null,
    isQuiet,
    announced,
    started: job,
    start: () => Promise.resolve(job),
  });
}

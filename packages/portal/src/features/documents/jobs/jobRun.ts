import { documentJobCalls, isUnsettled, keys, messageOf } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import type { BulkFailure, BulkRun, BulkSaying, BulkWork } from '../../../services/bulk/bulkRun.ts';
import { bulkCapability, type BulkAction } from '../actions/actionTable.ts';
import type { BulkContext } from '../actions/severalRuns.ts';
import { deletionOwner } from '../deletion/deletionOwner.ts';
import { followJob, type Job } from './followJob.ts';
import { readFailures } from './jobFailures.ts';
import { jobMessages, jobOutcome, jobRejected, type JobAction } from './jobs.messages.ts';
import { rememberSeen } from './seenJobs.ts';

/** A job that is started by its run, or that was started before. */
interface JobOrder {
  readonly clientId: number;
  readonly action: JobAction;
  readonly count: number;
  /** Starts it under this key, which stays the same while it is unknown whether it was. */
  readonly start: (key: string) => Promise<Job>;
  /** The job, if it was started before. */
  readonly started?: Job;
  /** Whether its failures are listed in the tray, because nobody waits for them. @default false */
  readonly isQuiet?: boolean;
}

const bulkActionOf: Readonly<Record<JobAction, BulkAction>> = {
  delete: 'delete',
  assign: 'assignFilter',
  resendPins: 'resendPins',
  removeTask: 'removeTask',
};

/** Creates an action that the server does, as it is observed here. */
function runOf(context: BulkContext, order: JobOrder): BulkWork {
  const { portal, queryClient, toasts, settings } = context;
  const { clientId, action, count, start } = order;
  let key = crypto.randomUUID();
  let job = order.started;

  const run: BulkWork['run'] = async (report, signal) => {
    const step = (next: Job) => {
      job = next;
      report({ total: next.Total, done: next.Done, failed: next.Failed });
    };
    try {
      step(job ?? (await start(key)));
    } catch (error) {
      if (!isUnsettled(error)) key = crypto.randomUUID();
      throw error;
    }
    if (job === undefined) return;
    const { Id, Failed } = await followJob({ portal, job, signal, onStep: step });
    // The tray offers the others, and these if they cannot be read now.
    if (Failed > 0) report({ failures: await readFailures(portal, Id, 0).catch(() => []) });
    for (const queryKey of [keys.documents.all, keys.audit.all]) {
      void queryClient.invalidateQueries({ queryKey });
    }
  };

  function describe({ status, done, failed, total }: BulkRun): BulkSaying {
    if (status === 'running') return { note: jobMessages.goesOn };
    const restorable = action === 'delete' && done > 0;
    const deleted = restorable ? { note: jobMessages.restorable, deletedOf: clientId } : {};
    if (job?.State === 'stopped') {
      const note = [job.Reason ?? '', deleted.note ?? ''].join(' ').trim();
      return { ...deleted, text: jobMessages.stopped(done + failed, total), note };
    }
    return status === 'finished' ? { ...deleted, text: jobOutcome(action, { done, failed }) } : deleted;
  }

  return {
    ...(action === 'delete' && order.isQuiet !== true && { owner: deletionOwner(clientId) }),
    title: bulkCapability(bulkActionOf[action])?.several.title ?? String,
    count,
    survives: true,
    identify: () => (job === undefined ? undefined : `job ${job.Id}`),
    run,
    describe,
    retry: (failures, failed) => (job === undefined ? undefined : retryOf(context, job, failures, failed)),
    readFailures: (from) =>
      job === undefined ? Promise.resolve([]) : readFailures(portal, job.Id, from).catch(() => []),
    onRejected(error, again) {
      toasts.show({
        tone: 'critical',
        message: job === undefined ? jobRejected(action) : jobMessages.lost,
        detail: messageOf(error),
        action: { label: 'Try again', onPress: again },
      });
    },
    onClosed() {
      if (job !== undefined && job.EndedDate !== null) rememberSeen(settings, job.Id);
    },
  };
}

/** Repeats it for those that it may help: alone if all failures are known, otherwise for all that failed. */
function retryOf(
  context: BulkContext,
  job: Job,
  failures: readonly BulkFailure[],
  failed: number,
): BulkWork | undefined {
  const { portal } = context;
  const { Id, ClientId: clientId, Action: action } = job;
  const again = failures.filter(({ lasting }) => lasting === undefined).map(({ id }) => id);
  if (failures.length < failed || again.length === failed) {
    return runOf(context, {
      clientId,
      action,
      count: failed,
      start: (key) => documentJobCalls.retry(portal, Id, key),
    });
  }
  if (again.length === 0) return undefined;
  return jobRun(context, clientId, again.length, { ...requestOf(job), documentIds: again });
}

function requestOf({ Action, FilterId }: Job): Schemas['DocumentJobRequest'] {
  return { action: Action, ...(FilterId !== null && { filterId: FilterId }) };
}

/** Starts a job and observes it. */
export function jobRun(
  context: BulkContext,
  clientId: number,
  count: number,
  request: Schemas['DocumentJobRequest'],
): BulkWork {
  return runOf(context, {
    clientId,
    action: request.action,
    count,
    start: (key) => documentJobCalls.start(context.portal, clientId, request, key),
  });
}

/** Observes a job that was started before. */
export function startedJobRun(
  context: BulkContext,
  job: Job,
  { isQuiet = false }: { readonly isQuiet?: boolean } = {},
): BulkWork {
  const { ClientId: clientId, Action: action, Total: count } = job;
  return runOf(context, {
    clientId,
    action,
    count,
    isQuiet,
    started: job,
    start: () => Promise.resolve(job),
  });
}

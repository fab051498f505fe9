import { documentJobCalls } from '@countersign/api-client';
import type { BulkRunners } from '../../../services/bulk/bulkRunner.ts';
import type { BulkContext } from '../bulk/bulkContext.ts';
import type { Job } from './followJob.ts';
import { isUndoable, startedJobRun } from './jobRun.ts';
import { hiddenJobs, seenJobs } from './seenJobs.ts';

/** How long after its end an outcome that was not dismissed here is shown again, in ms: failures need attention. */
const RECENT_MS = { succeeded: 3_600_000, failed: 24 * 3_600_000 } as const;

/** More than anyone has unfinished, and than most start in a day. */
const LOOKED_AT = { pageNumber: 1, itemsPerPage: 20 } as const;

function hasFailed({ Failed, State }: Job): boolean {
  return Failed > 0 || State === 'stopped';
}

interface Marks {
  readonly seen: ReadonlySet<number>;
  readonly hidden: ReadonlySet<number>;
}

/**
 * Returns the jobs to show again: unfinished ones, then outcomes that were not dismissed, newest first. Successes are
 * shown to offer their undo, unless they were hidden.
 */
function toShow(jobs: readonly Job[], { seen, hidden }: Marks, now: number): readonly Job[] {
  const continued = new Set(jobs.flatMap(({ RetryOf, UndoOf }) => [RetryOf, UndoOf]));
  const unfinished = jobs.filter(({ EndedDate }) => EndedDate === null);
  const ended = jobs.filter((job) => {
    if (job.EndedDate === null || seen.has(job.Id) || continued.has(job.Id)) return false;
    if (!hasFailed(job) && (hidden.has(job.Id) || !isUndoable(job))) return false;
    return now - Date.parse(job.EndedDate) < RECENT_MS[hasFailed(job) ? 'failed' : 'succeeded'];
  });
  return [...unfinished, ...ended];
}

/** Shows the user's jobs that another page started, or this one before it was reloaded. */
export async function findJobs(context: BulkContext, bulk: BulkRunners): Promise<void> {
  const { Items } = await documentJobCalls.list(context.portal, LOOKED_AT);
  const hidden = hiddenJobs(context.settings);
  const marks = { seen: seenJobs(context.settings), hidden };
  for (const job of toShow(Items, marks, Date.now())) {
    // Users don't wait for jobs that have ended, so no dialog opens for them. What was hidden before a reload stays hidden.
    const runner = bulk.of(job.ClientId);
    runner.observe(startedJobRun(context, job, { isQuiet: job.EndedDate !== null }), {
      isHidden: job.EndedDate === null && hidden.has(job.Id),
    });
  }
}

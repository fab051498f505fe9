import { documentJobCalls } from '@countersign/api-client';
import type { BulkRunner } from '../../../services/bulk/bulkRunner.ts';
import type { BulkContext } from '../actions/severalRuns.ts';
import type { Job } from './followJob.ts';
import { startedJobRun } from './jobRun.ts';
import { seenJobs } from './seenJobs.ts';

/** How long after its end an outcome that nobody dismissed is shown again, in ms. */
const RECENT_MS = 24 * 3_600_000;

/** More than anyone has unfinished, and than most start in a day. */
const LOOKED_AT = { pageNumber: 1, itemsPerPage: 20 } as const;

/** Returns the jobs to show again: unfinished ones, then outcomes that were not dismissed, newest first. */
function toShow(jobs: readonly Job[], seen: ReadonlySet<number>, now: number): readonly Job[] {
  const repeated = new Set(jobs.map(({ RetryOf }) => RetryOf));
  const unfinished = jobs.filter(({ EndedDate }) => EndedDate === null);
  const ended = jobs.filter(
    ({ Id, EndedDate }) =>
      EndedDate !== null && now - Date.parse(EndedDate) < RECENT_MS && !seen.has(Id) && !repeated.has(Id),
  );
  return [...unfinished, ...ended];
}

/** Shows the user's jobs that another page started, or this one before it was reloaded. */
export async function findJobs(context: BulkContext, bulk: BulkRunner): Promise<void> {
  const { Items } = await documentJobCalls.list(context.portal, LOOKED_AT);
  for (const job of toShow(Items, seenJobs(context.settings), Date.now())) {
    // Nobody waits for what has ended, so no dialog opens for it.
    bulk.observe(startedJobRun(context, job, { isQuiet: job.EndedDate !== null }));
  }
}

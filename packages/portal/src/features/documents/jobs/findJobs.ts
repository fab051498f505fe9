import { documentJobCalls } from '@countersign/api-client';
import type { BulkRunners } from '../../../services/bulk/bulkRunner.ts';
import type { BulkContext } from '../bulk/bulkContext.ts';
import type { Job } from './followJob.ts';
import { startedJobRun } from './jobRun.ts';
import { followedJobs, hiddenJobs, seenJobs } from './seenJobs.ts';

/**
 * How long after its end an outcome that was neither dismissed nor told here is shown, in ms: failures need attention,
 * and so does what this browser has followed. The success of any other was told elsewhere, most likely.
 */
const RECENT_MS = { expected: 24 * 3_600_000, other: 3_600_000 } as const;

/** More than anyone has unfinished, and than most start in a day. */
const LOOKED_AT = { pageNumber: 1, itemsPerPage: 20 } as const;

function hasFailed({ Failed, State }: Job): boolean {
  return Failed > 0 || State === 'stopped';
}

interface Marks {
  readonly seen: ReadonlySet<number>;
  readonly followed: ReadonlyMap<number, number>;
}

/**
 * Returns the jobs to show: unfinished ones, then outcomes that were neither dismissed nor told, first those that need
 * attention, newest first.
 */
function toShow(jobs: readonly Job[], { seen, followed }: Marks, now: number): readonly Job[] {
  const continued = new Set(jobs.flatMap(({ RetryOf, UndoOf }) => [RetryOf, UndoOf]));
  const unfinished = jobs.filter(({ EndedDate }) => EndedDate === null);
  const ended = jobs.filter((job) => {
    if (job.EndedDate === null || seen.has(job.Id) || continued.has(job.Id)) return false;
    const isExpected = hasFailed(job) || followed.has(job.Id);
    return now - Date.parse(job.EndedDate) < RECENT_MS[isExpected ? 'expected' : 'other'];
  });
  return [...unfinished, ...ended.toSorted((a, b) => Number(hasFailed(b)) - Number(hasFailed(a)))];
}

/**
 * Shows the user's jobs that another page started, or this one before it was reloaded, and tells what became of those
 * that ended while no page looked, as that page would have done.
 */
export async function findJobs(
  context: BulkContext,
  bulk: BulkRunners,
  onFound?: (job: Job) => void,
): Promise<void> {
  const { Items } = await documentJobCalls.list(context.portal, LOOKED_AT);
  const hidden = hiddenJobs(context.settings);
  const marks = { seen: seenJobs(context.settings), followed: followedJobs(context.settings) };
  for (const job of toShow(Items, marks, Date.now())) {
    // Users do something else by now, so no dialog opens for these: the tray tells their outcome. What was hidden before
    // a reload stays hidden until it fails: its success is told by a message.
    const work = startedJobRun(context, job, { isQuiet: true, announced: marks.followed.get(job.Id) });
    bulk.of(job.ClientId).observe(work, { isHidden: hidden.has(job.Id) });
    onFound?.(job);
  }
}

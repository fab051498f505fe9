import { UNDO_JOB_HOURS } from '@countersign/api-client/rules';
import { Problem } from '../../errors.ts';
import type { Work } from '../work.ts';
import type { JobRow } from './jobs.ts';

const longest = UNDO_JOB_HOURS * 3_600_000;

/**
 * Lets a job be undone for some hours after its end; one that is forgotten ended long before.
 *
 * @throws Problem 409 later
 */
export function requireUndoTime(job: Pick<JobRow, 'ended_at'> | undefined, { now }: Pick<Work, 'now'>): void {
  const endedAt = job?.ended_at ?? null;
  if (endedAt === null || now.getTime() - endedAt.getTime() > longest) throw new Problem('undoExpired');
}

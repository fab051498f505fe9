import { sql } from 'kysely';
import { Problem } from '../../errors.ts';
import type { Work } from '../work.ts';
import { isUndoable } from './actions.ts';
import { findJob, insertJob, withTotal, type JobRow } from './jobs.ts';
import { requireUndoTime } from './undoTime.ts';

/**
 * Starts a job that puts what another one assigned back to where it was, or restores what it deleted. Each is undone
 * once: the job of an earlier call is returned, unless it ended before its last document. Then the new one has the rest:
 * what is back already may have been changed again since.
 */
export async function undoJob(work: Work, jobId: number): Promise<JobRow> {
  const { tx, caller } = work;
  // Two calls at the same time wait for each other here.
  const before = await findJob(tx, caller, jobId, { lock: true });
  work.about({ clientId: before.client_id });
  if (!isUndoable(before)) throw new Problem('jobNotUndoable');
  if (before.ended_at === null) throw new Problem('stillRunning');
  const undone = await findUndo(work, before);
  if (undone !== undefined) return undone;
  requireUndoTime(before, work);
  const { client_id, action, filter_id } = before;
  const job = await insertJob(
    work,
    { client_id, action, filter_id, retry_of: null, undo_of: before.id },
    before.done - before.unchanged,
  );
  const added = await sql`
    insert into document_job_items (job_id, document_id, earlier_filter_id)
    select ${job.id}, document_id, earlier_filter_id from document_job_items
    where job_id = ${before.id} and earlier_filter_id is not null
      and document_id not in (
        select back.document_id
        from document_jobs undo join document_job_items back on back.job_id = undo.id
        where undo.undo_of = ${before.id} and back.document_id <= undo.position and back.problem is null
      )`.execute(tx);
  return withTotal(work, job, Number(added.numAffectedRows ?? 0n));
}

/** The job that undoes this one, unless it was cancelled or stopped. */
function findUndo({ tx }: Work, { id }: JobRow): Promise<JobRow | undefined> {
  return tx
    .selectFrom('document_jobs')
    .selectAll()
    .where('undo_of', '=', id)
    .where('retry_of', 'is', null)
    .where('state', 'in', ['queued', 'running', 'completed'])
    .executeTakeFirst();
}

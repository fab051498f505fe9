import { problemType, type ErrorCode } from '@countersign/api-client/rules';
import type { App, Database } from '../../app.ts';
import { databaseCode } from '../../databaseErrors.ts';
import type { JobRow } from './jobs.ts';
import { lockTimeout } from './tryDocument.ts';

/** After so many failures in a row, within some ten minutes, a job is stopped. */
export const mostFailures = 8;
/** Milliseconds before the next try; they double with each failure. */
const firstWait = 5_000;

/** Ends a job before its last document, with the reason. */
export async function stopJob(app: App, db: Database, job: JobRow, code: ErrorCode): Promise<void> {
  const now = app.clock.now();
  app.log.warn({ job: job.id, code }, 'a job was stopped');
  await db
    .updateTable('document_jobs')
    .set({ state: 'stopped', reason: problemType(code), worked_at: now, ended_at: now })
    .where('id', '=', job.id)
    .where('ended_at', 'is', null)
    .execute();
}

/**
 * Remembers that a job's transaction failed, apart from it, so that the jobs of others have their turns, and that one
 * which always fails comes to an end. Where another transaction held the documents the job is only passed over.
 */
export async function noteFailure(app: App, job: JobRow, error: unknown): Promise<void> {
  const isPassedOver = databaseCode(error) === lockTimeout;
  const failures = isPassedOver ? job.failures : job.failures + 1;
  if (isPassedOver) app.log.warn({ job: job.id }, 'a job was passed over: its documents are in use');
  else app.log.error({ err: error, job: job.id, failures }, 'a job could not go on');
  if (failures >= mostFailures) {
    await stopJob(app, app.db, job, 'jobFailed');
    return;
  }
  const now = app.clock.now();
  const wait = isPassedOver ? firstWait : firstWait * 2 ** (failures - 1);
  await app.db
    .updateTable('document_jobs')
    .set({ failures, worked_at: now, wait_until: new Date(now.getTime() + wait) })
    .where('id', '=', job.id)
    .where('ended_at', 'is', null)
    .execute();
}

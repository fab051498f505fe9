import { sql, type RawBuilder, type Selectable } from 'kysely';
import { errorCodeOf, errorSentences, JOB_DOCUMENTS, jobRuleMessages } from '@countersign/api-client/rules';
import type { Schemas } from '@countersign/api-client/contract';
import type { Database } from '../../app.ts';
import { notFound, Problem } from '../../errors.ts';
import type { DocumentJobsTable } from '../../store/schemaJobs.ts';
import type { Caller } from '../caller.ts';
import { findClient } from '../documents/find.ts';
import { checkFolder } from '../documents/register.ts';
import type { Work } from '../work.ts';
import { jobSentence } from './jobSentence.ts';
import { checkMatching, matched } from './matched.ts';
import { requireUndoTime } from './undoTime.ts';

export type JobRow = Selectable<DocumentJobsTable>;

/** Unfinished jobs: of one person, and of one firm. */
export const maxJobsPerLogin = 3;
const maxJobsPerFirm = 10;

/** Documents of all jobs that one person starts within a day. */
export const maxDocumentsPerDay = 500_000;
const day = 24 * 3_600_000;
/** When to try again while too many are unfinished, in seconds: most end sooner. */
const retryUnfinished = 10;

/** Names the lock under which the jobs of a firm are counted; any number does. */
export const jobCountLock = 7_236_103;

/** What a job is started with. */
type NewJob = Pick<JobRow, 'client_id' | 'action' | 'filter_id' | 'retry_of' | 'undo_of'>;

/** Starts a job over the documents with some ids, or over all that the client's list shows for a query. */
export async function startJob(
  work: Work,
  clientId: number,
  request: Schemas['DocumentJobRequest'],
): Promise<JobRow> {
  const { action, documentIds, matching } = request;
  const filterId = await checkRequest(work, clientId, request);
  const expected = documentIds?.length ?? matching?.total ?? 0;
  const job = await insertJob(
    work,
    { client_id: clientId, action, filter_id: filterId, retry_of: null, undo_of: null },
    expected,
  );
  const count =
    documentIds === undefined
      ? await addMatching(work, job, await matched(work, clientId, request), expected)
      : await addDocuments(work, job, documentIds);
  if (matching !== undefined && matching.total !== count) throw new Problem('matchesChanged');
  return withTotal(work, job, count);
}

/**
 * Checks what a job is asked for with, and returns its filter: 0 is none, and null if the action takes no filter.
 *
 * @throws Problem 404 for an unknown client or filter; 400 for a request that names its documents twice or not at all;
 * 400 or 403 for documents that it cannot name so
 */
export async function checkRequest(
  work: Pick<Work, 'tx' | 'caller' | 'about'>,
  clientId: number,
  request: Schemas['DocumentJobRequest'],
): Promise<number | null> {
  const { action, documentIds, matching, filterId } = request;
  const { id } = await findClient(work.tx, work.caller.firmId, clientId);
  work.about({ clientId: id });
  if ((documentIds === undefined) === (matching === undefined)) throw new Problem('requestInvalid');
  if ((action === 'assign') !== (filterId !== undefined)) throw new Problem('requestInvalid');
  checkMatching(work.caller, request);
  if (filterId !== undefined) await checkFolder(work, clientId, filterId);
  return filterId ?? null;
}

/**
 * Starts the same over the documents that failed in a job that has ended; where that one undoes another, only for as long
 * as the other can be undone.
 */
export async function retryJob(work: Work, jobId: number): Promise<JobRow> {
  const before = await findJob(work.tx, work.caller, jobId);
  work.about({ clientId: before.client_id });
  if (before.ended_at === null) throw new Problem('stillRunning');
  const { client_id, action, filter_id, undo_of } = before;
  if (undo_of !== null) requireUndoTime(await readJob(work.tx, work.caller, undo_of), work);
  const again = { client_id, action, filter_id, undo_of, retry_of: before.id };
  const job = await insertJob(work, again, before.failed);
  const added = await sql`
    insert into document_job_items (job_id, document_id, earlier_filter_id)
    select ${job.id}, document_id, earlier_filter_id from document_job_items
    where job_id = ${before.id} and problem is not null`.execute(work.tx);
  return withTotal(work, job, Number(added.numAffectedRows ?? 0n));
}

/** Takes its place among the unfinished ones, before its documents are known. */
export async function insertJob(work: Work, job: NewJob, documents: number): Promise<JobRow> {
  const { tx, caller, now } = work;
  await requireRoom(work, job, documents);
  return tx
    .insertInto('document_jobs')
    .values({
      ...job,
      firm_id: caller.firmId,
      login_id: caller.loginId,
      mfa: caller.mfa,
      // Until its documents are counted.
      total: 1,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function requireRoom({ tx, caller, now }: Work, job: NewJob, documents: number): Promise<void> {
  const { firmId, loginId } = caller;
  await sql`select pg_advisory_xact_lock(${jobCountLock}, ${firmId})`.execute(tx);
  const unfinished = await tx
    .selectFrom('document_jobs')
    .select(['login_id', 'retry_of'])
    .where('firm_id', '=', firmId)
    .where('ended_at', 'is', null)
    .execute();
  if (job.retry_of !== null && unfinished.some(({ retry_of: of }) => of === job.retry_of))
    throw new Problem('stillRunning');
  const own = unfinished.filter((job) => job.login_id === loginId);
  if (own.length >= maxJobsPerLogin || unfinished.length >= maxJobsPerFirm)
    throw new Problem('tooManyJobs', { retryAfter: retryUnfinished });
  // Their outcomes are kept for weeks.
  const { sum, first } = await tx
    .selectFrom('document_jobs')
    .select((build) => [
      build.fn.sum<number | null>('total').as('sum'),
      build.fn.min('created_at').as('first'),
    ])
    .where('login_id', '=', loginId)
    .where('created_at', '>', new Date(now.getTime() - day))
    .executeTakeFirstOrThrow();
  if (Number(sum ?? 0) + documents <= maxDocumentsPerDay) return;
  // Then the first of them counts no more.
  const retryAfter = ((first ?? now).getTime() + day - now.getTime()) / 1_000;
  throw new Problem('tooManyJobs', { sentence: jobRuleMessages.changesOfDay, retryAfter });
}

/**
 * Fixes what matches now; one more than is expected shows that there are too many.
 *
 * @throws Problem if the number differs, before anything is written: writing a whole list takes seconds
 */
async function addMatching(
  work: Work,
  job: JobRow,
  documents: RawBuilder<unknown>,
  expected: number,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from documents d where ${documents}`.execute(work.tx);
  if (rows[0]?.n !== expected) throw new Problem('matchesChanged');
  const added = await sql`
    insert into document_job_items (job_id, document_id)
    select ${job.id}, d.id from documents d where ${documents}
    limit ${Math.min(expected, JOB_DOCUMENTS) + 1}`.execute(work.tx);
  return Number(added.numAffectedRows ?? 0n);
}

/** Takes unknown ids too: their outcome says that they were not found. */
async function addDocuments({ tx }: Work, job: JobRow, ids: readonly number[]): Promise<number> {
  await sql`
    insert into document_job_items (job_id, document_id)
    select ${job.id}, unnest(${[...ids]}::integer[])`.execute(tx);
  return ids.length;
}

/** Completes a new job once its documents are fixed. */
export async function withTotal(work: Work, job: JobRow, total: number): Promise<JobRow> {
  if (total === 0) throw new Problem('noDocuments');
  if (total > JOB_DOCUMENTS) throw new Problem('jobTooLarge');
  work.audit({
    clientId: job.client_id,
    title: 'Bulk action started',
    shortDesc: jobSentence(work.caller.name, job, 'started', total),
  });
  return work.tx
    .updateTable('document_jobs')
    .set({ total })
    .where('id', '=', job.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Ends a job between two documents: while this waits for the job's row, no further documents are begun. What
 * was not tried is forgotten.
 */
export async function cancelJob(work: Work, jobId: number): Promise<JobRow> {
  const { tx, caller, now } = work;
  const job = await findJob(tx, caller, jobId, { lock: true });
  work.about({ clientId: job.client_id });
  if (job.ended_at !== null) return job;
  work.audit({
    clientId: job.client_id,
    title: 'Bulk action cancelled',
    shortDesc: jobSentence(caller.name, job, 'cancelled', job.total, job.done + job.failed),
  });
  await tx
    .deleteFrom('document_job_items')
    .where('job_id', '=', job.id)
    .where('document_id', '>', job.position)
    .execute();
  return tx
    .updateTable('document_jobs')
    .set({ state: 'cancelled', ended_at: now })
    .where('id', '=', job.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A job of the caller; another person's, of whichever firm, is treated as missing. */
export async function findJob(
  db: Database,
  caller: Pick<Caller, 'firmId' | 'loginId'>,
  id: number,
  options: { lock?: boolean } = {},
): Promise<JobRow> {
  const job = await readJob(db, caller, id, options);
  if (job === undefined) throw notFound();
  return job;
}

function readJob(
  db: Database,
  { firmId, loginId }: Pick<Caller, 'firmId' | 'loginId'>,
  id: number,
  { lock = false } = {},
): Promise<JobRow | undefined> {
  return db
    .selectFrom('document_jobs')
    .selectAll()
    .where('id', '=', id)
    .where('firm_id', '=', firmId)
    .where('login_id', '=', loginId)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
}

/** As the contract shows it. */
export function presentJob(job: JobRow): Schemas['DocumentJob'] {
  const reason = errorCodeOf(job.reason);
  return {
    Id: job.id,
    Action: job.action,
    ClientId: job.client_id,
    FilterId: job.filter_id,
    State: job.state,
    Reason: reason === null ? null : errorSentences[reason],
    Total: job.total,
    Done: job.done,
    Failed: job.failed,
    Unchanged: job.unchanged,
    CreatedDate: job.created_at.toISOString(),
    EndedDate: job.ended_at?.toISOString() ?? null,
    RetryOf: job.retry_of,
    UndoOf: job.undo_of,
  };
}

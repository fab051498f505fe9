import { sql } from 'kysely';
import { errorCodeOf, problemType, retryableCodes } from '@countersign/api-client/rules';
import type { Schemas } from '@countersign/api-client/contract';
import type { App, Database } from '../../app.ts';
import type { Caller } from '../caller.ts';
import { presentJob, type JobRow } from './jobs.ts';

interface Place {
  offset: number;
  limit: number;
}

/** How long a job is remembered after its end, in milliseconds. */
export const jobMemory = 30 * 24 * 3_600_000;

/** The caller's jobs, last started first. */
export async function listJobs(
  db: Database,
  { firmId, loginId }: Caller,
  { offset, limit }: Place,
): Promise<Schemas['DocumentJobList']> {
  const ofCaller = db
    .selectFrom('document_jobs')
    .where('login_id', '=', loginId)
    .where('firm_id', '=', firmId);
  const jobs = await ofCaller.selectAll().orderBy('id', 'desc').offset(offset).limit(limit).execute();
  const { total } = await ofCaller
    .select((build) => build.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { Items: jobs.map(presentJob), TotalItems: Number(total) };
}

interface OutcomeRow {
  id: number;
  title: string | null;
  problem: string | null;
  message: string | null;
}

function stateOf({ position }: JobRow, { id, problem }: OutcomeRow): 'done' | 'failed' | 'waiting' {
  if (problem !== null) return 'failed';
  return id <= position ? 'done' : 'waiting';
}

const retryable = retryableCodes.map(problemType);

/** The documents of a job, those that failed first, and of these those that a retry may help; of a cancelled one those that were tried. A title is that of a document of this client only. */
export async function listOutcomes(
  db: Database,
  job: JobRow,
  { offset, limit }: Place,
): Promise<Schemas['DocumentJobOutcomeList']> {
  const { rows } = await sql<OutcomeRow>`
    select i.document_id as id, d.title, i.problem, i.message
    from document_job_items i
    left join documents d on d.id = i.document_id and d.firm_id = ${job.firm_id} and d.client_id = ${job.client_id}
    where i.job_id = ${job.id}
    order by i.problem is null, i.problem <> all(${retryable}::text[]), i.document_id offset ${offset} limit ${limit}`.execute(
    db,
  );
  const items = rows.map((row) => {
    const code = errorCodeOf(row.problem);
    return {
      Id: row.id,
      Title: row.title ?? '',
      State: stateOf(job, row),
      Type: code === null ? null : problemType(code),
      Message: row.message,
    };
  });
  return { Items: items, TotalItems: job.state === 'cancelled' ? job.done + job.failed : job.total };
}

/** Deletes jobs that ended long ago. */
export async function forgetOldJobs({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - jobMemory);
  await db.deleteFrom('document_jobs').where('ended_at', '<', before).execute();
}

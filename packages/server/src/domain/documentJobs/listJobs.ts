import { sql, type RawBuilder } from 'kysely';
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

type OutcomeState = Schemas['DocumentJobOutcomeState'];

interface OutcomeRow {
  id: number;
  title: string | null;
  problem: string | null;
  message: string | null;
  unchanged: boolean;
}

function stateOf({ position }: JobRow, { id, problem, unchanged }: OutcomeRow): OutcomeState {
  if (problem !== null) return 'failed';
  if (unchanged) return 'unchanged';
  return id <= position ? 'done' : 'waiting';
}

const retryable = retryableCodes.map(problemType);

/** Those that failed come first, and of these those that a retry may help. */
const failedFirst = sql`i.problem is null, i.problem <> all(${retryable}::text[]), i.document_id`;

interface Group {
  condition: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
}

/**
 * The documents with one outcome. In the order of their ids the database need not sort those of a large job, only walk
 * along its primary key.
 */
function groupOf({ position }: JobRow, state: OutcomeState): Group {
  const order = sql`i.document_id`;
  switch (state) {
    case 'done':
      return {
        condition: sql`i.problem is null and not i.unchanged and i.document_id <= ${position}`,
        order,
      };
    case 'unchanged':
      return { condition: sql`i.unchanged`, order };
    case 'failed':
      return { condition: sql`i.problem is not null`, order: failedFirst };
    case 'waiting':
      return { condition: sql`i.document_id > ${position}`, order };
  }
}

/**
 * The documents of a job, or those of them with one outcome; of a cancelled one those that were tried. A title is that of
 * a document of this client only.
 */
export async function listOutcomes(
  db: Database,
  job: JobRow,
  { offset, limit }: Place,
  state?: OutcomeState,
): Promise<Schemas['DocumentJobOutcomeList']> {
  const { condition, order } =
    state === undefined ? { condition: sql`true`, order: failedFirst } : groupOf(job, state);
  const { rows } = await sql<OutcomeRow>`
    select i.document_id as id, d.title, i.problem, i.message, i.unchanged
    from (
      select * from document_job_items i
      where i.job_id = ${job.id} and ${condition} order by ${order} offset ${offset} limit ${limit}
    ) i
    left join documents d on d.id = i.document_id and d.firm_id = ${job.firm_id} and d.client_id = ${job.client_id}
    order by ${order}`.execute(db);
  const counts = await countMessages(db, job, rows);
  const items = rows.map((row) => {
    const code = errorCodeOf(row.problem);
    return {
      Id: row.id,
      Title: row.title ?? '',
      State: stateOf(job, row),
      Type: code === null ? null : problemType(code),
      Message: row.message,
      ...(row.problem !== null && { SameMessage: counts.get(row.message) ?? 1 }),
    };
  });
  // A page that is not full is the last one: how many there are is known.
  const isLast = items.length < limit && (items.length > 0 || offset === 0);
  return { Items: items, TotalItems: isLast ? offset + items.length : await countOutcomes(db, job, state) };
}

/** How many documents of the job failed with each message; none are counted where none of the rows failed. */
async function countMessages(
  db: Database,
  { id }: JobRow,
  rows: readonly OutcomeRow[],
): Promise<ReadonlyMap<string | null, number>> {
  if (rows.every(({ problem }) => problem === null)) return new Map();
  const counted = await db
    .selectFrom('document_job_items')
    .select(['message', (build) => build.fn.countAll<number>().as('documents')])
    .where('job_id', '=', id)
    .where('problem', 'is not', null)
    .groupBy('message')
    .execute();
  return new Map(counted.map(({ message, documents }) => [message, Number(documents)]));
}

/** Jobs of earlier versions counted unchanged documents without saying which: a group is counted as it is listed. */
async function countOutcomes(db: Database, job: JobRow, state?: OutcomeState): Promise<number> {
  if (state === undefined) return job.state === 'cancelled' ? job.done + job.failed : job.total;
  if (state === 'failed') return job.failed;
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from document_job_items i
    where i.job_id = ${job.id} and ${groupOf(job, state).condition}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Deletes jobs that ended long ago. */
export async function forgetOldJobs({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - jobMemory);
  await db.deleteFrom('document_jobs').where('ended_at', '<', before).execute();
}

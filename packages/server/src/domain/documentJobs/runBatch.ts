import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { problemType, type ErrorCode } from '@countersign/api-client/rules';
import type { App, Database } from '../../app.ts';
import { tryAgain } from '../../databaseErrors.ts';
import { oneConnectionOf } from '../../store/oneConnection.ts';
import { Problem } from '../../errors.ts';
import { appendAudit } from '../audit.ts';
import type { Caller } from '../caller.ts';
import { mergeEvents, noteActor } from '../events/readEvents.ts';
import { noteRefusal } from '../refusals.ts';
import { resolveCaller } from '../resolveCaller.ts';
import { ruled } from '../signing/manage.ts';
import { actionOf, isUndoable, type JobItem } from './actions.ts';
import { noteFailure, stopJob } from './failures.ts';
import type { JobRow } from './jobs.ts';
import { tryDocument, type Tried } from './tryDocument.ts';

/** Documents of one transaction: at most so many, and begun within so many milliseconds of its start. */
const pooled = { most: 25, longest: 100 } as const;
/** Where there is one connection, everybody waits for the transaction, also while it records what it did and commits. */
const embedded = { most: 10, longest: 40 } as const;

function limitsOf(app: App): { most: number; longest: number } {
  return oneConnectionOf(app.db) === undefined ? pooled : embedded;
}

/** Seconds after which Postgres ends the transaction of a process that hangs, so that another one goes on. */
const hanging = 30;
/** Seconds after which it gives up waiting for documents that another transaction holds. */
const patience = 2;

/**
 * Does the next documents of the job that has waited longest, in one transaction with their outcomes: it happens once
 * or not at all, however the process ends. The job's row is locked meanwhile, so no other process works on the same
 * job; its end, if only by a lost connection, is the end of the claim.
 *
 * A transaction that fails is remembered in one of its own: the next job has its turn (failures.ts).
 *
 * @returns whether there was a job
 */
export async function runBatch(app: App): Promise<boolean> {
  let job: JobRow | undefined;
  try {
    await tryAgain(() =>
      app.db.transaction().execute(async (tx) => {
        if (app.config.databaseUrl !== null) await limitTimes(tx);
        const begun = performance.now();
        job = undefined;
        job = await claim(tx, app.clock.now());
        if (job !== undefined) await work(app, tx, job, begun);
      }),
    );
  } catch (error) {
    if (job === undefined) throw error;
    await noteFailure(app, job, error);
  }
  return job !== undefined;
}

/** The embedded database has one connection, which waits for no other. */
async function limitTimes(tx: Database): Promise<void> {
  await sql`set local idle_in_transaction_session_timeout = ${sql.lit(`${hanging}s`)}`.execute(tx);
  await sql`set local lock_timeout = ${sql.lit(`${patience}s`)}`.execute(tx);
}

async function work(app: App, tx: Database, job: JobRow, begun: number): Promise<void> {
  const caller = await callerOf(tx, job);
  if (typeof caller === 'string') {
    await stopJob(app, tx, job, caller);
    return;
  }
  const now = app.clock.now();
  const until = (await actionOf(job).pause?.(tx, job.firm_id, now)) ?? null;
  if (until === null) await doDocuments({ app, tx, caller }, job, begun);
  else await wait(tx, job, now, until);
}

/** A job that waits leaves its turns to others. */
async function wait(tx: Database, job: JobRow, now: Date, until: Date): Promise<void> {
  await tx
    .updateTable('document_jobs')
    .set({ state: 'running', worked_at: now, wait_until: until })
    .where('id', '=', job.id)
    .execute();
}

function claim(tx: Database, now: Date): Promise<JobRow | undefined> {
  return tx
    .selectFrom('document_jobs')
    .selectAll()
    .where('ended_at', 'is', null)
    .where((is) => is.or([is('wait_until', 'is', null), is('wait_until', '<=', now)]))
    .orderBy('worked_at', (order) => order.asc().nullsFirst())
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** Who started it, with the rights they have now; the code that stops the job if they may not go on. */
async function callerOf(tx: Database, job: JobRow): Promise<Caller | ErrorCode> {
  const login = await tx
    .selectFrom('logins')
    .select(['subject', 'sessions_valid_from'])
    .where('id', '=', job.login_id)
    .executeTakeFirstOrThrow();
  // What ends all sessions of a login ends what was started in them.
  if (login.sessions_valid_from !== null && login.sessions_valid_from > job.created_at) return 'accessLost';
  try {
    const caller = await resolveCaller(tx, { subject: login.subject, sessionId: '', mfa: job.mfa });
    return caller.firmId === job.firm_id ? caller : 'accessLost';
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return error.code === 'secondFactorRequired' ? error.code : 'accessLost';
  }
}

async function nextDocuments(tx: Database, job: JobRow, most: number): Promise<readonly JobItem[]> {
  const items = await tx
    .selectFrom('document_job_items')
    .select(['document_id', 'earlier_filter_id'])
    .where('job_id', '=', job.id)
    .where('document_id', '>', job.position)
    .orderBy('document_id')
    .limit(most)
    .execute();
  const ids = items.map((item) => item.document_id);
  if (ids.length === 0) return [];
  // All locked before anything else and in one order, so that no two transactions wait for each other.
  const rows = await tx
    .selectFrom('documents')
    .select(['id', 'deleted_at', 'action_type', 'notifications_enabled', 'filter_id as stored_filter_id'])
    // Documents keep the id of a filter that was deleted.
    .select((is) =>
      is
        .selectFrom('filters')
        .select('id')
        .whereRef('filters.id', '=', 'documents.filter_id')
        .as('filter_id'),
    )
    .select((is) =>
      is
        .selectFrom('signing_tasks')
        .select('created_at')
        .whereRef('signing_tasks.document_id', '=', 'documents.id')
        .where('state', '<>', 'removed')
        .as('task_since'),
    )
    .where('id', 'in', ids)
    .where('firm_id', '=', job.firm_id)
    .where('client_id', '=', job.client_id)
    .orderBy('id')
    .forUpdate()
    .execute();
  const found = new Map(
    rows.map((row) => [
      row.id,
      {
        deleted: row.deleted_at !== null,
        filterId: row.stored_filter_id === null ? 0 : row.filter_id,
        ruled: ruled(row),
        taskSince: row.task_since,
      },
    ]),
  );
  return items.map(({ document_id: documentId, earlier_filter_id: earlierFilterId }) => ({
    documentId,
    earlierFilterId,
    found: found.get(documentId),
  }));
}

async function doDocuments(
  { app, tx, caller }: { app: App; tx: Database; caller: Caller },
  job: JobRow,
  begun: number,
): Promise<void> {
  const { most, longest } = limitsOf(app);
  await noteActor(tx, caller.loginId);
  const tried = new Map<JobItem, Tried>();
  for (const item of await nextDocuments(tx, job, most)) {
    if (performance.now() - begun > longest && tried.size > 0) break;
    tried.set(item, await tryDocument({ app, tx, caller }, job, item));
    // The embedded database would give requests no turn.
    await setImmediate();
  }
  await record(app, tx, job, tried);
}

/** Remembers which documents were assigned or deleted, and from where, so that this can be undone. */
async function rememberFilters(tx: Database, job: JobRow, tried: ReadonlyMap<JobItem, Tried>): Promise<void> {
  if (!isUndoable(job)) return;
  const changed = [...tried].filter(([, { isChanged }]) => isChanged).map(([item]) => item);
  if (changed.length === 0) return;
  const earlier = changed.map(({ found }) => found?.filterId ?? 0);
  await sql`
    update document_job_items as i set earlier_filter_id = before.filter_id
    from unnest(${changed.map(({ documentId }) => documentId)}::integer[], ${earlier}::integer[])
      as before (document_id, filter_id)
    where i.job_id = ${job.id} and i.document_id = before.document_id`.execute(tx);
}

/** Remembers which documents needed nothing. */
async function rememberUnchanged(tx: Database, job: JobRow, unchanged: readonly JobItem[]): Promise<void> {
  if (unchanged.length === 0) return;
  await tx
    .updateTable('document_job_items')
    .set({ unchanged: true })
    .where('job_id', '=', job.id)
    .where(
      'document_id',
      'in',
      unchanged.map(({ documentId }) => documentId),
    )
    .execute();
}

async function record(
  app: App,
  tx: Database,
  job: JobRow,
  tried: ReadonlyMap<JobItem, Tried>,
): Promise<void> {
  for (const [{ documentId: id }, { problem }] of tried) {
    if (problem === null) continue;
    await tx
      .updateTable('document_job_items')
      .set({ problem: problemType(problem.code), message: problem.message })
      .where('job_id', '=', job.id)
      .where('document_id', '=', id)
      .execute();
  }
  await rememberFilters(tx, job, tried);
  const needless = [...tried].filter(([, { problem, isChanged }]) => problem === null && !isChanged);
  await rememberUnchanged(
    tx,
    job,
    needless.map(([item]) => item),
  );
  const outcomes = [...tried.values()];
  await setProgress(app, tx, job, {
    failed: outcomes.filter(({ problem }) => problem !== null).length,
    unchanged: needless.length,
    tried: outcomes.length,
    position: [...tried.keys()].at(-1)?.documentId ?? job.position,
  });
  // Last, because it holds the head of the firm's chain until the commit.
  await appendAudit(
    tx,
    job.firm_id,
    outcomes.flatMap(({ entries }) => entries),
  );
  for (const { refusal } of outcomes) if (refusal !== null) await noteRefusal(tx, refusal);
  await mergeEvents(tx);
}

/** What has become of the documents of one transaction. */
interface Progress {
  failed: number;
  unchanged: number;
  tried: number;
  position: number;
}

async function setProgress(
  app: App,
  tx: Database,
  job: JobRow,
  { failed, unchanged, tried, position }: Progress,
): Promise<void> {
  const now = app.clock.now();
  const isOver = tried === 0 || job.done + job.failed + tried >= job.total;
  await tx
    .updateTable('document_jobs')
    .set({
      done: job.done + tried - failed,
      failed: job.failed + failed,
      unchanged: job.unchanged + unchanged,
      position,
      worked_at: now,
      failures: 0,
      wait_until: null,
      ...(isOver ? { state: 'completed', ended_at: now } : { state: 'running' }),
    })
    .where('id', '=', job.id)
    .execute();
}

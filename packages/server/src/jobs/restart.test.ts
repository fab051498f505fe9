import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { App } from '../app.ts';
import { verifyChain } from '../domain/audit.ts';
import { runBatch } from '../domain/documentJobs/runBatch.ts';
import { connectPostgres, openDatabase } from '../store/open.ts';
import { addTasks, jobOf, openJobDesk, type JobDesk } from './testing/jobDesk.ts';
import { workerApp } from './testing/workerApp.ts';
import { createJobWorker } from './worker.ts';

/** Entries and emails of a document: each must be there once. */
async function countOnce({ db }: Pick<App, 'db'>): Promise<{ entries: number[]; mails: number[] }> {
  const entries = await sql<{ n: number }>`
    select count(*) as n from audit_entries where document_id is not null group by document_id`.execute(db);
  const mails = await sql<{ n: number }>`select count(*) as n from outbox group by signer_id`.execute(db);
  return { entries: entries.rows.map(({ n }) => n), mails: mails.rows.map(({ n }) => n) };
}

describe('work that is broken off', () => {
  let desk: JobDesk;
  beforeEach(async () => {
    desk = await openJobDesk();
  });
  afterEach(() => desk.close());

  it('inside a transaction is done again as a whole, its emails too', async () => {
    const ids = await desk.documents(30);
    await addTasks(desk, ids);
    const { Id } = jobOf(await desk.start({ action: 'resendPins', documentIds: ids }));
    let times = 0;
    // The clock is read twice before the documents, once for each, and once at the end.
    const failing: App = {
      ...desk.app,
      clock: {
        now: () => {
          times += 1;
          if (times === 4) throw new Error('The power went out.');
          return desk.app.clock.now();
        },
      },
    };
    expect(await runBatch(failing)).toBe(true);
    expect(await desk.app.db.selectFrom('document_jobs').select(['failures', 'done']).execute()).toEqual([
      { failures: 1, done: 0 },
    ]);
    expect(await desk.app.db.selectFrom('outbox').select('id').execute()).toEqual([]);
    desk.app.clock.advance(5_000);
    await desk.worker.work();
    expect(await countOnce(desk.app)).toEqual({ entries: Array(30).fill(1), mails: Array(30).fill(1) });
    expect(jobOf(await desk.portal.call(desk.staff, `/documentJobs/${Id}`))).toMatchObject({
      State: 'completed',
      Done: 30,
    });
    expect(await verifyChain(desk.app.db, desk.firm.firmId)).toMatchObject({ intact: true });
  });
});

describe.runIf((process.env['DATABASE_URL'] ?? '') !== '')('several instances on Postgres', () => {
  let desk: JobDesk;
  let others: App[];
  beforeEach(async () => {
    desk = await openJobDesk();
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(desk.app.db);
    const address = new URL(process.env['DATABASE_URL'] ?? '');
    address.pathname = `/${rows[0]?.name}`;
    const config = { ...desk.app.config, databaseUrl: address.href };
    others = [1, 2, 3].map(() => ({ ...desk.app, config, db: connectPostgres(address.href, { max: 2 }) }));
  });
  afterEach(async () => {
    for (const { db } of others) await db.destroy();
    await desk.close();
  });

  it('do each document once, and several jobs at the same time', async () => {
    const ids = await desk.documents(160);
    await addTasks(desk, ids.slice(0, 80));
    await addTasks(desk, ids.slice(80), 'other@example.test');
    const of = (from: number, to: number) => ({ action: 'resendPins', documentIds: ids.slice(from, to) });
    const jobs = [
      jobOf(await desk.start(of(0, 80))),
      jobOf(await desk.start(of(80, 160), { caller: desk.colleague })),
    ];
    await Promise.all(others.map((app) => createJobWorker(app).work()));
    // One that found both jobs taken has ended before them.
    await desk.worker.work();
    expect(await countOnce(desk.app)).toEqual({ entries: Array(160).fill(1), mails: Array(160).fill(1) });
    const rows = await desk.app.db.selectFrom('document_jobs').select(['state', 'done']).execute();
    expect(rows).toEqual(jobs.map(() => ({ state: 'completed', done: 80 })));
    expect(await verifyChain(desk.app.db, desk.firm.firmId)).toMatchObject({ intact: true });
  });

  it('pass over a job whose documents somebody holds, and go on with the others', async () => {
    const [held = 0, free = 0] = await desk.documents(2);
    const first = jobOf(await desk.start({ action: 'delete', documentIds: [held] }));
    const second = jobOf(
      await desk.start({ action: 'delete', documentIds: [free] }, { caller: desk.colleague }),
    );
    const [worker] = others;
    if (worker === undefined) expect.fail();
    await desk.app.db.transaction().execute(async (holder) => {
      await holder.selectFrom('documents').select('id').where('id', '=', held).forUpdate().execute();
      await createJobWorker(worker).work();
    });
    const states = async () =>
      (
        await desk.app.db
          .selectFrom('document_jobs')
          .select(['id', 'state', 'failures'])
          .orderBy('id')
          .execute()
      ).map(({ id, state, failures }) => [id, state, failures]);
    expect(await states()).toEqual([
      [first.Id, 'queued', 0],
      [second.Id, 'completed', 0],
    ]);
    desk.app.clock.advance(5_000);
    await createJobWorker(worker).work();
    expect((await states())[0]).toEqual([first.Id, 'completed', 0]);
  });

  it('that work on the same documents in opposite roles never block each other for good', async () => {
    const ids = await desk.documents(100);
    jobOf(await desk.start({ action: 'delete', documentIds: ids }));
    jobOf(await desk.start({ action: 'assign', filterId: 0, documentIds: ids }, { caller: desk.colleague }));
    await Promise.all(others.map((app) => createJobWorker(app).work()));
    await desk.worker.work();
    const rows = await desk.app.db.selectFrom('document_jobs').select('state').execute();
    expect(rows.map(({ state }) => state)).toEqual(['completed', 'completed']);
    const left = await sql<{ n: number }>`
      select count(*) as n from documents where deleted_at is null`.execute(desk.app.db);
    expect(left.rows[0]?.n).toBe(0);
  });
});

describe('a process that is killed', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'countersign-'));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  it('leaves a job that the next process ends, each document once', { timeout: 300_000 }, async () => {
    const script = join(import.meta.dirname, 'testing/killedWorker.ts');
    const child = spawn(process.execPath, ['--conditions=@countersign/source', script, dataDir], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let batches = 0;
    for await (const line of createInterface(child.stdout)) {
      if (line === 'batch') batches += 1;
      if (batches === 3) break;
    }
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(batches).toBe(3);
    const db = await openDatabase({ databaseUrl: null, dataDir });
    try {
      const before = await db.selectFrom('document_jobs').selectAll().executeTakeFirstOrThrow();
      expect(before).toMatchObject({ state: 'running', total: 400 });
      await createJobWorker(workerApp(db, dataDir)).work();
      const after = await db.selectFrom('document_jobs').selectAll().executeTakeFirstOrThrow();
      expect(after).toMatchObject({ state: 'completed', done: 400, failed: 0 });
      expect(after.done).toBeGreaterThan(before.done);
      expect((await countOnce({ db })).entries).toEqual(Array(400).fill(1));
    } finally {
      await db.destroy();
    }
  });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import type { Database } from '../../src/app.ts';
import { runWrite } from '../../src/contract/write.ts';
import { verifyChain } from '../../src/domain/audit.ts';
import { startJob } from '../../src/domain/documentJobs/jobs.ts';
import { workerApp } from '../../src/jobs/testing/workerApp.ts';
import { migrate, openDatabase } from '../../src/store/open.ts';
import { aClient, aFirm, fakeCaller } from '../../src/testing/people.ts';

interface Place {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
}

/** Makes the documents and a job that deletes them. @returns milliseconds of its start */
async function prepare(place: Place, documents: number): Promise<number> {
  const db = await openDatabase(place);
  await migrate(db);
  const app = workerApp(db, place.dataDir);
  const firm = await aFirm(app);
  const caller = await fakeCaller(app, firm);
  const { clientId } = await aClient(app, firm);
  await sql`
    insert into documents (firm_id, client_id, title, extension, size, created_by, created_at, modified_at)
    select ${firm.firmId}, ${clientId}, 'Letter ' || n, 'pdf', 10, 'Ada Quill', now(), now()
    from generate_series(1, ${documents}::integer) n`.execute(db);
  const begun = performance.now();
  await runWrite(app, {
    operation: { id: 'startDocumentJob' },
    reference: 'bench',
    address: '127.0.0.1',
    caller,
    mark: null,
    run: (context) => {
      if (!('caller' in context)) throw new Error('The work has no caller.');
      return startJob({ ...context, caller }, clientId, { action: 'delete', matching: { total: documents } });
    },
  });
  const time = performance.now() - begun;
  await db.destroy();
  return time;
}

/** Works in a process of its own. @param until Whether to kill it after so many transactions */
async function work({ dataDir, databaseUrl }: Place, until: (batches: number) => boolean): Promise<number[]> {
  const worker = spawn(
    process.execPath,
    [
      ...process.execArgv,
      join(import.meta.dirname, 'jobWorker.ts'),
      dataDir,
      ...(databaseUrl === null ? [] : [databaseUrl]),
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const gone = once(worker, 'exit');
  const batches: number[] = [];
  for await (const line of createInterface(worker.stdout)) {
    batches.push(Number(line));
    if (until(batches.length)) worker.kill('SIGKILL');
  }
  await gone;
  return batches;
}

/** Each document is deleted, and says so once, and the firm's chain holds. */
async function check(db: Database, documents: number): Promise<void> {
  const { rows } = await sql<Record<'deleted' | 'entries' | 'named' | 'done', number>>`
    select (select count(*) from documents where deleted_at is not null) as deleted,
      (select count(*) from audit_entries where document_id is not null) as entries,
      (select count(distinct document_id) from audit_entries) as named,
      (select done from document_jobs where state = 'completed') as done`.execute(db);
  const [found] = rows;
  if (found === undefined || Object.values(found).some((count) => Number(count) !== documents)) {
    throw new Error(`${documents} documents were to be deleted once each: ${JSON.stringify(found)}`);
  }
  const firm = await db.selectFrom('firms').select('id').executeTakeFirstOrThrow();
  const { intact } = await verifyChain(db, firm.id);
  if (!intact) throw new Error('The chain of the audit is broken.');
}

/** A job over so many documents, whose process is killed half-way and started again. */
export async function measureJob(databaseUrl: string | null, documents: number): Promise<string> {
  const place = { databaseUrl, dataDir: mkdtempSync(join(tmpdir(), 'countersign-bench-')) };
  try {
    const starting = await prepare(place, documents);
    const begun = performance.now();
    // A transaction has 25 documents at most.
    const half = Math.ceil(documents / 50);
    const before = await work(place, (batches) => batches >= half);
    const killed = performance.now();
    const after = await work(place, () => false);
    const ended = performance.now();
    const db = await openDatabase(place);
    await check(db, documents);
    await db.destroy();
    const batches = [...before, ...after].sort((a, b) => a - b);
    const share = (part: number) => (batches[Math.floor((batches.length - 1) * part)] ?? 0).toFixed(0);
    return (
      `a job of ${documents} was started in ${starting.toFixed(0)} ms, killed after ${before.length} transactions ` +
      `and ${((killed - begun) / 1000).toFixed(1)} s, and done ${((ended - killed) / 1000).toFixed(1)} s later, ` +
      `each document once (${(documents / ((ended - begun) / 1000)).toFixed(0)} a second); ` +
      `transactions: median ${share(0.5)} ms, 95% ${share(0.95)} ms, longest ${share(1)} ms`
    );
  } finally {
    rmSync(place.dataDir, { recursive: true });
  }
}

import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { writeArchive } from '../../src/files/archives/archiveStream.ts';
import { runWrite } from '../../src/contract/write.ts';
import { startJob } from '../../src/domain/documentJobs/jobs.ts';
import { runBatch } from '../../src/domain/documentJobs/runBatch.ts';
import { workerApp } from '../../src/jobs/testing/workerApp.ts';
import { migrate, openDatabase } from '../../src/store/open.ts';
import { aClient, aFirm, fakeCaller } from '../../src/testing/people.ts';
import type { ArchiveEntry } from '../../src/store/schemaJobs.ts';

/*
 * How long a job over JOB_DOCUMENTS documents (10,000) takes, how long its transactions keep others waiting, and how
 * much memory an archive of ARCHIVE_MIB (512) needs. On the database of DATABASE_URL, or else the embedded one.
 */

const documents = Number(process.env['JOB_DOCUMENTS'] ?? 10_000);
const mebibytes = Number(process.env['ARCHIVE_MIB'] ?? 512);
const databaseUrl = process.env['DATABASE_URL'] ?? null;

const dataDir = mkdtempSync(join(tmpdir(), 'countersign-bench-'));
const db = await openDatabase({ databaseUrl, dataDir });
await migrate(db);
const app = workerApp(db, dataDir);
const firm = await aFirm(app);
const caller = await fakeCaller(app, firm);
const { clientId } = await aClient(app, firm);

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const begun = performance.now();
  const value = await work();
  return [value, performance.now() - begun];
}

async function addDocuments(): Promise<void> {
  for (let at = 0; at < documents; at += 10_000) {
    await sql`
      insert into documents (firm_id, client_id, title, extension, size, created_by, created_at, modified_at)
      select ${firm.firmId}, ${clientId}, 'Letter ' || n, 'pdf', 10, 'Ada Quill', now(), now()
      from generate_series(1, ${Math.min(10_000, documents - at)}::integer) n`.execute(db);
  }
}

async function start(): Promise<void> {
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
}

async function measureJob(): Promise<void> {
  await addDocuments();
  const [, starting] = await timed(start);
  const batches: number[] = [];
  const [, whole] = await timed(async () => {
    for (;;) {
      const [more, time] = await timed(() => runBatch(app));
      if (!more) break;
      batches.push(time);
    }
  });
  batches.sort((a, b) => a - b);
  const share = (part: number) => (batches[Math.floor((batches.length - 1) * part)] ?? 0).toFixed(0);
  say(
    `job of ${documents}: started in ${starting.toFixed(0)} ms, done in ${(whole / 1000).toFixed(1)} s ` +
      `(${(documents / (whole / 1000)).toFixed(0)} a second); transactions: median ${share(0.5)} ms, ` +
      `95% ${share(0.95)} ms, longest ${share(1)} ms`,
  );
}

async function measureArchive(): Promise<void> {
  const size = 4 * 1024 ** 2;
  const entries: ArchiveEntry[] = [];
  for (let at = 0; at < mebibytes / 4; at += 1) {
    const { key, sha256 } = await app.blobs.put(new Uint8Array(randomBytes(size)));
    const modified = new Date().toISOString();
    entries.push({ name: `${at}.bin`, documentId: null, blobKey: key, sha256, text: '', size, modified });
  }
  let most = 0;
  const [bytes, time] = await timed(async () => {
    let written = 0;
    for await (const piece of writeArchive(app, entries, {})) {
      written += piece.length;
      most = Math.max(most, process.memoryUsage().arrayBuffers);
    }
    return written;
  });
  const rate = bytes / 1024 ** 2 / (time / 1000);
  say(
    `archive of ${mebibytes} MiB: ${(time / 1000).toFixed(1)} s (${rate.toFixed(0)} MiB a second), ` +
      `at most ${(most / 1024 ** 2).toFixed(0)} MiB of buffers`,
  );
}

try {
  await measureArchive();
  await measureJob();
} finally {
  await db.destroy();
  rmSync(dataDir, { recursive: true });
}
// The thread that computes digests would keep the process.
process.exit();

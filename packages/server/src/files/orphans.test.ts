import { randomBytes } from 'node:crypto';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aDocument } from '../testing/index.ts';
import { blobColumns, requireBlobs } from '../store/blobReferences.ts';
import { openDiskBlobStore } from './blobs/diskBlobStore.ts';
import { sweepOrphans } from './orphans.ts';
import {
  call,
  chunkForm,
  newUpload,
  openFilesFixture,
  sendChunk,
  sha256,
  type FilesFixture,
} from './testing/filesFixture.ts';
import { smallestChunk } from './uploads/chunkFields.ts';

const onPostgres = (process.env['DATABASE_URL'] ?? '') !== '';
const bytes = new Uint8Array(randomBytes(2 * smallestChunk));

let desk: FilesFixture;
beforeEach(async () => {
  desk = await openFilesFixture();
  await aDocument(desk.app, desk.staff.firm, desk.staff.clientId, { bytes });
});
afterEach(() => desk.close());

/** Files carry the system's time: as if this one had been written long ago. */
async function age(key: string): Promise<void> {
  const path = join(desk.app.config.dataDir, 'files', key.slice(0, 2), key);
  await utimes(path, new Date(0), new Date(0));
}

async function stored(): Promise<string> {
  const { key } = await desk.app.blobs.put(bytes);
  await age(key);
  return key;
}

const exists = async (key: string) => (await desk.app.blobs.size(key)) !== null;

async function addVersion(key: string, db = desk.app.db): Promise<void> {
  const { firm } = desk.staff;
  const { id } = await db.selectFrom('documents').select('id').executeTakeFirstOrThrow();
  const version = {
    kind: 'prepared' as const,
    sha256: sha256(bytes),
    size: bytes.length,
    created_at: desk.app.clock.now(),
  };
  await db
    .insertInto('document_versions')
    .values({ ...version, firm_id: firm.firmId, document_id: id, blob_key: key })
    .execute();
}

it('a file that belongs to no row is deleted once it is old, and counted in the log', async () => {
  const orphan = await stored();
  const { key: young } = await desk.app.blobs.put(bytes);
  await desk.app.blobs.put(bytes);
  expect(await sweepOrphans(desk.app)).toBe(1);
  expect([await exists(orphan), await exists(young)]).toEqual([false, true]);
  expect(desk.app.logged).toContainEqual(
    expect.objectContaining({ msg: 'files without a row were swept', looked: 4, removed: 1 }),
  );
});

it('nothing is deleted where the files are another database’s, or may be', async () => {
  const { app } = desk;
  const orphan = await stored();
  const said = expect.objectContaining({ level: 50, msg: expect.stringContaining('check DATABASE_URL') });
  const versions = await app.db.selectFrom('document_versions').selectAll().orderBy('id').execute();
  await app.db.updateTable('documents').set({ current_version_id: null }).execute();
  await app.db.deleteFrom('document_versions').execute();
  // Nobody has owned them yet, but this database knows none of them.
  expect(await sweepOrphans(app)).toBe(0);
  expect(app.logged).toContainEqual(said);
  app.logged.length = 0;
  await app.db.insertInto('document_versions').values(versions).execute();
  await app.blobs.setOwner('another installation');
  expect(await sweepOrphans(app)).toBe(0);
  expect(app.logged).toContainEqual(said);
  expect(await exists(orphan)).toBe(true);
});

it('every column that names a file is asked', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = current_schema() and column_name ~ '(blob|draft)_key$'`.execute(desk.app.db);
  expect(rows.map(({ table, column }) => `${table}.${column}`).sort()).toEqual(
    blobColumns.map((names) => names.join('.')).sort(),
  );
});

describe('a file is kept', () => {
  it('that a version of a document is, and an upload that is not registered yet', async () => {
    const { versionId } = await aDocument(desk.app, desk.staff.firm, desk.staff.clientId, { bytes });
    const identifier = await newUpload(desk);
    const plan = { identifier, chunkSize: smallestChunk, totalSize: smallestChunk };
    await sendChunk(desk, chunkForm(plan, 1, bytes.slice(0, smallestChunk)));
    await call(desk, 'PUT', '/api/upload/uploadchunks/commit', {
      fileId: identifier,
      originalFileName: 'a.pdf',
    });
    const { db } = desk.app;
    const version = await db
      .selectFrom('document_versions')
      .select('blob_key as key')
      .where('id', '=', versionId)
      .executeTakeFirstOrThrow();
    const upload = await db.selectFrom('uploads').select('blob_key as key').executeTakeFirstOrThrow();
    for (const key of [version.key, upload.key ?? '']) await age(key);
    expect(await sweepOrphans(desk.app)).toBe(0);
    expect([await exists(version.key), await exists(upload.key ?? '')]).toEqual([true, true]);
  });

  it('that a running transaction is about to refer to', async () => {
    const key = await stored();
    let swept: Promise<number> = Promise.resolve(-1);
    await desk.app.db.transaction().execute(async (tx) => {
      await requireBlobs(tx, desk.app.blobs, [key]);
      swept = sweepOrphans(desk.app);
      // On the embedded database it waits for the one connection.
      if (onPostgres) await expect.poll(() => waiting(tx)).toBe(1);
      await addVersion(key, tx);
    });
    expect(await swept).toBe(0);
    expect(await exists(key)).toBe(true);
  });
});

async function waiting(db: FilesFixture['app']['db']): Promise<number> {
  const { rows } = await sql`
    select pid from pg_locks where locktype = 'advisory' and not granted and database = (
      select oid from pg_database where datname = current_database())`.execute(db);
  return rows.length;
}

it('a transaction whose file was swept during a long pause refers to nothing', async () => {
  const key = await stored();
  await sweepOrphans(desk.app);
  const late = desk.app.db.transaction().execute((tx) => requireBlobs(tx, desk.app.blobs, [key]));
  await expect(late).rejects.toThrow(`The file ${key} was removed before its row came.`);
});

it('a file that was copied from several drafts and swept before its row is made again', async () => {
  const identifier = await newUpload(desk);
  const plan = { identifier, chunkSize: smallestChunk, totalSize: bytes.length };
  const send = (chunk: number) =>
    sendChunk(desk, chunkForm(plan, chunk, bytes.slice((chunk - 1) * smallestChunk, chunk * smallestChunk)));
  await send(1);
  const store = openDiskBlobStore(join(desk.app.config.dataDir, 'files'));
  let pauses = 1;
  desk.app.blobs = {
    ...store,
    drafts: {
      ...store.drafts,
      async join(owner, parts) {
        const blob = await store.drafts.join(owner, parts);
        if ((pauses -= 1) < 0) return blob;
        await age(blob.key);
        await sweepOrphans(desk.app);
        return blob;
      },
    },
  };
  expect((await send(2)).status).toBe(500);
  expect(
    await call(desk, 'PUT', '/api/upload/uploadchunks/commit', {
      fileId: identifier,
      originalFileName: 'a.pdf',
    }),
  ).toMatchObject({ status: 200, body: { size: bytes.length } });
  const { key } = await desk.app.db.selectFrom('uploads').select('blob_key as key').executeTakeFirstOrThrow();
  expect(await desk.app.blobs.read(key ?? '')).toEqual(bytes);
});

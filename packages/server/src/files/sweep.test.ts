import { randomBytes } from 'node:crypto';
import { glob, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aDocument } from '../testing/index.ts';
import { givenUpAfter, settleTime, sweepFiles } from './sweep.ts';
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

const bytes = new Uint8Array(randomBytes(2 * smallestChunk));

let desk: FilesFixture;
beforeEach(async () => {
  desk = await openFilesFixture();
});
afterEach(() => desk.close());

async function uploaded(chunks: readonly number[]): Promise<string> {
  const identifier = await newUpload(desk);
  for (const chunk of chunks) {
    const plan = { identifier, chunkSize: smallestChunk, totalSize: bytes.length };
    await sendChunk(
      desk,
      chunkForm(plan, chunk, bytes.slice((chunk - 1) * smallestChunk, chunk * smallestChunk)),
    );
  }
  return identifier;
}

/** A further chunk of an upload that has its first; returns the status. */
async function secondChunk(identifier: string): Promise<number> {
  const plan = { identifier, chunkSize: smallestChunk, totalSize: bytes.length };
  return (await sendChunk(desk, chunkForm(plan, 2, bytes.slice(smallestChunk)))).status;
}

async function identifiers(): Promise<string[]> {
  const rows = await desk.app.db.selectFrom('uploads').select('identifier').execute();
  return rows.map(({ identifier }) => identifier).sort();
}

async function filesOnDisk(): Promise<string[]> {
  const found: string[] = [];
  for await (const name of glob('*/*', { cwd: join(desk.app.config.dataDir, 'files') })) found.push(name);
  return found;
}

/** Files carry the system's time: as if all of them had been written long ago. */
async function age(): Promise<void> {
  for (const name of await filesOnDisk()) {
    await utimes(join(desk.app.config.dataDir, 'files', name), new Date(0), new Date(0));
  }
}

describe('an abandoned upload', () => {
  it('is deleted after a week without a new chunk, with its bytes', async () => {
    await uploaded([1]);
    const whole = await uploaded([1, 2]);
    await call(desk, 'PUT', '/api/upload/uploadchunks/commit', { fileId: whole, originalFileName: 'a.pdf' });
    desk.app.clock.advance(givenUpAfter - 1_000);
    await sweepFiles(desk.app);
    expect(await identifiers()).toHaveLength(2);
    const fresh = await uploaded([2]);
    desk.app.clock.advance(2_000);
    await sweepFiles(desk.app);
    expect(await identifiers()).toEqual([fresh]);
    expect(await filesOnDisk()).toHaveLength(1);
    expect(await call(desk, 'GET', `/api/upload/uploadchunks/${fresh}`)).toMatchObject({
      body: { Received: [2] },
    });
  });

  it('is kept while chunks arrive, and permanently once it is a document', async () => {
    const slow = await uploaded([1]);
    const registered = await uploaded([1, 2]);
    await desk.app.db
      .updateTable('uploads')
      .set({ state: 'registered', committed_at: desk.app.clock.now() })
      .where('identifier', '=', registered)
      .execute();
    desk.app.clock.advance(givenUpAfter - 1_000);
    expect(await secondChunk(slow)).toBe(200);
    desk.app.clock.advance(10_000);
    await sweepFiles(desk.app);
    expect(await identifiers()).toEqual([slow, registered].sort());
  });
});

it('drafts without chunks are deleted, those of an upload are kept', async () => {
  const kept = await uploaded([1]);
  const lost = await uploaded([1]);
  await desk.app.db.deleteFrom('upload_chunks').where('identifier', '=', lost).execute();
  await sweepFiles(desk.app);
  expect(await filesOnDisk()).toHaveLength(2);
  await age();
  await sweepFiles(desk.app);
  expect(await filesOnDisk()).toHaveLength(1);
  expect(await secondChunk(kept)).toBe(200);
});

it('links go an hour after they ended', async () => {
  await desk.app.db
    .insertInto('download_tickets')
    .values({
      token_hash: new Uint8Array(32),
      firm_id: desk.staff.firm.firmId,
      login_id: desk.staff.caller.loginId,
      blob_key: '0',
      file_name: 'a.pdf',
      content_type: 'application/pdf',
      disposition: 'attachment',
      size: 1,
      expires_at: desk.app.clock.now(),
    })
    .execute();
  const links = () => desk.app.db.selectFrom('download_tickets').select('token_hash').execute();
  await sweepFiles(desk.app);
  expect(await links()).toHaveLength(1);
  desk.app.clock.advance(2 * settleTime);
  await sweepFiles(desk.app);
  expect(await links()).toHaveLength(0);
});

it('a fingerprint that a stop of the server prevented is made up for', async () => {
  const { firm, clientId } = desk.staff;
  const { versionId } = await aDocument(desk.app, firm, clientId, { bytes });
  await desk.app.db.updateTable('document_versions').set({ sha256: null }).execute();
  await sweepFiles(desk.app);
  const version = await desk.app.db
    .selectFrom('document_versions')
    .select('sha256')
    .where('id', '=', versionId)
    .executeTakeFirstOrThrow();
  expect(version.sha256).toBe(sha256(bytes));
});

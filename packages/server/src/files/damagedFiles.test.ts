import { glob, stat, utimes, writeFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { digestNewFile, requireIntact } from '../domain/intactBlobs.ts';
import { currentPdf } from '../domain/signing/versions.ts';
import { aDocument, refusal } from '../testing/index.ts';
import { call, openFilesFixture, someBytes, type FilesFixture } from './testing/filesFixture.ts';
import { withinTime } from './withinTime.ts';

let desk: FilesFixture;
let documentId: number;
let path: string;
const bytes = someBytes(200_000);

beforeAll(async () => {
  desk = await openFilesFixture();
});
afterAll(() => desk.close());

beforeEach(async () => {
  const { firm, clientId } = desk.staff;
  const document = { bytes, title: 'Minutes', extension: 'pdf' };
  ({ documentId } = await aDocument(desk.app, firm, clientId, document));
  const { blob_key: key } = await desk.app.db
    .selectFrom('document_versions')
    .select('blob_key')
    .where('document_id', '=', documentId)
    .executeTakeFirstOrThrow();
  path = await pathOf(key);
});

async function pathOf(key: string): Promise<string> {
  const cwd = join(desk.app.config.dataDir, 'files');
  for await (const name of glob(`*/${key}`, { cwd })) return join(cwd, name);
  throw new Error('The file is not where it was put.');
}

/** Changes one byte, as a failing disk does: size and time stay. */
async function damage(): Promise<void> {
  const { atime, mtime } = await stat(path);
  await writeFile(path, bytes.with(100_000, (bytes[100_000] ?? 0) ^ 1));
  await utimes(path, atime, mtime);
}

function requestLink() {
  return call(desk, 'POST', '/api/download/get', { Id: documentId, FriendlyName: 'Minutes.pdf' });
}

async function makeLink(): Promise<string> {
  const { body } = await requestLink();
  return desk.origin + new URL(String(body['fileUrl'])).pathname;
}

async function download(range?: string): Promise<Response> {
  return fetch(await makeLink(), { headers: range === undefined ? {} : { range } });
}

async function readForSigning(): Promise<Uint8Array> {
  const document = await desk.app.db
    .selectFrom('documents')
    .selectAll()
    .where('id', '=', documentId)
    .executeTakeFirstOrThrow();
  return (await currentPdf(desk.app, document)).read();
}

const damaged = expect.objectContaining({ code: 'fileDamaged' });

it('serves and signs what was stored, and reads an unchanged file once to compare it', async () => {
  const digestNow = vi.spyOn(desk.app.blobs, 'digestNow');
  expect(new Uint8Array(await (await download()).arrayBuffer())).toEqual(bytes);
  expect((await download('bytes=10-19')).status).toBe(206);
  expect(digestNow).toHaveBeenCalledOnce();
  expect(await readForSigning()).toEqual(bytes);
});

it.each([
  ['POST', '/api/download/get'],
  ['POST', '/api/download/getForPreview'],
  ['PUT', '/api/download/getSignatureDocument'],
] as const)('makes no link to a damaged file, and says why: %s %s', async (method, path) => {
  await damage();
  const named = path.endsWith('/get') ? { FriendlyName: 'Minutes.pdf' } : {};
  expect(await call(desk, method, path, { Id: documentId, ...named })).toMatchObject(refusal('fileDamaged'));
  const tickets = desk.app.db.selectFrom('download_tickets').selectAll();
  expect(await tickets.where('document_id', '=', documentId).execute()).toEqual([]);
  // Nothing is in the history as if it had been read.
  const entries = desk.app.db.selectFrom('audit_entries').selectAll();
  expect(await entries.where('document_id', '=', documentId).execute()).toEqual([]);
});

it('does not let a link wait for a file that takes long to check', async () => {
  let reject: (error: Error) => void = () => undefined;
  const check = new Promise<void>((_, fail) => {
    reject = fail;
  });
  await expect(withinTime(check, 1)).resolves.toBe(false);
  // Only the person who follows the link gets this error.
  reject(new Error('Damaged.'));
  await expect(withinTime(Promise.reject(new Error('Damaged.')), 60_000)).rejects.toThrow('Damaged.');
});

it.each([undefined, 'bytes=0-9'])('never serves a damaged file, nor a part of it: %s', async (range) => {
  const link = await makeLink();
  await damage();
  await utimes(path, new Date(), new Date());
  const response = await fetch(link, { headers: range === undefined ? {} : { range } });
  expect({ status: response.status, body: await response.json() }).toMatchObject(refusal('fileDamaged'));
});

it('never signs a damaged file', async () => {
  await damage();
  await expect(readForSigning()).rejects.toEqual(damaged);
});

it('compares a file again after it was written to', async () => {
  expect((await download()).status).toBe(200);
  await writeFile(path, bytes.with(0, (bytes[0] ?? 0) ^ 1));
  expect((await requestLink()).status).toBe(500);
});

it('compares a file again after it was changed behind its times', async () => {
  expect((await download()).status).toBe(200);
  await damage();
  expect((await requestLink()).status).toBe(500);
});

it('does not read a file again that was read when it came', async () => {
  const { app, staff } = desk;
  const { key } = await app.blobs.put(bytes);
  const sha256 = await digestNewFile(app, key, { firmId: staff.firm.firmId });
  const digestNow = vi.spyOn(app.blobs, 'digestNow');
  await requireIntact(app, { key, sha256 }, {});
  expect(digestNow).not.toHaveBeenCalled();
});

it('says so when the file is gone', async () => {
  const link = await makeLink();
  await rm(path);
  expect((await fetch(link)).status).toBe(500);
  expect(await requestLink()).toMatchObject(refusal('fileDamaged'));
  await expect(readForSigning()).rejects.toEqual(damaged);
});

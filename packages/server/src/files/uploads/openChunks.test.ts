import { glob, stat } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  chunkForm,
  chunkFrame,
  commitUpload,
  cut,
  newUpload,
  openFilesFixture,
  sendChunk,
  sha256,
  someBytes,
  storedBytes,
  type FilesFixture,
  type Plan,
} from '../testing/filesFixture.ts';
import { smallestChunk } from './chunkFields.ts';

let desk: FilesFixture;
beforeAll(async () => {
  desk = await openFilesFixture();
});
afterAll(() => desk.close());

/** A chunk whose bytes are sent when the test releases them. */
function openChunk(plan: Plan, chunk: number, length: number) {
  const { head, tail } = chunkFrame(plan, chunk, length);
  const request = httpRequest(`${desk.origin}/api/upload/uploadchunks`, {
    method: 'POST',
    headers: {
      authorization: desk.staff.token,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': head.length + length + tail.length,
    },
  });
  const status = new Promise<number>((resolve, reject) => {
    request.on('error', reject);
    request.on('response', (response) => {
      response.resume().on('end', () => {
        resolve(response.statusCode ?? 0);
      });
    });
  });
  request.write(head);
  return { send: (bytes: Uint8Array) => request.write(bytes), end: () => request.end(tail), status };
}

async function drafts(): Promise<string[]> {
  const found: string[] = [];
  for await (const name of glob('*/*.draft', { cwd: join(desk.app.config.dataDir, 'files') }))
    found.push(name);
  return found;
}

async function draftCount(): Promise<number> {
  return (await drafts()).length;
}

/** Bytes in all drafts. */
async function draftBytes(): Promise<number> {
  const folder = join(desk.app.config.dataDir, 'files');
  let sum = 0;
  for (const name of await drafts()) sum += (await stat(join(folder, name))).size;
  return sum;
}

it('writes a chunk down while the rest of it is still on the way', async () => {
  const chunkSize = 10 * 1024 * 1024;
  const bytes = someBytes(2 * chunkSize);
  const plan = { identifier: await newUpload(desk), chunkSize, totalSize: bytes.length };
  const before = await draftBytes();
  const first = openChunk(plan, 1, chunkSize);
  const half = chunkSize / 2;
  first.send(bytes.subarray(0, half));
  // Two batches of half a megabyte are gathered or on their way; everything before them is on disk.
  await expect.poll(draftBytes).toBeGreaterThanOrEqual(before + half - 1024 * 1024);
  first.send(bytes.subarray(half, chunkSize));
  first.end();
  expect(await first.status).toBe(200);
  const second = openChunk(plan, 2, chunkSize);
  second.send(bytes.subarray(chunkSize));
  second.end();
  expect(await second.status).toBe(200);
  expect(await commitUpload(desk, plan.identifier)).toMatchObject({
    status: 200,
    body: { size: plan.totalSize },
  });
  expect(sha256(await storedBytes(desk, plan.identifier))).toBe(sha256(bytes));
});

it.each([
  ['the same bytes', 200],
  ['other bytes', 409],
] as const)(
  'compares %s that arrive when the file is complete and their draft gone',
  async (sent, status) => {
    const bytes = someBytes(2 * smallestChunk);
    const plan = { identifier: await newUpload(desk), chunkSize: smallestChunk, totalSize: bytes.length };
    const [one, two] = cut(bytes, smallestChunk);
    if (!one || !two) throw new Error('The file has two chunks.');
    const before = await draftCount();
    const late = openChunk(plan, 1, smallestChunk);
    const half = smallestChunk / 2;
    const halves = sent === 'the same bytes' ? one : someBytes(smallestChunk);
    late.send(halves.subarray(0, half));
    await expect.poll(draftCount).toBe(before + 1);
    // The first chunk goes to another draft, the second to the late one's: the file is copied from both.
    for (const [index, part] of [one, two].entries())
      expect((await sendChunk(desk, chunkForm(plan, index + 1, part))).status).toBe(200);
    await expect.poll(draftCount).toBe(before);
    late.send(halves.subarray(half));
    late.end();
    expect(await late.status).toBe(status);
    expect(sha256(await storedBytes(desk, plan.identifier))).toBe(sha256(bytes));
  },
);

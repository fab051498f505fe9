import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { refusal } from '../../testing/index.ts';
import {
  chunkForm,
  cut,
  newUpload,
  openFilesFixture,
  sendChunk,
  type FilesFixture,
} from '../testing/filesFixture.ts';
import { smallestChunk } from './chunkFields.ts';

let desk: FilesFixture;
beforeAll(async () => {
  desk = await openFilesFixture();
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => desk.close());

it('compares a repeated chunk with the file, where that is completed meanwhile', async () => {
  const bytes = new Uint8Array(randomBytes(2 * smallestChunk));
  const plan = { identifier: await newUpload(desk), chunkSize: smallestChunk, totalSize: bytes.length };
  const [first = bytes, last = bytes] = cut(bytes, smallestChunk);
  const whileComparing = (repeated: Uint8Array<ArrayBuffer>) => {
    vi.spyOn(desk.app.blobs.drafts, 'equal').mockImplementationOnce(async () => {
      expect((await sendChunk(desk, chunkForm(plan, 2, last))).status).toBe(200);
      throw Object.assign(new Error('The draft is gone.'), { code: 'ENOENT' });
    });
    return sendChunk(desk, chunkForm(plan, 1, repeated));
  };
  await sendChunk(desk, chunkForm(plan, 1, first));
  expect(await whileComparing(first)).toMatchObject({ status: 200, body: { Received: [1, 2] } });
  expect(await sendChunk(desk, chunkForm(plan, 1, new Uint8Array(randomBytes(first.length))))).toMatchObject(
    refusal('chunkDiffers'),
  );
  vi.spyOn(desk.app.blobs.drafts, 'equal').mockRejectedValueOnce(new Error('The disk is broken.'));
  expect((await sendChunk(desk, chunkForm(plan, 1, first))).status).toBe(500);
});

import { randomBytes } from 'node:crypto';
import { glob } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { errorSentences } from '@countersign/api-client/rules';
import { uploadMessages } from '@countersign/api-client/upload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  call,
  chunkFrame,
  chunkForm,
  commitUpload,
  cut,
  newUpload,
  openFilesFixture,
  sendChunk,
  sha256,
  someBytes,
  storedBytes,
  type FilesFixture,
} from '../testing/filesFixture.ts';
import { refusal } from '../../testing/index.ts';
import { smallestChunk } from './chunkFields.ts';

let desk: FilesFixture;
beforeAll(async () => {
  desk = await openFilesFixture();
});
afterAll(() => desk.close());

async function blobs(): Promise<string[]> {
  const found: string[] = [];
  for await (const name of glob('*/*', { cwd: join(desk.app.config.dataDir, 'files') })) found.push(name);
  return found;
}

describe('chunks', () => {
  it('make the file again, in any order, and twice does no harm', async () => {
    const bytes = someBytes(2.5 * smallestChunk);
    const plan = { identifier: await newUpload(desk), chunkSize: smallestChunk, totalSize: bytes.length };
    const parts = cut(bytes, smallestChunk);
    const before = (await blobs()).length;
    for (const chunk of [3, 1, 3, 2, 1]) {
      const { status } = await sendChunk(desk, chunkForm(plan, chunk, parts[chunk - 1] ?? someBytes(1)));
      expect(status).toBe(200);
    }
    const state = await call(desk, 'GET', `/api/upload/uploadchunks/${plan.identifier}`);
    expect(state.body).toEqual({ Received: [1, 2, 3] });
    const { status, body } = await commitUpload(desk, plan.identifier);
    expect(status).toBe(200);
    expect(body).toEqual({ fileId: plan.identifier, size: bytes.length });
    expect(sha256(await storedBytes(desk, plan.identifier))).toBe(sha256(bytes));
    // Nothing but the file itself stays behind.
    expect((await blobs()).length).toBe(before + 1);
  });

  it('all sent at once, each several times, still make one file', async () => {
    const bytes = someBytes(8 * smallestChunk);
    const plan = { identifier: await newUpload(desk), chunkSize: smallestChunk, totalSize: bytes.length };
    const parts = cut(bytes, smallestChunk);
    const sends = [...parts, ...parts, ...parts].map((part, index) =>
      sendChunk(desk, chunkForm(plan, (index % parts.length) + 1, part)),
    );
    expect((await Promise.all(sends)).map(({ status }) => status)).toEqual(sends.map(() => 200));
    const commits = await Promise.all(Array.from({ length: 8 }, () => commitUpload(desk, plan.identifier)));
    for (const { status } of commits) expect(status).toBe(200);
    expect(sha256(await storedBytes(desk, plan.identifier))).toBe(sha256(bytes));
  });

  it('tell what arrived, so that an upload continues where it broke off', async () => {
    const bytes = someBytes(3 * smallestChunk);
    const plan = { identifier: await newUpload(desk), chunkSize: smallestChunk, totalSize: bytes.length };
    const parts = cut(bytes, smallestChunk);
    await sendChunk(desk, chunkForm(plan, 2, parts[1] ?? someBytes(1)));
    const state = await call(desk, 'GET', `/api/upload/uploadchunks/${plan.identifier}`);
    expect(state.body).toEqual({ Received: [2] });
    expect(await commitUpload(desk, plan.identifier)).toMatchObject(refusal('uploadIncomplete'));
    await sendChunk(desk, chunkForm(plan, 1, parts[0] ?? someBytes(1)));
    await sendChunk(desk, chunkForm(plan, 3, parts[2] ?? someBytes(1)));
    expect(await commitUpload(desk, plan.identifier)).toMatchObject({ status: 200 });
    expect(sha256(await storedBytes(desk, plan.identifier))).toBe(sha256(bytes));
  });

  it('leave nothing behind when the connection dies in the middle', async () => {
    const identifier = await newUpload(desk);
    const before = (await blobs()).length;
    const head = `--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n`;
    await new Promise<void>((resolve) => {
      const request = httpRequest(`${desk.origin}/api/upload/uploadchunks`, {
        method: 'POST',
        headers: {
          authorization: desk.staff.token,
          'content-type': 'multipart/form-data; boundary=x',
          'content-length': 1_000_000,
        },
      });
      request.on('error', () => {
        resolve();
      });
      request.write(head);
      request.write(randomBytes(200_000), () => request.destroy());
      request.on('close', () => {
        resolve();
      });
    });
    await expect.poll(async () => (await blobs()).length).toBe(before);
    expect(await call(desk, 'GET', `/api/upload/uploadchunks/${identifier}`)).toMatchObject({
      body: { Received: [] },
    });
  });
});

describe('refusals', () => {
  it('speak of empty files, and of no name: what a document needs is not said here', async () => {
    const identifier = await newUpload(desk);
    expect(await commitUpload(desk, identifier)).toMatchObject(refusal('fileEmpty'));
    const plan = { identifier, chunkSize: 10, totalSize: 3 };
    await sendChunk(desk, chunkForm(plan, 1, someBytes(3)));
    expect(await commitUpload(desk, identifier, '../minutes')).toMatchObject({ status: 200 });
    const row = await desk.app.db
      .selectFrom('uploads')
      .select('original_name')
      .where('identifier', '=', identifier)
      .executeTakeFirstOrThrow();
    expect(row.original_name).toBe('.._minutes');
  });

  it('keep a chunk from changing, or from belonging to another file', async () => {
    const identifier = await newUpload(desk);
    const plan = { identifier, chunkSize: smallestChunk, totalSize: 2 * smallestChunk + 5 };
    expect((await sendChunk(desk, chunkForm(plan, 1, someBytes(smallestChunk)))).status).toBe(200);
    expect(await sendChunk(desk, chunkForm(plan, 1, someBytes(smallestChunk)))).toMatchObject(
      refusal('chunkDiffers'),
    );
    for (const [of, chunk, size] of [
      [{ ...plan, totalSize: plan.totalSize - 1 }, 3, 4],
      [plan, 3, 4],
      [plan, 4, 5],
    ] as const) {
      expect(await sendChunk(desk, chunkForm(of, chunk, someBytes(size)))).toMatchObject(
        refusal('uploadPlanDiffers'),
      );
    }
  });

  it('want no file in crumbs', async () => {
    const identifier = await newUpload(desk);
    const crumbs = { identifier, chunkSize: smallestChunk - 1, totalSize: 2 * smallestChunk };
    expect(await sendChunk(desk, chunkForm(crumbs, 1, someBytes(smallestChunk - 1)))).toMatchObject(
      refusal('uploadPlanDiffers'),
    );
    const whole = { identifier, chunkSize: 10, totalSize: 3 };
    expect((await sendChunk(desk, chunkForm(whole, 1, someBytes(3)))).status).toBe(200);
  });

  it.each([
    ['chunks that are never taken', { chunkSize: 1e9, totalSize: 2e9 }, 1, 'chunkTooLarge'],
    ['a size that no column holds', { chunkSize: 1e12, totalSize: 3 }, 1, 'chunkTooLarge'],
    [
      'a last chunk that is never taken',
      { chunkSize: smallestChunk, totalSize: 1e15 },
      2,
      'uploadPlanDiffers',
    ],
    [
      'nothing in its last chunk',
      { chunkSize: smallestChunk, totalSize: smallestChunk },
      2,
      'uploadPlanDiffers',
    ],
  ] as const)('want no plan with %s', async (_name, plan, totalChunks, code) => {
    const identifier = await newUpload(desk);
    const size = Math.min(plan.chunkSize, plan.totalSize, smallestChunk);
    const form = chunkForm({ ...plan, identifier }, 1, someBytes(size));
    form.set('flowTotalChunks', String(totalChunks));
    expect(await sendChunk(desk, form)).toMatchObject(refusal(code));
  });

  it('give the same bytes for another firm’s document as for a missing one', async () => {
    const identifier = await newUpload(desk);
    const plan = { identifier, chunkSize: 10, totalSize: 3 };
    const { token } = desk.stranger;
    const foreign = await sendChunk(desk, chunkForm(plan, 1, someBytes(3)), token);
    const missing = await sendChunk(
      desk,
      chunkForm({ ...plan, identifier: 'u_none' }, 1, someBytes(3)),
      token,
    );
    expect(foreign).toMatchObject(refusal('uploadNotFound'));
    expect({ ...foreign.body, Reference: '' }).toEqual({ ...missing.body, Reference: '' });
  });

  it('meet malformed forms with 4xx and an empty disk', async () => {
    const before = (await blobs()).length;
    const send = (body: BodyInit, type?: string) =>
      fetch(`${desk.origin}/api/upload/uploadchunks`, {
        method: 'POST',
        headers: { authorization: desk.staff.token, ...(type ? { 'content-type': type } : {}) },
        body,
      });
    const empty = new FormData();
    empty.append('flowIdentifier', 'x');
    const plan = { identifier: 'u_x', chunkSize: 1e300, totalSize: 1 };
    const { head } = chunkFrame({ ...plan, identifier: await newUpload(desk), chunkSize: 9 }, 1, 1);
    for (const [response, code] of [
      [await send('nothing', 'multipart/form-data'), 'chunkUnrecognised'],
      [await send('nothing', 'multipart/form-data; boundary=x'), 'chunkUnrecognised'],
      [await send('{}', 'application/json'), 'chunkUnrecognised'],
      [await send(empty), 'chunkUnrecognised'],
      [await send(chunkForm(plan, 1, someBytes(1))), 'requestInvalid'],
      [await send(new Blob([new Uint8Array(head), '7']), 'multipart/form-data; boundary=x'), 'chunkCut'],
    ] as const) {
      expect({ status: response.status, body: await response.json() }).toMatchObject(refusal(code));
    }
    expect((await blobs()).length).toBe(before);
  });

  it('may not be larger than a chunk', async () => {
    const form = chunkForm(
      { identifier: await newUpload(desk), chunkSize: 2e9, totalSize: 2e9 },
      1,
      someBytes(1),
    );
    form.set('flowCurrentChunkSize', '2000000000');
    expect(await sendChunk(desk, form)).toMatchObject(refusal('chunkTooLarge'));
  });

  it('want a token', async () => {
    expect(await sendChunk(desk, new FormData(), 'Bearer nobody')).toMatchObject(
      refusal('sessionUnreadable'),
    );
  });
});

it('a name that is too long is refused with the sentence that the uploader has for it', async () => {
  const bytes = someBytes(10);
  const plan = { identifier: await newUpload(desk), chunkSize: smallestChunk, totalSize: bytes.length };
  const long = `${'a'.repeat(252)}.pdf`;
  const form = chunkForm(plan, 1, bytes);
  form.set('flowFilename', long);
  const answers = [await sendChunk(desk, form), await commitUpload(desk, plan.identifier, long)];
  const tooLong = { ...refusal('requestInvalid').body, Message: uploadMessages.longName };
  for (const answer of answers) expect(answer).toMatchObject({ status: 400, body: tooLong });
  const unnamed = await commitUpload(desk, plan.identifier, '');
  expect(unnamed).toMatchObject({ status: 400, body: { Message: errorSentences.requestInvalid } });
});

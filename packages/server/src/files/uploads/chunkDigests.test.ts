import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  call,
  chunkForm,
  commitUpload,
  cut,
  newUpload,
  openFilesFixture,
  sendChunk,
  sha256,
  someBytes,
  type FilesFixture,
} from '../testing/filesFixture.ts';
import { smallestChunk } from './chunkFields.ts';

let desk: FilesFixture;
beforeAll(async () => {
  desk = await openFilesFixture();
});
afterAll(() => desk.close());

it('digests stored chunks, four at a time, before and after the file is complete', async () => {
  const bytes = someBytes(10.5 * smallestChunk);
  const plan = { identifier: await newUpload(desk), chunkSize: smallestChunk, totalSize: bytes.length };
  const parts = cut(bytes, smallestChunk);
  const digests = parts.map((part, index) => ({ Chunk: index + 1, Sha256: sha256(part) }));
  const path = `/api/upload/uploadchunks/${plan.identifier}/digests`;
  expect((await call(desk, 'GET', path)).body).toEqual({ Digests: [] });

  const send = (chunk: number) => sendChunk(desk, chunkForm(plan, chunk, parts[chunk - 1] ?? someBytes(1)));
  for (const chunk of [2, 11, 4]) await send(chunk);
  expect((await call(desk, 'GET', path)).body).toEqual({
    Digests: digests.filter(({ Chunk }) => [2, 4, 11].includes(Chunk)),
  });

  for (const chunk of [1, 3, 5, 6, 7, 8, 9, 10]) await send(chunk);
  await commitUpload(desk, plan.identifier);
  expect((await call(desk, 'GET', path)).body).toEqual({ Digests: digests.slice(0, 4) });
  expect((await call(desk, 'GET', `${path}?from=9`)).body).toEqual({ Digests: digests.slice(8, 12) });
});

it('says nothing of an upload that is not the caller’s', async () => {
  const path = '/api/upload/uploadchunks/u_unknown/digests';
  expect((await call(desk, 'GET', path)).status).toBe(404);
});

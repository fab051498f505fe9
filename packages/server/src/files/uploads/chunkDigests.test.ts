import { afterAll, beforeAll, expect, it, vi } from 'vitest';
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

it('reads for one call of a person at a time, and for several people at once', async () => {
  const { drafts } = desk.app.blobs;
  const uploadOf = async (token: string) => {
    const { body } = await call(desk, 'GET', '/api/upload/GetNewIdentifier', undefined, token);
    const identifier = String(body['Identifier']);
    const plan = { identifier, chunkSize: smallestChunk, totalSize: 2 * smallestChunk };
    await sendChunk(desk, chunkForm(plan, 1, someBytes(smallestChunk)), token);
    return identifier;
  };
  const { staff, stranger } = desk;
  const own = await uploadOf(staff.token);
  const other = await uploadOf(stranger.token);
  let [open, most] = [0, 0];
  const first = Promise.withResolvers<undefined>();
  const read = drafts.read.bind(drafts);
  const spy = vi.spyOn(drafts, 'read').mockImplementation(async function* (part) {
    open += 1;
    most = Math.max(most, open);
    await first.promise;
    yield* read(part);
    open -= 1;
  });
  const ask = (identifier: string, token: string) =>
    call(desk, 'GET', `/api/upload/uploadchunks/${identifier}/digests`, undefined, token);
  const calls = [ask(own, staff.token), ask(own, staff.token), ask(own, staff.token)];
  const theirs = ask(other, stranger.token);
  await vi.waitFor(() => {
    expect(open).toBe(2);
  });
  first.resolve(undefined);
  for (const answer of await Promise.all([...calls, theirs]))
    expect(answer.body).toMatchObject({ Digests: [{ Chunk: 1 }] });
  expect([most, spy.mock.calls.length]).toEqual([2, 4]);
  spy.mockRestore();
});

it('says nothing of an upload that is not the caller’s', async () => {
  const path = '/api/upload/uploadchunks/u_unknown/digests';
  expect((await call(desk, 'GET', path)).status).toBe(404);
});

import { join } from 'node:path';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDesk, type Desk } from '../../contract/testing/desk.ts';
import type { BlobDrafts } from '../blobs/blobStore.ts';
import { openDiskBlobStore } from '../blobs/diskBlobStore.ts';
import { settleTime, sweepFiles } from '../sweep.ts';
import {
  call,
  chunkForm,
  commitUpload,
  cut,
  newUpload,
  sendChunk,
  sha256,
  someBytes,
  type Answer,
} from '../testing/filesFixture.ts';
import { smallestChunk } from './chunkFields.ts';

const chunkSize = smallestChunk;

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

/** What happens to a server that is killed: from one step on, nothing it does has an effect. */
function aKill(at: number) {
  let steps = 0;
  function step(): void {
    steps += 1;
    if (steps > at) throw new Error('The server was killed.');
  }
  return { step, happened: () => steps > at };
}

type Kill = ReturnType<typeof aKill>;

/** Every query is a step, also what a server would do to clean up. */
function queries(kill: Kill): KyselyPlugin {
  return {
    transformQuery({ node }) {
      kill.step();
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
}

/** So is everything that is done to drafts, before it and after it. */
function stepwise(drafts: BlobDrafts, kill: Kill): BlobDrafts {
  async function around<Result>(work: () => Promise<Result>): Promise<Result> {
    kill.step();
    const result = await work();
    kill.step();
    return result;
  }
  return {
    ...drafts,
    async write(...args) {
      kill.step();
      const part = await drafts.write(...args);
      try {
        kill.step();
      } catch (error) {
        // The system closes the files of a process that ends.
        await part.close();
        throw error;
      }
      return part;
    },
    join: (...args) => around(() => drafts.join(...args)),
    drop: (...args) => around(() => drafts.drop(...args)),
    remove: (...args) => around(() => drafts.remove(...args)),
  };
}

function register(identifier: string, size: number): Promise<{ status: number; body: unknown }> {
  return desk.call(`/documents/clients/${desk.clientId}`, {
    method: 'PUT',
    key: `register-${identifier}`,
    body: { name: 'minutes.pdf', size, uploadIdentifier: identifier, folderId: 0 },
  });
}

/** Sends what the server says is missing, commits and registers, as the uploader does; returns the last answer. */
async function upload(identifier: string, bytes: Uint8Array<ArrayBuffer>, atOnce: boolean) {
  const { files } = desk;
  const plan = { identifier, chunkSize, totalSize: bytes.length };
  const { body } = await call(files, 'GET', `/api/upload/uploadchunks/${identifier}`);
  const received: unknown[] = Array.isArray(body['Received']) ? body['Received'] : [];
  const missing = cut(bytes, chunkSize)
    .map((part, index) => ({ part, chunk: index + 1 }))
    .filter(({ chunk }) => !received.includes(chunk));
  const send = ({ part, chunk }: (typeof missing)[number]): Promise<Answer> =>
    sendChunk(files, chunkForm(plan, chunk, part));
  if (atOnce) await Promise.all(missing.map(send));
  else for (const chunk of missing) await send(chunk);
  await commitUpload(files, identifier);
  return register(identifier, bytes.length);
}

async function documentsOf(identifier: string): Promise<{ key: string | null; documents: number }> {
  const { db } = desk.files.app;
  const { blob_key: key } = await db
    .selectFrom('uploads')
    .select('blob_key')
    .where('identifier', '=', identifier)
    .executeTakeFirstOrThrow();
  const versions = await db
    .selectFrom('document_versions')
    .select('document_id')
    .where('blob_key', '=', key)
    .execute();
  return { key, documents: versions.length };
}

/**
 * An upload whose server is killed at a step, started again, swept, and asked to go on. Returns whether there was such a
 * step.
 */
async function killedAt(at: number, atOnce: boolean): Promise<boolean> {
  const { app } = desk.files;
  const { db } = app;
  const root = join(app.config.dataDir, 'files');
  const bytes = someBytes(2 * chunkSize - 500);
  const identifier = await newUpload(desk.files);
  const kill = aKill(at);
  const store = openDiskBlobStore(root);
  app.db = db.withPlugin(queries(kill));
  app.blobs = { ...store, drafts: stepwise(store.drafts, kill) };
  const registered = await upload(identifier, bytes, atOnce).catch(() => null);
  app.db = db;
  app.blobs = openDiskBlobStore(root);
  // What the sweep takes for left over must not be what the upload is made of.
  app.clock.advance(2 * settleTime);
  await sweepFiles(app);
  if (!kill.happened()) {
    expect(registered).toMatchObject({ status: 200 });
    return false;
  }
  expect.soft(await upload(identifier, bytes, atOnce), `killed at step ${at}`).toMatchObject({ status: 200 });
  const { key, documents } = await documentsOf(identifier);
  expect.soft(documents, `killed at step ${at}`).toBe(1);
  expect(sha256(await app.blobs.read(key ?? ''))).toBe(sha256(bytes));
  return true;
}

it.each([
  ['one after the other', false],
  ['all at once', true],
])(
  'an upload outlives a kill at any of its steps, its chunks sent %s',
  async (_, atOnce) => {
    let steps = 0;
    while (await killedAt(steps, atOnce)) steps += 1;
    expect(steps).toBeGreaterThan(20);
  },
  // Dozens of uploads.
  240_000,
);

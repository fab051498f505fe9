import { randomBytes } from 'node:crypto';
import { globSync } from 'node:fs';
import { open, rm, truncate, utimes, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDiskBlobStore } from '../blobs/diskBlobStore.ts';
import type { OpenFile } from '../blobs/diskFiles.ts';
import { settleTime, sweepFiles } from '../sweep.ts';
import {
  call,
  chunkForm,
  commitUpload,
  cut,
  newUpload,
  openFilesFixture,
  sendChunk,
  sha256,
  type Answer,
  type FilesFixture,
  type Plan,
} from '../testing/filesFixture.ts';
import { refusal } from '../../testing/index.ts';
import { smallestChunk } from './chunkFields.ts';

const chunkSize = smallestChunk;

let desk: FilesFixture;
let root: string;
let bytes: Uint8Array<ArrayBuffer>;
let plan: Plan;
beforeAll(async () => {
  desk = await openFilesFixture();
  root = join(desk.app.config.dataDir, 'files');
});
afterAll(() => desk.close());
beforeEach(async () => {
  restart();
  bytes = new Uint8Array(randomBytes(3 * chunkSize - 500));
  plan = { identifier: await newUpload(desk), chunkSize, totalSize: bytes.length };
});

/** What a killed server leaves is on disk and in the database; what it remembered of drafts is gone. */
function restart(openFile?: OpenFile): void {
  desk.app.blobs = openDiskBlobStore(root, openFile);
}

function send(chunk: number): Promise<Answer> {
  const part = cut(bytes, chunkSize)[chunk - 1];
  if (!part) throw new Error(`The file has no chunk ${chunk}.`);
  return sendChunk(desk, chunkForm(plan, chunk, part));
}

async function received(): Promise<unknown> {
  const { body } = await call(desk, 'GET', `/api/upload/uploadchunks/${plan.identifier}`);
  return body['Received'];
}

function commit(): Promise<Answer> {
  return commitUpload(desk, plan.identifier);
}

async function draftFile(): Promise<string> {
  const { draft_key: key } = await desk.app.db
    .selectFrom('upload_chunks')
    .select('draft_key')
    .where('identifier', '=', plan.identifier)
    .limit(1)
    .executeTakeFirstOrThrow();
  return join(root, key.slice(0, 2), `${key}.draft`);
}

function filesOnDisk(): number {
  return globSync('*/*', { cwd: root }).length;
}

/** Drafts carry the system's time, whatever the clock of the tests says. */
async function ageDrafts(): Promise<void> {
  const before = new Date(Date.now() - 2 * settleTime);
  for (const file of globSync('*/*.draft', { cwd: root })) await utimes(join(root, file), before, before);
}

/** The upload is committed, and its file is what was sent, and all there is of it. */
async function expectWhole(filesBefore: number): Promise<void> {
  expect(await commit()).toMatchObject({ status: 200, body: { size: bytes.length } });
  const { blob_key: key } = await desk.app.db
    .selectFrom('uploads')
    .select('blob_key')
    .where('identifier', '=', plan.identifier)
    .executeTakeFirstOrThrow();
  expect(sha256(await desk.app.blobs.read(key ?? ''))).toBe(sha256(bytes));
  expect(filesOnDisk()).toBe(filesBefore + 1);
}

describe('after a kill', () => {
  it('a chunk that was being written does not count, whatever its place contains', async () => {
    const before = filesOnDisk();
    await send(1);
    const draft = await open(await draftFile(), 'r+');
    await draft.write(randomBytes(700), 0, 700, chunkSize);
    await draft.close();
    restart();
    expect(await received()).toEqual([1]);
    expect((await send(2)).body).toEqual({ Received: [1, 2] });
    expect((await send(3)).body).toEqual({ Received: [1, 2, 3] });
    await expectWhole(before);
  });

  it('a chunk whose bytes were lost with the machine is asked for again', async () => {
    const before = filesOnDisk();
    await send(1);
    await send(2);
    await truncate(await draftFile(), chunkSize + 1);
    restart();
    expect(await received()).toEqual([1]);
    expect(await commit()).toMatchObject(refusal('uploadIncomplete'));
    await send(3);
    expect(await received()).toEqual([1, 3]);
    expect((await send(2)).status).toBe(200);
    await expectWhole(before);
  });

  it('a draft that is gone is begun anew', async () => {
    const before = filesOnDisk();
    await send(1);
    await send(3);
    await rm(await draftFile());
    restart();
    expect(await received()).toEqual([]);
    for (const chunk of [3, 2, 1]) expect((await send(chunk)).status).toBe(200);
    await expectWhole(before);
  });

  it('the last chunk says what is still missing, and does not make a file with a hole', async () => {
    const before = filesOnDisk();
    await send(1);
    await send(2);
    await truncate(await draftFile(), 10);
    restart();
    expect(await send(3)).toMatchObject({ status: 200, body: { Received: [3] } });
    expect((await commit()).status).toBe(409);
    await Promise.all([send(1), send(1), send(2)]);
    expect(await received()).toEqual([1, 2, 3]);
    expect((await commit()).status).toBe(200);
    // The draft that lost its bytes waits for the sweep, as do those of chunks that were sent at once.
    await ageDrafts();
    desk.app.clock.advance(2 * settleTime);
    await sweepFiles(desk.app);
    await expectWhole(before);
  });

  it('commits join once what was left in two drafts, in no transaction', async () => {
    const before = filesOnDisk();
    await send(1);
    // The next chunks are written to a draft of their own.
    restart();
    const { drafts, ...store } = desk.app.blobs;
    const killed = () => Promise.reject(new Error('The server was killed.'));
    desk.app.blobs = { ...store, drafts: { ...drafts, join: killed } };
    await send(2);
    expect((await send(3)).status).toBe(500);
    let joins = 0;
    async function joinMeanwhile(...args: Parameters<typeof drafts.join>) {
      joins += 1;
      // A transaction would hold the one connection of the embedded database, for which this waits.
      await desk.app.db.selectFrom('firms').select('id').execute();
      return drafts.join(...args);
    }
    desk.app.blobs = { ...store, drafts: { ...drafts, join: joinMeanwhile } };
    const commits = await Promise.all([commit(), commit(), commit()]);
    expect(commits.map(({ status }) => status)).toEqual([200, 200, 200]);
    await expectWhole(before);
    expect(joins).toBe(1);
  });
});

function full(): Promise<never> {
  return Promise.reject(Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' }));
}

/** A disk that fills up for the files that are opened with these flags, until `room()`. */
function fillingDisk(flags: string): { openFile: OpenFile; room(): void } {
  let isFull = true;
  return {
    async openFile(path, mode, ...rest): Promise<FileHandle> {
      const handle = await open(path, mode, ...rest);
      if (isFull && mode === flags) Object.assign(handle, { writev: full });
      return handle;
    },
    room: () => {
      isFull = false;
    },
  };
}

describe('a full disk', () => {
  it('is reported, loses no acknowledged chunk, and the upload continues', async () => {
    const before = filesOnDisk();
    await send(1);
    const disk = fillingDisk('r+');
    restart(disk.openFile);
    expect(await send(2)).toMatchObject(refusal('noRoom'));
    expect(await received()).toEqual([1]);
    // Nothing is left of the attempt.
    expect(filesOnDisk()).toBe(before + 1);
    disk.room();
    await send(2);
    await send(3);
    await expectWhole(before);
  });

  it('keeps all chunks when there is no room to join them', async () => {
    const before = filesOnDisk();
    await send(1);
    const disk = fillingDisk('wx');
    restart(disk.openFile);
    await send(2);
    expect(await send(3)).toMatchObject(refusal('noRoom'));
    expect(await received()).toEqual([1, 2, 3]);
    expect(await commit()).toMatchObject(refusal('noRoom'));
    disk.room();
    await expectWhole(before);
  });
});

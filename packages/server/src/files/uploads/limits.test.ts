import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '../../testing/refusal.ts';
import {
  call,
  chunkForm,
  openFilesFixture,
  newUpload,
  sendChunk,
  someBytes,
  type FilesFixture,
} from '../testing/filesFixture.ts';
import { smallestChunk } from './chunkFields.ts';
import { findUpload, planned } from './uploads.ts';
import {
  createChunkCounter,
  largestFile,
  mostChunks,
  simultaneousChunks,
  unfinishedUploads,
} from './limits.ts';

let desk: FilesFixture;

beforeAll(async () => {
  desk = await openFilesFixture();
});
afterAll(() => desk.close());
beforeEach(() => sql`delete from uploads`.execute(desk.app.db));

const begin = (token = desk.staff.token) =>
  fetch(`${desk.origin}/api/upload/GetNewIdentifier`, { headers: { authorization: token } });

/** Uploads that have begun: without a byte, or with a plan of so many. */
async function unfinished(count: number, loginId: number, totalSize: number | null = null): Promise<void> {
  await sql`insert into uploads (identifier, firm_id, login_id, created_at, total_chunks, chunk_size, total_size)
    select ${`u_${loginId}_`} || n, ${desk.staff.firm.firmId}, ${loginId}, now(),
      ${totalSize === null ? null : 1}::integer, 65536, ${totalSize}::bigint
    from generate_series(1, ${count}) n`.execute(desk.app.db);
}

async function otherLogin(): Promise<number> {
  const { id } = await desk.app.db
    .selectFrom('logins')
    .select('id')
    .where('id', '<>', desk.staff.caller.loginId)
    .executeTakeFirstOrThrow();
  return id;
}

describe('unfinished uploads', () => {
  it('of one user are limited; another firm begins as before', async () => {
    await unfinished(unfinishedUploads.login - 1, desk.staff.caller.loginId);
    expect((await begin()).status).toBe(200);
    const refused = await begin();
    expect(refused.headers.get('retry-after')).toBe('3600');
    expect({ status: refused.status, body: await refused.json() }).toMatchObject(refusal('tooManyUploads'));
    expect((await begin(desk.stranger.token)).status).toBe(200);
  });

  it('are limited when they begin at once too', async () => {
    await unfinished(unfinishedUploads.login - 2, desk.staff.caller.loginId);
    const answers = await Promise.all(Array.from({ length: 6 }, () => begin()));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429, 429, 429]);
  });

  it('of one firm are limited, whoever began them', async () => {
    await unfinished(unfinishedUploads.firm, await otherLogin());
    expect((await begin()).status).toBe(429);
  });

  it('do not count as documents', async () => {
    await unfinished(unfinishedUploads.login, desk.staff.caller.loginId, 10);
    await sql`update uploads set state = 'registered', blob_key = identifier`.execute(desk.app.db);
    expect((await begin()).status).toBe(200);
  });
});

describe('their bytes', () => {
  const chunkOf = (identifier: string, totalSize: number) =>
    sendChunk(desk, chunkForm({ identifier, chunkSize: totalSize, totalSize }, 1, someBytes(totalSize)));

  it('are limited for one user, and free again when a file is a document', async () => {
    const identifier = await newUpload(desk);
    await unfinished(1, desk.staff.caller.loginId, desk.app.config.unfinishedBytes / 2 - 9);
    expect(await chunkOf(identifier, 10)).toMatchObject(refusal('tooManyUploads'));
    // Nothing of the refused file is stored, and it can be sent as soon as there is room.
    const { body } = await call(desk, 'GET', `/api/upload/uploadchunks/${identifier}`);
    expect(body['Received']).toEqual([]);
    await sql`delete from uploads where identifier <> ${identifier}`.execute(desk.app.db);
    expect((await chunkOf(identifier, 10)).status).toBe(200);
  });

  it('are limited for the firm', async () => {
    const identifier = await newUpload(desk);
    await unfinished(1, await otherLogin(), desk.app.config.unfinishedBytes - 9);
    expect(await chunkOf(identifier, 10)).toMatchObject(refusal('tooManyUploads'));
  });

  it('count a file once, however many of its chunks arrive first', async () => {
    const chunkSize = 65_536;
    const totalSize = 3 * chunkSize;
    const identifier = await newUpload(desk);
    await unfinished(1, desk.staff.caller.loginId, desk.app.config.unfinishedBytes / 2 - totalSize);
    const { app, staff } = desk;
    // As each of them reads it, before any has stored its plan.
    const upload = await findUpload(app.db, staff.caller, identifier);
    const fields = { identifier, size: chunkSize, chunkSize, totalChunks: 3, totalSize };
    for (let chunk = 1; chunk <= 3; chunk += 1)
      expect(await planned(app, upload, { ...fields, chunk })).toMatchObject({
        total_size: totalSize,
      });
  });

  it('are limited for files whose first chunks arrive together too', async () => {
    const size = 10;
    await unfinished(1, desk.staff.caller.loginId, desk.app.config.unfinishedBytes / 2 - 2 * size);
    const identifiers = await Promise.all(Array.from({ length: 6 }, () => newUpload(desk)));
    const answers = await Promise.all(identifiers.map((identifier) => chunkOf(identifier, size)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429, 429, 429]);
  });

  it('let the largest file that is promised begin, in the chunks of the portal', async () => {
    const identifier = await newUpload(desk);
    const totalSize = desk.app.config.unfinishedBytes / 2;
    const chunkSize = 5 * 1024 * 1024;
    const plan = { identifier, chunkSize, totalSize };
    const { status, body } = await sendChunk(desk, chunkForm(plan, 1, someBytes(chunkSize)));
    expect({ status, body }).toEqual({ status: 200, body: { Received: [1] } });
  });

  it('let a file have no more chunks than its responses can name', async () => {
    const GB = 1024 ** 3;
    expect([1, 200, 1_000, 1_000_000].map((size) => largestFile(size * GB) / GB)).toEqual([
      0.5, 100, 500, 500,
    ]);
    const identifier = await newUpload(desk);
    const plan = { identifier, chunkSize: smallestChunk, totalSize: (mostChunks + 1) * smallestChunk };
    const form = chunkForm(plan, 1, someBytes(smallestChunk));
    expect(await sendChunk(desk, form)).toMatchObject(refusal('uploadPlanDiffers'));
  });

  it('name the largest file for one of millions of chunks, too', async () => {
    const identifier = await newUpload(desk);
    const chunkSize = 5 * 1024 * 1024;
    const plan = { identifier, chunkSize, totalSize: 3_000_000 * chunkSize };
    const refused = await sendChunk(desk, chunkForm(plan, 1, someBytes(chunkSize)));
    expect(refused).toMatchObject(refusal('fileTooLarge'));
    expect(refused.body).toMatchObject({ Message: 'Files can have up to 100 GB. Upload a smaller file.' });
  });

  it('may not be exceeded by a single file', async () => {
    const identifier = await newUpload(desk);
    const totalSize = desk.app.config.unfinishedBytes / 2 + 1;
    const chunkSize = 16 * 1024 * 1024;
    const form = chunkForm({ identifier, chunkSize, totalSize }, 1, someBytes(chunkSize));
    const refused = await sendChunk(desk, form);
    expect(refused).toMatchObject(refusal('fileTooLarge'));
    expect(refused.body).toMatchObject({ Message: 'Files can have up to 100 GB. Upload a smaller file.' });
  });
});

describe('chunks at the same time', () => {
  const user = { firmId: 1, loginId: 1 };

  it('are limited for each user and each firm, and free as soon as one has arrived', () => {
    const enter = createChunkCounter();
    const leave = Array.from({ length: simultaneousChunks.login }, () => enter(user));
    expect(() => enter(user)).toThrow(expect.objectContaining({ code: 'tooManyUploads' }));
    const colleagues = Array.from({ length: simultaneousChunks.firm - simultaneousChunks.login }, (_, n) =>
      enter({ firmId: 1, loginId: 2 + Math.floor(n / simultaneousChunks.login) }),
    );
    expect(() => enter({ firmId: 1, loginId: 99 })).toThrow(
      expect.objectContaining({ code: 'tooManyUploads' }),
    );
    expect(() => enter({ firmId: 2, loginId: 100 })).not.toThrow();
    leave[0]?.();
    expect(() => enter(user)).not.toThrow();
    for (const out of colleagues) out();
  });
});

import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  chunkForm,
  cut,
  newUpload,
  openFilesFixture,
  sendChunk,
  type FilesFixture,
} from '../testing/filesFixture.ts';
import { refusal } from '../../testing/index.ts';
import type { WrittenPart } from '../blobs/blobStore.ts';
import { smallestChunk } from './chunkFields.ts';

let desk: FilesFixture;
beforeAll(async () => {
  desk = await openFilesFixture();
});
afterAll(async () => {
  const { db } = desk.app;
  await sql`drop function if exists fail_first cascade`.execute(db);
  await sql`drop sequence if exists recorded`.execute(db);
  await desk.close();
});

const bytes = new Uint8Array([1, 2, 3]);

it('records a chunk although it meets another transaction', async () => {
  const { db } = desk.app;
  await sql`create sequence recorded`.execute(db);
  await sql`create function fail_first() returns trigger language plpgsql as $$ begin
    if nextval('recorded') <= 1 then raise exception 'again' using errcode = '40001'; end if;
    return new;
  end $$`.execute(db);
  await sql`create trigger fail_first before insert on upload_chunks
    for each row execute function fail_first()`.execute(db);
  const plan = { identifier: await newUpload(desk), chunkSize: 10, totalSize: 3 };
  expect(await sendChunk(desk, chunkForm(plan, 1, bytes))).toEqual({ status: 200, body: { Received: [1] } });
});

it('keeps a chunk that was refused in the history of the firm', async () => {
  const plan = { identifier: await newUpload(desk), chunkSize: 10, totalSize: 3 };
  const other = { ...plan, totalSize: 4 };
  expect(await sendChunk(desk, chunkForm(other, 1, bytes))).toMatchObject(refusal('uploadPlanDiffers'));
  const told = await desk.app.db
    .selectFrom('audit_entries')
    .select(['outcome', 'short_desc'])
    .where('operation', '=', 'uploadChunk')
    .orderBy('id')
    .execute();
  expect(told).toEqual([
    {
      outcome: 'refused',
      short_desc: expect.stringContaining(
        'could not upload part of a file: the part belonged to another file',
      ),
    },
  ]);
});

it('names the fields of a form that do not fit the contract', async () => {
  const form = chunkForm({ identifier: await newUpload(desk), chunkSize: 10, totalSize: 3 }, 1, bytes);
  form.set('flowChunkNumber', 'one');
  form.set('flowRelativePath', 'what flow.js sends beside them');
  const { body } = await sendChunk(desk, form);
  expect(body).toMatchObject({ errors: [{ path: '/body/flowChunkNumber' }] });
});

/** Compares the next part that is written, the first time, in another way. */
function compareOnceBy(equals: WrittenPart['equals']): void {
  const { drafts } = desk.app.blobs;
  const write = drafts.write.bind(drafts);
  vi.spyOn(drafts, 'write').mockImplementationOnce(async (...of) => {
    const part = await write(...of);
    return { ...part, equals: vi.fn(part.equals).mockImplementationOnce(equals) };
  });
}

it('compares a repeated chunk with the file, where that is completed meanwhile', async () => {
  const whole = new Uint8Array(randomBytes(2 * smallestChunk));
  const plan = { identifier: await newUpload(desk), chunkSize: smallestChunk, totalSize: whole.length };
  const [first = whole, last = whole] = cut(whole, smallestChunk);
  await sendChunk(desk, chunkForm(plan, 1, first));
  compareOnceBy(async () => {
    expect((await sendChunk(desk, chunkForm(plan, 2, last))).status).toBe(200);
    throw Object.assign(new Error('The draft is gone.'), { code: 'ENOENT' });
  });
  expect(await sendChunk(desk, chunkForm(plan, 1, first))).toEqual({
    status: 200,
    body: { Received: [1, 2] },
  });
  const other = new Uint8Array(randomBytes(first.length));
  expect(await sendChunk(desk, chunkForm(plan, 1, other))).toMatchObject(refusal('chunkDiffers'));
  compareOnceBy(() => Promise.reject(new Error('The disk is broken.')));
  expect((await sendChunk(desk, chunkForm(plan, 1, first))).status).toBe(500);
});

it('frees the memory of what arrives as it is written, and leaves none of it to the collector', async () => {
  const arrived: Uint8Array[] = [];
  const { drafts } = desk.app.blobs;
  const write = drafts.write.bind(drafts);
  vi.spyOn(drafts, 'write').mockImplementationOnce((owner, place, source) => {
    async function* noted() {
      for await (const piece of source) {
        arrived.push(piece);
        yield piece;
      }
    }
    return write(owner, place, noted());
  });
  const whole = new Uint8Array(randomBytes(2 * 1024 * 1024));
  const plan = { identifier: await newUpload(desk), chunkSize: whole.length, totalSize: whole.length };
  expect((await sendChunk(desk, chunkForm(plan, 1, whole))).status).toBe(200);
  // The first and the last share their memory with the fields before them and the boundary after them.
  const between = arrived.slice(1, -1);
  expect(between.length).toBeGreaterThan(2);
  expect(between.filter(({ length }) => length > 0)).toEqual([]);
});

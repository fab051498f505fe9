import { sql } from 'kysely';
import type { App } from '../../app.ts';
import { tryAgain } from '../../contract.ts';
import { Problem } from '../../errors.ts';
import type { Part, WrittenPart } from '../blobs/blobStore.ts';
import type { ChunkFields } from './chunkFields.ts';
import { completeOnce, recordedKey } from './completeUpload.ts';
import { uploadOf } from './knownUploads.ts';
import { allChunks, findUpload, receivedChunks, type Uploader } from './uploads.ts';

/**
 * Takes a chunk while it arrives, writes it at its place and records it once it is on disk. The same chunk may
 * come again, at any time, in any order and several times at once: one copy counts, the others are compared with
 * it and dropped. When it was the last one missing, the file is complete. Returns the chunks that have arrived.
 *
 * @throws Problem 404 for no upload of this person, 422 for a chunk of another file, 409 for other bytes under
 * the same number, 400 for a request that breaks off.
 */
export async function receiveChunk(
  app: App,
  caller: Uploader,
  fields: ChunkFields,
  bytes: AsyncIterable<Uint8Array>,
): Promise<number[]> {
  const upload = await uploadOf(app, caller, fields);
  const place = {
    start: (fields.chunk - 1) * fields.chunkSize,
    length: fields.size,
    total: fields.totalSize,
  };
  const part = await app.blobs.drafts.write(upload.identifier, place, bytes);
  let kept = false;
  try {
    const { numbers, draft } = await tryAgain(() => record(app, fields, part));
    if (draft !== null && (draft === part.draft || (await replaces(app, fields, part, draft)))) {
      kept = true;
      const complete = numbers.length < fields.totalChunks || (await completeOnce(app, upload));
      return complete
        ? numbers
        : await receivedChunks(app, app.db, await findUpload(app.db, caller, fields.identifier));
    }
    return await again(app, fields, part, draft);
  } finally {
    await part.close();
    if (!kept) await app.blobs.drafts.drop(upload.identifier, part);
  }
}

interface Recorded {
  /** Of all chunks that are recorded, ascending. */
  numbers: number[];
  /** The draft that has this chunk; null if the file is complete. */
  draft: string | null;
}

/**
 * Records a part, unless its chunk is recorded or the file complete, and reads the recorded ones, in one
 * statement. One row whatever their number: it is read with every chunk of a file, of which there may be many.
 */
async function record(app: App, fields: ChunkFields, part: Part): Promise<Recorded> {
  const { rows } = await sql<Recorded>`
    with added as (
      insert into upload_chunks (identifier, number, size, draft_key, received_at)
      select identifier, ${fields.chunk}::integer, ${part.length}::bigint, ${part.draft}::text,
        ${app.clock.now()}::timestamptz
      from uploads where identifier = ${fields.identifier} and blob_key is null
      on conflict do nothing
      returning number, draft_key
    ), recorded as (
      select number, draft_key from upload_chunks where identifier = ${fields.identifier}
      union all select number, draft_key from added
    )
    select coalesce(json_agg(number order by number), '[]') as numbers,
      max(draft_key) filter (where number = ${fields.chunk}::integer) as draft
    from recorded`.execute(app.db);
  const [row] = rows;
  if (row === undefined) throw new Error('An aggregate has one row.');
  return row;
}

/** Replaces a part whose bytes are lost; returns false if they exist. */
async function replaces(app: App, fields: ChunkFields, part: Part, draft: string): Promise<boolean> {
  if ((await app.blobs.drafts.lengthOf(draft)) >= part.start + part.length) return false;
  const { numUpdatedRows } = await app.db
    .updateTable('upload_chunks')
    .set({ draft_key: part.draft, size: part.length, received_at: app.clock.now() })
    .where('identifier', '=', fields.identifier)
    .where('number', '=', fields.chunk)
    .where('draft_key', '=', draft)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The chunk came before: it must be the same. `draft` holds the copy that counts, where that is known yet. */
async function again(
  app: App,
  fields: ChunkFields,
  part: WrittenPart,
  draft: string | null,
): Promise<number[]> {
  const now = await app.db
    .selectFrom('uploads')
    .selectAll()
    .where('identifier', '=', fields.identifier)
    .executeTakeFirst();
  const rows = await app.db
    .selectFrom('upload_chunks')
    .select(['number', 'draft_key'])
    .where('identifier', '=', fields.identifier)
    .orderBy('number')
    .execute();
  const { start, length } = part;
  const other =
    now?.blob_key ??
    draft ??
    rows.find(({ number }) => number === start / (now?.chunk_size ?? 1) + 1)?.draft_key;
  if (!now || other === undefined) throw new Problem('uploadNotFound');
  let same: boolean;
  try {
    same = await part.equals({ draft: other, start, length });
  } catch (error) {
    // When a file is complete, the parts that it was copied from are removed, also from under this comparison.
    if (now.blob_key !== null || (await recordedKey(app.db, fields.identifier)) === null) throw error;
    return again(app, fields, part, null);
  }
  if (!same) throw new Problem('chunkDiffers');
  return now.blob_key === null ? rows.map(({ number }) => number) : allChunks(now);
}

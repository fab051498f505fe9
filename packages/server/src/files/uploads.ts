import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { App, Database } from '../app.ts';
import type { Caller } from '../domain/caller.ts';
import { Problem } from '../errors.ts';
import type { UploadsTable } from '../store/schemaPlatform.ts';
import type { StoredBlob } from './blobStore.ts';
import type { ChunkFields } from './chunkFields.ts';
import { filesMessages } from './files.messages.ts';

export type UploadRow = Selectable<UploadsTable>;
type Uploader = Pick<Caller, 'firmId' | 'loginId'>;

/** Starts an upload; answers its identifier. */
export async function beginUpload(db: Database, caller: Uploader, now: Date): Promise<string> {
  const identifier = `u_${randomBytes(16).toString('base64url')}`;
  await db
    .insertInto('uploads')
    .values({ identifier, firm_id: caller.firmId, login_id: caller.loginId, created_at: now })
    .execute();
  return identifier;
}

/** An upload of this person; another's answers like a missing one. */
export async function findUpload(db: Database, caller: Uploader, identifier: string): Promise<UploadRow> {
  const row = await db
    .selectFrom('uploads')
    .selectAll()
    .where('identifier', '=', identifier)
    .where('firm_id', '=', caller.firmId)
    .where('login_id', '=', caller.loginId)
    .executeTakeFirst();
  if (!row) throw new Problem(404, filesMessages.uploadNotFound);
  return row;
}

/** Numbers of the chunks that are on disk, ascending. */
export async function receivedChunks(db: Database, upload: UploadRow): Promise<number[]> {
  if (upload.blob_key !== null)
    return Array.from({ length: upload.total_chunks ?? 0 }, (_, index) => index + 1);
  const rows = await db
    .selectFrom('upload_chunks')
    .select('number')
    .where('identifier', '=', upload.identifier)
    .orderBy('number')
    .execute();
  return rows.map(({ number }) => number);
}

/**
 * Records a chunk whose bytes are on disk. The same chunk may come again, at any time and in any order;
 * its second copy is removed. When it was the last one missing, the file is put together.
 *
 * @throws Problem 409 for other bytes under the same number, 422 for a chunk of another file.
 */
export async function addChunk(
  app: App,
  caller: Uploader,
  fields: ChunkFields,
  blob: StoredBlob,
): Promise<number[]> {
  let keep = false;
  try {
    if (blob.size !== fields.size) throw new Problem(400, filesMessages.chunkCut);
    const upload = await planned(app.db, await findUpload(app.db, caller, fields.identifier), fields);
    if (upload.blob_key !== null) return await receivedChunks(app.db, upload);
    keep = await recorded(app, fields, blob);
    const received = await receivedChunks(app.db, upload);
    if (received.length === fields.totalChunks) await assembleOnce(app, upload);
    return received;
  } finally {
    if (!keep) await app.blobs.remove(blob.key);
  }
}

/** The first chunk says how the file is cut; every later one must agree. */
async function planned(db: Database, upload: UploadRow, fields: ChunkFields): Promise<UploadRow> {
  let row = upload;
  if (row.total_chunks === null) {
    await db
      .updateTable('uploads')
      .set({ total_chunks: fields.totalChunks, chunk_size: fields.chunkSize, total_size: fields.totalSize })
      .where('identifier', '=', upload.identifier)
      .where('total_chunks', 'is', null)
      .execute();
    row = await db
      .selectFrom('uploads')
      .selectAll()
      .where('identifier', '=', upload.identifier)
      .executeTakeFirstOrThrow();
  }
  if (
    row.total_chunks !== fields.totalChunks ||
    row.chunk_size !== fields.chunkSize ||
    row.total_size !== fields.totalSize
  )
    throw new Problem(422, filesMessages.planDiffers);
  return row;
}

async function recorded(app: App, fields: ChunkFields, blob: StoredBlob): Promise<boolean> {
  const added = await app.db
    .insertInto('upload_chunks')
    .values({
      identifier: fields.identifier,
      number: fields.chunk,
      size: blob.size,
      sha256: blob.sha256,
      blob_key: blob.key,
      received_at: app.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('number')
    .executeTakeFirst();
  if (added) return true;
  const present = await app.db
    .selectFrom('upload_chunks')
    .select('sha256')
    .where('identifier', '=', fields.identifier)
    .where('number', '=', fields.chunk)
    .executeTakeFirst();
  if (present && present.sha256 !== blob.sha256) throw new Problem(409, filesMessages.chunkDiffers);
  return false;
}

const assembling = new Map<string, Promise<void>>();

async function assembleAndDrop(app: App, upload: UploadRow): Promise<void> {
  await assemble(app, app.db, upload);
  await dropChunks(app, upload.identifier);
}

/** Puts the chunks together once, however many ask at the same time; see `assemble`. */
export async function assembleOnce(app: App, upload: UploadRow): Promise<void> {
  const running =
    assembling.get(upload.identifier) ??
    assembleAndDrop(app, upload).finally(() => assembling.delete(upload.identifier));
  assembling.set(upload.identifier, running);
  await running;
}

/**
 * Makes one blob of all chunks and records it. Another instance may do the same at the same time: the
 * first recorded counts and the other copy is removed. The chunks themselves are left to `dropChunks`,
 * so that a rollback of `db` loses nothing.
 */
export async function assemble(app: App, db: Database, upload: UploadRow): Promise<void> {
  const chunks = await db
    .selectFrom('upload_chunks')
    .select(['blob_key', 'sha256', 'size'])
    .where('identifier', '=', upload.identifier)
    .orderBy('number')
    .execute();
  const keys = chunks.map(({ blob_key: key }) => key);
  const [only] = chunks;
  // A single chunk is the file already.
  const single = chunks.length === 1 && only !== undefined;
  const blob = single ? { key: only.blob_key, ...only } : await app.blobs.assemble(keys);
  const won = await db
    .updateTable('uploads')
    .set({ blob_key: blob.key, sha256: blob.sha256 })
    .where('identifier', '=', upload.identifier)
    .where('blob_key', 'is', null)
    .where('total_size', '=', blob.size)
    .returning('identifier')
    .executeTakeFirst();
  if (!won && !single) await app.blobs.remove(blob.key);
}

/** Removes the chunks of a file that has been put together. */
export async function dropChunks(app: App, identifier: string): Promise<void> {
  const chunks = await app.db
    .selectFrom('upload_chunks')
    .innerJoin('uploads', 'uploads.identifier', 'upload_chunks.identifier')
    .select(['upload_chunks.blob_key as chunk', 'uploads.blob_key as whole'])
    .where('upload_chunks.identifier', '=', identifier)
    .where('uploads.blob_key', 'is not', null)
    .execute();
  for (const { chunk, whole } of chunks) if (chunk !== whole) await app.blobs.remove(chunk);
  if (chunks.length > 0)
    await app.db.deleteFrom('upload_chunks').where('identifier', '=', identifier).execute();
}

import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { App, Database } from '../../app.ts';
import type { Caller } from '../../domain/caller.ts';
import { Problem } from '../../errors.ts';
import type { UploadsTable } from '../../store/schemaPlatform.ts';
import type { ChunkFields } from './chunkFields.ts';
import { limitBytes, limitUploads, mostChunks } from './limits.ts';
import { storedChunks } from './storedChunks.ts';

export type UploadRow = Selectable<UploadsTable>;
export type Uploader = Pick<Caller, 'firmId' | 'loginId'>;

/**
 * Starts an upload; returns its identifier.
 *
 * @throws Problem 429 while too many are unfinished
 */
export async function beginUpload(db: Database, caller: Uploader, now: Date): Promise<string> {
  await limitUploads(db, caller);
  const identifier = `u_${randomBytes(16).toString('base64url')}`;
  await db
    .insertInto('uploads')
    .values({ identifier, firm_id: caller.firmId, login_id: caller.loginId, created_at: now })
    .execute();
  return identifier;
}

/** An upload of this person; another's is treated as missing. */
export async function findUpload(db: Database, caller: Uploader, identifier: string): Promise<UploadRow> {
  const row = await db
    .selectFrom('uploads')
    .selectAll()
    .where('identifier', '=', identifier)
    .where('firm_id', '=', caller.firmId)
    .where('login_id', '=', caller.loginId)
    .executeTakeFirst();
  if (!row) throw new Problem('uploadNotFound');
  return row;
}

/**
 * Numbers of the chunks that are on disk, ascending. A chunk whose bytes a power cut or a restored backup took
 * away counts as missing, so that its sender is asked for it again.
 */
export async function receivedChunks(app: App, db: Database, upload: UploadRow): Promise<number[]> {
  if (upload.blob_key !== null) return allChunks(upload);
  return (await storedChunks(app, db, upload)).filter(({ whole }) => whole).map(({ number }) => number);
}

export function allChunks(upload: UploadRow): number[] {
  return Array.from({ length: upload.total_chunks ?? 0 }, (_, index) => index + 1);
}

/**
 * The first chunk says how the file is cut; every later one must agree.
 *
 * @throws Problem 422 for a chunk of another file, 413 or 429 for one that exceeds a limit.
 */
export async function planned(app: App, upload: UploadRow, fields: ChunkFields): Promise<UploadRow> {
  const { db } = app;
  let row = upload;
  if (row.total_chunks === null) {
    const uploader = { firmId: row.firm_id, loginId: row.login_id };
    await db.transaction().execute(async (tx) => {
      await limitBytes(app, tx, uploader, { identifier: upload.identifier, size: fields.totalSize });
      // Only a client that cuts files smaller than it must.
      if (fields.totalChunks > mostChunks) throw new Problem('uploadPlanDiffers');
      await tx
        .updateTable('uploads')
        .set({ total_chunks: fields.totalChunks, chunk_size: fields.chunkSize, total_size: fields.totalSize })
        .where('identifier', '=', upload.identifier)
        .where('total_chunks', 'is', null)
        .execute();
    });
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
    throw new Problem('uploadPlanDiffers');
  return row;
}

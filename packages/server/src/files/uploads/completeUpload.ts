import type { App, Database } from '../../app.ts';
import { diskFault } from '../../http/diskFault.ts';
import { requireBlobs } from '../../store/blobReferences.ts';
import { fingerprintSoon } from './fingerprint.ts';
import { storedChunks } from './storedChunks.ts';
import type { UploadRow } from './uploads.ts';

type Upload = Pick<UploadRow, 'identifier' | 'chunk_size' | 'firm_id'>;

const completing = new Map<string, Promise<boolean>>();

async function completeAndTidy(app: App, upload: Upload): Promise<boolean> {
  if (!(await completeUpload(app, upload))) return false;
  await dropParts(app, upload.identifier);
  return true;
}

/**
 * Makes one blob of all chunks and records it, once, however many ask at the same time; false when the bytes of a
 * recorded chunk are gone. It may copy the whole file, so it must never run inside a transaction: others would wait
 * for its connection.
 */
export async function completeOnce(app: App, upload: Upload): Promise<boolean> {
  const running =
    completing.get(upload.identifier) ??
    completeAndTidy(app, upload).finally(() => completing.delete(upload.identifier));
  completing.set(upload.identifier, running);
  return running;
}

/** Another instance may do the same at the same time: the first recorded counts. */
async function completeUpload(app: App, upload: Upload): Promise<boolean> {
  const { db } = app;
  const { identifier } = upload;
  const parts = await storedChunks(app, db, upload);
  // Another call was first, and has cleaned up or is about to.
  if ((await recordedKey(db, identifier)) !== null) return true;
  if (parts.length === 0 || parts.some(({ whole }) => !whole)) return false;
  const blob = await app.blobs.drafts.join(identifier, parts).catch(async (error: unknown) => {
    // Another instance may have completed the file meanwhile, and removed the drafts.
    if ((await recordedKey(db, identifier)) === null) throw diskFault(error);
    return null;
  });
  if (blob === null) return true;
  const copied = parts.every(({ draft }) => draft !== blob.key);
  await db.transaction().execute(async (tx) => {
    // The chunks' rows have the key of a draft that became the file; a copy has no row yet.
    if (copied) await requireBlobs(tx, app.blobs, [blob.key]);
    await tx
      .updateTable('uploads')
      // From now on it waits to be committed; the sweep counts from here.
      .set({ blob_key: blob.key, committed_at: app.clock.now() })
      .where('identifier', '=', identifier)
      .where('blob_key', 'is', null)
      .where('total_size', '=', blob.size)
      .execute();
  });
  const recorded = await recordedKey(db, identifier);
  if (recorded === blob.key) fingerprintSoon(app, blob.key, upload.firm_id);
  else if (recorded !== null) await app.blobs.remove(blob.key);
  return recorded !== null;
}

/** The blob of an upload that is complete; null before. */
export async function recordedKey(db: Database, identifier: string): Promise<string | null> {
  const { blob_key: key } = await db
    .selectFrom('uploads')
    .select('blob_key')
    .where('identifier', '=', identifier)
    .executeTakeFirstOrThrow();
  return key;
}

/** Removes the chunks of a file that is complete. */
export async function dropParts(app: App, identifier: string): Promise<void> {
  const dropped = await app.db
    .deleteFrom('upload_chunks')
    .using('uploads')
    .whereRef('uploads.identifier', '=', 'upload_chunks.identifier')
    .where('upload_chunks.identifier', '=', identifier)
    .where('uploads.blob_key', 'is not', null)
    .returning(['upload_chunks.draft_key as draft', 'uploads.blob_key as whole'])
    .execute();
  const drafts = new Set(dropped.filter(({ draft, whole }) => draft !== whole).map(({ draft }) => draft));
  for (const draft of drafts) await app.blobs.drafts.remove(draft);
}

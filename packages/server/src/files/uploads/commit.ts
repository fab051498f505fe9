import type { App, Database } from '../../app.ts';
import type { Caller } from '../../domain/caller.ts';
import { Problem } from '../../errors.ts';
import { completeOnce, recordedKey } from './completeUpload.ts';
import { safeFileName } from '../fileHeaders.ts';
import { findUpload, receivedChunks, type UploadRow } from './uploads.ts';

export interface CommittedFile {
  fileId: string;
  /** Bytes. */
  size: number;
}

type Committer = Pick<Caller, 'firmId' | 'loginId'>;

/**
 * Makes a file of chunks that have all arrived, where the server stopped before it could: they may have to be copied,
 * which must not happen inside a transaction. Almost always the last chunk has done so, and nothing is left to do.
 *
 * @throws Problem 400 with the sentence for an empty file, 409 while chunks are missing.
 */
export async function prepareCommit(app: App, caller: Committer, identifier: string): Promise<void> {
  const upload = await findUpload(app.db, caller, identifier);
  if (upload.state !== 'open' || upload.blob_key !== null) return;
  if (upload.total_chunks === null) throw new Problem('fileEmpty');
  const received = await receivedChunks(app, app.db, upload);
  const complete =
    received.length === upload.total_chunks
      ? await completeOnce(app, upload)
      : // Where it was completed meanwhile, its chunks are gone.
        (await recordedKey(app.db, identifier)) !== null;
  if (!complete) throw new Problem('uploadIncomplete');
}

/**
 * Declares an upload complete, under its name, made safe. Repeated calls return the same. Which names
 * a document may have is for its registration to say: other things are uploaded too.
 *
 * @throws Problem 409 where the upload is no file yet.
 */
export async function commitUpload(
  { app, tx, caller }: { app: App; tx: Database; caller: Committer },
  { fileId, originalFileName }: { fileId: string; originalFileName: string },
): Promise<CommittedFile> {
  const upload = await findUpload(tx, caller, fileId);
  if (upload.state !== 'open') return committed(upload);
  if (upload.blob_key === null) throw new Problem('uploadIncomplete');
  await tx
    .updateTable('uploads')
    .set({ state: 'committed', original_name: safeFileName(originalFileName), committed_at: app.clock.now() })
    .where('identifier', '=', fileId)
    .where('state', '=', 'open')
    .execute();
  return committed(await findUpload(tx, caller, fileId));
}

function committed({ identifier, total_size: size }: UploadRow): CommittedFile {
  if (size === null) throw new Error(`The upload ${identifier} has no file.`);
  return { fileId: identifier, size };
}

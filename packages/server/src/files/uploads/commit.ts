import type { App, Database } from '../../app.ts';
import type { Caller } from '../../domain/caller.ts';
import { Problem } from '../../errors.ts';
import { completeUpload } from './completeUpload.ts';
import { safeFileName } from '../fileHeaders.ts';
import { findUpload, receivedChunks, type UploadRow } from './uploads.ts';

export interface CommittedFile {
  fileId: string;
  /** Bytes. */
  size: number;
}

/**
 * Declares an upload complete, under its name, made safe. Repeated calls return the same. Which names
 * a document may have is for its registration to say: other things are uploaded too.
 *
 * @throws Problem 400 with the sentence for an empty file, 409 while chunks are missing.
 */
export async function commitUpload(
  app: App,
  db: Database,
  caller: Pick<Caller, 'firmId' | 'loginId'>,
  { fileId, originalFileName }: { fileId: string; originalFileName: string },
): Promise<CommittedFile> {
  const upload = await findUpload(db, caller, fileId);
  if (upload.state !== 'open') return committed(upload);
  if (upload.total_chunks === null) throw new Problem('fileEmpty');
  if (upload.blob_key === null) {
    const received = await receivedChunks(app, db, upload);
    // All chunks may be here although the server stopped before it could make a file of them.
    const complete = received.length === upload.total_chunks && (await completeUpload(app, db, upload));
    if (!complete) throw new Problem('uploadIncomplete');
  }
  await db
    .updateTable('uploads')
    .set({ state: 'committed', original_name: safeFileName(originalFileName), committed_at: app.clock.now() })
    .where('identifier', '=', fileId)
    .where('state', '=', 'open')
    .execute();
  return committed(await findUpload(db, caller, fileId));
}

function committed({ identifier, total_size: size }: UploadRow): CommittedFile {
  if (size === null) throw new Error(`The upload ${identifier} has no file.`);
  return { fileId: identifier, size };
}

import type { App, Database } from '../app.ts';
import type { Caller } from '../domain/caller.ts';
import { Problem } from '../errors.ts';
import { filesMessages } from './files.messages.ts';
import { assemble, findUpload, receivedChunks, type UploadRow } from './uploads.ts';

export interface CommittedFile {
  fileId: string;
  /** Bytes. */
  size: number;
  /** Lower-case hexadecimal. */
  sha256: string;
}

/**
 * Declares an upload complete, under its name. May be asked again and answers the same.
 *
 * @throws Problem 400 with the sentence for an empty file or a name without an extension, 409 while
 * chunks are missing.
 */
export async function commitUpload(
  app: App,
  db: Database,
  caller: Pick<Caller, 'firmId' | 'loginId'>,
  { fileId, originalFileName }: { fileId: string; originalFileName: string },
): Promise<CommittedFile> {
  const upload = await findUpload(db, caller, fileId);
  if (upload.state !== 'open') return committed(upload);
  if (upload.total_chunks === null) throw new Problem(400, filesMessages.emptyFile);
  if (!originalFileName.includes('.')) throw new Problem(400, filesMessages.noExtension);
  if (upload.blob_key === null) {
    const received = await receivedChunks(db, upload);
    if (received.length !== upload.total_chunks) throw new Problem(409, filesMessages.chunksMissing);
    // All chunks are here, but the server stopped before it could put them together.
    await assemble(app, db, upload);
  }
  await db
    .updateTable('uploads')
    .set({ state: 'committed', original_name: originalFileName, committed_at: app.clock.now() })
    .where('identifier', '=', fileId)
    .where('state', '=', 'open')
    .execute();
  return committed(await findUpload(db, caller, fileId));
}

function committed({ identifier, total_size: size, sha256 }: UploadRow): CommittedFile {
  if (size === null || sha256 === null) throw new Error(`The upload ${identifier} has no file.`);
  return { fileId: identifier, size, sha256 };
}

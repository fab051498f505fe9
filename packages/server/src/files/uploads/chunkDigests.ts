import { createHash } from 'node:crypto';
import type { FilesSchemas } from '@countersign/api-client/contract';
import type { App, Database } from '../../app.ts';
import type { Context } from '../../contract.ts';
import { createKeyedQueue } from '../../domain/idempotency.ts';
import type { Part } from '../blobs/blobStore.ts';
import { storedChunks } from './storedChunks.ts';
import { allChunks, type UploadRow } from './uploads.ts';

/** Chunks that one call reads, at most: its caller waits for the response. */
const most = 4;

/** Much work for a small request: each login has one call at a time. */
const inTurn = createKeyedQueue();

/** Digests for one login, once its earlier calls are answered; none where nobody waits for them any more. */
export function digestsInTurn(
  { app, tx, caller, isGone }: Pick<Context, 'app' | 'tx' | 'caller' | 'isGone'>,
  upload: UploadRow,
  from: number,
): Promise<FilesSchemas['UploadDigests']> {
  return inTurn(String(caller.loginId), async () =>
    isGone?.() === true ? { Digests: [] } : chunkDigests(app, tx, upload, from),
  );
}

/**
 * Returns the digests of stored chunks from a number on. Computed from the stored bytes when somebody continues an upload,
 * because only then they are needed, and no chunk waits for them as it arrives.
 */
async function chunkDigests(
  app: App,
  db: Database,
  upload: UploadRow,
  from: number,
): Promise<FilesSchemas['UploadDigests']> {
  const parts = (await keptParts(app, db, upload)).filter(({ number }) => number >= from).slice(0, most);
  const digests = [];
  for (const { number, ...part } of parts) {
    const hash = createHash('sha256');
    for await (const bytes of app.blobs.drafts.read(part)) hash.update(bytes);
    digests.push({ Chunk: number, Sha256: hash.digest('hex') });
  }
  return { Digests: digests };
}

async function keptParts(
  app: App,
  db: Database,
  upload: UploadRow,
): Promise<readonly (Part & { number: number })[]> {
  const { blob_key: key, chunk_size: chunkSize, total_size: total } = upload;
  if (key === null || chunkSize === null || total === null)
    return (await storedChunks(app, db, upload)).filter(({ whole }) => whole);
  // The file is complete: its chunks are ranges of its blob.
  return allChunks(upload).map((number) => {
    const start = (number - 1) * chunkSize;
    const length = number === upload.total_chunks ? total - start : chunkSize;
    return { number, draft: key, start, length };
  });
}

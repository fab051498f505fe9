import { LRUCache } from 'lru-cache';
import type { App } from '../../app.ts';
import type { ChunkFields } from './chunkFields.ts';
import { findUpload, planned, type Uploader, type UploadRow } from './uploads.ts';

type Known = Pick<
  UploadRow,
  'identifier' | 'firm_id' | 'login_id' | 'total_chunks' | 'chunk_size' | 'total_size'
>;

/** Uploads that are remembered, by the app that serves them. */
const known = new WeakMap<App, LRUCache<string, Known>>();
const most = 1_000;

function isOf(row: Known, caller: Uploader, fields: ChunkFields): boolean {
  return (
    row.firm_id === caller.firmId &&
    row.login_id === caller.loginId &&
    row.total_chunks === fields.totalChunks &&
    row.chunk_size === fields.chunkSize &&
    row.total_size === fields.totalSize
  );
}

/**
 * Returns the upload of a chunk, queried once for all its chunks: the cached values never change. Whether it
 * still accepts chunks is decided when the chunk is recorded.
 *
 * @throws Problem 404 if this user has no such upload, 422 for a chunk of another file
 */
export async function uploadOf(app: App, caller: Uploader, fields: ChunkFields): Promise<Known> {
  const rows = known.get(app) ?? new LRUCache<string, Known>({ max: most });
  known.set(app, rows);
  const remembered = rows.get(fields.identifier);
  if (remembered && isOf(remembered, caller, fields)) return remembered;
  const row = await planned(app, await findUpload(app.db, caller, fields.identifier), fields);
  rows.set(row.identifier, row);
  return row;
}

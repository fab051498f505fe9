import type { App } from '../../app.ts';
import { digestNewFile } from '../../domain/intactBlobs.ts';

/** Digests that are computed again by one sweep, at most. */
const batch = 100;

/**
 * Reads a blob once and notes its SHA-256, beside the upload and every document version of it. The upload comes
 * first: a registration that runs meanwhile holds its row, and is over when the versions are looked at.
 */
async function fingerprint(app: App, key: string, firmId: number): Promise<void> {
  const sha256 = await digestNewFile(app, key, { firmId });
  await app.db
    .updateTable('uploads')
    .set({ sha256 })
    .where('blob_key', '=', key)
    .where('sha256', 'is', null)
    .execute();
  await app.db
    .updateTable('document_versions')
    .set({ sha256 })
    .where('blob_key', '=', key)
    .where('sha256', 'is', null)
    .execute();
}

/** The same, without blocking the caller. The next sweep computes what a stop of the server prevented. */
export function fingerprintSoon(app: App, key: string, firmId: number): void {
  fingerprint(app, key, firmId).catch((error: unknown) => {
    app.log.warn({ err: error, blob: key }, 'a file has no fingerprint yet');
  });
}

/** Computes the fingerprints that a stop of the server prevented. */
export async function fingerprintMissing(app: App): Promise<void> {
  const rows = await app.db
    .selectFrom('document_versions')
    .select(['blob_key', 'firm_id'])
    .distinct()
    .where('sha256', 'is', null)
    .limit(batch)
    .execute();
  for (const { blob_key: key, firm_id: firmId } of rows)
    if ((await app.blobs.size(key)) !== null) await fingerprint(app, key, firmId);
}

import type { App } from '../app.ts';
import { dropParts } from './uploads/completeUpload.ts';
import { fingerprintMissing } from './uploads/fingerprint.ts';
import { readingTime } from './tickets.ts';

/** An inactive upload is abandoned after this time in ms. */
export const givenUpAfter = 7 * 24 * 3_600_000;
/** Nothing is swept while it may still be written, in milliseconds. */
export const settleTime = 3_600_000;

/**
 * Deletes unfinished work: half-written files, chunks, uploads and links. Several instances can run it at
 * once: each deletes a row first, and only the one that deleted it removes its bytes.
 */
export async function sweepFiles(app: App): Promise<void> {
  const now = app.clock.now().getTime();
  await dropLinks(app, new Date(now - readingTime - settleTime));
  for (const table of ['archive_tickets', 'history_tickets'] as const) {
    await app.db
      .deleteFrom(table)
      .where('expires_at', '<', new Date(now - settleTime))
      .execute();
  }
  await tidyComplete(app, new Date(now - settleTime));
  await dropGivenUp(app, new Date(now - givenUpAfter));
  // Files carry the system's time, whatever app.clock says.
  await app.blobs.sweep(new Date(Date.now() - settleTime));
  await dropLooseDrafts(app, new Date(Date.now() - settleTime));
  await fingerprintMissing(app);
}

/** Links, with the files that were made for them alone. */
async function dropLinks(app: App, before: Date): Promise<void> {
  const links = await app.db
    .deleteFrom('download_tickets')
    .where('expires_at', '<', before)
    .returning(['blob_key', 'is_only_use'])
    .execute();
  for (const { blob_key: key, is_only_use: isOnlyUse } of links) if (isOnlyUse) await app.blobs.remove(key);
}

/** Chunks of complete files that a stop of the server left behind. */
async function tidyComplete(app: App, before: Date): Promise<void> {
  const done = await app.db
    .selectFrom('upload_chunks')
    .innerJoin('uploads', 'uploads.identifier', 'upload_chunks.identifier')
    .select('uploads.identifier')
    .distinct()
    .where('uploads.blob_key', 'is not', null)
    .where('upload_chunks.received_at', '<', before)
    .execute();
  for (const { identifier } of done) await dropParts(app, identifier);
}

/** Uploads without a new chunk, and files that were never registered as anything. */
async function dropGivenUp(app: App, before: Date): Promise<void> {
  const given = await app.db
    .selectFrom('uploads')
    .select('identifier')
    .where('state', '<>', 'registered')
    .where('created_at', '<', before)
    .where(({ or, eb }) => or([eb('committed_at', 'is', null), eb('committed_at', '<', before)]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('upload_chunks')
            .select('number')
            .whereRef('upload_chunks.identifier', '=', 'uploads.identifier')
            .where('received_at', '>=', before),
        ),
      ),
    )
    .execute();
  for (const { identifier } of given) await dropUpload(app, identifier);
}

async function dropUpload(app: App, identifier: string): Promise<void> {
  const keys = await app.db.transaction().execute(async (tx) => {
    // Its chunks' rows would go with it unread.
    const chunks = await tx
      .deleteFrom('upload_chunks')
      .where('identifier', '=', identifier)
      .returning('draft_key')
      .execute();
    const upload = await tx
      .deleteFrom('uploads')
      .where('identifier', '=', identifier)
      // Registered at the last moment: its file is a document's now.
      .where('state', '<>', 'registered')
      .returning('blob_key')
      .executeTakeFirst();
    if (!upload) return [];
    return [...chunks.map(({ draft_key: key }) => key), upload.blob_key];
  });
  for (const key of new Set(keys)) if (key !== null) await app.blobs.drafts.remove(key);
}

/** Deletes drafts without a chunk: their attempts ended with the server. */
async function dropLooseDrafts(app: App, before: Date): Promise<void> {
  for await (const key of app.blobs.drafts.olderThan(before)) {
    const kept = await app.db
      .selectFrom('upload_chunks')
      .select('number')
      .where('draft_key', '=', key)
      .limit(1)
      .executeTakeFirst();
    if (!kept) await app.blobs.drafts.remove(key);
  }
}

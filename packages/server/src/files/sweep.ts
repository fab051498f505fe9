import type { App } from '../app.ts';
import { readingTime } from './tickets.ts';
import { dropChunks } from './uploads.ts';

/** An upload that nobody went on with for so long is given up, in milliseconds. */
const givenUpAfter = 7 * 24 * 3_600_000;
/** Nothing is swept while it may still be written, in milliseconds. */
const settleTime = 3_600_000;

/** Clears what was begun and never finished: half-written files, chunks, uploads and links. */
export async function sweepFiles(app: App): Promise<void> {
  const now = app.clock.now().getTime();
  const settled = new Date(now - settleTime);
  await app.blobs.sweep(new Date(Date.now() - settleTime));
  await app.db
    .deleteFrom('download_tickets')
    .where('expires_at', '<', new Date(now - readingTime - settleTime))
    .execute();
  const done = await app.db
    .selectFrom('upload_chunks')
    .innerJoin('uploads', 'uploads.identifier', 'upload_chunks.identifier')
    .select('uploads.identifier')
    .distinct()
    .where('uploads.blob_key', 'is not', null)
    .where('upload_chunks.received_at', '<', settled)
    .execute();
  for (const { identifier } of done) await dropChunks(app, identifier);
  await dropGivenUp(app, new Date(now - givenUpAfter));
}

async function dropGivenUp(app: App, before: Date): Promise<void> {
  const uploads = await app.db
    .selectFrom('uploads')
    .select(['identifier', 'blob_key'])
    .where('state', '=', 'open')
    .where('created_at', '<', before)
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
  for (const { identifier, blob_key: whole } of uploads) {
    const chunks = await app.db
      .selectFrom('upload_chunks')
      .select('blob_key')
      .where('identifier', '=', identifier)
      .execute();
    for (const key of new Set([
      ...chunks.map(({ blob_key: key }) => key),
      ...(whole === null ? [] : [whole]),
    ]))
      await app.blobs.remove(key);
    // Its chunks' rows go with it.
    await app.db.deleteFrom('uploads').where('identifier', '=', identifier).execute();
  }
}

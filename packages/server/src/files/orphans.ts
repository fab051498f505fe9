import type { App } from '../app.ts';
import { holdReferences, unreferenced } from '../store/blobReferences.ts';
import { settleTime } from './sweep.ts';

/** Keys that are looked up by one query, at most. */
const batch = 1_000;

/**
 * Deletes files that belong to no row: what was stored for a transaction that failed, or never began because the
 * server stopped. Young ones are left alone; whether an old one is still needed is decided while no transaction can
 * begin to refer to it, so that several instances can run this at once. Returns how many it deleted.
 */
export async function sweepOrphans(app: App): Promise<number> {
  // Files carry the system's time, whatever app.clock says.
  const before = new Date(Date.now() - settleTime);
  let looked = 0;
  let removed = 0;
  for await (const page of app.blobs.keys()) {
    looked += page.length;
    for (let at = 0; at < page.length; at += batch) {
      const suspects = await unreferenced(app.db, page.slice(at, at + batch));
      removed += await removeOld(app, suspects, before);
    }
  }
  app.log.info({ looked, removed }, 'files without a row were swept');
  return removed;
}

async function removeOld(app: App, suspects: readonly string[], before: Date): Promise<number> {
  const old: string[] = [];
  for (const key of suspects) {
    const writtenAt = await app.blobs.writtenAt(key);
    if (writtenAt !== null && writtenAt < before) old.push(key);
  }
  if (old.length === 0) return 0;
  return app.db.transaction().execute(async (tx) => {
    await holdReferences(tx);
    const orphans = await unreferenced(tx, old);
    for (const key of orphans) await app.blobs.remove(key);
    return orphans.length;
  });
}

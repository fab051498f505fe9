import { randomBytes } from 'node:crypto';
import type { App } from '../app.ts';
import { holdReferences, unreferenced } from '../store/blobReferences.ts';

/**
 * How long a file without a row is kept after it was written, in milliseconds: time to notice that a database was
 * restored from too old a backup.
 */
const orphanAge = 7 * 24 * 3_600_000;

/** Keys that are looked up by one query, at most. */
const batch = 1_000;

/**
 * Deletes files that belong to no row: what was stored for a transaction that failed, or never began because the
 * server stopped. Young ones are left alone, and all of them where they may be another database's. Whether an old one is
 * still needed is decided while no transaction can begin to refer to it, so that several instances can run this at
 * once. Returns how many it deleted.
 */
export async function sweepOrphans(app: App): Promise<number> {
  if (!(await areOurs(app))) {
    app.log.error(
      'no stored file was swept, because they are not this database’s: check DATABASE_URL and DATA_DIR',
    );
    return 0;
  }
  // Files carry the system's time, whatever app.clock says.
  const before = new Date(Date.now() - orphanAge);
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

/**
 * Whether the files are those of this database: started with the wrong one, the sweep would find a row for none of
 * them. The first database that knows one of the files, or finds none, owns them all.
 */
async function areOurs(app: App): Promise<boolean> {
  const key = await app.keys.get('stored files', () => new Uint8Array(randomBytes(16)));
  const installation = Buffer.from(key).toString('hex');
  if ((await app.blobs.owner()) === null && (await knowsFile(app))) await app.blobs.setOwner(installation);
  return (await app.blobs.owner()) === installation;
}

/** Whether the database has a row for any of the files, or there is none yet. */
async function knowsFile(app: App): Promise<boolean> {
  let empty = true;
  for await (const page of app.blobs.keys()) {
    if ((await unreferenced(app.db, page)).length < page.length) return true;
    empty &&= page.length === 0;
  }
  return empty;
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

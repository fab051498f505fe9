import { sql } from 'kysely';
import type { Database } from '../app.ts';

/** Every column that names a stored file. A test compares it with the schema: what is missing here gets deleted. */
export const blobColumns = [
  ['document_versions', 'blob_key'],
  ['uploads', 'blob_key'],
  ['upload_chunks', 'draft_key'],
  ['signing_drafts', 'blob_key'],
  ['signing_drafts', 'sealed_blob_key'],
  ['download_tickets', 'blob_key'],
] as const;

/** Names the lock between new references and the sweep among all of this database; any number does. */
const referring = 7_236_102;

/**
 * Runs before a transaction refers to files that were stored outside of it. From here until it ends no sweep
 * decides what belongs to no row; what an earlier one removed, after a pause of this process, is an error.
 */
export async function requireBlobs(
  tx: Database,
  blobs: { size(key: string): Promise<number | null> },
  keys: readonly string[],
): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${referring})`.execute(tx);
  for (const key of keys) {
    if ((await blobs.size(key)) === null) throw new Error(`The file ${key} was removed before its row came.`);
  }
}

/** Waits for the transactions that refer to new files, and keeps others from beginning until `tx` ends. */
export async function holdReferences(tx: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(${referring})`.execute(tx);
}

/** Returns those of the keys that no row has. */
export async function unreferenced(db: Database, keys: readonly string[]): Promise<string[]> {
  const rest = new Set(keys);
  for (const [table, column] of blobColumns) {
    const { rows } = await sql<{ key: string }>`
      select distinct ${sql.ref(column)} as key from ${sql.table(table)}
      where ${sql.ref(column)} = any(${[...rest]})`.execute(db);
    for (const { key } of rows) rest.delete(key);
  }
  return [...rest];
}

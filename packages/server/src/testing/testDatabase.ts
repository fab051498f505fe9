import { createHash, randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { glob, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import type { Database } from '../app.ts';
import { connectPostgres, migrate } from '../store/open.ts';
import { openPGlite, pgliteDialect } from '../store/pglite.ts';
import type { Schema } from '../store/schema.ts';

export interface TestDatabase {
  db: Database;
  /** Ends the connections and removes what was made. */
  close(): Promise<void>;
}

/** A migrated, empty database: in memory, or a fresh one on the Postgres of DATABASE_URL. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const url = process.env['DATABASE_URL'];
  return url === undefined || url === '' ? inMemory() : onPostgres(url);
}

const cacheFolder = join(import.meta.dirname, '../../../../node_modules/.cache/countersign');
const storeFolder = join(import.meta.dirname, '../store');

/** The migrations' text names the cached template, so that a change of theirs makes another one. */
async function templateName(): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  const files: string[] = [];
  for await (const file of glob('{migrations/*.ts,pglite.ts}', { cwd: storeFolder })) files.push(file);
  for (const file of files.sort()) hash.update(await readFile(join(storeFolder, file)));
  return join(cacheFolder, `database-${hash.digest('hex').slice(0, 16)}.tar`);
}

async function makeTemplate(path: string): Promise<Blob> {
  const database = await openPGlite(null);
  const db = new Kysely<Schema>({ dialect: pgliteDialect(database) });
  await migrate(db);
  const dump = await database.dumpDataDir('none');
  await db.destroy();
  await mkdir(cacheFolder, { recursive: true });
  const temporary = `${path}.${randomBytes(4).toString('hex')}`;
  await writeFile(temporary, new Uint8Array(await dump.arrayBuffer()));
  await rename(temporary, path);
  return dump;
}

/** A migrated data folder, made once and kept: loading its dump is ten times faster than making a new one. */
async function loadTemplate(): Promise<Blob> {
  const path = await templateName();
  try {
    return await openAsBlob(path, { type: 'application/x-tar' });
  } catch {
    return makeTemplate(path);
  }
}

async function inMemory(): Promise<TestDatabase> {
  const db = new Kysely<Schema>({ dialect: pgliteDialect(await openPGlite(null, await loadTemplate())) });
  return { db, close: () => db.destroy() };
}

async function onPostgres(url: string): Promise<TestDatabase> {
  const name = `countersign_test_${randomBytes(6).toString('hex')}`;
  const server = connectPostgres(url, 1);
  await sql`create database ${sql.id(name)}`.execute(server);
  const address = new URL(url);
  address.pathname = `/${name}`;
  const db = connectPostgres(address.href, 8);
  await migrate(db);
  return {
    db,
    async close() {
      await db.destroy();
      await sql`drop database ${sql.id(name)} with (force)`.execute(server);
      await server.destroy();
    },
  };
}

import { createHash, randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { glob, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { connectPostgres, migrate } from '../store/open.ts';
import { openPGlite, pgliteDialect } from '../store/pglite.ts';
import type { Schema } from '../store/schema.ts';

const cacheFolder = join(import.meta.dirname, '../../../../node_modules/.cache/countersign');
const storeFolder = join(import.meta.dirname, '../store');

/** The migrations' text names the cached template, so that a change of theirs makes another one. */
async function migrationsHash(): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  const files: string[] = [];
  for await (const file of glob('{migrations/*.ts,pglite.ts}', { cwd: storeFolder })) files.push(file);
  for (const file of files.sort()) hash.update(await readFile(join(storeFolder, file)));
  return hash.digest('hex').slice(0, 16);
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

/**
 * Creates a migrated data folder once and caches it: loading its dump is ten times faster than creating a new
 * one.
 */
export async function loadTemplate(): Promise<Blob> {
  const path = join(cacheFolder, `database-${await migrationsHash()}.tar`);
  try {
    return await openAsBlob(path, { type: 'application/x-tar' });
  } catch {
    return makeTemplate(path);
  }
}

export interface PostgresTemplate {
  /** The database to copy. */
  name: string;
  /** With what the names of this run's databases begin. */
  prefix: string;
}

/** Postgres knows no migration lock across databases, so workers agree by an advisory lock of the server. */
const makingTemplate = 7_240_117;

/** A migrated database to copy, made by the first worker of the run that asks. */
export async function postgresTemplate(url: string): Promise<PostgresTemplate> {
  const prefix = `countersign_test_${process.env['COUNTERSIGN_TEST_RUN'] ?? 'alone'}`;
  const name = `${prefix}_template_${await migrationsHash()}`;
  const server = connectPostgres(url, { max: 1, patient: true });
  try {
    await sql`select pg_advisory_lock(${makingTemplate})`.execute(server);
    const found = await sql`select 1 from pg_database where datname = ${name}`.execute(server);
    if (found.rows.length === 0) {
      const draft = `${name}_draft`;
      await sql`drop database if exists ${sql.id(draft)}`.execute(server);
      await sql`create database ${sql.id(draft)}`.execute(server);
      const address = new URL(url);
      address.pathname = `/${draft}`;
      const db = connectPostgres(address.href, { max: 1, patient: true });
      await migrate(db);
      await db.destroy();
      await sql`alter database ${sql.id(draft)} rename to ${sql.id(name)}`.execute(server);
    }
    await sql`select pg_advisory_unlock(${makingTemplate})`.execute(server);
  } finally {
    await server.destroy();
  }
  return { name, prefix };
}
